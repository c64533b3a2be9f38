import type { Millis } from "../time";
import type { ChatMessage, Conversation } from "./model";

/**
 * Whether the listener `uid`, who holds the conversation, may read a message: all of the talk that goes on, and what was
 * said in earlier talks while they held it. An earlier talk with a colleague stays between the two; of it there is the summary,
 * if the customer agrees (`notes/reading`).
 */
export const mayHear = (
  { volunteerId, timestamp }: Pick<ChatMessage, "volunteerId" | "timestamp">,
  uid: string,
  { endedAt }: Pick<Conversation, "endedAt">,
): boolean => volunteerId === uid || timestamp > (endedAt ?? 0);

/**
 * When a talk ended whose listener left and whose customer gives up waiting for the next: the instant of the leaving, so
 * that what was said before stays between the two. Null for somebody who waits for their first listener.
 */
export const listenerLeftAt = ({
  status,
  notice,
  waitingSince,
  gone,
}: Pick<Conversation, "status" | "notice" | "waitingSince" | "gone">): Millis | null =>
  status === "waiting" && notice === "listener-left" ? (waitingSince ?? gone?.waitingSince ?? null) : null;
