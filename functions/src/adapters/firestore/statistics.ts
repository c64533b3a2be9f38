import type { WriteBatch } from "firebase-admin/firestore";
import { keyOf, type Stood } from "@thodu/domain/matching/cohorts";
import { dayRecord } from "@thodu/domain/matching/model";
import { raisedTo, type Risk } from "@thodu/domain/safety/levels";
import { barOf } from "@thodu/domain/matching/waits";
import { kolkataDay, type Millis } from "@thodu/domain/time";
import type { CountedWaits } from "../../usecases/matching/ports";
import { readOrNull } from "./converters";
import { db } from "./database";
import type { Write } from "./rest";
import { FieldValue } from "./sdk";

const dayRef = (day: string) => db().doc(`statistics/${day}`);
const NOTHING: CountedWaits = { left: 0, waits: {}, leftWaits: {}, cohorts: {} };
const one = () => FieldValue.increment(1);

/** A wait that ends: since when it was, and where it began as far as that is known. */
export interface EndedWait {
  readonly since: Millis;
  readonly stood: Stood | null | undefined;
}

const barAt = (now: Millis, { since }: EndedWait): string => String(barOf(Math.max(0, now - since)));

/** Counts somebody who was taken from the queue; for a write by REST. */
export function takenWrite(now: Millis, wait: EndedWait): Write {
  const bar = barAt(now, wait);
  const cohort = wait.stood && { [`cohorts.\`${keyOf("taken", wait.stood)}\`.\`${bar}\``]: 1 };
  return dayWrite(now, { taken: 1, [`waits.\`${bar}\``]: 1, ...cohort });
}

/** Counts a conversation with a listener that ended. */
export const countEnded = (batch: WriteBatch, now: Millis): void => countIn(batch, now, { ended: one() });

/** Counts somebody who left the queue; without their wait, when that was counted as their page went. */
export function countLeft(batch: WriteBatch, now: Millis, wait: EndedWait | null): void {
  countIn(batch, now, { left: one(), ...(wait && waitEnded(now, wait)) });
}

/** Counts the wait of somebody whose page has gone; they have not left. */
export const countWaitGone = (batch: WriteBatch, now: Millis, wait: EndedWait): void =>
  countIn(batch, now, waitEnded(now, wait));

function waitEnded(now: Millis, wait: EndedWait): object {
  const bar = { [barAt(now, wait)]: one() };
  return { leftWaits: bar, ...(wait.stood && { cohorts: { [keyOf("left", wait.stood)]: bar } }) };
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
