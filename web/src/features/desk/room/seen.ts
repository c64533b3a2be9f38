import type { Risk } from "@thodu/domain/safety/levels";
import type { Millis } from "@thodu/domain/time";

interface Saw {
  readonly risk: Risk;
  /** When the newest message came; 0 while none was seen. */
  readonly lastMessageAt: Millis;
}

const seen = new Map<string, Saw>();

/** Notes what a listener has in front of them of a conversation that they hold; gives what takes that back. */
export function noteSeen(conversationId: string, what: Saw): () => void {
  seen.set(conversationId, what);
  return () => void seen.delete(conversationId);
}

/** The same, to be told to the server with what they press (decision 0082). */
export const seenOf = (conversationId: string): Saw | undefined => seen.get(conversationId);
