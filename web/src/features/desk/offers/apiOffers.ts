import { readSummary } from "../../../conversation/documents";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import { collection, db, limit, query, where } from "../../../lib/firebase/firestore";
import { isOfferedTo, type Entry } from "../inbox/list";

/**
 * More than are ever offered to one listener at once, such as a colleague's hand-over besides an offer from the queue.
 */
const OFFERS = 5;

/**
 * Subscribes to the people who are offered to a listener: waiting people, those whom a colleague hands over, and crises
 * whose own listener does not answer.
 */
export const watchOffers = (epoch: string, uid: string, { on, onRefused }: Watch<readonly Entry[]>): Stop =>
  watching(
    (failed) =>
      onConfirmed(
        query(
          collection(db, "conversations"),
          where("deskEpoch", "==", epoch),
          where("offer.to", "==", uid),
          limit(OFFERS),
        ),
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              const summary = readSummary(document.data());
              return summary && isOfferedTo(summary, uid) ? [{ ...summary, id: document.id }] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );
