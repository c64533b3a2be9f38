import type { StoredMessage } from "@thodu/domain/chat/timeline";
import type { Millis } from "@thodu/domain/time";
import { useState } from "react";

/**
 * The first unread message: one the reader had not seen when they came, or that came while they looked elsewhere. It
 * does not change while they read on, so that the line above it does not move.
 */
export function useUnread(facts: {
  readonly messages: readonly StoredMessage[];
  readonly ready: boolean;
  /** How many messages the summary counts as unread; null until it is known. */
  readonly unread: number | null;
  /** Until when the reader has read, as the summary says. */
  readonly readUntil: Millis;
  /** Whether new messages are seen at once. */
  readonly watching: boolean;
}): { readonly unreadFrom: string | null; readonly forget: () => void } {
  const { messages, ready, unread, readUntil, watching } = facts;
  const last = messages.findLast(({ mine }) => !mine)?.id ?? null;
  const [state, setState] = useState<{
    readonly from: string | null;
    readonly last: string | null;
    readonly watched: boolean;
  } | null>(null);

  if (!state) {
    const from = firstUnread(messages, unread ?? 0, readUntil);
    // The summary may count messages that are not loaded yet: then it is not known where the line stands.
    if (ready && (unread === 0 || from !== null)) setState({ from, last, watched: watching });
  } else if (state.last !== last) {
    const after = messages.findLastIndex(({ id }) => id === state.last);
    const first = messages.slice(after + 1).find(({ mine }) => !mine)?.id ?? null;
    setState({ from: watching || state.from !== null ? state.from : first, last, watched: watching });
  } else if (state.watched !== watching) {
    // Whoever looks away has seen what is there; a new line will mark what comes after.
    setState({ ...state, from: watching ? state.from : null, watched: watching });
  }
  return {
    unreadFrom: state?.from ?? null,
    forget: () => setState((before) => before && { ...before, from: null }),
  };
}

/** Of the newest `count` messages of the other side, the first that came after `readUntil` and is loaded. */
function firstUnread(messages: readonly StoredMessage[], count: number, readUntil: Millis): string | null {
  if (count === 0) return null;
  const newest = messages.filter(({ mine }) => !mine).slice(-count);
  return newest.find(({ at }) => at > readUntil)?.id ?? null;
}
