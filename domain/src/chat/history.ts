import type { Millis } from "../time";
import type { ChatMessage, Conversation } from "./model";

/**
 * Whether the listener `uid`, who holds the conversation, may read a message: of this talk all, of earlier ones what
 * they held themselves. Of other talks there is only the summary, if the customer agrees (`notes/reading`).
 */
export const mayHear = (
  { volunteerId, timestamp }: Pick<ChatMessage, "volunteerId" | "timestamp">,
  uid: string,
  { endedAt }: Pick<Conversation, "endedAt">,
): boolean => volunteerId === uid || timestamp > (endedAt ?? 0);

/**
 * The end of a talk whose listener left and whose customer gives up waiting for the next: when the listener left. Else
 * null.
 */
export const listenerLeftAt = ({
  status,
  notice,
  waitingSince,
  gone,
}: Pick<Conversation, "status" | "notice" | "waitingSince" | "gone">): Millis | null =>
  status === "waiting" && notice === "listener-left" ? (waitingSince ?? gone?.waitingSince ?? null) : null;
