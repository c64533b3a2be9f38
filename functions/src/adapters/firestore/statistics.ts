import { keyOf, type Stood } from "@thodu/domain/matching/cohorts";
import { hourKey, type WaitEnd } from "@thodu/domain/matching/hours";
import { dayRecord } from "@thodu/domain/matching/model";
import type { Conversation } from "@thodu/domain/chat/model";
import { gravityOf } from "@thodu/domain/safety/alarm";
import { isUrgentWait, type AlarmCount } from "@thodu/domain/safety/alarmCounts";
import { raisedTo, type Risk } from "@thodu/domain/safety/levels";
import { barOf } from "@thodu/domain/matching/waits";
import type { Cover } from "@thodu/domain/matching/usualHours";
import { kolkataDay, kolkataHour, MINUTE, type Millis } from "@thodu/domain/time";
import type { Locale } from "@thodu/domain/locale";
import { arrivalOf } from "@thodu/domain/rota/arrivals";
import type { CountedWaits } from "../../usecases/matching/ports";
import { readOrNull } from "./converters";
import { db } from "../../store/database";
import { field, increment, patch, type Change } from "../../store/changes";
import { commitAlways } from "../../store/commit";
import { documents } from "../../store/documents";

const dayRef = (day: string) => db().doc(`statistics/${day}`);
const NOTHING: CountedWaits = { waits: {}, leftWaits: {}, cohorts: {} };

/** A wait that ends: its beginning, and where the person stood then as far as that is known. */
interface EndedWait {
  readonly since: Millis;
  readonly locale: Locale;
  readonly risk: Risk;
  readonly stood: Stood | null | undefined;
  /** Whether they may be in danger, as far as is known. */
  readonly urgent: boolean;
}

/** The wait that began at `since`, of a person given as they are before it ends. */
export const waitOf = (
  before: Pick<Conversation, "locale" | "risk" | "alarm" | "status">,
  since: Millis,
  stood: EndedWait["stood"],
): EndedWait => ({ since, locale: before.locale, risk: before.risk, stood, urgent: isUrgentWait(gravityOf(before)) });

const lengthAt = (now: Millis, { since }: EndedWait): Millis => Math.max(0, now - since);
const barAt = (now: Millis, wait: EndedWait): string => String(barOf(lengthAt(now, wait)));

/**
 * Counts a person who was taken from the queue, if they stood in it; people who may be in danger once more separately.
 */
export function takenChanges(now: Millis, before: Conversation): readonly Change[] {
  if (before.waitingSince === null) return [];
  const wait = waitOf(before, before.waitingSince, before.stood);
  return [takenChange(now, wait), ...(wait.urgent ? [alarmTakenChange(now, wait)] : [])];
}

function takenChange(now: Millis, wait: EndedWait): Change {
  const bar = barAt(now, wait);
  return dayChange(now, {
    taken: 1,
    [field("waits", bar)]: 1,
    ...(wait.stood && { [field("cohorts", keyOf("taken", wait.stood), bar)]: 1 }),
    [field("hourWaits", hourKey("taken", wait.risk, wait.since), bar)]: 1,
    [field("arrivals", arrivalOf(wait.locale, wait.since))]: 1,
    waitTime: lengthAt(now, wait),
  });
}

const alarmTakenChange = (now: Millis, wait: EndedWait): Change =>
  dayChange(now, { [field("alarms", "waits", barAt(now, wait))]: 1 });

/** Counts a conversation that ended with a listener, and how long they held it, as far as that is known. */
export const endedChange = (now: Millis, risk: Risk, claimedAt: Millis | null): Change =>
  dayChange(now, {
    ended: 1,
    ...(claimedAt !== null && { talks: 1, talkTime: Math.max(0, now - claimedAt) }),
    ...(risk === "crisis" && { [field("alarms", "confirmed")]: 1 }),
  });

/** Counts what became of an alarm; nothing for null. */
export const alarmChanges = (now: Millis, what: AlarmCount | null): readonly Change[] =>
  what === null ? [] : [dayChange(now, { [field("alarms", what)]: 1 })];

