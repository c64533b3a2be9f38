import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { dayRecord } from '@thodu/domain/matching/model';
import { barOf, type Bars } from '@thodu/domain/matching/waits';
import { kolkataDay, type Millis } from '@thodu/domain/time';
import { read } from './converters';
import { db } from './database';

const dayRef = (day: string) => db().doc(`statistics/${day}`);
const ONE = FieldValue.increment(1);

/** Counts somebody who was taken from the queue after `wait`, in the same write. */
export const countTaken = (batch: WriteBatch, now: Millis, wait: Millis): void =>
  countIn(batch, now, { taken: ONE, waits: { [barOf(Math.max(0, wait))]: ONE } });

/** Counts somebody who left: from the queue, or from a listener. */
export const countGone = (batch: WriteBatch, now: Millis, what: 'left' | 'ended'): void => countIn(batch, now, { [what]: ONE });

function countIn(batch: WriteBatch, now: Millis, counted: object): void {
  const day = kolkataDay(now);
  batch.set(dayRef(day), { day, ...counted }, { merge: true });
}

export async function waitsOn(days: readonly string[]): Promise<readonly Bars[]> {
  const found = await Promise.all(days.map((day) => dayRef(day).get()));
  return found.map((each) => read(dayRecord, each)?.waits ?? {});
}
