import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { conversation, presence } from '@thodu/domain/chat/model';
import { isPresent } from '@thodu/domain/chat/presence';
import { user } from '@thodu/domain/accounts/model';
import { storedPreferences } from '@thodu/domain/accounts/preferences';
import { notice, type Notice, type NoticeKind, type Reader, type Shown } from '@thodu/domain/notifications/notices';
import type { Seen } from '../../usecases/chat/ports';
import type { Outbox } from '../../usecases/notifications/ports';
import type { World } from '../../usecases/ports';
import { commit } from './commit';
import { read, see, unchangedSince } from './converters';
import { db } from './database';
import type { Write } from './rest';

const noticeRef = (uid: string, id: string) => db().doc(`users/${uid}/outbox/${id}`);

/**
 * Adds an event to the same write as what happened. `id` is derived from the event: where the write may be repeated,
 * the second one finds the first and tells nobody twice.
 */
export function tellIn(batch: WriteBatch, uid: string, id: string, kind: NoticeKind): void {
  batch.create(noticeRef(uid, id), { kind, at: FieldValue.serverTimestamp(), settledAt: null });
}

/** The same event in a write by REST. */
export const noticeWrite = (uid: string, id: string, kind: NoticeKind): Write => ({
  path: `users/${uid}/outbox/${id}`,
  data: { kind, settledAt: null },
  stamps: ['at'],
  only: 'absent',
});

export class FirestoreOutbox implements Outbox {
  constructor(readonly world: World) {}

  async find(uid: string, id: string): Promise<Seen<Notice> | null> {
    return see(notice, await noticeRef(uid, id).get());
  }

  async reader(uid: string): Promise<Reader> {
    const [person, preferences, talk, here] = await db().getAll(
      db().doc(`users/${uid}`),
      db().doc(`users/${uid}/private/preferences`),
      db().doc(`conversations/${uid}`),
      db().doc(`conversations/${uid}/presence/${uid}`),
    );
    const profile = person ? read(user, person) : null;
    const summary = talk ? read(conversation, talk) : null;
    const { inApp } = storedPreferences(preferences?.data());
    return {
      locale: profile?.locale ?? summary?.locale ?? 'en',
      present: isPresent(here ? read(presence, here) : null, this.world.now()),
      inApp,
    };
  }

  async settle(uid: string, id: string, seen: Seen<Notice>, shown: Shown | null): Promise<'stored' | 'conflict'> {
    const batch = db().batch();
    batch.update(noticeRef(uid, id), { settledAt: FieldValue.serverTimestamp() }, unchangedSince(seen.version));
    if (shown) batch.create(db().doc(`users/${uid}/notifications/${id}`), { ...shown, unread: true, createdAt: FieldValue.serverTimestamp() });
    return (await commit(batch)) ? 'stored' : 'conflict';
  }
}