/** Counts a person who left the queue; without their wait if that was counted when their page was gone. */
export const leftChange = (now: Millis, wait: EndedWait | null): Change =>
  dayChange(now, { left: 1, ...(wait && waitEnded(now, wait, "left")) });

/** Counts the wait of a person whose page is gone; they have not left. */
export const goneChange = (now: Millis, wait: EndedWait): Change => dayChange(now, waitEnded(now, wait, "lost"));

/**
 * Undoes that, on the day on which it was counted, for a person who is back and waits on. Nothing if they do not get
 * their old place back: that wait has ended.
 */
export function returnedChanges(gone: Conversation["gone"], backTo: Millis): readonly Change[] {
  if (gone?.counted === undefined || gone.waitingSince !== backTo) return [];
  const { stood = null, ...counted } = gone.counted;
  const lost = waitEnded(gone.at, { since: gone.waitingSince, stood, ...counted }, "lost");
  return [dayChange(gone.at, Object.fromEntries(Object.entries(lost).map(([path, sum]) => [path, -sum])))];
}

function waitEnded(now: Millis, wait: EndedWait, end: Exclude<WaitEnd, "taken">): Readonly<Record<string, number>> {
  const bar = barAt(now, wait);
  return {
    [field("leftWaits", bar)]: 1,
    [field("hourWaits", hourKey(end, wait.risk, wait.since), bar)]: 1,
    [field("arrivals", arrivalOf(wait.locale, wait.since))]: 1,
    waitTime: lengthAt(now, wait),
    gaveUp: 1,
    ...(wait.urgent && { [field("alarms", "leftWaits", bar)]: 1 }),
    ...(wait.stood && { [field("cohorts", keyOf("left", wait.stood), bar)]: 1 }),
  };
}

/** Counts time that a listener was at the desk, in whole steps; nothing for 0. */
export const deskTimeChanges = (now: Millis, time: Millis): readonly Change[] =>
  time > 0 ? [dayChange(now, { deskTime: time })] : [];

/** Counts a conversation whose level has risen. */
export function flagChanges(now: Millis, from: Risk, to: Risk): readonly Change[] {
  const level = raisedTo(from, to);
  return level === null ? [] : [dayChange(now, { [level]: 1 })];
}

/** Adds to the figures of a day, by field path. */
function dayChange(now: Millis, added: Readonly<Record<string, number>>): Change {
  const day = kolkataDay(now);
  const sums = Object.entries(added).map(([path, sum]) => [path, increment(sum)] as const);
  return patch(documents.day(day), { day, ...Object.fromEntries(sums) }, "merged");
}

export async function waitsOn(days: readonly string[]): Promise<readonly CountedWaits[]> {
  const found = await Promise.all(days.map((day) => dayRef(day).get()));
  return found.map((each) => readOrNull(dayRecord, each) ?? NOTHING);
}

/** Counts this minute as one in which a listener was at the desk or on call. */
export async function countCover(now: Millis): Promise<void> {
  await commitAlways([dayChange(now, { [field("covered", String(kolkataHour(now)))]: 1 })]);
}

/** How long the figures of the last four weeks are cached; they change slowly. */
const COVER_HOLDS = 15 * MINUTE;
let cover: {
  readonly at: Millis;
  readonly first: string | undefined;
  readonly days: Promise<readonly Cover[]>;
} | null = null;

async function readCover(days: readonly string[]): Promise<readonly Cover[]> {
  const found = await db().getAll(...days.map(dayRef));
  return found.map((each) => readOrNull(dayRecord, each)?.covered ?? {});
}

/** The minutes of these days in which a listener was there. */
export async function coverOn(days: readonly string[], now: Millis): Promise<readonly Cover[]> {
  if (cover === null || cover.first !== days[0] || now - cover.at >= COVER_HOLDS) {
    const read = readCover(days);
    cover = { at: now, first: days[0], days: read };
    read.catch(() => (cover = null));
  }
  return cover.days;
}
