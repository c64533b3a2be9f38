import type { Conversation } from '../chat/model';
import { MINUTE, SECOND, type Millis } from '../time';

/** A listener of whom nothing was heard for so long no longer holds a person who waits for their answer. */
const SILENCE_MAX = 5 * MINUTE;
/** The same where the person is at risk. */
const URGENT_SILENCE_MAX = 90 * SECOND;

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
