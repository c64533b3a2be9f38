import type { Conversation } from "../chat/model";
import { HOUR, MINUTE, type Millis } from "../time";
import { isAgreed } from "./laterTime";
import { AWAY_TO_BE_TOLD, isPromised, SIGN_TO_BE_TOLD, turnOfAway } from "./tellMe";

/** A person who waits has gone if their page gave no sign for this long. A visible page gives one every 15 seconds. */
export const GONE_AFTER = 10 * MINUTE;
/** A sign is stored only if the last stored one is older than this, so that few polls cause a write. */
export const SIGN_STORED_EVERY = 2 * MINUTE;

type Wait = Pick<
  Conversation,
  | "status"
  | "waitingSince"
  | "gone"
  | "waitSignAt"
  | "givenBackAt"
  | "lastSender"
  | "lastMessageAt"
  | "customerReadAt"
  | "offer"
>;
type Promised = Wait & Pick<Conversation, "tellMe" | "laterTime" | "risk" | "alarm">;

/** What a sign of the person's page changes. */
export interface Sign {
  /** The place in the queue that they get back, or now if it was given up; null if they had not left the queue. */
  readonly backTo: Millis | null;
  /** They came after they were told of their turn: the promise is kept. */
  readonly keepsPromise?: true;
}

/** After a release an open page gives a sign within this long; until then it is unknown whether the person is there. */
const FIRST_SIGN_WITHIN = MINUTE;

/** The last sign of the person themselves. A place that begins with their release is not a sign. */
const lastSign = ({ waitSignAt, waitingSince, givenBackAt, lastSender, lastMessageAt }: Wait): Millis =>
  Math.max(
    waitSignAt ?? 0,
    waitingSince === givenBackAt ? 0 : (waitingSince ?? 0),
    lastSender === "customer" ? lastMessageAt : 0,
  );

/** The last sign, counting also what they read while a listener held them. */
const lastHere = (wait: Wait): Millis => Math.max(lastSign(wait), wait.customerReadAt ?? 0);

/** Whether the person was released so recently that it is unknown whether their page is open. */
const isUnknown = ({ givenBackAt }: Wait, since: Millis, now: Millis): boolean =>
  givenBackAt !== null && since <= givenBackAt && now - givenBackAt < FIRST_SIGN_WITHIN;

/** Since when the page counts as silent for the queue; right after a release, since the release. */
function silentSince(wait: Wait, now: Millis): Millis {
  const since = lastHere(wait);
  return isUnknown(wait, since, now) ? (wait.givenBackAt ?? since) : since;
}

/** The person waits, but is out of the queue until their page gives a sign. */
export const isOutOfQueue = ({ status, waitingSince }: Pick<Wait, "status" | "waitingSince">): boolean =>
  status === "waiting" && waitingSince === null;

/** The person may close the page: they will be notified of their turn or their agreed time. */
const isTold = (wait: Promised): boolean => isPromised(wait) || isAgreed(wait);

/** Whether a silent page soon takes the person out of the queue: they will be notified, and no danger is known. */
const leavesSoon = (wait: Promised): boolean => isTold(wait) && wait.risk === "none" && wait.alarm === null;

/** Their page gave no sign for too long, and no listener is being asked about them. */
export const shouldLeaveQueue = (wait: Promised, now: Millis): boolean =>
  wait.status === "waiting" &&
  wait.waitingSince !== null &&
  now - silentSince(wait, now) > (leavesSoon(wait) ? AWAY_TO_BE_TOLD : GONE_AFTER) &&
  (wait.offer === null || wait.offer.expiresAt <= now);

/** {@link turnOfAway} for a person who has closed the page; null if it is open. */
export const turnOf = (wait: Promised, now: Millis): ReturnType<typeof turnOfAway> =>
  isOutOfQueue(wait) || shouldLeaveQueue(wait, now) ? turnOfAway(wait, now) : null;

/**
 * How long a person whose page is gone keeps their place, counted from their agreed time if they have one. If they come
 * back later, a new wait begins.
 */
export const GONE_PLACE_KEPT = 12 * HOUR;

/** The place that a person who has gone gets if they come back now; null once it is given up. */
function placeKept(wait: Promised, now: Millis): Millis | null {
  const { gone, laterTime } = wait;
  if (gone === null) return null;
  const isKept = isTold(wait) || wait.risk !== "none" || wait.alarm !== null;
  const from = Math.max(gone.at, laterTime?.since === gone.waitingSince ? laterTime.at : 0);
  return isKept || now - from < GONE_PLACE_KEPT ? gone.waitingSince : null;
}

/**
 * Without a sign for this long, the page is not in front of them. Signs are stored with a gap
 * ({@link SIGN_STORED_EVERY}).
 */
const AWAY_AFTER = 2 * SIGN_STORED_EVERY;

/** `away`: the page is hidden (a locked phone). */
export interface Whereabouts {
  readonly state: "here" | "away" | "left";
  /** When their page gave the last sign that was stored. */
  readonly since: Millis;
}

/** Where a person who waits is; null if that is unknown or they do not wait. */
export function whereabouts(wait: Wait, now: Millis): Whereabouts | null {
  if (wait.status !== "waiting") return null;
  // Of people who left before signs were stored, only the end of their wait is known.
  const since = lastHere(wait) || (wait.gone?.at ?? 0);
  if (isUnknown(wait, since, now)) return null;
  if (isOutOfQueue(wait) || now - since > GONE_AFTER) return { state: "left", since };
  return { state: now - since > AWAY_AFTER ? "away" : "here", since };
}

/** What is stored when a person's page gives a sign; null for nothing. */
export function signOf(wait: Promised, now: Millis): Sign | null {
  const kept = isPromised(wait) && (wait.tellMe?.calls ?? 0) > 0 ? ({ keepsPromise: true } as const) : {};
  if (isOutOfQueue(wait)) return { backTo: placeKept(wait, now) ?? now, ...kept };
  if (wait.status !== "waiting") return null;
  const every = isTold(wait) ? SIGN_TO_BE_TOLD : SIGN_STORED_EVERY;
  return now - lastSign(wait) >= every || "keepsPromise" in kept ? { backTo: null, ...kept } : null;
}
