import type { WriteBatch } from 'firebase-admin/firestore';
import { dayRecord } from '@thodu/domain/matching/model';
import { raisedTo, type Risk } from '@thodu/domain/safety/levels';
import { barOf, type Bars } from '@thodu/domain/matching/waits';
import { kolkataDay, type Millis } from '@thodu/domain/time';
import { readOrNull } from './converters';
import { db } from './database';
import type { Write } from './rest';
import { FieldValue } from './sdk';

const dayRef = (day: string) => db().doc(`statistics/${day}`);
const one = () => FieldValue.increment(1);

/** Counts somebody who was taken from the queue after `wait`; for a write by REST. */
export const takenWrite = (now: Millis, wait: Millis): Write => dayWrite(now, { taken: 1, [`waits.\`${barOf(Math.max(0, wait))}\``]: 1 });

/** Counts somebody who left: from the queue, or from a listener. */
export const countGone = (batch: WriteBatch, now: Millis, what: 'left' | 'ended'): void => countIn(batch, now, { [what]: one() });

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
  return { path: `statistics/${day}`, data: { day }, stamps: [], adds, only: 'merged' };
}

function countIn(batch: WriteBatch, now: Millis, counted: object): void {
  const day = kolkataDay(now);
  batch.set(dayRef(day), { day, ...counted }, { merge: true });
}

export async function waitsOn(days: readonly string[]): Promise<readonly Bars[]> {
  const found = await Promise.all(days.map((day) => dayRef(day).get()));
  return found.map((each) => readOrNull(dayRecord, each)?.waits ?? {});
}
