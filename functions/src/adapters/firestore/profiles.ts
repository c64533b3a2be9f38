import { FieldValue } from 'firebase-admin/firestore';
import type { Input } from '@thodu/domain/contracts';
import type { ProfileStore } from '../../usecases/accounts/ports';
import { db } from './database';
import { isAlreadyExists } from './errors';

export class FirestoreProfiles implements ProfileStore {
  async save(uid: string, email: string | null, change: Input<'updateProfile'>): Promise<void> {
    const ref = db().doc(`users/${uid}`);
    try {
      await ref.create({
        displayName: '',
        locale: 'en',
        ...change,
        email,
        role: 'customer',
        createdAt: FieldValue.serverTimestamp(),
      });
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
      await ref.update({ ...change, email });
    }
  }
}
