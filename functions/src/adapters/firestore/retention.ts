import { Timestamp } from 'firebase-admin/firestore';
import type { RetentionStore } from '../../usecases/accounts/ports';
import { db } from './database';
import { eraseTree } from './tree';

const SWEEP = 50;
const conversationRef = (customerId: string) => db().doc(`conversations/${customerId}`);

export class FirestoreRetention implements RetentionStore {
  async expired(now: number): Promise<readonly string[]> {
    const { docs } = await db().collection('conversations').where('expireAt', '<=', Timestamp.fromMillis(now)).limit(SWEEP).get();
    return docs.map(({ id }) => id);
  }

  async eraseConversation(customerId: string): Promise<void> {
    await eraseTree(conversationRef(customerId));
  }

  async keep(customerId: string): Promise<void> {
    await conversationRef(customerId).update({ expireAt: null });
  }
}
