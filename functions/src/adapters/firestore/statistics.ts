import type { WriteBatch } from "firebase-admin/firestore";
import { keyOf, type Stood } from "@thodu/domain/matching/cohorts";
import { hourKey, type WaitEnd } from "@thodu/domain/matching/hours";
import { dayRecord } from "@thodu/domain/matching/model";
import type { Conversation } from "@thodu/domain/chat/model";
import { standingOf } from "@thodu/domain/safety/alarm";
import { isUrgentWait, type AlarmCount } from "@thodu/domain/safety/alarmCounts";
import { raisedTo, type Risk } from "@thodu/domain/safety/levels";
import { barOf } from "@thodu/domain/matching/waits";
import type { Cover } from "@thodu/domain/matching/usualHours";
import { kolkataDay, kolkataHour, MINUTE, type Millis } from "@thodu/domain/time";
import type { Locale } from "@thodu/domain/locale";
import { arrivalOf } from "@thodu/domain/rota/arrivals";
import type { CountedWaits } from "../../usecases/matching/ports";
import { readOrNull } from "./converters";
import { db } from "./database";
import type { Write } from "./rest";
import { FieldValue } from "./sdk";

const dayRef = (day: string) => db().doc(`statistics/${day}`);
const NOTHING: CountedWaits = { left: 0, waits: {}, leftWaits: {}, cohorts: {} };
const one = () => FieldValue.increment(1);

/** A wait that ends: since when it was, and where it began as far as that is known. */
interface EndedWait {
  readonly since: Millis;
  readonly locale: Locale;
  readonly risk: Risk;
  readonly stood: Stood | null | undefined;
}

const lengthAt = (now: Millis, { since }: EndedWait): Millis => Math.max(0, now - since);
const barAt = (now: Millis, wait: EndedWait): string => String(barOf(lengthAt(now, wait)));

/**
 * Counts somebody who was taken from the queue, if they stood there, and once more apart if they may be in danger; for a write
 * by REST.
 */
export function takenWrites(now: Millis, before: Conversation): readonly Write[] {
  if (before.waitingSince === null) return [];
  const { stood, locale, risk } = before;
  const wait = { since: before.waitingSince, stood, locale, risk };
  return [takenWrite(now, wait), ...(isUrgentWait(standingOf(before)) ? [alarmTakenWrite(now, wait)] : [])];
}

function takenWrite(now: Millis, wait: EndedWait): Write {
  const bar = barAt(now, wait);
  const cohort = wait.stood && { [`cohorts.\`${keyOf("taken", wait.stood)}\`.\`${bar}\``]: 1 };
  const waited = { [`arrivals.\`${arrivalOf(wait.locale, wait.since)}\``]: 1, waitTime: lengthAt(now, wait) };
  const hour = { [`hourWaits.\`${hourKey("taken", wait.risk, wait.since)}\`.\`${bar}\``]: 1 };
  return dayWrite(now, { taken: 1, [`waits.\`${bar}\``]: 1, ...cohort, ...hour, ...waited });
}

const alarmTakenWrite = (now: Millis, wait: EndedWait): Write =>
  dayWrite(now, { [`alarms.waits.\`${barAt(now, wait)}\``]: 1 });

/** Counts a conversation with a listener that ended, and how long they had it as far as that is known. */
export function countEnded(batch: WriteBatch, now: Millis, risk: Risk, claimedAt: Millis | null): void {
  const talk = claimedAt !== null && { talks: one(), talkTime: FieldValue.increment(Math.max(0, now - claimedAt)) };
  countIn(batch, now, { ended: one(), ...talk, ...(risk === "crisis" && { alarms: { confirmed: one() } }) });
}

/** Counts what was made of an alarm; nothing for null. */
export function countAlarm(batch: WriteBatch, now: Millis, what: AlarmCount | null): void {
  if (what !== null) countIn(batch, now, { alarms: { [what]: one() } });
}

/** Like {@link countAlarm}, for a write by REST. */
export const alarmWrites = (now: Millis, what: AlarmCount | null): readonly Write[] =>
  what === null ? [] : [dayWrite(now, { [`alarms.${what}`]: 1 })];

/** Counts somebody who left the queue; without their wait, when that was counted as their page went. */
export function countLeft(batch: WriteBatch, now: Millis, wait: EndedWait | null): void {
  countIn(batch, now, { left: one(), ...(wait && waitEnded(now, wait, "left")) });
}

/** Counts the wait of somebody whose page has gone; they have not left. */
export const countWaitGone = (batch: WriteBatch, now: Millis, wait: EndedWait): void =>
  countIn(batch, now, waitEnded(now, wait, "lost"));

function waitEnded(now: Millis, wait: EndedWait, end: Exclude<WaitEnd, "taken">): object {
  const bar = { [barAt(now, wait)]: one() };
  const waited = {
    arrivals: { [arrivalOf(wait.locale, wait.since)]: one() },
    waitTime: FieldValue.increment(lengthAt(now, wait)),
    gaveUp: one(),
  };
  const hourWaits = { [hourKey(end, wait.risk, wait.since)]: bar };
  return { leftWaits: bar, hourWaits, ...waited, ...(wait.stood && { cohorts: { [keyOf("left", wait.stood)]: bar } }) };
}

/** Counts time that a listener was at the desk, in the same write; nothing of it while it is no whole step. */
export function countDeskTime(batch: WriteBatch, now: Millis, time: Millis): void {
  if (time > 0) countIn(batch, now, { deskTime: FieldValue.increment(time) });
}

/** Counts a conversation whose level has risen from one to another, in the same write. */
export function countFlag(batch: WriteBatch, now: Millis, from: Risk, to: Risk): void {
  const level = raisedTo(from, to);
  if (level !== null) countIn(batch, now, { [level]: one() });
}

/** Like {@link countFlag}, for a write by REST. */
export function flagWrites(now: Millis, from: Risk, to: Risk): readonly Write[] {
  const level = raisedTo(from, to);
  return level === null ? [] : [dayWrite(now, { [level]: 1 })];
}

/** `adds`: by the paths of their fields, as REST has them. */
function dayWrite(now: Millis, adds: Readonly<Record<string, number>>): Write {
  const day = kolkataDay(now);
  return { path: `statistics/${day}`, data: { day }, stamps: [], adds, only: "merged" };
}

function countIn(batch: WriteBatch, now: Millis, counted: object): void {
  const day = kolkataDay(now);
  batch.set(dayRef(day), { day, ...counted }, { merge: true });
}

export async function waitsOn(days: readonly string[]): Promise<readonly CountedWaits[]> {
  const found = await Promise.all(days.map((day) => dayRef(day).get()));
  return found.map((each) => readOrNull(dayRecord, each) ?? NOTHING);
}

/** Counts this minute as one in which somebody was at the desk or on call. */
export async function countCover(now: Millis): Promise<void> {
  const batch = db().batch();
  countIn(batch, now, { covered: { [kolkataHour(now)]: one() } });
  await batch.commit();
}

/** What is said of the last four weeks changes slowly. */
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

/** Minutes in which somebody was there, of these days. */
export async function coverOn(days: readonly string[], now: Millis): Promise<readonly Cover[]> {
  if (cover === null || cover.first !== days[0] || now - cover.at >= COVER_HOLDS) {
    const read = readCover(days);
    cover = { at: now, first: days[0], days: read };
    read.catch(() => (cover = null));
  }
  return cover.days;
}
