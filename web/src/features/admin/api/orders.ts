import { order, refund, type Order, type Refund } from '@thodu/domain/payments/model';
import { keptEvent, type KeptEvent } from '@thodu/domain/payments/webhook';
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

/** The orders that the gateway is to be asked about, the longest due first, live. */
export const watchOrdersToCheck = ({ on, onRefused }: Watch<readonly Ticket<Order>[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, 'orders'), where('checkAt', '>', new Date(0)), orderBy('checkAt'), limit(SHOWN)),
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

/** What the gateway told and nobody could be found for, the newest first, live. */
export const watchUnappliedEvents = ({ on, onRefused }: Watch<readonly Ticket<KeptEvent>[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, 'paymentEvents'), where('applied', '==', false), orderBy('receivedAt', 'desc'), limit(SHOWN)),
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              const { data } = keptEvent.safeParse(document.data({ serverTimestamps: 'estimate' }));
              return data ? [{ id: document.id, value: data }] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );
