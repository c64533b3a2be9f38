import { useEffect } from "react";
import { loadFirestore } from "../../../lib/firebase";
import { useLocation } from "../../../lib/router";
import { useSession } from "../../../lib/session";
import type { Stop } from "../../../lib/watching";

const load = async () => (await Promise.all([import("../api/keptAnswers"), loadFirestore()]))[0];

/**
 * Deletes the unsent answers of this admin that a colleague's answer has made useless: nothing shows them any more, and
 * a logout would warn of them.
 */
export function useClosedAnswers(): void {
  const { uid } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (uid === null) return undefined;
    let stop: Stop | null = null;
    let stopped = false;
    load().then(
      ({ forgetClosed }) => {
        if (!stopped) stop = forgetClosed(uid);
      },
      // The next page tries again.
      () => undefined,
    );
    return () => {
      stopped = true;
      stop?.();
    };
    // Another page may have been left with an answer begun.
  }, [uid, pathname, search]);
}
