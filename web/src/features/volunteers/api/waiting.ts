import { PAGE } from "@thodu/domain/chat/limits";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { onConfirmed, onDocument } from "../../../lib/firebase/confirmed";
import { collection, db, doc, limit, orderBy, query, where, type QuerySnapshot } from "../../../lib/firebase/firestore";

export interface Waiting {
  readonly ids: readonly string[];
  /** Those of them who are in a crisis. */
  readonly inCrisis: ReadonlySet<string>;
  /** There are more than a page of them. */
  readonly more: boolean;
}

/**
 * Subscribes to who waits for a listener, as the desk counts them: in the queue, and in a crisis also those whose page
 * is gone. At most a page of each, under the desk's present stamp.
 */
export const watchWaiting = ({ on, onRefused }: Watch<Waiting>): Stop =>
  watching((failed) => {
    let stopPage: Stop = () => undefined;
    let heard: unknown = null;
    const stopEpoch = onDocument(
      doc(db, "desk", "current"),
      (desk) => {
        const epoch: unknown = desk.get("epoch");
        // The same stamp again: the server has confirmed what this device already had.
        if (epoch === heard) return;
        heard = epoch;
        stopPage();
        stopPage = watchPage(epoch, on, failed);
      },
      failed,
    );
    return () => {
      stopEpoch();
      stopPage();
    };
  }, onRefused);

function watchPage(epoch: unknown, on: Watch<Waiting>["on"], failed: () => void): Stop {
  // Nobody has written yet, so there is no desk.
  if (typeof epoch !== "string") {
    on({ ids: [], inCrisis: new Set(), more: false });
    return () => undefined;
  }
  const pages = [
    query(
      collection(db, "conversations"),
      where("deskEpoch", "==", epoch),
      where("status", "==", "waiting"),
      where("waitingSince", "!=", null),
      orderBy("waitingSince"),
      limit(PAGE),
    ),
    query(
      collection(db, "conversations"),
      where("deskEpoch", "==", epoch),
      where("status", "==", "waiting"),
      where("risk", "==", "crisis"),
      where("waitingSince", "==", null),
      limit(PAGE),
    ),
  ];
  const found: (QuerySnapshot["docs"] | null)[] = pages.map(() => null);
  const stops = pages.map((page, index) =>
    onConfirmed(
      page,
      ({ docs }) => {
        found[index] = docs;
        const known = found.filter((each) => each !== null);
        if (known.length < found.length) return;
        const all = known.flat();
        on({
          ids: all.map(({ id }) => id),
          inCrisis: new Set(all.filter((each) => each.get("risk") === "crisis").map(({ id }) => id)),
          more: known.some(({ length }) => length === PAGE),
        });
      },
      failed,
    ),
  );
  return () => stops.forEach((stop) => stop());
}
