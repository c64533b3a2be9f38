import { useEffect } from "react";
import type { Messages } from "../../../conversation/useMessages";

interface Known {
  readonly claimId: string;
  readonly history: Messages["history"];
}

/** What this page has shown of each listener's conversations, kept in its memory only. */
const known = new Map<string, Known>();

interface Claim {
  /** Names the listener and the conversation. */
  readonly key: string;
  /** Null while the listener does not hold it. */
  readonly claimId: string | null;
  /** The conversation has not been read yet, so it is unknown whether the listener still holds it. */
  readonly isUnread: boolean;
}

/**
 * The messages of a conversation. Until they are loaded as a whole, what this page has shown of the same claim before,
 * so that they can be read again without a network.
 */
export function useKnown({ key, claimId, isUnread }: Claim, messages: Messages): Messages["history"] {
  const { history, ready, lacksStart } = messages;
  const isWhole = ready && !lacksStart;
  useEffect(() => {
    if (claimId !== null && isWhole) known.set(key, { claimId, history });
  }, [key, claimId, history, isWhole]);
  const before = isWhole ? undefined : known.get(key);
  return before && (isUnread || before.claimId === claimId) ? before.history : history;
}
