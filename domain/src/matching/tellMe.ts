import type { Conversation } from "../chat/model";
import type { NoticeKind } from "../notifications/notices";
import { HOUR, MINUTE, SECOND, type Millis } from "../time";
import { isAgreed } from "./laterTime";
import { placeSince } from "./placeSince";

/** After a notice the place of its person is kept for so long. */
export const PLACE_KEPT = 90 * SECOND;
/** How often somebody is told that it is their turn; each time their place is kept. */
export const TOLD_MAX = 2;
/** The second notice comes no sooner after the first. */
const AGAIN_AFTER = 5 * MINUTE;
/** Whoever could not be told by then learns that nobody came. */
const TELL_FOR = 12 * HOUR;
/** The page of somebody who asked to be told may be closed: without a sign for so long they are away. */
export const AWAY_TO_BE_TOLD = 60 * SECOND;
/** Signs of their page are stored this often, so that this can be known. */
export const SIGN_TO_BE_TOLD = 20 * SECOND;

type Wait = Pick<Conversation, "status" | "waitingSince" | "gone" | "risk" | "alarm" | "tellMe" | "laterTime">;

/** Whether somebody waits and was promised to be told of their turn; a promise of an earlier wait does not count. */
export const isPromised = (wait: Wait): boolean => wait.tellMe !== null && wait.tellMe.since === placeSince(wait);

/**
 * Their order is kept whatever they answer: at risk, or the question whether they are in danger was never ruled out, or a
 * time of theirs stands, which is of the place that they have.
 */
const keepsOrder = (wait: Wait): boolean => wait.risk !== "none" || wait.alarm !== null || isAgreed(wait);

/** The promise to somebody who waits now, from now on; null for who does not wait. */
export function promiseFrom(wait: Wait, now: Millis): NonNullable<Conversation["tellMe"]> | null {
  const since = placeSince(wait);
  return since === null ? null : { since, until: now + TELL_FOR, calls: 0, calledAt: null };
}

/**
 * What the matching does for somebody who closed the page after asking to be told of their turn. `due`: send the notice as soon
 * as a listener is free. `called`: the notice was sent, and their place is kept. Null for everybody else, and in the pause
 * between the two notices.
 */
export function turnOfAway(wait: Wait, now: Millis): "due" | "called" | null {
  if (!isPromised(wait) || wait.tellMe === null) return null;
  const { calls, calledAt, until } = wait.tellMe;
  if (calledAt !== null && now < calledAt + PLACE_KEPT) return "called";
  if (calls >= TOLD_MAX || now >= until) return null;
  return calledAt === null || now >= calledAt + AGAIN_AFTER ? "due" : null;
}

/** The promise once its person was told. */
export const afterCall = (
  promise: NonNullable<Conversation["tellMe"]>,
  now: Millis,
): NonNullable<Conversation["tellMe"]> => ({ ...promise, calls: promise.calls + 1, calledAt: now });

/** How a promise ends, and what follows from it in the same write. */
export interface PromiseEnd {
  /** What its person is told. */
  readonly notice: Extract<NoticeKind, "turn-gone" | "turn-missed"> | null;
  /** The place they have from now on, in place of the one they had; null leaves it. */
  readonly placeFrom: Millis | null;
  /** Thodu did not keep it: the admins are told. */
  readonly missed: boolean;
}

/**
 * Whether a promise is over, looked at from time to time. `reached`: a notice of it was handed over to a mail server or push
 * service, as far as there was one. It ends without a word once the wait has; after the second notice and the time that it
 * kept the place; and when nobody came for it in time, which is a promise that was missed.
 */
export function endOfPromise(wait: Wait, reached: boolean, now: Millis): PromiseEnd | null {
  if (wait.tellMe === null) return null;
  if (!isPromised(wait)) return { notice: null, placeFrom: null, missed: false };
  const { calls, calledAt, until } = wait.tellMe;
  if (calledAt !== null && now < calledAt + PLACE_KEPT) return null;
  if (calls < TOLD_MAX && now < until) return null;
  if (calls === 0) return { notice: "turn-missed", placeFrom: null, missed: true };
  return { notice: "turn-gone", placeFrom: keepsOrder(wait) ? null : now, missed: !reached };
}
