import type { Conversation } from "../chat/model";
import { refuse, type Failure } from "../errors";
import type { Locale } from "../locale";
import { BREAK, availabilityNow, STRETCH_MAX } from "../matching/availability";
import { fail, ok, type Result } from "../result";
import type { Risk } from "../safety/levels";
import { DAY, MINUTE, SECOND, type Millis } from "../time";
import type { Volunteer } from "../volunteers/model";
import type { Call } from "./model";

/** How long it rings at one listener (spec of calls: 45 seconds, then the next). */
export const RING_TIME = 45 * SECOND;
/** Without a sign for this long, a side counts as gone; pages give one every ten seconds. */
export const LOST_AFTER = MINUTE;
/** Without a sign for this long, a listener no longer takes calls; their page gives one each minute. */
export const LISTENING_FOR = 150 * SECOND;

export interface Sides {
  /** The last sign of each side's page; null if unknown. */
  readonly customerSeenAt: Millis | null;
  readonly volunteerSeenAt: Millis | null;
  /** The caller is in a crisis: no limit ends the call (invariant 3). */
  readonly crisis: boolean;
}

/** `lift`: a crisis was marked since the call began, so its limit is removed for good. */
export type Due = "nothing" | "lift" | "ring-next" | "cancel" | "limit" | "lost";

const gone = (seenAt: Millis | null, now: Millis): boolean => seenAt !== null && now - seenAt >= LOST_AFTER;

/** What has to happen to a call at `now`, by the server's clock. */
export function due(call: Pick<Call, "status" | "allowance" | "ringUntil" | "endsAt">, sides: Sides, now: Millis): Due {
  if (sides.crisis && call.allowance !== "crisis" && dueAt(call) !== null) return "lift";
  if (call.status === "ringing") {
    if (gone(sides.customerSeenAt, now)) return "cancel";
    return call.ringUntil === null || now >= call.ringUntil ? "ring-next" : "nothing";
  }
  if (call.status !== "active") return "nothing";
  if (call.allowance !== "crisis" && call.endsAt !== null && now >= call.endsAt) return "limit";
  return gone(sides.customerSeenAt, now) || gone(sides.volunteerSeenAt, now) ? "lost" : "nothing";
}

/**
 * When the first of the two sides was gone: a minute after its last sign, however late that is noticed. `now` if both
 * are there.
 */
export const goneAt = ({ customerSeenAt, volunteerSeenAt }: Sides, now: Millis): Millis =>
  Math.min(now, (customerSeenAt ?? now) + LOST_AFTER, (volunteerSeenAt ?? now) + LOST_AFTER);

/**
 * The side whose page never joined an answered call: then nobody can have heard anything, and nothing is used up. Null
 * if the call counts as heard, also if nothing is known of a page.
 *
 * A listener's page gives its sign before it gets what it needs to connect, and the caller can't prevent that. So
 * without its sign the call was silent, whoever ended it. A caller can keep their own page silent, so that counts only
 * if a free call was lost.
 */
export function unheardBy(
  { allowance, answeredAt }: Pick<Call, "allowance" | "answeredAt">,
  by: Call["endedBy"],
  { customerSeenAt, volunteerSeenAt }: Sides,
): "customer" | "volunteer" | null {
  if (answeredAt === null || allowance === "crisis") return null;
  if (volunteerSeenAt !== null && volunteerSeenAt <= answeredAt) return "volunteer";
  const isCallerGone = customerSeenAt !== null && customerSeenAt <= answeredAt;
  return by === "lost" && allowance === "free" && isCallerGone ? "customer" : null;
}

/** Whether a call ended after `since` in which the two can have talked: not if the listener's page never joined. */
export const hasTalkedSince = (
  { status, endedAt, unheardBy: silent }: Pick<Call, "status" | "endedAt" | "unheardBy">,
  since: Millis,
): boolean => status === "ended" && silent !== "volunteer" && endedAt !== null && endedAt > since;

/**
 * How long after a call its listener can report what the caller said in it, as the call may have ended at that moment.
 */
export const TOLD_AFTER = 10 * MINUTE;
/** How long after a call in a crisis a caller without a conversation counts as in a crisis. */
const CRISIS_LASTS = DAY;

/** Whether the listener of a call can still report what was said in it: until ten minutes after its end. */
export const canBeTold = ({ status, endedAt }: Pick<Call, "status" | "endedAt">, now: Millis): boolean =>
  status === "active" || (status === "ended" && endedAt !== null && now - endedAt < TOLD_AFTER);

