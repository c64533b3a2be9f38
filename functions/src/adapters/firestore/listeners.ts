import { volunteer, type Volunteer } from '@thodu/domain/volunteers/model';
import type { ListenerStore, Seen } from '../../usecases/chat/ports';
import { see } from './converters';
import { db } from './database';

export class FirestoreListeners implements ListenerStore {
  async find(uid: string): Promise<Seen<Volunteer> | null> {
    return see(volunteer, await db().doc(`volunteers/${uid}`).get());
  }
}
