import { PAGE } from "@thodu/domain/chat/limits";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { onConfirmed, onDocument } from "../../../lib/firebase/confirmed";
import { collection, db, doc, limit, orderBy, query, where } from "../../../lib/firebase/firestore";

export interface Waiting {
  readonly ids: readonly string[];
  /** There are more than a page of them. */
  readonly more: boolean;
}

/**
 * Who waits for a listener, as the desk counts them: in the queue, and in a crisis also those whose page is gone;
 * at most a page of either, under the desk's stamp of the moment.
 */
export const watchWaiting = ({ on, onRefused }: Watch<Waiting>): Stop =>
  watching((failed) => {
    let stopPage: Stop = () => undefined;
    let heard: unknown = null;
    const stopEpoch = onDocument(
      doc(db, "desk", "current"),
      (desk) => {
        const epoch: unknown = desk.get("epoch");
        // The same once more: the server has confirmed what this device knew.
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
    on({ ids: [], more: false });
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
  const found: (readonly string[] | null)[] = pages.map(() => null);
  const stops = pages.map((page, index) =>
    onConfirmed(
      page,
      ({ docs }) => {
        found[index] = docs.map(({ id }) => id);
        const known = found.filter((each) => each !== null);
        if (known.length === found.length) on({ ids: known.flat(), more: known.some(({ length }) => length === PAGE) });
      },
      failed,
    ),
  );
  return () => stops.forEach((stop) => stop());
}
