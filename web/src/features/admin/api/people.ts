import { volunteer, type Volunteer } from '@thodu/domain/volunteers/model';
import { watching, type Stop, type Watch } from '../../../lib/conversation/watching';
import { collection, db, limit, onSnapshot, orderBy, query, where } from '../../../lib/firebase/firestore';

export interface Person extends Volunteer {
  readonly uid: string;
}

export interface People {
  readonly people: readonly Person[];
  /** There are at least as many as were asked for. */
  readonly more: boolean;
}

/** The newest `count` applications (not approved) or listeners (approved), live. */
export const watchPeople = (approved: boolean, count: number, { on, onRefused }: Watch<People>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, 'volunteers'), where('approved', '==', approved), orderBy('appliedAt', 'desc'), limit(count)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          // What this device happens to know is not the whole list.
          if (metadata.fromCache) return;
          const people = docs.flatMap((document) => {
            const read = volunteer.safeParse(document.data());
            return read.success ? [{ ...read.data, uid: document.id }] : [];
          });
          on({ people, more: docs.length === count });
        },
        failed,
      ),
    onRefused,
  );
