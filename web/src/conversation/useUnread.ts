import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { useState } from "react";

/**
 * The first message that its reader had not seen when they came, or that came while they looked elsewhere. It stays
 * where it is while they read on, so that the line above it does not wander.
 */
export function useUnread(facts: {
  readonly messages: readonly StoredMessage[];
  readonly ready: boolean;
  /** How many the summary counts as unread; null until it is known. */
  readonly unread: number | null;
  /** Whether what comes in is seen at once. */
  readonly watching: boolean;
}): { readonly unreadFrom: string | null; readonly forget: () => void } {
  const { messages, ready, unread, watching } = facts;
  const last = messages.findLast(({ mine }) => !mine)?.id ?? null;
  const [state, setState] = useState<{
    readonly from: string | null;
    readonly last: string | null;
    readonly watched: boolean;
  } | null>(null);

  if (!state) {
    if (ready && unread !== null) {
      setState({ from: firstUnread(messages, unread), last, watched: watching });
    }
  } else if (state.last !== last) {
    const after = messages.findLastIndex(({ id }) => id === state.last);
    const first = messages.slice(after + 1).find(({ mine }) => !mine)?.id ?? null;
    setState({ from: watching || state.from !== null ? state.from : first, last, watched: watching });
  } else if (state.watched !== watching) {
    // Whoever turns away has seen what is there; a new line marks what comes after.
    setState({ ...state, from: watching ? state.from : null, watched: watching });
  }
  return {
    unreadFrom: state?.from ?? null,
    forget: () => setState((before) => before && { ...before, from: null }),
  };
}

/** The first of the newest `count` messages of the other side, as far as they are here. */
function firstUnread(messages: readonly StoredMessage[], count: number): string | null {
  const theirs = messages.filter(({ mine }) => !mine);
  return count > 0 ? (theirs[Math.max(0, theirs.length - count)]?.id ?? null) : null;
}
