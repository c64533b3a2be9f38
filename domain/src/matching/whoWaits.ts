import type { Conversation } from "../chat/model";
import type { Risk } from "../safety/levels";
import type { Millis } from "../time";
import { inCrisisUnansweredSince, isUnanswered } from "./listenerTimeout";
import { byTurnAt } from "./position";

/** People who wait that an admin sees by name at once. */
export const SHOWN_WAITS = 20;

type Wait = Pick<
  Conversation,
  "alias" | "locale" | "risk" | "alarm" | "priority" | "notice" | "waitingSince" | "offer"
> & { readonly id: string };

/** Somebody who waits, as an admin may see them: no word of what they wrote. */
export interface WhoWaits {
  readonly uid: string;
  readonly alias: string;
  readonly locale: Wait["locale"];
  readonly risk: Risk;
  /** Milliseconds. */
  readonly waited: number;
  readonly offered: boolean;
}

const RANK: Readonly<Record<Risk, number>> = { crisis: 0, concern: 1, none: 2 };

/** Who stands in the queue at `now`, the greatest risk first, of each in the order of the queue; a bounded number. */
export function whoWaits(waits: readonly Wait[], now: Millis): readonly WhoWaits[] {
  const byTurn = byTurnAt(now);
  return waits
    .toSorted((a, b) => RANK[a.risk] - RANK[b.risk] || byTurn(a, b))
    .flatMap(({ id, alias, locale, risk, waitingSince, offer }) =>
      waitingSince === null
        ? []
        : {
            uid: id,
            alias,
            locale,
            risk,
            waited: Math.max(0, now - waitingSince),
            offered: offer !== null && offer.expiresAt > now,
          },
    )
    .slice(0, SHOWN_WAITS);
}

/** Who has stood longest in the queue; null where nobody stands there. */
export function longestWait(
  waits: readonly Pick<Wait, "id" | "alias" | "waitingSince">[],
): { readonly uid: string; readonly alias: string } | null {
  const [longest] = waits
    .flatMap(({ id, alias, waitingSince }) => (waitingSince === null ? [] : { uid: id, alias, waitingSince }))
    .toSorted((a, b) => a.waitingSince - b.waitingSince);
  return longest ? { uid: longest.uid, alias: longest.alias } : null;
}

type Held = Parameters<typeof isUnanswered>[0] & Pick<Conversation, "alias" | "volunteerId"> & { readonly id: string };

/** Somebody in a crisis with a listener who has not answered. */
interface WhoIsUnanswered {
  readonly uid: string;
  readonly alias: string;
  /** The uid of who holds them. */
  readonly listener: string;
  /** Milliseconds since the first message that is not answered, or since the listener came. */
  readonly waited: number;
}

/** Those in a crisis who have a listener and no answer from them at `now`, the longest wait first. */
export const whoIsUnanswered = (held: readonly Held[], now: Millis): readonly WhoIsUnanswered[] =>
  held
    .filter((talk) => isUnanswered(talk, now))
    .map((talk) => ({
      uid: talk.id,
      alias: talk.alias,
      listener: talk.volunteerId ?? "",
      waited: now - inCrisisUnansweredSince(talk),
    }))
    .toSorted((a, b) => b.waited - a.waited);
