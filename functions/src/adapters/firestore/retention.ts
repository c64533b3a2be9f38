import type { QuerySnapshot } from 'firebase-admin/firestore';
import { expiryOf, keptDays } from '@thodu/domain/accounts/retention';
import { user } from '@thodu/domain/accounts/model';
import { conversation, type Conversation } from '@thodu/domain/chat/model';
import type { Millis } from '@thodu/domain/time';
import type { RetentionStore } from '../../usecases/accounts/ports';
import { db } from './database';
import { read, readFound } from './converters';
import { getAll } from './rest';
import { Timestamp } from './sdk';
import { eraseBelow, eraseTree } from './tree';

const conversationRef = (customerId: string) => db().doc(`conversations/${customerId}`);

/** Documents in one read and one write. */
const STEP = 200;

/** Removes whatever is found, until nothing more is. */
async function eraseFound(find: () => Promise<QuerySnapshot>): Promise<void> {
  for (let found = await find(); !found.empty; found = await find()) {
    const batch = db().batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
  }
}

/** What was written, or made of it, beside the conversation: requests for help with their notes, and what listeners set its level to. */
async function eraseBeside(customerId: string): Promise<void> {
  await eraseFound(() => db().collection('helpRequests').where('userId', '==', customerId).limit(STEP).get());
  await eraseFound(() => db().collection('riskLabels').where('conversationId', '==', customerId).limit(STEP).get());
}

export class FirestoreRetention implements RetentionStore {
  async expired(now: number, limit: number): Promise<readonly string[]> {
    const { docs } = await db().collection('conversations').where('expireAt', '<=', Timestamp.fromMillis(now)).limit(limit).get();
    return docs.map(({ id }) => id);
  }

  async isChosen(customerId: string): Promise<boolean> {
    return (read(conversation, await conversationRef(customerId).get())?.keepDays ?? null) !== null;
  }

  async emptyConversation(customerId: string): Promise<void> {
    await eraseBeside(customerId);
    await eraseBelow(conversationRef(customerId));
    const silent = { unreadByCustomer: 0, unreadByVolunteer: 0, customerReadAt: null, volunteerReadAt: null, notice: null, risk: 'none' };
    const unmatched = { offer: null, passed: {}, blocked: [], lastVolunteerId: null, endedAt: null, summaryAgreedAt: null, contactTrace: null };
    await conversationRef(customerId).update({ ...silent, ...unmatched, expireAt: null, meter: null });
  }

  async eraseConversation(customerId: string): Promise<void> {
    await eraseBeside(customerId);
    await eraseTree(conversationRef(customerId));
  }

  async keep(customerId: string): Promise<void> {
    await conversationRef(customerId).update({ expireAt: null });
  }
}

/** Days that the owner of an account wants a conversation kept; null for always. */
export async function keepDaysOf(uid: string): Promise<number | null> {
  const [person] = await getAll([`users/${uid}`]);
  return keptDays(readFound(user, person)?.keepConversation ?? 'always');
}

/** What a conversation that begins has of its owner's choice. A guest's has its end already. */
export async function keptFrom(customerId: string, { expireAt }: Partial<Pick<Conversation, 'expireAt'>>, now: Millis): Promise<Partial<Pick<Conversation, 'keepDays' | 'expireAt'>>> {
  const keepDays = expireAt === undefined ? await keepDaysOf(customerId) : null;
  return keepDays === null ? {} : { keepDays, expireAt: expiryOf(false, keepDays, now) };
}
