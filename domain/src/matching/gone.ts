import type { Conversation } from "../chat/model";
import { MINUTE, type Millis } from "../time";

/** Without a sign of their page for so long, somebody who waits has gone. A page that is looked at asks every 15 seconds. */
export const GONE_AFTER = 10 * MINUTE;
/** A sign is stored when the last stored one is older than this: a poll is a read and rarely a write. */
export const SIGN_STORED_EVERY = 2 * MINUTE;

type Wait = Pick<
  Conversation,
  "status" | "waitingSince" | "gone" | "waitSignAt" | "lastSender" | "lastMessageAt" | "offer"
>;

/** What is stored of a sign; the instants are the commit's, save a place that somebody comes back to. */
export interface Sign {
  /** The place that they come back to; null while they have never left the queue. */
  readonly backTo: Millis | null;
}

const lastSign = ({ waitSignAt, waitingSince, lastSender, lastMessageAt }: Wait): Millis =>
  Math.max(waitSignAt ?? 0, waitingSince ?? 0, lastSender === "customer" ? lastMessageAt : 0);

/** Somebody who waits and is out of the queue until their page gives a sign. */
export const isGone = ({ status, waitingSince }: Pick<Wait, "status" | "waitingSince">): boolean =>
  status === "waiting" && waitingSince === null;

/** Whether somebody leaves the queue now: no sign of their page for too long, and no listener asked about them. */
export const hasGone = (wait: Wait, now: Millis): boolean =>
  wait.status === "waiting" &&
  wait.waitingSince !== null &&
  now - lastSign(wait) > GONE_AFTER &&
  (wait.offer === null || wait.offer.expiresAt <= now);

/** What is stored when the page of somebody gives a sign; null for nothing. Who was gone has their old place again. */
export function signOf(wait: Wait, now: Millis): Sign | null {
  if (isGone(wait)) return { backTo: wait.gone?.waitingSince ?? now };
  return wait.status === "waiting" && now - lastSign(wait) >= SIGN_STORED_EVERY ? { backTo: null } : null;
}
