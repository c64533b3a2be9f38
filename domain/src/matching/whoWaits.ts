import type { Conversation } from "../chat/model";
import { locales, type Locale } from "../locale";
import type { Risk } from "../safety/levels";
import type { Millis } from "../time";
import { whereabouts } from "./gone";
import { inCrisisUnansweredSince, isTakenSilently, isUnanswered } from "./listenerTimeout";
import { byTurnAt, comesFirst, leavesAlarmOpen } from "./position";
import { isFromColleague, waitedSince } from "./waitedSince";

/** The most people who wait that an admin sees by name at once. */
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

/** A person who waits, as admins see them: without anything that they wrote. */
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
  /** Their listener released them, or the server took them from that listener. */
  readonly fromColleague: boolean;
}

const RANK: Readonly<Record<Risk, number>> = { crisis: 0, concern: 1, none: 2 };

/**
 * The people who wait at `now`: by risk (an open alarm counts as a crisis), then in the order of the queue; at most
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
      const waited = Math.max(0, now - since);
      return { uid: id, alias, locale, risk, waited, offered, alarmOpen, fromColleague: isFromColleague(wait) };
    })
    .slice(0, SHOWN_WAITS);
}

/**
 * Of the people who come first (in a crisis, or with an open alarm): who has waited longest in each language, the
 * longest wait first.
 */
export function firstInCrisis(
  waits: readonly Wait[],
  now: Millis,
): readonly Pick<WhoWaits, "uid" | "alias" | "locale" | "waited">[] {
  const first = waits.filter((wait) => comesFirst(wait, now));
  return locales
    .flatMap((locale) => {
      const longest = longestWait(first.filter((wait) => wait.locale === locale));
      if (longest === null) return [];
      return { uid: longest.uid, alias: longest.alias, locale, waited: Math.max(0, now - longest.since) };
    })
    .toSorted((a, b) => b.waited - a.waited);
}

type Waited = Parameters<typeof waitedSince>[0] & Pick<Wait, "id" | "alias">;

/** The person in the queue who has waited longest, and since when; null if the queue is empty. */
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

type Held = Parameters<typeof isTakenSilently>[0] &
  Pick<Conversation, "alias" | "volunteerId" | "offer"> & { readonly id: string };

/** A person in a crisis whose listener has not answered. */
interface WhoIsUnanswered {
  readonly uid: string;
  readonly alias: string;
  /** The uid of the listener who holds them. */
  readonly listener: string;
  /** Milliseconds, as `inCrisisUnansweredSince` counts. */
  readonly waited: number;
  /** Another listener is asked at present. */
  readonly offered: boolean;
  /** Their listener took them a short time ago, so that no other is asked yet. */
  readonly justTaken: boolean;
}

/**
 * People in a crisis whose listener has not answered at `now`, the longest wait first: those whom a listener took and
 * has not written to since, and in a talk those who have waited too long.
 */
export const whoIsUnanswered = (held: readonly Held[], now: Millis): readonly WhoIsUnanswered[] =>
  held
    .filter((talk) => isUnanswered(talk, now) || isTakenSilently(talk))
    .map((talk) => ({
      uid: talk.id,
      alias: talk.alias,
      listener: talk.volunteerId ?? "",
      waited: Math.max(0, now - inCrisisUnansweredSince(talk)),
      offered: talk.offer !== null && talk.offer.expiresAt > now,
      justTaken: !isUnanswered(talk, now),
    }))
    .toSorted((a, b) => b.waited - a.waited);

type Gone = Parameters<typeof whereabouts>[0] & Pick<Conversation, "alias"> & { readonly id: string };

/** A person in a crisis who left before a listener came. */
interface WhoHasLeft {
  readonly uid: string;
  readonly alias: string;
  /** The last sign of their page. */
  readonly seenAt: Millis;
}

/** The people waiting in a crisis who have left the page by `now`, the last to leave first. */
export const whoHasLeft = (waits: readonly Gone[], now: Millis): readonly WhoHasLeft[] =>
  waits
    .flatMap((wait) => {
      const found = whereabouts(wait, now);
      return found?.state === "left" ? { uid: wait.id, alias: wait.alias, seenAt: found.since } : [];
    })
    .toSorted((a, b) => b.seenAt - a.seenAt);
