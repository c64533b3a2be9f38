import type { Millis } from "../time";
import type { ChatMessage, Conversation } from "./model";

type Written = Pick<ChatMessage, "volunteerId" | "claimId" | "timestamp">;

/**
 * The messages that `uid`, the listener who holds the conversation, may read. All of this talk. Of earlier talks: those
 * written while `uid` held them, and those of the wait that `uid` ended by a claim. For the rest there is only the
 * summary, if the customer agrees (`notes/reading`).
 */
export function readableBy<M extends Written>(
  newestFirst: readonly M[],
  uid: string,
  { endedAt }: Pick<Conversation, "endedAt">,
): readonly M[] {
  // `next`: who held the conversation after this message. `wait`: the claimId of the latest wait before that; an
  // earlier wait was ended by another listener.
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
 * When the listener left, of a customer who is waiting for the next one; else null. If the customer gives up, the talk
 * ended then.
 */
export const listenerLeftAt = ({
  status,
  notice,
  waitingSince,
  gone,
}: Pick<Conversation, "status" | "notice" | "waitingSince" | "gone">): Millis | null =>
  status === "waiting" && notice === "listener-left" ? (waitingSince ?? gone?.waitingSince ?? null) : null;
