import type { QuerySnapshot } from 'firebase-admin/firestore';
import { expiryOf, keptDays } from '@thodu/domain/accounts/retention';
import { user } from '@thodu/domain/accounts/model';
import type { Conversation } from '@thodu/domain/chat/model';
import type { Millis } from '@thodu/domain/time';
import type { RetentionStore } from '../../usecases/accounts/ports';
import type { Seen } from '../../usecases/chat/ports';
import { db } from './database';
import { commit } from './commit';
import { readFound, unchangedSince } from './converters';
import { getAll } from './rest';
import { Timestamp } from './sdk';
import { eraseBelow } from './tree';

const conversationRef = (customerId: string) => db().doc(`conversations/${customerId}`);

/** Documents in one read and one write. */
const STEP = 200;

/** Removes whatever is found that was there at an instant, until nothing more of it is. */
async function eraseFound(until: Timestamp, find: () => Promise<QuerySnapshot>): Promise<void> {
  const older = async () => (await find()).docs.filter(({ createTime }) => createTime <= until);
  for (let found = await older(); found.length > 0; found = await older()) {
    const batch = db().batch();
    for (const { ref } of found) batch.delete(ref);
    await batch.commit();
  }
}

/** What was written, or made of it, beside the conversation: requests for help with their notes, and what listeners set its level to. */
async function eraseBeside(customerId: string, until: Timestamp): Promise<void> {
  await eraseFound(until, () => db().collection('helpRequests').where('userId', '==', customerId).limit(STEP).get());
  await eraseFound(until, () =>
    db().collection('riskLabels').where('conversationId', '==', customerId).limit(STEP).get(),
  );
}

export class FirestoreRetention implements RetentionStore {
  async expired(now: number, limit: number): Promise<readonly string[]> {
    const { docs } = await db()
      .collection('conversations')
      .where('expireAt', '<=', Timestamp.fromMillis(now))
      .limit(limit)
      .get();
    return docs.map(({ id }) => id);
  }

  async emptyConversation(customerId: string, seen: Seen<Conversation>): Promise<'stored' | 'conflict'> {
    if (!(await eraseUntilNow(customerId, seen))) return 'conflict';
    const silent = {
      unreadByCustomer: 0,
      unreadByVolunteer: 0,
      customerReadAt: null,
      volunteerReadAt: null,
      notice: null,
      risk: 'none',
    };
    const unmatched = {
      offer: null,
      passed: {},
      blocked: [],
      lastVolunteerId: null,
      endedAt: null,
      summaryAgreedAt: null,
      contactTrace: null,
    };
    const batch = db().batch();
    batch.update(
      conversationRef(customerId),
      { ...silent, ...unmatched, expireAt: null, meter: null },
      unchangedSince(seen.version),
    );
    return (await commit(batch)) ? 'stored' : 'conflict';
  }

  async eraseConversation(customerId: string, seen: Seen<Conversation>): Promise<'stored' | 'conflict'> {
    if (!(await eraseUntilNow(customerId, seen))) return 'conflict';
    const batch = db().batch();
    batch.delete(conversationRef(customerId), unchangedSince(seen.version));
    return (await commit(batch)) ? 'stored' : 'conflict';
  }

  async keep(customerId: string, seen: Seen<Conversation>): Promise<'stored' | 'conflict'> {
    const batch = db().batch();
    batch.update(conversationRef(customerId), { expireAt: null }, unchangedSince(seen.version));
    return (await commit(batch)) ? 'stored' : 'conflict';
  }
}

/**
 * Removes what was written below and beside a conversation while it was as seen; its summary goes last, so that what was
 * broken off is found again. False if it has changed by now.
 */
async function eraseUntilNow(customerId: string, { version }: Seen<Conversation>): Promise<boolean> {
  const { updateTime, readTime } = await conversationRef(customerId).get();
  if (updateTime?.isEqual(unchangedSince(version).lastUpdateTime) !== true) return false;
  await eraseBeside(customerId, readTime);
  await eraseBelow(conversationRef(customerId), readTime);
  return true;
}

/** Days that the owner of an account wants a conversation kept; null for always. */
export async function keepDaysOf(uid: string): Promise<number | null> {
  const [person] = await getAll([`users/${uid}`]);
  return keptDays(readFound(user, person)?.keepConversation ?? 'always');
}

/** What a conversation that begins has of its owner's choice. A guest's has its end already. */
export async function keptFrom(
  customerId: string,
  { expireAt }: Partial<Pick<Conversation, 'expireAt'>>,
  now: Millis,
): Promise<Partial<Pick<Conversation, 'keepDays' | 'expireAt'>>> {
  const keepDays = expireAt === undefined ? await keepDaysOf(customerId) : null;
  return keepDays === null ? {} : { keepDays, expireAt: expiryOf(false, keepDays, now) };
}
