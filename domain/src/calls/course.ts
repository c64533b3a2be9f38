import type { Conversation } from "../chat/model";
import { refuse, type Failure } from "../errors";
import type { Locale } from "../locale";
import { BREAK, standingAvailability, STRETCH_MAX } from "../matching/availability";
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
  /** When each side was last heard of; null where nothing is known. */
  readonly customerSeenAt: Millis | null;
  readonly volunteerSeenAt: Millis | null;
  /** The caller is in a crisis: no limit ends the call (invariant 3). */
  readonly crisis: boolean;
}

/** `lift`: a crisis was flagged since the call began, and its limit goes for good. */
export type Due = "nothing" | "lift" | "ring-next" | "cancel" | "limit" | "lost";

const gone = (seenAt: Millis | null, now: Millis): boolean => seenAt !== null && now - seenAt >= LOST_AFTER;

/** What is to be done about a call at `now`, by the server's clock. */
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

/** When the first of two sides was gone: a minute after its last sign, however late that is seen. `now` while both are there. */
export const goneAt = ({ customerSeenAt, volunteerSeenAt }: Sides, now: Millis): Millis =>
  Math.min(now, (customerSeenAt ?? now) + LOST_AFTER, (volunteerSeenAt ?? now) + LOST_AFTER);

/**
 * Whose page never came to an answered call, so that nobody can have heard a word: then nothing of it is used up. Null where
 * the call counts as heard, also where nothing is known of a page.
 *
 * A listener's page is heard of before it gets what it needs to connect, and no caller can silence it: without its sign the call
 * was silent, whoever ended it. A caller can silence their own page, so that it counts only where a free call was lost.
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

/** What a caller said may be told for so long after the call, which may have ended with it. */
export const TOLD_AFTER = 10 * MINUTE;
/** For so long after such a call, who has no conversation that says more counts as in a crisis. */
const CRISIS_LASTS = DAY;

/** Whether the listener of a call can still report what was said in it: until ten minutes after its end. */
export const canBeTold = ({ status, endedAt }: Pick<Call, "status" | "endedAt">, now: Millis): boolean =>
  status === "active" || (status === "ended" && endedAt !== null && now - endedAt < TOLD_AFTER);

/**
 * Whether a listener may say that the caller of a call is in a crisis: while the two talk, and shortly after. `lift`: the call
 * loses its limit of time and is marked as one in a crisis; `as-it-is`: it is marked already.
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
 * Whether somebody who calls is in a crisis: as their conversation says; without one, as their last call says, since a call
 * that broke off is often made again at once.
 */
export const isCallerInCrisis = (
  talk: Pick<Conversation, "risk"> | null,
  last: Pick<Call, "allowance" | "endedAt"> | null,
  now: Millis,
): boolean =>
  talk === null
    ? last?.allowance === "crisis" && (last.endedAt === null || now - last.endedAt < CRISIS_LASTS)
    : talk.risk === "crisis";

/** When a call must be looked at again whether or not anybody asks; null once it is over. */
export const dueAt = ({ status, ringUntil, endsAt }: Pick<Call, "status" | "ringUntil" | "endsAt">): Millis | null =>
  status === "ringing" ? ringUntil : status === "active" ? endsAt : null;

/** Whether somebody is in a call that goes on; any other place was left behind. */
export const isIn = (
  { status, customerId, volunteerId }: Pick<Call, "status" | "customerId" | "volunteerId">,
  uid: string,
): boolean => (status === "ringing" || status === "active") && (customerId === uid || volunteerId === uid);

/** Whether an answered call was taken on this page of its listener, who may have others open on other devices. */
export const isAnsweredOn = ({ answeredOn }: Pick<Call, "answeredOn">, page: string | undefined): boolean =>
  answeredOn === (page ?? null);

export interface ReadyListener {
  readonly uid: string;
  readonly load: number;
  /** In a call. */
  readonly busy: boolean;
  /** Whom they hold in a crisis, or are asked about. */
  readonly inCrisis: readonly string[];
  /** Whom they meet at an agreed time, now or very soon. */
  readonly meets?: string | undefined;
  readonly parted: boolean;
  readonly languages: readonly Locale[];
}

/**
 * Whom to ring next: speakers of the caller's language first, then who holds the fewest conversations. Whoever is with
 * somebody in a crisis, or is asked about them, is rung for nobody else, as with offers of chats (matching/offers), but that person may ring them. A
 * listener who meets somebody at an agreed time soon is rung only for that person, and for a caller in a crisis.
 */
export function nextListener(
  { customerId, tried, locale, allowance }: Pick<Call, "customerId" | "tried" | "locale" | "allowance">,
  ready: readonly ReadyListener[],
): string | null {
  const speaks = ({ languages }: ReadyListener): number => (languages.includes(locale) ? 0 : 1);
  const isKept = ({ meets = customerId }: ReadyListener): boolean => meets !== customerId && allowance !== "crisis";
  return (
    ready
      .filter(({ busy, inCrisis, parted }) => !busy && !parted && inCrisis.every((id) => id === customerId))
      .filter((each) => each.uid !== customerId && !tried.includes(each.uid) && !isKept(each))
      .toSorted((a, b) => speaks(a) - speaks(b) || a.load - b.load)[0]?.uid ?? null
  );
}

/** Takes calls, but is busy or due for a break (matching/availability). */
export const isResting = (
  { availability, seenAt, stretchSince }: Pick<Volunteer, "availability" | "seenAt" | "stretchSince">,
  now: Millis,
): boolean => {
  if (seenAt === null) return false;
  const breakIsDue = stretchSince !== null && now - stretchSince >= STRETCH_MAX && now - seenAt < BREAK;
  return breakIsDue || standingAvailability({ availability, seenAt }, now) === "busy";
};

/** The end of the talk that is ended at `now`: never after its limit, however late the task runs, nor before the answer. */
export const overAt = ({ answeredAt, maxSeconds }: Pick<Call, "answeredAt" | "maxSeconds">, now: Millis): Millis =>
  answeredAt === null ? now : Math.max(answeredAt, Math.min(now, answeredAt + maxSeconds * SECOND));
