import type { Conversation } from "../chat/model";
import { MINUTE, SECOND, type Millis } from "../time";
import { isHandedOver } from "./handOver";

/** A listener whose page gave no sign for this long loses a person who waits for their answer. */
const NO_SIGN_MAX = 5 * MINUTE;
/** The same for a person at risk. */
const URGENT_NO_SIGN_MAX = 90 * SECOND;

/** A person who has waited for an answer for this long may be taken over by a colleague. */
const NO_ANSWER_MAX = 5 * MINUTE;
/** A person at risk who has waited for an answer for this long may be taken over by a colleague. */
const URGENT_NO_ANSWER_MAX = 90 * SECOND;

/** A person in a crisis whose listener has not answered for this long is offered to other listeners too. */
export const CRISIS_UNANSWERED_MAX = 90 * SECOND;

type Answering = Pick<
  Conversation,
  "risk" | "lastSender" | "lastMessageAt" | "unansweredSince" | "claimedAt" | "crisisSince" | "spokeAt"
>;

/** Whether a person in a crisis has had no answer since their last message, or since their listener claimed them. */
export const waitsInCrisis = (talk: Answering & Pick<Conversation, "status">): boolean =>
  talk.status === "active" && talk.risk === "crisis" && waitsForAnswerSince(talk) !== null;

/**
 * Whether a person in a crisis has waited too long for an answer of the listener who holds them. Counted from the
 * latest of these: the first unanswered message, the claim, and the end of a call. Not from the beginning of the
 * crisis: if nobody has answered for long by then, others are asked at once.
 */
export const isUnanswered = (talk: Answering & Pick<Conversation, "status">, now: Millis): boolean =>
  waitsInCrisis(talk) && now - (waitsForAnswerSince(talk) ?? Infinity) > CRISIS_UNANSWERED_MAX;

/**
 * Whether the listener who took a person in a crisis has neither written to them nor spoken with them since: nobody may
 * lose sight of them until then.
 */
export const isTakenSilently = (
  talk: Answering & Pick<Conversation, "status" | "claimId" | "answeredClaim">,
): boolean =>
  waitsInCrisis(talk) && talk.answeredClaim !== talk.claimId && (talk.spokeAt ?? 0) <= (talk.claimedAt ?? 0);

/**
 * Whether another listener is asked, or looked for, since the one who holds a person in a crisis does not answer: once
 * one is asked, and at the latest when they have waited too long. Not while their listener asks a colleague themselves.
 */
export const isAnotherAsked = (talk: Answering & Pick<Conversation, "status" | "offer">, now: Millis): boolean =>
  !isHandedOver(talk, now) &&
  (isUnanswered(talk, now) || (waitsInCrisis(talk) && talk.offer !== null && talk.offer.expiresAt > now));

/**
 * Since when a person whom somebody holds has waited for an answer, as it is shown; null if they don't. Unlike
 * `waitsForAnswerSince`, by which others are asked, a claim does not restart it: the person has waited all the while.
 */
export function unansweredWaitSince(talk: Answering): Millis | null {
  const since = waitsForAnswerSince(talk);
  const { lastSender, lastMessageAt, unansweredSince } = talk;
  const spokeAt = talk.spokeAt ?? 0;
  if (since === null || lastSender === "volunteer" || spokeAt > lastMessageAt) return since;
  return Math.max(unansweredSince ?? lastMessageAt, spokeAt);
}

/**
 * {@link unansweredWaitSince} for a person in a crisis, not counted from before the crisis; Infinity if they have been
 * answered.
 */
export const inCrisisUnansweredSince = (talk: Answering): Millis =>
  Math.max(unansweredWaitSince(talk) ?? Infinity, talk.crisisSince ?? 0);

/** Whether a listener gave no sign for so long that the people they hold have to be checked. */
export const mayBeDisconnected = (signAt: Millis | null, now: Millis): boolean =>
  signAt !== null && now - signAt > URGENT_NO_SIGN_MAX;

type Held = Pick<Conversation, "status" | "risk" | "unreadByVolunteer" | "claimId" | "answeredClaim">;

/**
 * Whether a listener has left a person whom they hold: they gave no sign for too long, and have unread messages or have
 * written nothing since they claimed the person. `signAt`: the last sign of their desk or of an open room. A listener
 * who has read and answered everything keeps the person.
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
 * Since when a person waits for an answer of the listener who holds them; null if they don't. For a listener who came
 * after the last answer, since their claim. A call answers what was written before its end.
 */
function waitsForAnswerSince(talk: Answering): Millis | null {
  const { lastSender, lastMessageAt, unansweredSince, claimedAt } = talk;
  const spokeAt = talk.spokeAt ?? 0;
  if (spokeAt > Math.max(lastMessageAt, claimedAt ?? 0)) return null;
  // Conversations from before these fields were stored have only their last message.
  if (lastSender !== "volunteer") return Math.max(unansweredSince ?? lastMessageAt, claimedAt ?? 0, spokeAt);
  return claimedAt !== null && lastMessageAt <= claimedAt ? claimedAt : null;
}

/** Whether a colleague may take over without being asked: the listener has not answered for too long. */
export function mayBeTakenOver(held: Answering, now: Millis): boolean {
  const since = waitsForAnswerSince(held);
  return since !== null && now - since >= (held.risk === "none" ? NO_ANSWER_MAX : URGENT_NO_ANSWER_MAX);
}
