import { user } from '@thodu/domain/accounts/model';
import { order, type Order } from '@thodu/domain/payments/model';
import { usage, unused, type Used } from '@thodu/domain/plans/metering';
import { getDoc } from 'firebase/firestore';
import { watching, type Stop, type Watch } from '../../../lib/conversation/watching';
import { db, doc, onSnapshot } from '../../../lib/firebase/firestore';
import { neverCompile } from '../../../lib/jitless';

neverCompile();

/** An order as the server has settled it so far; null while it can't be read. */
export const watchOrder = (orderId: string, { on, onRefused }: Watch<Order | null>): Stop =>
  watching((failed) => onSnapshot(doc(db, 'orders', orderId), (document) => on(order.safeParse(document.data()).data ?? null), failed), onRefused);

/** What was used under one key; nothing where there is no document. */
export const watchUsage = (uid: string, key: string, { on, onRefused }: Watch<Used>): Stop =>
  watching((failed) => onSnapshot(doc(db, 'usage', `${uid}_${key}`), (document) => on(usage.safeParse(document.data()).data ?? unused), failed), onRefused);

/** The name that somebody gave when they signed up; empty when there is none. */
export const readName = async (uid: string): Promise<string> => user.safeParse((await getDoc(doc(db, 'users', uid))).data()).data?.displayName ?? '';
