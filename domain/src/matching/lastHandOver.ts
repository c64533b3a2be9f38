import type { Conversation } from "../chat/model";
import { MINUTE, type Millis } from "../time";
import { isHandedOver } from "./handOver";

/** How long the person is told that their listener stays, after the time in which the colleague could accept. */
const TOLD = 3 * MINUTE;

/** The last hand-over of a talk, as far as the person's page knows of it. */
export interface LastHandOver {
  readonly expiresAt: Millis;
  readonly claimId: string;
  /** The last message before its end, which may be the listener's own. */
  readonly lastMessageAt: Millis;
  /** `stays`: the colleague did not accept, and the person is told that their listener stays. `past`: no more of it. */
  readonly state: "open" | "stays" | "past";
}

type Talk = Pick<Conversation, "status" | "offer" | "claimId" | "lastSender" | "lastMessageAt">;

/**
 * The last hand-over by the talk as it is `now`, for a page that knows of `last`; `last` itself if nothing changed. That
 * the listener stays is told until they write, which says it better, and for some minutes at most.
 */
export function lastHandOver(last: LastHandOver | null, talk: Talk, now: Millis): LastHandOver | null {
  const stored = storedHandOver(talk, now);
  const known = stored === null || stored.expiresAt === last?.expiresAt ? last : stored;
  if (known === null) return null;
  if (isHandedOver(talk, now)) {
    const { lastMessageAt } = talk;
    return known.lastMessageAt === lastMessageAt && known.state === "open"
      ? known
      : { ...known, lastMessageAt, state: "open" };
  }
  const state = known.state === "past" || isPast(known, talk, now) ? "past" : "stays";
  return known.state === state ? known : { ...known, state };
}

/** The hand-over that is stored with the talk: it stays there after its end, until the queue withdraws it. */
function storedHandOver(talk: Talk, now: Millis): LastHandOver | null {
  const { offer, claimId, lastMessageAt } = talk;
  if (offer?.handOver !== true) return null;
  const { expiresAt } = offer;
  if (isHandedOver(talk, now)) return { expiresAt, claimId, lastMessageAt, state: "open" };
  // Whether the listener wrote before a later message of the person is not stored.
  const state = lastMessageAt > expiresAt ? "past" : "stays";
  return { expiresAt, claimId, lastMessageAt, state };
}

const isPast = (known: LastHandOver, { status, claimId, lastSender, lastMessageAt }: Talk, now: Millis): boolean =>
  (lastSender === "volunteer" && lastMessageAt > known.lastMessageAt) ||
  status !== "active" ||
  // Once a colleague has accepted, the claim is theirs.
  claimId !== known.claimId ||
  now > known.expiresAt + TOLD;
