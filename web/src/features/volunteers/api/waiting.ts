import { PAGE } from "@thodu/domain/chat/limits";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import { collection, db, doc, limit, onSnapshot, orderBy, query, where } from "../../../lib/firebase/firestore";

export interface Waiting {
  readonly count: number;
  /** There are more than a page of them. */
  readonly more: boolean;
}

/** How many people wait for a listener: the first page of the desk's waiting list, under the desk's stamp of the moment. */
export const watchWaiting = ({ on, onRefused }: Watch<Waiting>): Stop =>
  watching((failed) => {
    let stopPage: Stop = () => undefined;
    const stopEpoch = onSnapshot(
      doc(db, "desk", "current"),
      (desk) => {
        stopPage();
        stopPage = watchPage(desk.get("epoch"), on, failed);
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
    on({ count: 0, more: false });
    return () => undefined;
  }
  const page = query(
    collection(db, "conversations"),
    where("deskEpoch", "==", epoch),
    where("status", "==", "waiting"),
    orderBy("lastMessageAt", "desc"),
    limit(PAGE),
  );
  return onConfirmed(page, ({ size }) => on({ count: size, more: size === PAGE }), failed);
}
