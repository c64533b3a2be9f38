import type { Conversation } from "../chat/model";
import { MINUTE, SECOND, type Millis } from "../time";

/** A listener of whom nothing was heard for so long no longer holds a person who waits for their answer. */
const NO_SIGN_MAX = 5 * MINUTE;
/** The same where the person is at risk. */
const URGENT_NO_SIGN_MAX = 90 * SECOND;

/** A crisis that its listener has not answered for so long is offered to the others as well. */
export const CRISIS_UNANSWERED_MAX = 90 * SECOND;

type Answering = Pick<Conversation, "risk" | "lastSender" | "lastMessageAt" | "unansweredSince" | "claimedAt">;

/** Whether a person in a crisis has no answer since their last message, or since their listener claimed them. */
export const waitsInCrisis = (talk: Answering & Pick<Conversation, "status">): boolean =>
  talk.status === "active" && talk.risk === "crisis" && waitsForAnswerSince(talk) !== null;

/**
 * In a crisis, and unanswered by the listener who holds them, who may well be there: since their first unanswered
 * message, or the claim if later.
 */
export const isUnanswered = (talk: Answering & Pick<Conversation, "status">, now: Millis): boolean =>
  waitsInCrisis(talk) && now - inCrisisUnansweredSince(talk) > CRISIS_UNANSWERED_MAX;

/** Infinity where their listener has answered. */
export const inCrisisUnansweredSince = (talk: Answering): Millis => waitsForAnswerSince(talk) ?? Infinity;

/** Without a sign for long enough to check whom they hold. */
export const mayBeDisconnected = (signAt: Millis | null, now: Millis): boolean =>
  signAt !== null && now - signAt > URGENT_NO_SIGN_MAX;

type Held = Pick<Conversation, "status" | "risk" | "unreadByVolunteer" | "claimId" | "answeredClaim">;

/**
 * Whether the listener who holds a person has left: messages are unread, or they have written nothing since they took them,
 * and no sign came for too long (`signAt`: the last of their desk or an open room). Whoever has answered and read everything
 * keeps the person.
 */
export const isDeserted = (
  { status, risk, unreadByVolunteer, claimId, answeredClaim }: Held,
  signAt: Millis | null,
  now: Millis,
): boolean =>
  status === "active" &&
  (unreadByVolunteer > 0 || answeredClaim !== claimId) &&
  signAt !== null &&
  now - signAt > (risk === "none" ? NO_SIGN_MAX : URGENT_NO_SIGN_MAX);

/**
 * Since when a person waits for an answer of the listener who holds them; null where they don't. Whoever came after the
 * last answer has said nothing yet.
 */
function waitsForAnswerSince({ lastSender, lastMessageAt, unansweredSince, claimedAt }: Answering): Millis | null {
  // Conversations from before these were stored have their last message alone.
  if (lastSender !== "volunteer") return Math.max(unansweredSince ?? lastMessageAt, claimedAt ?? 0);
  return claimedAt !== null && lastMessageAt <= claimedAt ? claimedAt : null;
}

/** Whether a colleague may take over without being asked: the listener who holds them has not answered for too long. */
export function mayBeTakenOver(held: Answering, now: Millis): boolean {
  const since = waitsForAnswerSince(held);
  return since !== null && now - since >= (held.risk === "none" ? NO_SIGN_MAX : URGENT_NO_SIGN_MAX);
}
