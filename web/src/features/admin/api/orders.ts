import { order, refund, type Order, type Refund } from '@thodu/domain/payments/model';
import { watching, type Stop, type Watch } from '../../../lib/conversation/watching';
import { collection, db, limit, onSnapshot, orderBy, query, where } from '../../../lib/firebase/firestore';
import type { Ticket } from './tickets';

const SHOWN = 30;

/** The newest orders, live. */
export const watchOrders = ({ on, onRefused }: Watch<readonly Ticket<Order>[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, 'orders'), orderBy('createdAt', 'desc'), limit(SHOWN)),
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              const { data } = order.safeParse(document.data());
              return data ? [{ id: document.id, value: data }] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );

/** Money that has to go back and has not, the longest due first, live; the id is the payment's. */
export const watchDueRefunds = ({ on, onRefused }: Watch<readonly Ticket<Refund>[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, 'refunds'), where('status', '==', 'due'), orderBy('createdAt'), limit(SHOWN)),
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              const { data } = refund.safeParse(document.data());
              return data ? [{ id: document.id, value: data }] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );
