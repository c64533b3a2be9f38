import type { Conversation } from "../chat/model";
import type { Millis } from "../time";

type Wait = Pick<Conversation, "waitingSince" | "notice" | "lastSender" | "unansweredSince"> &
  Partial<Pick<Conversation, "givenBackAt">>;

/**
 * Since when somebody in the queue has waited, as listeners and admins read it; null for who is not in the queue. The wait of
 * a person whom a listener released counts from their first unanswered message, even where their place in the queue is newer;
 * not where that place was given up since.
 */
export function waitedSince({
  waitingSince,
  notice,
  lastSender,
  unansweredSince,
  givenBackAt = null,
}: Wait): Millis | null {
  if (waitingSince === null) return null;
  const isSameWait = givenBackAt === null || waitingSince <= givenBackAt;
  const goesOn = isSameWait && notice === "listener-left" && lastSender === "customer";
  return goesOn ? Math.min(waitingSince, unansweredSince ?? waitingSince) : waitingSince;
}
