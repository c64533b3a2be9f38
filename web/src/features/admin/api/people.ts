import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { watching, type Stop, type Watch } from "../../../lib/conversation/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import { collection, db, limit, orderBy, query, where } from "../../../lib/firebase/firestore";

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
      onConfirmed(
        query(
          collection(db, "volunteers"),
          where("approved", "==", approved),
          orderBy("appliedAt", "desc"),
          limit(count),
        ),
        ({ docs }) => {
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
