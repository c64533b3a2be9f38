import { Timestamp } from 'firebase-admin/firestore';
import { expiryOf, keptDays } from '@thodu/domain/accounts/retention';
import { user } from '@thodu/domain/accounts/model';
import { conversation, type Conversation } from '@thodu/domain/chat/model';
import type { Millis } from '@thodu/domain/time';
import type { RetentionStore } from '../../usecases/accounts/ports';
import { db } from './database';
import { read } from './converters';
import { eraseBelow, eraseTree } from './tree';

const conversationRef = (customerId: string) => db().doc(`conversations/${customerId}`);

export class FirestoreRetention implements RetentionStore {
  async expired(now: number, limit: number): Promise<readonly string[]> {
    const { docs } = await db().collection('conversations').where('expireAt', '<=', Timestamp.fromMillis(now)).limit(limit).get();
    return docs.map(({ id }) => id);
  }

  async isChosen(customerId: string): Promise<boolean> {
    return (read(conversation, await conversationRef(customerId).get())?.keepDays ?? null) !== null;
  }

  async emptyConversation(customerId: string): Promise<void> {
    await eraseBelow(conversationRef(customerId));
    const silent = { unreadByCustomer: 0, unreadByVolunteer: 0, customerReadAt: null, volunteerReadAt: null, notice: null, risk: 'none' };
    const unmatched = { offer: null, passed: {}, blocked: [], lastVolunteerId: null };
    await conversationRef(customerId).update({ ...silent, ...unmatched, expireAt: null, meter: null });
  }

  async eraseConversation(customerId: string): Promise<void> {
    await eraseTree(conversationRef(customerId));
  }

  async keep(customerId: string): Promise<void> {
    await conversationRef(customerId).update({ expireAt: null });
  }
}

/** Days that the owner of an account wants a conversation kept; null for always. */
export async function keepDaysOf(uid: string): Promise<number | null> {
  return keptDays(read(user, await db().doc(`users/${uid}`).get())?.keepConversation ?? 'always');
}

/** What a conversation that begins has of its owner's choice. A guest's has its end already. */
export async function keptFrom(customerId: string, { expireAt }: Partial<Pick<Conversation, 'expireAt'>>, now: Millis): Promise<Partial<Pick<Conversation, 'keepDays' | 'expireAt'>>> {
  const keepDays = expireAt === undefined ? await keepDaysOf(customerId) : null;
  return keepDays === null ? {} : { keepDays, expireAt: expiryOf(false, keepDays, now) };
}
