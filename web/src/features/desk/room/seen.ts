import type { Risk } from "@thodu/domain/safety/levels";
import type { Millis } from "@thodu/domain/time";

interface Saw {
  readonly risk: Risk;
  /** When the newest message arrived; 0 while none was seen. */
  readonly lastMessageAt: Millis;
}

const seen = new Map<string, Saw>();

/** Notes what a listener sees of a conversation that they hold. Returns the function that removes the note. */
export function noteSeen(conversationId: string, what: Saw): () => void {
  seen.set(conversationId, what);
  return () => void seen.delete(conversationId);
}

/** What the listener sees of the conversation, to be sent with an action (decision 0082). */
export const seenOf = (conversationId: string): Saw | undefined => seen.get(conversationId);
