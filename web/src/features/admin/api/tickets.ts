import { feedback, supportRequest, type Feedback, type SupportRequest } from '@thodu/domain/support/model';
import { watching, type Stop, type Watch } from '../../../lib/conversation/watching';
import { collection, db, limit, onSnapshot, orderBy, query, where } from '../../../lib/firebase/firestore';

export interface Ticket<T> {
  readonly id: string;
  readonly value: T;
}

const SHOWN = 30;

/** The oldest questions that wait for an answer, live. */
export const watchOpenRequests = ({ on, onRefused }: Watch<readonly Ticket<SupportRequest>[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, 'supportRequests'), where('status', '==', 'open'), orderBy('createdAt'), limit(SHOWN)),
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              const { data } = supportRequest.safeParse(document.data());
              return data ? [{ id: document.id, value: data }] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );

/** The newest feedback, live. */
export const watchFeedback = ({ on, onRefused }: Watch<readonly Ticket<Feedback>[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, 'feedback'), orderBy('createdAt', 'desc'), limit(SHOWN)),
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              const { data } = feedback.safeParse(document.data());
              return data ? [{ id: document.id, value: data }] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );
