import { useEffect } from "react";
import { kept, OPEN_TALK } from "../lib/storage";
import type { Live } from "../lib/useLive";
import type { Summary } from "./documents";

/** Stores for the other pages of this tab whether the person has an open talk. Nothing changes until that is known. */
export function useOpenTalk(uid: string | null, watched: Live<Summary | null>): void {
  const open = watched.state === "here" ? watched.value !== null && watched.value.status !== "closed" : null;
  useEffect(() => {
    if (uid === null || open === null) return;
    if (open) kept.set(OPEN_TALK, "yes");
    else kept.remove(OPEN_TALK);
  }, [uid, open]);
}
