import { useEffect } from "react";
import { draftsUnder, keepDraft } from "../../../conversation/drafts";
import { loadFirestore } from "../../../lib/firebase";
import { useLocation } from "../../../lib/router";
import { useSession } from "../../../lib/session";
import { listenLater } from "../../../lib/useLive";
import { ANSWERS } from "./useKept";

/**
 * Deletes the unsent answers of this admin that a colleague's answer has made useless: nothing shows them any more, and
 * a logout would warn of them.
 */
export function useClosedAnswers(): void {
  const uid = useSession().uid ?? "";
  const { pathname, search } = useLocation();
  useEffect(() => {
    const answers = draftsUnder(uid, ANSWERS);
    if (answers.length === 0) return undefined;
    return listenLater(
      async () => {
        const [{ watchClosed }] = await Promise.all([import("../api/keptAnswers"), loadFirestore()]);
        return (watch) => watchClosed(answers, watch);
      },
      { on: (answer: string) => keepDraft(uid, ANSWERS + answer, ""), onRefused: () => undefined },
    );
    // Another page may have been left with an answer begun.
  }, [uid, pathname, search]);
}
