import type { Conversation } from "../chat/model";
import { MINUTE, SECOND } from "../time";

type Risk = Conversation["risk"];

/** How long a listener may take to accept an offer; then it goes on to the next. */
const OFFER_LASTS = 60 * SECOND;
/** How long it is offered if the person is at risk: a listener who has looked away must not cost them a minute. */
const URGENT_OFFER_LASTS = 25 * SECOND;

export const offerLasts = (risk: Risk): number => (risk === "none" ? OFFER_LASTS : URGENT_OFFER_LASTS);
/** A listener who passed, or let an offer run out, is not asked about the same person again for this long. */
const PASS_LASTS = 5 * MINUTE;
/** How long a listener is not asked again about a person at risk. */
const URGENT_PASS_LASTS = 30 * SECOND;

export const passLasts = (risk: Risk): number => (risk === "none" ? PASS_LASTS : URGENT_PASS_LASTS);
/** How long a crisis is offered to listeners of their own language only. */
export const OWN_LANGUAGE_FIRST = 10 * SECOND;
/** A person is also offered to listeners who speak their language a little after this wait; in a crisis sooner. */
const SECOND_LANGUAGE_AFTER = 20 * SECOND;
const URGENT_SECOND_LANGUAGE_AFTER = 10 * SECOND;

export const secondLanguageAfter = (risk: Risk): number =>
  risk === "crisis" ? URGENT_SECOND_LANGUAGE_AFTER : SECOND_LANGUAGE_AFTER;
/** How often the desk sends a heartbeat. */
export const HEARTBEAT = 25 * SECOND;
/** After this long without a heartbeat a listener counts as away. */
export const DESK_PRESENT_WITHIN = 60 * SECOND;
/** Time at the desk without a break after which the desk suggests one. */
export const BREAK_REMINDER = 90 * MINUTE;
