import { MINUTE, SECOND } from '../time';

/** An offer is accepted within this time or goes on to the next listener. */
export const OFFER_LASTS = 60 * SECOND;
/** Who passed, or let an offer run out, is not asked about the same person again for this long. */
export const PASS_LASTS = 5 * MINUTE;
/** A client that is in front of its listener says so this often. */
export const HEARTBEAT = 25 * SECOND;
/** After this long without a word nobody is there any more, whatever was said last. */
export const PRESENT_WITHIN = 60 * SECOND;
/** Listening at one stretch after which the desk reminds of a break. */
export const BREAK_REMINDER = 90 * MINUTE;
