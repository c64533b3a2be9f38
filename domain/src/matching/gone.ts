import type { Conversation } from "../chat/model";
import { HOUR, MINUTE, type Millis } from "../time";
import { isAgreed } from "./laterTime";
import { AWAY_TO_BE_TOLD, isPromised, SIGN_TO_BE_TOLD, turnOfAway } from "./tellMe";

/** Without a sign for this long, somebody who waits has gone. A visible page gives one every 15 seconds. */
export const GONE_AFTER = 10 * MINUTE;
/** A sign is stored when the last stored one is older than this: a poll is a read and rarely a write. */
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

/** What is stored of a sign; the instants are the commit's, save the place in the queue that somebody has again. */
export interface Sign {
  /** The place that they come back to, or now where theirs was given up; null while they have not left the queue. */
  readonly backTo: Millis | null;
  /** They come after they were told of their turn: the promise is kept. */
  readonly keepsPromise?: true;
}

/** Whoever is given back gives a sign within this long if their page is open; until then it is not known where they are. */
const FIRST_SIGN_WITHIN = MINUTE;

/** The last sign that they gave themselves: a place that begins as their listener gives them back is none. */
const lastSign = ({ waitSignAt, waitingSince, givenBackAt, lastSender, lastMessageAt }: Wait): Millis =>
  Math.max(
    waitSignAt ?? 0,
    waitingSince === givenBackAt ? 0 : (waitingSince ?? 0),
    lastSender === "customer" ? lastMessageAt : 0,
  );

/** The same with what they read, of which a page that is open tells while a listener holds them. */
const lastHere = (wait: Wait): Millis => Math.max(lastSign(wait), wait.customerReadAt ?? 0);

/** Whether it is not known yet where somebody is who was just given back. */
const isUnknown = ({ givenBackAt }: Wait, since: Millis, now: Millis): boolean =>
  givenBackAt !== null && since <= givenBackAt && now - givenBackAt < FIRST_SIGN_WITHIN;

/** Since when their page is silent, as the queue counts it; of who was just given back, since then. */
function silentSince(wait: Wait, now: Millis): Millis {
  const since = lastHere(wait);
  return isUnknown(wait, since, now) ? (wait.givenBackAt ?? since) : since;
}

/** Waits, but is out of the queue until their page gives a sign. */
export const isOutOfQueue = ({ status, waitingSince }: Pick<Wait, "status" | "waitingSince">): boolean =>
  status === "waiting" && waitingSince === null;

/** May close the page: they will be notified of their turn or their time. */
const isTold = (wait: Promised): boolean => isPromised(wait) || isAgreed(wait);

/** People who may be in danger stay in the queue as long as anybody. */
const mayLeaveAtOnce = (wait: Promised): boolean => isTold(wait) && wait.risk === "none" && wait.alarm === null;

/** No sign of their page for too long, and no listener is being asked about them. */
export const shouldLeaveQueue = (wait: Promised, now: Millis): boolean =>
  wait.status === "waiting" &&
  wait.waitingSince !== null &&
  now - silentSince(wait, now) > (mayLeaveAtOnce(wait) ? AWAY_TO_BE_TOLD : GONE_AFTER) &&
  (wait.offer === null || wait.offer.expiresAt <= now);

/** As `turnOfAway`, of who has closed the page; null for whose page is open. */
export const turnOf = (wait: Promised, now: Millis): ReturnType<typeof turnOfAway> =>
  isOutOfQueue(wait) || shouldLeaveQueue(wait, now) ? turnOfAway(wait, now) : null;

/** The place of who has gone is kept for this long, counted from a time later if they had one; then a new wait begins. */
export const GONE_PLACE_KEPT = 12 * HOUR;

/** Since when somebody who has gone waits, if they come back now; null once their place is given up. */
function placeKept(wait: Promised, now: Millis): Millis | null {
  const { gone, laterTime } = wait;
  if (gone === null) return null;
  const isKept = isTold(wait) || wait.risk !== "none" || wait.alarm !== null;
  const from = Math.max(gone.at, laterTime?.since === gone.waitingSince ? laterTime.at : 0);
  return isKept || now - from < GONE_PLACE_KEPT ? gone.waitingSince : null;
}

/** Without a sign for this long, their page is not in front of them: signs are stored with a gap. */
const AWAY_AFTER = 2 * SIGN_STORED_EVERY;

/** `away`: the page is hidden (a locked phone). */
export interface Whereabouts {
  readonly state: "here" | "away" | "left";
  /** When their page gave its last sign, as far as it was stored. */
  readonly since: Millis;
}

/** Where somebody who waits is; null where that is not known, and of who does not wait. */
export function whereabouts(wait: Wait, now: Millis): Whereabouts | null {
  if (wait.status !== "waiting") return null;
  // Of who came and went before signs were stored, the end of their wait is all that is known.
  const since = lastHere(wait) || (wait.gone?.at ?? 0);
  if (isUnknown(wait, since, now)) return null;
  if (isOutOfQueue(wait) || now - since > GONE_AFTER) return { state: "left", since };
  return { state: now - since > AWAY_AFTER ? "away" : "here", since };
}

/** What is stored when the page of somebody gives a sign; null for nothing. Who was gone has their old place again, if it is kept. */
export function signOf(wait: Promised, now: Millis): Sign | null {
  const kept = isPromised(wait) && (wait.tellMe?.calls ?? 0) > 0 ? ({ keepsPromise: true } as const) : {};
  if (isOutOfQueue(wait)) return { backTo: placeKept(wait, now) ?? now, ...kept };
  if (wait.status !== "waiting") return null;
  const every = isTold(wait) ? SIGN_TO_BE_TOLD : SIGN_STORED_EVERY;
  return now - lastSign(wait) >= every || "keepsPromise" in kept ? { backTo: null, ...kept } : null;
}
