import type { Conversation } from "../chat/model";
import type { Risk } from "../safety/levels";
import type { Millis } from "../time";
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
