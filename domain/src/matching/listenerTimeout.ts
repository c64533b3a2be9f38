import type { Conversation } from "../chat/model";
import { MINUTE, SECOND, type Millis } from "../time";

/** A listener of whom nothing was heard for so long no longer holds a person who waits for their answer. */
const NO_SIGN_MAX = 5 * MINUTE;
/** The same where the person is at risk. */
const URGENT_NO_SIGN_MAX = 90 * SECOND;

/** A crisis that its listener has not answered for so long is offered to the others as well. */
export const CRISIS_UNANSWERED_MAX = 90 * SECOND;

type Answering = Pick<Conversation, "risk" | "lastSender" | "lastMessageAt" | "unansweredSince" | "claimedAt">;

/**
 * Whether somebody in a crisis waits for an answer of a listener who holds them and may well be there: since their first
 * message that nobody has answered, or since the claim if that came later.
 */
export const isUnanswered = (talk: Answering & Pick<Conversation, "status">, now: Millis): boolean =>
  talk.status === "active" && talk.risk === "crisis" && now - inCrisisUnansweredSince(talk) > CRISIS_UNANSWERED_MAX;

/** Infinity for who has an answer of the listener who holds them. */
function inCrisisUnansweredSince({ lastSender, lastMessageAt, unansweredSince: first, claimedAt }: Answering): Millis {
  // Conversations from before these were stored have their last message alone.
  if (lastSender === "customer") return Math.max(first ?? lastMessageAt, claimedAt ?? 0);
  return claimedAt !== null && lastMessageAt <= claimedAt ? claimedAt : Infinity;
}

/** Whether a listener has been silent for long enough to be looked after at all. */
export const mayBeDisconnected = (signAt: Millis | null, now: Millis): boolean =>
  signAt !== null && now - signAt > URGENT_NO_SIGN_MAX;

/**
 * Whether a person is left alone by the listener who holds them: they wrote what was not read, and the listener
 * (`signAt`: the last sign of their desk or of a room that they have open) has been silent for too long. Who has read everything is not taken away, however silent.
 */
export const isDeserted = (
  { status, risk, unreadByVolunteer }: Pick<Conversation, "status" | "risk" | "unreadByVolunteer">,
  signAt: Millis | null,
  now: Millis,
): boolean =>
  status === "active" &&
  unreadByVolunteer > 0 &&
  signAt !== null &&
  now - signAt > (risk === "none" ? NO_SIGN_MAX : URGENT_NO_SIGN_MAX);

/** Since when a person waits for an answer of the listener who holds them; null where they don't. */
const waitsForAnswerSince = ({ lastSender, lastMessageAt, unansweredSince, claimedAt }: Answering): Millis | null =>
  lastSender === "volunteer" ? null : Math.max(unansweredSince ?? lastMessageAt, claimedAt ?? 0);

/**
 * Whether a colleague may take a person over without the word of the listener who holds them: that one has left them
 * without an answer for as long as whoever is gone. Otherwise a hand-over is theirs to offer.
 */
export function mayBeTakenOver(held: Answering, now: Millis): boolean {
  const since = waitsForAnswerSince(held);
  return since !== null && now - since >= (held.risk === "none" ? NO_SIGN_MAX : URGENT_NO_SIGN_MAX);
}
