import type { Conversation } from '../chat/model';
import { MINUTE, SECOND, type Millis } from '../time';

/** A listener of whom nothing was heard for so long no longer holds a person who waits for their answer. */
const SILENCE_MAX = 5 * MINUTE;
/** The same where the person is at risk. */
const URGENT_SILENCE_MAX = 90 * SECOND;

/** A crisis that its listener has not answered for so long is offered to the others as well. */
export const CRISIS_UNANSWERED_MAX = 90 * SECOND;

type Talk = Pick<Conversation, 'status' | 'risk' | 'lastSender' | 'lastMessageAt' | 'unansweredSince' | 'claimedAt'>;

/**
 * Whether somebody in a crisis waits for an answer of a listener who holds them and may well be there: since their first
 * message that nobody has answered, or since the claim if that came later.
 */
export const isUnanswered = (talk: Talk, now: Millis): boolean =>
  talk.status === 'active' && talk.risk === 'crisis' && now - unansweredSince(talk) > CRISIS_UNANSWERED_MAX;

/** Infinity for who has an answer of the listener who holds them. */
function unansweredSince({ lastSender, lastMessageAt, unansweredSince: first, claimedAt }: Talk): Millis {
  // Conversations from before these were stored have their last message alone.
  if (lastSender === 'customer') return Math.max(first ?? lastMessageAt, claimedAt ?? 0);
  return claimedAt !== null && lastMessageAt <= claimedAt ? claimedAt : Infinity;
}

/** Whether a listener has been silent for long enough to be looked after at all. */
export const mayHaveLeft = (signAt: Millis | null, now: Millis): boolean => signAt !== null && now - signAt > URGENT_SILENCE_MAX;

/**
 * Whether a person is left alone by the listener who holds them: they wrote what was not read, and the listener
 * (`signAt`: the last sign of their desk or of a room that they have open) has been silent for too long. Who has read everything is not taken away, however silent.
 */
export const isDeserted = (
  { status, risk, unreadByVolunteer }: Pick<Conversation, 'status' | 'risk' | 'unreadByVolunteer'>,
  signAt: Millis | null,
  now: Millis,
): boolean => status === 'active' && unreadByVolunteer > 0 && signAt !== null && now - signAt > (risk === 'none' ? SILENCE_MAX : URGENT_SILENCE_MAX);
