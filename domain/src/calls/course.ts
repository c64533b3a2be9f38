import { MINUTE, SECOND, type Millis } from "../time";
import type { Locale } from "../locale";
import { BREAK, standingAvailability, STRETCH_MAX } from "../matching/availability";
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

/** When a call must be looked at again whether or not anybody asks; null once it is over. */
export const dueAt = ({ status, ringUntil, endsAt }: Pick<Call, "status" | "ringUntil" | "endsAt">): Millis | null =>
  status === "ringing" ? ringUntil : status === "active" ? endsAt : null;

/** Whether somebody is in a call that goes on; any other place was left behind. */
export const isIn = (
  { status, customerId, volunteerId }: Pick<Call, "status" | "customerId" | "volunteerId">,
  uid: string,
): boolean => (status === "ringing" || status === "active") && (customerId === uid || volunteerId === uid);

export interface ReadyListener {
  readonly uid: string;
  readonly load: number;
  /** In a call. */
  readonly busy: boolean;
  /** Whom they hold in a crisis, or are asked about. */
  readonly inCrisis: readonly string[];
  readonly parted: boolean;
  readonly languages: readonly Locale[];
}

/**
 * Whom to ring next: speakers of the caller's language first, then who holds the fewest conversations. Whoever is with
 * somebody in a crisis, or is asked about them, is rung for nobody else, as with offers of chats (matching/offers), but that person may ring them.
 */
export function nextListener(
  { customerId, tried, locale }: Pick<Call, "customerId" | "tried" | "locale">,
  ready: readonly ReadyListener[],
): string | null {
  const speaks = ({ languages }: ReadyListener): number => (languages.includes(locale) ? 0 : 1);
  return (
    ready
      .filter(({ busy, inCrisis, parted }) => !busy && !parted && inCrisis.every((id) => id === customerId))
      .filter(({ uid }) => uid !== customerId && !tried.includes(uid))
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

/** The end of the talk that is ended at `now`: never after its limit, however late the task runs. */
export const overAt = ({ answeredAt, maxSeconds }: Pick<Call, "answeredAt" | "maxSeconds">, now: Millis): Millis =>
  answeredAt === null ? now : Math.min(now, answeredAt + maxSeconds * SECOND);
