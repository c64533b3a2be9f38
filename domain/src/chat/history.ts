import type { Millis } from "../time";
import type { ChatMessage, Conversation } from "./model";

type Written = Pick<ChatMessage, "volunteerId" | "claimId" | "timestamp">;

/**
 * What of all messages, newest first, the listener `uid` may read who holds the conversation: of this talk all. Of earlier
 * ones what was written while they held it, and what their person had written in the wait that they ended by taking it,
 * which is what they answered. Of other talks there is only the summary, if the customer agrees (`notes/reading`).
 */
export function readableBy<M extends Written>(
  newestFirst: readonly M[],
  uid: string,
  { endedAt }: Pick<Conversation, "endedAt">,
): readonly M[] {
  // Who had the conversation next, and the stamp of the wait before that: an earlier wait was somebody else's.
  let next: string | null = null;
  let wait: string | null = null;
  return newestFirst.filter(({ volunteerId, claimId, timestamp }) => {
    if (volunteerId === null) wait ??= claimId;
    else [next, wait] = [volunteerId, null];
    const isOwn = volunteerId === uid || (volunteerId === null && next === uid && claimId === wait);
    return isOwn || timestamp > (endedAt ?? 0);
  });
}

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
