import { SECOND } from "@thodu/domain/time";
import { loadFirestore } from "../../../lib/firebase";
import type { Stop } from "../../../lib/watching";
import type { Entry } from "../inbox/list";

/** More conversations than a listener may hold. */
const MAX_HELD = 20;
/** A bad network delays a logout by no more than this. */
const TIMEOUT = 4 * SECOND;

/** The conversations that a listener holds right now; empty if the answer takes too long. */
export async function heldNow(uid: string): Promise<readonly Entry[]> {
  const [{ watchEpoch, watchList }] = await Promise.all([import("../apiDesk"), loadFirestore()]);
  return new Promise((resolve) => {
    const stops: Stop[] = [];
    const answer = (held: readonly Entry[]): void => {
      clearTimeout(timer);
      // Deferred, because the first answer may arrive while the subscription is still being set up.
      queueMicrotask(() => stops.forEach((stop) => stop()));
      resolve(held);
    };
    const none = (): void => answer([]);
    const timer = setTimeout(none, TIMEOUT);
    const ofEpoch = (epoch: string): void =>
      void stops.push(
        watchList(
          { epoch, tab: "mine", uid, count: MAX_HELD, search: "" },
          { on: ({ entries }) => answer(entries), onRefused: none },
        ),
      );
    stops.push(watchEpoch({ on: ofEpoch, onRefused: none }));
  });
}
