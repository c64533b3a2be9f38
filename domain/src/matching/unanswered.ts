import { MINUTE, type Millis } from "../time";
import type { Volunteer } from "../volunteers/model";

/** How long a claim without a reply counts against the next ones. */
const COUNTS_FOR = 10 * MINUTE;

type Unanswered = Pick<Volunteer, "unanswered" | "capacity">;

/**
 * Claim ids, with the time of each claim, in which the listener wrote nothing or which they gave back within a minute
 * (`LOOKED_IN` in chat/claim), of the last ten minutes.
 */
export const countingClaims = ({ unanswered }: Pick<Unanswered, "unanswered">, now: Millis): [string, Millis][] =>
  Object.entries(unanswered).filter(([, at]) => now - at < COUNTS_FOR);

/**
 * A listener with as many such claims as they have places takes nobody new: until when, or null where they may take
 * somebody now.
 */
export function mustAnswerUntil(listener: Unanswered, now: Millis): Millis | null {
  const counting = countingClaims(listener, now);
  return counting.length >= listener.capacity ? Math.min(...counting.map(([, at]) => at)) + COUNTS_FOR : null;
}
