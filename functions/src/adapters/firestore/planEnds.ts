import type { NoticeKind } from '@thodu/domain/notifications/notices';
import { premiumUser } from '@thodu/domain/plans/entitlement';
import type { PlanEnds } from '../../usecases/notifications/ports';
import { commit } from './commit';
import { read, readAll } from './converters';
import { db } from './database';
import { tellIn } from './outbox';
import { Timestamp } from './sdk';

const SWEEP = 200;
const SUBSCRIPTIONS = 20;

export class FirestorePlanEnds implements PlanEnds {
  async between(from: number, to: number): Promise<readonly { readonly uid: string; readonly validUntil: number }[]> {
    const { docs } = await db()
      .collection('premiumUsers')
      .where('validUntil', '>', Timestamp.fromMillis(from))
      .where('validUntil', '<=', Timestamp.fromMillis(to))
      .limit(SWEEP)
      .get();
    return readAll(docs, (doc) => {
      const plan = read(premiumUser, doc);
      return plan && { uid: doc.id, validUntil: plan.validUntil };
    });
  }

  async renews(uid: string): Promise<boolean> {
    const { docs } = await db().collection('subscriptions').where('userId', '==', uid).limit(SUBSCRIPTIONS).get();
    return docs.some((doc) => doc.get('status') === 'active' && doc.get('cancelling') !== true);
  }

  async tell(uid: string, id: string, kind: NoticeKind): Promise<void> {
    const batch = db().batch();
    tellIn(batch, uid, id, kind);
    await commit(batch);
  }
}
