import type { Conversation } from "../chat/model";
import type { Millis } from "../time";

/** The place that somebody has or had in the queue; null for who does not wait. */
export const placeSince = ({
  status,
  waitingSince,
  gone,
}: Pick<Conversation, "status" | "waitingSince" | "gone">): Millis | null =>
  status === "waiting" ? (waitingSince ?? gone?.waitingSince ?? null) : null;

type Held = Pick<Conversation, "status" | "answeredClaim" | "claimId" | "waitBefore">;

/** The place that somebody has again whose listener gives them back without a word; null: they wait from now on. */
export const placeGivenBack = ({ status, answeredClaim, claimId, waitBefore }: Held): Millis | null =>
  status === "active" && answeredClaim !== claimId ? (waitBefore ?? null) : null;

/**
 * Whether a promise or a time of a wait still stands, which began at `since`: while they wait, and while a listener has taken
 * them who has written nothing and may give them back to the same place.
 */
export const isOfWait = (talk: Held & Parameters<typeof placeSince>[0], since: Millis): boolean =>
  since === (placeSince(talk) ?? placeGivenBack(talk));
