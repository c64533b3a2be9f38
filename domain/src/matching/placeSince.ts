import type { Conversation } from "../chat/model";
import type { Millis } from "../time";

/** Since when the person's place in the queue counts, also while they are out of it; null if they don't wait. */
export const placeSince = ({
  status,
  waitingSince,
  gone,
}: Pick<Conversation, "status" | "waitingSince" | "gone">): Millis | null =>
  status === "waiting" ? (waitingSince ?? gone?.waitingSince ?? null) : null;

type Held = Pick<Conversation, "status" | "answeredClaim" | "claimId" | "waitBefore">;

/** The place that a person gets back if their listener releases them without having written; null for a new one. */
export const placeGivenBack = ({ status, answeredClaim, claimId, waitBefore }: Held): Millis | null =>
  status === "active" && answeredClaim !== claimId ? (waitBefore ?? null) : null;

/**
 * Whether the wait that began at `since` goes on: the person waits, or a listener has taken them who has written
 * nothing and may release them to the same place.
 */
export const isOfWait = (talk: Held & Parameters<typeof placeSince>[0], since: Millis): boolean =>
  since === (placeSince(talk) ?? placeGivenBack(talk));
