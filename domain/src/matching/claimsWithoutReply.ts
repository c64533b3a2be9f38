import { MINUTE, type Millis } from "../time";
import type { Volunteer } from "../volunteers/model";

/** How long a claim without a reply counts against further claims. */
const COUNTS_FOR = 10 * MINUTE;

type Claimant = Pick<Volunteer, "unanswered" | "capacity">;

/**
 * Claims of the last ten minutes in which the listener wrote nothing, or which they released within a minute
 * (`LOOKED_IN` in chat/claim): their ids, with the time of each.
 */
export const claimsWithoutReply = ({ unanswered }: Pick<Claimant, "unanswered">, now: Millis): [string, Millis][] =>
  Object.entries(unanswered).filter(([, at]) => now - at < COUNTS_FOR);

/** Until when a listener may not take anybody new, having as many such claims as places; null if they may. */
export function noClaimsUntil(listener: Claimant, now: Millis): Millis | null {
  const counting = claimsWithoutReply(listener, now);
  return counting.length >= listener.capacity ? Math.min(...counting.map(([, at]) => at)) + COUNTS_FOR : null;
}
