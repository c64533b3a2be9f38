import type { Conversation } from "../chat/model";
import type { NoticeKind } from "../notifications/notices";
import { HOUR, MINUTE, SECOND, type Millis } from "../time";
import { isAgreed } from "./laterTime";
import { isOfWait, placeSince } from "./placeSince";

/** How long the place is kept after a notice. */
export const PLACE_KEPT = 90 * SECOND;
/** How often somebody is told that it is their turn; each time their place is kept. */
export const TOLD_MAX = 2;
/** How many of these may say that listeners on call can be rung: whoever sleeps is told once more, when the desk opens. */
export const BY_PHONE_MAX = 1;
/** Least time between the two notices. */
const AGAIN_AFTER = 5 * MINUTE;
/** After this, people who could not be told learn that nobody came. */
const TELL_FOR = 12 * HOUR;
/** Without a sign for this long, somebody who asked to be told counts as away: they may close the page. */
export const AWAY_TO_BE_TOLD = 60 * SECOND;
/** Signs of their page are stored this often, so that this can be known. */
export const SIGN_TO_BE_TOLD = 20 * SECOND;

type Wait = Pick<Conversation, "status" | "waitingSince" | "gone" | "risk" | "alarm" | "tellMe" | "laterTime">;
/** With what says whether a listener who has taken them may give them back to the same wait. */
type Held = Wait & Pick<Conversation, "claimId" | "answeredClaim" | "waitBefore">;

/** Whether somebody waits and was promised to be told of their turn; a promise of an earlier wait does not count. */
export const isPromised = (wait: Wait): boolean => wait.tellMe !== null && wait.tellMe.since === placeSince(wait);

/** They keep their place even if they do not answer: at risk, an alarm, or an agreed time. */
const keepsOrder = (wait: Wait): boolean => wait.risk !== "none" || wait.alarm !== null || isAgreed(wait);

export function promiseFrom(wait: Wait, now: Millis): NonNullable<Conversation["tellMe"]> | null {
  const since = placeSince(wait);
  return since === null ? null : { since, until: now + TELL_FOR, calls: 0, calledAt: null };
}

/**
 * For somebody who closed the page and asked to be told of their turn. `due`: notify them as soon as a listener is
 * free. `called`: notified, their place is kept. Null for all others, and between the two notices.
 */
export function turnOfAway(wait: Wait, now: Millis): "due" | "called" | null {
  if (!isPromised(wait) || wait.tellMe === null) return null;
  const { calls, calledAt, until } = wait.tellMe;
  if (calledAt !== null && now < calledAt + PLACE_KEPT) return "called";
  if (calls >= TOLD_MAX || now >= until) return null;
  return calledAt === null || now >= calledAt + AGAIN_AFTER ? "due" : null;
}

export const afterCall = (
  promise: NonNullable<Conversation["tellMe"]>,
  now: Millis,
): NonNullable<Conversation["tellMe"]> => ({ ...promise, calls: promise.calls + 1, calledAt: now });

export interface PromiseEnd {
  readonly notice: Extract<NoticeKind, "turn-gone" | "turn-missed"> | null;
  /** The place they have from now on, in place of the one they had; null leaves it. */
  readonly placeFrom: Millis | null;
  /** Thodu did not keep it: the admins are told. */
  readonly missed: boolean;
}

/**
 * How a promise ends; null while it stands. It ends in one of three ways:
 * - a listener has written, or the person has left: the wait is over, and no notice is sent;
 * - they were notified twice and did not come while their place was kept;
 * - twelve hours have passed before that: it counts as missed.
 * `reached`: at least one notice was handed to a device or to the mail server.
 */
export function endOfPromise(wait: Held, reached: boolean, now: Millis): PromiseEnd | null {
  if (wait.tellMe === null) return null;
  if (!isOfWait(wait, wait.tellMe.since)) return { notice: null, placeFrom: null, missed: false };
  // Taken by a listener who has not written yet: nothing is due, and nothing is over.
  if (!isPromised(wait)) return null;
  const { calls, calledAt, until } = wait.tellMe;
  if (calledAt !== null && now < calledAt + PLACE_KEPT) return null;
  if (calls < TOLD_MAX && now < until) return null;
  if (calls < TOLD_MAX) return { notice: "turn-missed", placeFrom: null, missed: true };
  return { notice: "turn-gone", placeFrom: keepsOrder(wait) ? null : now, missed: !reached };
}