/**
 * Whether a listener may mark the caller as in a crisis: during the call and shortly after. `lift`: the limit of the
 * call is removed, and it is marked; `as-it-is`: it is marked already.
 */
export function raiseInCall(
  call: Pick<Call, "customerId" | "volunteerId" | "status" | "allowance" | "endedAt"> | null,
  { listener, customerId, level }: { readonly listener: string; readonly customerId: string; readonly level: Risk },
  now: Millis,
): Result<"lift" | "as-it-is", Failure<"NOT_FOUND" | "NOT_CLAIMED" | "INVALID_INPUT">> {
  if (call?.volunteerId !== listener || call.customerId !== customerId) return fail(refuse("NOT_FOUND"));
  if (level !== "crisis") return fail(refuse("INVALID_INPUT", { fields: ["level"] }));
  if (!canBeTold(call, now)) return fail(refuse("NOT_CLAIMED"));
  return ok(call.allowance === "crisis" ? "as-it-is" : "lift");
}

/**
 * Whether a caller is in a crisis: by their conversation; without one, by their last call, since people often call
 * again at once when a call broke off.
 */
export const isCallerInCrisis = (
  talk: Pick<Conversation, "risk"> | null,
  last: Pick<Call, "allowance" | "endedAt"> | null,
  now: Millis,
): boolean =>
  talk === null
    ? last?.allowance === "crisis" && (last.endedAt === null || now - last.endedAt < CRISIS_LASTS)
    : talk.risk === "crisis";

/** When a call must be checked even if nobody asks; null once it is over. */
export const dueAt = ({ status, ringUntil, endsAt }: Pick<Call, "status" | "ringUntil" | "endsAt">): Millis | null =>
  status === "ringing" ? ringUntil : status === "active" ? endsAt : null;

/** Whether somebody is in this call now. */
export const isIn = (
  { status, customerId, volunteerId }: Pick<Call, "status" | "customerId" | "volunteerId">,
  uid: string,
): boolean => (status === "ringing" || status === "active") && (customerId === uid || volunteerId === uid);

/** Whether the listener answered the call on this page; they may have others open on other devices. */
export const isAnsweredOn = ({ answeredOn }: Pick<Call, "answeredOn">, page: string | undefined): boolean =>
  answeredOn === (page ?? null);

export interface ReadyListener {
  readonly uid: string;
  readonly load: number;
  /** In a call. */
  readonly busy: boolean;
  /** The people in a crisis whom they hold or are asked about. */
  readonly inCrisis: readonly string[];
  /** The person whom they meet at an agreed time, now or very soon. */
  readonly meets?: string | undefined;
  readonly parted: boolean;
  readonly languages: readonly Locale[];
}

/**
 * The listener to ring next: those who speak the caller's language first, then those who hold the fewest conversations.
 * A listener who holds a person in a crisis, or is asked about one, is rung only for that person, as with offers of
 * chats (matching/offers). A listener who meets a person at an agreed time soon is rung only for that person, and for
 * callers in a crisis.
 */
export function nextListener(
  { customerId, tried, locale, allowance }: Pick<Call, "customerId" | "tried" | "locale" | "allowance">,
  ready: readonly ReadyListener[],
): string | null {
  const speaks = ({ languages }: ReadyListener): number => (languages.includes(locale) ? 0 : 1);
  const isReserved = ({ meets = customerId }: ReadyListener): boolean => meets !== customerId && allowance !== "crisis";
  return (
    ready
      .filter(({ busy, inCrisis, parted }) => !busy && !parted && inCrisis.every((id) => id === customerId))
      .filter((each) => each.uid !== customerId && !tried.includes(each.uid) && !isReserved(each))
      .toSorted((a, b) => speaks(a) - speaks(b) || a.load - b.load)[0]?.uid ?? null
  );
}

/** Whether a listener who takes calls is busy or due for a break (matching/availability). */
export const isResting = (
  { availability, seenAt, stretchSince }: Pick<Volunteer, "availability" | "seenAt" | "stretchSince">,
  now: Millis,
): boolean => {
  if (seenAt === null) return false;
  const breakIsDue = stretchSince !== null && now - stretchSince >= STRETCH_MAX && now - seenAt < BREAK;
  return breakIsDue || availabilityNow({ availability, seenAt }, now) === "busy";
};

/**
 * When a call that is ended at `now` counts as over: not after its limit, however late the task runs, nor before the
 * answer.
 */
export const overAt = ({ answeredAt, maxSeconds }: Pick<Call, "answeredAt" | "maxSeconds">, now: Millis): Millis =>
  answeredAt === null ? now : Math.max(answeredAt, Math.min(now, answeredAt + maxSeconds * SECOND));
