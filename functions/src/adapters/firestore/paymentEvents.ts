import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { keptEvent, type PaymentEvent } from '@thodu/domain/payments/webhook';
import type { Millis } from '@thodu/domain/time';
import { read, readAll } from './converters';
import { db } from './database';
import { isAlreadyExists } from './errors';
import { FieldValue, Timestamp } from './sdk';

/** As many as one sweep gets through in its five minutes. */
const SWEEP = 100;

const eventRef = (eventId: string) => db().doc(`paymentEvents/${eventId}`);

export async function keepEvent(eventId: string, event: Omit<PaymentEvent, 'applied'>): Promise<'stored' | 'known' | 'applied' | 'foreign'> {
  try {
    await eventRef(eventId).create({ ...event, applied: false, receivedAt: FieldValue.serverTimestamp() });
    return 'stored';
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    const before = read(keptEvent, await eventRef(eventId).get());
    if (before?.hash !== event.hash) return 'foreign';
    return before.applied ? 'applied' : 'known';
  }
}

export async function eventApplied(eventId: string): Promise<void> {
  await eventRef(eventId).update({ applied: true });
}

export async function unappliedEvents(since: Millis, before: Millis): Promise<readonly (PaymentEvent & { readonly id: string; readonly receivedAt: Millis })[]> {
  const { docs } = await db().collection('paymentEvents').where('applied', '==', false).where('receivedAt', '>', Timestamp.fromMillis(since)).where('receivedAt', '<', Timestamp.fromMillis(before)).orderBy('receivedAt').limit(SWEEP).get();
  return readAll(docs, (doc) => {
    const event = read(keptEvent, doc);
    return event && { ...event, id: doc.id };
  });
}

const idsOf = ({ docs }: { readonly docs: readonly DocumentSnapshot[] }): readonly string[] => docs.map(({ id }) => id);

/** The ids of what the sweep has to look at, the longest overdue first. */
export async function dueIds(what: 'orders' | 'refunds' | 'subscriptions' | 'plans', now: Millis): Promise<readonly string[]> {
  const at = Timestamp.fromMillis(now);
  switch (what) {
    case 'orders':
      return idsOf(await db().collection('orders').where('checkAt', '<=', at).orderBy('checkAt').limit(SWEEP).get());
    case 'refunds':
      return idsOf(await db().collection('refunds').where('checkAt', '<=', at).orderBy('checkAt').limit(SWEEP).get());
    case 'subscriptions':
      return idsOf(await db().collection('subscriptions').where('checkAt', '<=', at).orderBy('checkAt').limit(SWEEP).get());
    case 'plans':
      return idsOf(await db().collection('premiumUsers').where('reviewAt', '<=', at).orderBy('reviewAt').limit(SWEEP).get());
  }
}
