import type { Conversation } from "../chat/model";
import type { Millis } from "../time";

type Place = Pick<Conversation, "waitingSince" | "notice"> & Partial<Pick<Conversation, "givenBackAt">>;
type Wait = Place & Pick<Conversation, "lastSender" | "unansweredSince">;

/** Whether a person in the queue has not just come: they were released, and the wait goes on. */
export const isFromColleague = ({ waitingSince, notice, givenBackAt = null }: Place): boolean =>
  waitingSince !== null && notice === "listener-left" && (givenBackAt === null || waitingSince <= givenBackAt);

/**
 * Since when a person in the queue has waited, as listeners and admins see it; null if they are not in the queue. After
 * a release the wait counts from the first unanswered message, even if the place in the queue is newer; not if that
 * place was given up.
 */
export function waitedSince(wait: Wait): Millis | null {
  const { waitingSince, lastSender, unansweredSince } = wait;
  if (waitingSince === null) return null;
  const goesOn = isFromColleague(wait) && lastSender === "customer";
  return goesOn ? Math.min(waitingSince, unansweredSince ?? waitingSince) : waitingSince;
}
