import type { Conversation } from "../chat/model";
import type { Locale } from "../locale";
import type { Risk } from "../safety/levels";
import type { Millis } from "../time";
import { whereabouts } from "./gone";
import { inCrisisUnansweredSince, isUnanswered } from "./listenerTimeout";
import { byTurnAt, comesFirst, leavesAlarmOpen } from "./position";
import { waitedSince } from "./waitedSince";

/** People who wait that an admin sees by name at once. */
export const SHOWN_WAITS = 20;

type Wait = Pick<
  Conversation,
  | "alias"
  | "locale"
  | "risk"
  | "alarm"
  | "priority"
  | "notice"
  | "waitingSince"
  | "offer"
  | "lastSender"
  | "unansweredSince"
  | "givenBackAt"
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
  /** They have not answered the question about suicide for 30 seconds, so they are listed with the crises. */
  readonly alarmOpen: boolean;
}

const RANK: Readonly<Record<Risk, number>> = { crisis: 0, concern: 1, none: 2 };

/**
 * Who waits at `now`: by risk, an open alarm counting as a crisis, and within that in the order of the queue; at most
 * {@link SHOWN_WAITS}. `language`: only people of this language.
 */
export function whoWaits(waits: readonly Wait[], now: Millis, language?: Locale): readonly WhoWaits[] {
  const byTurn = byTurnAt(now);
  const rankOf = (wait: Wait): number => (comesFirst(wait, now) ? RANK.crisis : RANK[wait.risk]);
  return waits
    .filter(({ locale }) => language === undefined || locale === language)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || byTurn(a, b))
    .flatMap((wait) => {
      const { id, alias, locale, risk, offer } = wait;
      const since = waitedSince(wait);
      if (since === null) return [];
      const offered = offer !== null && offer.expiresAt > now;
      const alarmOpen = leavesAlarmOpen(wait, now);
      return { uid: id, alias, locale, risk, waited: Math.max(0, now - since), offered, alarmOpen };
    })
    .slice(0, SHOWN_WAITS);
}

type Waited = Parameters<typeof waitedSince>[0] & Pick<Wait, "id" | "alias">;

/** Who of those in the queue has waited longest, and since when; null where nobody stands there. */
export function longestWait(
  waits: readonly Waited[],
): { readonly uid: string; readonly alias: string; readonly since: Millis } | null {
  const [longest] = waits
    .flatMap((wait) => {
      const since = waitedSince(wait);
      return since === null ? [] : { uid: wait.id, alias: wait.alias, since };
    })
    .toSorted((a, b) => a.since - b.since);
  return longest ?? null;
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

type Gone = Parameters<typeof whereabouts>[0] & Pick<Conversation, "alias"> & { readonly id: string };

/** Somebody in a crisis who left before a listener came. */
interface WhoHasLeft {
  readonly uid: string;
  readonly alias: string;
  /** The last sign of their page. */
  readonly seenAt: Millis;
}

/** Of those who wait in a crisis, who has left the page by `now`; whoever left last, first. */
export const whoHasLeft = (waits: readonly Gone[], now: Millis): readonly WhoHasLeft[] =>
  waits
    .flatMap((wait) => {
      const found = whereabouts(wait, now);
      return found?.state === "left" ? { uid: wait.id, alias: wait.alias, seenAt: found.since } : [];
    })
    .toSorted((a, b) => b.seenAt - a.seenAt);
