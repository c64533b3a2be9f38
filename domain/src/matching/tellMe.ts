import type { Conversation } from "../chat/model";
import type { NoticeKind } from "../notifications/notices";
import { HOUR, MINUTE, SECOND, type Millis } from "../time";
import { isAgreed } from "./laterTime";
import { isOfWait, placeSince } from "./placeSince";

/** How long the place is kept after each notice. */
export const PLACE_KEPT = 90 * SECOND;
/** How often a person is told that it is their turn. */
export const TOLD_MAX = 2;
/** How many of these notices may be about listeners on call; the other is kept for when the desk opens. */
export const BY_PHONE_MAX = 1;
/** The least time between two notices. */
const AGAIN_AFTER = 5 * MINUTE;
/** How long a promise lasts; a person who could not be told by then learns that nobody came. */
const TELL_FOR = 12 * HOUR;
/** A person who asked to be told counts as away after this long without a sign: they may close the page. */
export const AWAY_TO_BE_TOLD = 60 * SECOND;
/** Signs of a person who asked to be told are stored this often, so that their absence is noticed in time. */
export const SIGN_TO_BE_TOLD = 20 * SECOND;

type Wait = Pick<Conversation, "status" | "waitingSince" | "gone" | "risk" | "alarm" | "tellMe" | "laterTime">;
/** With the fields that say whether a listener who took them may release them to the same wait. */
type Held = Wait & Pick<Conversation, "claimId" | "answeredClaim" | "waitBefore">;

/** Whether a person waits and was promised a notice of their turn; a promise of an earlier wait does not count. */
export const isPromised = (wait: Wait): boolean => wait.tellMe !== null && wait.tellMe.since === placeSince(wait);

/** Whether a person keeps their place even if they do not answer: at risk, with an alarm, or with an agreed time. */
const keepsOrder = (wait: Wait): boolean => wait.risk !== "none" || wait.alarm !== null || isAgreed(wait);

export function promiseFrom(wait: Wait, now: Millis): NonNullable<Conversation["tellMe"]> | null {
  const since = placeSince(wait);
  return since === null ? null : { since, until: now + TELL_FOR, calls: 0, calledAt: null };
}

/**
 * The turn of a person who closed the page and asked to be told of it. `due`: notify them as soon as a listener is
 * free. `told`: they were notified and their place is kept. Null otherwise, and between the two notices.
 */
export function turnOfAway(wait: Wait, now: Millis): "due" | "told" | null {
  if (!isPromised(wait) || wait.tellMe === null) return null;
  const { calls, calledAt, until } = wait.tellMe;
  if (calledAt !== null && now < calledAt + PLACE_KEPT) return "told";
  if (calls >= TOLD_MAX || now >= until) return null;
  return calledAt === null || now >= calledAt + AGAIN_AFTER ? "due" : null;
}

export const afterTelling = (
  promise: NonNullable<Conversation["tellMe"]>,
  now: Millis,
): NonNullable<Conversation["tellMe"]> => ({ ...promise, calls: promise.calls + 1, calledAt: now });

export interface PromiseEnd {
  readonly notice: Extract<NoticeKind, "turn-gone" | "turn-missed"> | null;
  /** The place that replaces theirs in the queue; null leaves it. */
  readonly placeFrom: Millis | null;
  /** Thodu did not keep the promise: the admins are told. */
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
  // A listener has taken them and not written yet: the promise neither ends nor is due.
  if (!isPromised(wait)) return null;
  const { calls, calledAt, until } = wait.tellMe;
  if (calledAt !== null && now < calledAt + PLACE_KEPT) return null;
  if (calls < TOLD_MAX && now < until) return null;
  if (calls < TOLD_MAX) return { notice: "turn-missed", placeFrom: null, missed: true };
  return { notice: "turn-gone", placeFrom: keepsOrder(wait) ? null : now, missed: !reached };
}
