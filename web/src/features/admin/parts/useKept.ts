import { keepDraft, readDraft } from "../../../conversation/drafts";
import { useSession } from "../../../lib/session";

/** Below it are the places under which `drafts` stores unsent answers of admins. */
export const ANSWERS = "answer/";

interface Kept {
  /** The text at the last visit. */
  readonly before: string;
  /** Stores the present text; an empty one is deleted. */
  readonly keep: (words: string) => void;
}

/**
 * Keeps the unsent text of an admin about `of` on the device, so that it is there again when its writer comes back from
 * another page or loads this one again.
 */
export function useKept(of: string): Kept {
  const uid = useSession().uid ?? "";
  const place = ANSWERS + of;
  return {
    before: readDraft(uid, place),
    keep: (words) => keepDraft(uid, place, words.trim() === "" ? "" : words),
  };
}
