import { SECOND } from "@thodu/domain/time";
import { loadFirestore } from "../../../lib/firebase";
import type { Stop } from "../../../lib/watching";
import type { Entry } from "../inbox/list";

/** More than any listener may hold. */
const MOST = 20;
/** Nobody is kept from logging out for longer by a bad network. */
const PATIENCE = 4 * SECOND;

/** Whom a listener holds right now; nobody where that can't be learnt in time. */
export async function heldNow(uid: string): Promise<readonly Entry[]> {
  const [{ watchEpoch, watchList }] = await Promise.all([import("../apiDesk"), loadFirestore()]);
  return new Promise((resolve) => {
    const stops: Stop[] = [];
    const answer = (held: readonly Entry[]): void => {
      clearTimeout(timer);
      // The first answer may come while the listener is still being set up.
      queueMicrotask(() => stops.forEach((stop) => stop()));
      resolve(held);
    };
    const none = (): void => answer([]);
    const timer = setTimeout(none, PATIENCE);
    const ofEpoch = (epoch: string): void =>
      void stops.push(
        watchList(
          { epoch, tab: "mine", uid, count: MOST, search: "" },
          { on: ({ entries }) => answer(entries), onRefused: none },
        ),
      );
    stops.push(watchEpoch({ on: ofEpoch, onRefused: none }));
  });
}
