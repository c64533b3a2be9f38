import { user } from '@thodu/domain/accounts/model';
import { appointmentRequest } from '@thodu/domain/appointments/model';
import { conversation } from '@thodu/domain/chat/model';
import { premiumUser } from '@thodu/domain/plans/entitlement';
import { getDoc, getDocs } from 'firebase/firestore';
import { collection, db, doc, limit, query, where } from '../../../lib/firebase/firestore';
import { neverCompile } from '../../../lib/jitless';
import { activityOf, type Activity } from './activity';

neverCompile();

const APPOINTMENTS = 5;

/** Reads what the person's own documents say they did; a document that isn't there says nothing. */
export async function recentActivity(uid: string): Promise<readonly Activity[]> {
  const [account, talk, plan, appointments] = await Promise.all([
    getDoc(doc(db, 'users', uid)),
    getDoc(doc(db, 'conversations', uid)),
    getDoc(doc(db, 'premiumUsers', uid)),
    getDocs(query(collection(db, 'appointmentRequests'), where('userId', '==', uid), limit(APPOINTMENTS))),
  ]);
  const { data: begun } = conversation.safeParse(talk.data());
  const { data: bought } = premiumUser.safeParse(plan.data());
  return activityOf({
    joinedAt: user.safeParse(account.data()).data?.createdAt ?? null,
    conversation: begun ? { createdAt: begun.createdAt, lastOwnAt: begun.lastSender === 'customer' ? begun.lastMessageAt : null } : null,
    appointmentsAt: appointments.docs.flatMap((each) => appointmentRequest.safeParse(each.data()).data?.createdAt ?? []),
    planAt: bought ? Date.parse(bought.timestamp) : null,
  });
}
