import { DAY, HOUR, MINUTE, SECOND, type Millis } from "@thodu/domain/time";

import { PlainError } from "../../lib/plain-error";
import { say } from "../../lib/say";
import { project } from "../env";
import type { Ports } from "../ports";
import { readManifest, type Scheduled } from "./manifest";

const TICK = SECOND;
/** The only time zone of our schedules, which has no summer time. */
const KOLKATA_OFFSET = 5.5 * HOUR;

const EVERY = /^every (?<count>\d+) minutes$/;
const DAILY = /^every day (?<hour>\d\d):(?<minute>\d\d)$/;

interface Rhythm {
  readonly every: Millis;
  /** From midnight UTC. */
  readonly shift: Millis;
}

/** The two forms of App Engine's syntax that our schedules use. */
function rhythmOf({ schedule, timeZone }: Scheduled): Rhythm {
  if (timeZone !== "Asia/Kolkata") throw new PlainError(`A schedule in ${timeZone} is not known to npm start.`);
  const { count } = EVERY.exec(schedule)?.groups ?? {};
  if (count !== undefined) return { every: Number(count) * MINUTE, shift: 0 };
  const { hour, minute } = DAILY.exec(schedule)?.groups ?? {};
  if (hour === undefined || minute === undefined)
    throw new PlainError(`The schedule "${schedule}" is not known to npm start.`);
  return { every: DAY, shift: Number(hour) * HOUR + Number(minute) * MINUTE - KOLKATA_OFFSET };
}

interface Named {
  readonly name: string;
  readonly region: string;
}

/** Whether a schedule has a time after `before` and up to `now` (milliseconds since 1970). */
export function isDue(schedule: Scheduled, before: Millis, now: Millis): boolean {
  const { every, shift } = rhythmOf(schedule);
  const turns = (at: Millis): number => Math.floor((at - shift) / every);
  return turns(now) > turns(before);
}

/** A function that runs more than once a day also runs at the start, because it would have run a moment ago. */
const runsAtStart = (schedule: Scheduled): boolean => rhythmOf(schedule).every < DAY;

/** Runs one scheduled function now, whatever the time. */
export async function runNow(wanted: string, folder: string, ports: Ports, signal: AbortSignal): Promise<void> {
  const found = readManifest(folder).find(({ name, scheduleTrigger }) => name === wanted && scheduleTrigger);
  if (found) await post(found, ports, signal);
}

/** Reports an error, unless it was aborted. */
async function post({ name, region }: Named, ports: Ports, signal: AbortSignal): Promise<void> {
  try {
    const url = `http://127.0.0.1:${ports.functions}/${project}/${region}/${name}`;
    const headers = { "content-type": "application/json" };
    const answer = await fetch(url, { method: "POST", headers, body: "{}", signal });
    await answer.arrayBuffer();
    if (!answer.ok) say(`${name} answered ${answer.status}.`);
  } catch (error) {
    if (!signal.aborted) say(`${name} could not be run: ${String(error)}`);
  }
}

/**
 * Runs scheduled functions on their schedules, as Cloud Scheduler does and the emulators do not. Each runs once at a
 * time: a time that comes while it runs is skipped. Returns the function that ends this.
 */
export function runSchedules(folder: string, ports: Ports): () => void {
  const over = new AbortController();
  const scheduled = readManifest(folder).flatMap(({ name, region, scheduleTrigger }) =>
    scheduleTrigger ? [{ name, region, schedule: scheduleTrigger }] : [],
  );
  const running = new Set<string>();
  const run = async (name: string, region: string): Promise<void> => {
    if (running.has(name)) return;
    running.add(name);
    await post({ name, region }, ports, over.signal);
    running.delete(name);
  };
  for (const { name, region, schedule } of scheduled) if (runsAtStart(schedule)) void run(name, region);
  let before = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    for (const { name, region, schedule } of scheduled) if (isDue(schedule, before, now)) void run(name, region);
    before = now;
  }, TICK);
  return () => {
    clearInterval(timer);
    over.abort();
  };
}
