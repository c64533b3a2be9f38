import { isHandedTo } from "@thodu/domain/matching/handOver";
import { inCrisisUnansweredSince, unansweredWaitSince, waitsInCrisis } from "@thodu/domain/matching/listenerTimeout";
import { byTurnAt, comesFirst } from "@thodu/domain/matching/position";
import { waitedSince } from "@thodu/domain/matching/waitedSince";
import type { Locale } from "@thodu/domain/locale";
import { MINUTE } from "@thodu/domain/time";
import type { Summary } from "../../../conversation/documents";

export const tabs = ["waiting", "mine", "others", "all"] as const;
export type Tab = (typeof tabs)[number];

/** A conversation in the list, under its customer's uid. */
export interface Entry extends Summary {
  readonly id: string;
}

export type Owner = "you" | "other" | "nobody" | "ended";

export const ownerOf = ({ status, volunteerId }: Pick<Entry, "status" | "volunteerId">, uid: string): Owner => {
  if (status === "waiting") return "nobody";
  if (status === "closed") return "ended";
  return volunteerId === uid ? "you" : "other";
};

/**
 * What selecting a conversation does: a free one is claimed, and one that a colleague hands over to the listener;
 * another of a colleague's is asked for, an ended one is only shown as ended.
 */
export type Picked = "open" | "claim" | "ask" | "ended";

const picks: Readonly<Record<Owner, Picked>> = { you: "open", nobody: "claim", other: "ask", ended: "ended" };

export const pickOf = (entry: Pick<Entry, "status" | "volunteerId" | "offer">, uid: string, now: number): Picked =>
  isHandedTo(entry, uid, now) ? "claim" : picks[ownerOf(entry, uid)];

const rank = { crisis: 0, concern: 1, none: 2 } as const;

/** Risk first, however long others have waited; then the order of the queue. */
const byRiskAt =
  (now: number) =>
  (a: Entry, b: Entry): number => {
    const rankOf = (entry: Entry): number => (comesFirst(entry, now) ? 0 : rank[entry.risk]);
    return rankOf(a) - rankOf(b) || byTurnAt(now)(a, b);
  };

/** Which entries of a tab are shown. */
export interface Filter {
  readonly unreadOnly: boolean;
  /** Null for all languages. */
  readonly language: Locale | null;
}

export const isInCrisis = ({ risk }: Pick<Entry, "risk">): boolean => risk === "crisis";

/** Crises first; the others, and the crises among themselves, keep their order. */
const crisesFirst = (a: Entry, b: Entry): number => Number(isInCrisis(b)) - Number(isInCrisis(a));

/**
 * Waiting people are sorted by risk, plan and time (invariant 12). The other tabs are newest first; those with people
 * whom somebody holds begin with the crises.
 */
export function arranged(
  entries: readonly Entry[],
  tab: Tab,
  { unreadOnly, language }: Filter,
  uid: string,
  now: number,
): readonly Entry[] {
  const found = entries.filter(
    (entry) =>
      (!unreadOnly || entry.unreadByVolunteer > 0) &&
      // The listener's own people are never hidden, nor a crisis or an open alarm.
      (language === null || entry.locale === language || comesFirst(entry, now) || ownerOf(entry, uid) === "you") &&
      (tab !== "others" || entry.volunteerId !== uid),
  );
  if (tab === "all") return found;
  return found.toSorted(tab === "waiting" ? byRiskAt(now) : crisesFirst);
}

/** Whether somebody is in the tab of waiting people: one who left the queue is only in a crisis. */
const waits = ({ status, waitingSince, risk }: Pick<Entry, "status" | "waitingSince" | "risk">): boolean =>
  status === "waiting" && (waitingSince !== null || risk === "crisis");

const isIn: Readonly<Record<Tab, (entry: Entry, uid: string) => boolean>> = {
  waiting: waits,
  mine: (entry, uid) => ownerOf(entry, uid) === "you",
  others: (entry, uid) => ownerOf(entry, uid) === "other",
  all: () => true,
};

/** Those who left the queue unanswered. The tab of waiting people shows them at its end. */
export const leftUnanswered = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter((entry) => entry.status === "waiting" && !waits(entry));

/** Which of the listener's own conversations have new messages, except the one in view (`watched`). */
export const withNews = (own: readonly Entry[], watched: string | null): readonly Entry[] =>
  own.filter(({ id, unreadByVolunteer }) => unreadByVolunteer > 0 && id !== watched);

/** Where a person is now: they wait, or the colleague `by` holds them. */
export type WhereNow = { readonly is: "waits" } | { readonly is: "held"; readonly by: string | null };

/** Where a person is now whom the listener `uid` does not hold; null if they neither wait nor are held. */
export function whereNow(entries: readonly Entry[], id: string, uid: string): WhereNow | null {
  const entry = entries.find((each) => each.id === id);
  if (!entry) return null;
  const owner = ownerOf(entry, uid);
  if (owner === "nobody") return { is: "waits" };
  return owner === "other" ? { is: "held", by: entry.volunteerId } : null;
}

/**
 * Which of the listener’s own conversations to answer first, a crisis before all others; null when none waits for an
 * answer, or when the one in view is in a crisis and waits: nobody else calls the listener away from it, except for
 * another crisis. After a minute it is named itself.
 */
export function firstToAnswer(
  own: readonly Entry[],
  watched: string | null,
  isAway: boolean,
  now: number,
): Entry | null {
  const news = new Set(withNews(own, watched));
  const owed = own.filter(
    (entry) =>
      news.has(entry) || (waitsInCrisis(entry) && (isAway || entry.id !== watched || minutesInCrisis(entry, now) > 0)),
  );
  const first = owed.toSorted((a, b) => rank[a.risk] - rank[b.risk] || a.lastMessageAt - b.lastMessageAt)[0] ?? null;
  const staysWith = own.some((entry) => entry.id === watched && waitsInCrisis(entry));
  return staysWith && first?.risk !== "crisis" ? null : first;
}

/** Whole minutes that a person in a crisis has waited for an answer of the listener who holds them; else 0. */
export const minutesInCrisis = (entry: Entry, now: number): number =>
  waitsInCrisis(entry) ? Math.max(0, Math.floor((now - inCrisisUnansweredSince(entry)) / MINUTE)) : 0;

/** The open conversations that a tab shows. */
export const ofTab = (entries: readonly Entry[], tab: Tab, uid: string): readonly Entry[] =>
  entries.filter((entry) => isIn[tab](entry, uid));

/** Writes a search as aliases are written: each word with a capital. */
export const asAlias = (typed: string): string =>
  typed
    .trim()
    .split(/\s+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase())
    .join(" ");

/** Joins lists; of entries with the same id the first is kept. */
export function allOf(...lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const found = new Map<string, Entry>();
  for (const entry of lists.flat()) if (!found.has(entry.id)) found.set(entry.id, entry);
  return [...found.values()];
}

/** Sorts colleagues who speak `locale` first, and else keeps the order. */
export const speakersFirst = <C extends { readonly languages?: readonly Locale[] | undefined }>(
  colleagues: readonly C[],
  locale: Locale,
): readonly C[] =>
  colleagues.toSorted(
    (a, b) => Number(b.languages?.includes(locale) === true) - Number(a.languages?.includes(locale) === true),
  );

/** Whether `search` occurs in an alias at the beginning of a word. */
export const isFound = (search: string, { alias }: Pick<Entry, "alias">): boolean => ` ${alias}`.includes(` ${search}`);

/** The entries whose alias has `search` at the beginning of a word; of entries with the same id the first is kept. */
export const withAlias = (search: string, ...lists: readonly (readonly Entry[])[]): readonly Entry[] =>
  allOf(...lists).filter((entry) => isFound(search, entry));

const isAgreedWith = (laterTime: Entry["laterTime"], uid: string): boolean =>
  laterTime?.state === "taken" && laterTime.by === uid;

/**
 * Whether the listener `uid` can accept an offer: of a waiting person who is present or has an agreed time with them,
 * or of one whom another listener holds.
 */
export const isOfferedTo = (
  {
    status,
    volunteerId,
    waitingSince,
    laterTime,
  }: Pick<Entry, "status" | "volunteerId" | "waitingSince" | "laterTime">,
  uid: string,
): boolean =>
  (status === "waiting" && (waitingSince !== null || isAgreedWith(laterTime, uid))) ||
  (status === "active" && volunteerId !== uid);

/** Which of several offers is shown: the one of highest risk; among equal ones the one already shown. */
export function shownOffer(offers: readonly Entry[], shown: string | null): Entry | null {
  const before = ({ id }: Entry): number => (id === shown ? 0 : 1);
  return offers.toSorted((a, b) => rank[a.risk] - rank[b.risk] || before(a) - before(b))[0] ?? null;
}

/** Whether the listener holds somebody in a crisis. Meanwhile nobody else is offered to them. */
export const holdsCrisis = (own: readonly Pick<Entry, "risk">[]): boolean => own.some(({ risk }) => risk === "crisis");

export interface Counts extends Readonly<Record<Tab, number>> {
  /** How many of the waiting are in a crisis. */
  readonly crisis: number;
}

/** What the tabs count, from all open conversations. */
export function countsOf(entries: readonly Entry[], uid: string): Counts {
  const count = (tab: Tab): number => ofTab(entries, tab, uid).length;
  const crisis = ofTab(entries, "waiting", uid).filter(({ risk }) => risk === "crisis").length;
  return { waiting: count("waiting"), mine: count("mine"), others: count("others"), all: count("all"), crisis };
}

/** What the tabs count in a crowd, from the server's counts and the number that the listener holds. */
export const countsInCrowd = (
  {
    waiting,
    gone,
    crisis,
    active,
  }: { readonly waiting: number; readonly gone: number; readonly crisis: number; readonly active: number },
  mine: number,
): Counts => ({
  waiting,
  mine,
  others: Math.max(0, active - mine),
  all: waiting + gone + active,
  crisis,
});

type Wait = Pick<Entry, "status" | "waitingSince" | "notice" | "lastSender" | "unansweredSince">;

/** Whole minutes that somebody has waited; null when they don't. */
export function minutesWaited(wait: Wait, now: number): number | null {
  const since = wait.status === "waiting" ? waitedSince(wait) : null;
  return since === null ? null : Math.max(0, Math.floor((now - since) / MINUTE));
}

/**
 * Whole minutes that somebody whom a listener holds has waited for an answer, also under other listeners; null when
 * they don't. Outside a crisis only the listener `uid` is told of it; of somebody whom they have just taken and who was
 * answered before, only after a minute.
 */
export function minutesUnanswered(entry: Entry, uid: string, now: number): number | null {
  const asked = entry.status === "active" ? unansweredWaitSince(entry) : null;
  if (asked === null) return null;
  const since = isInCrisis(entry) ? inCrisisUnansweredSince(entry) : asked;
  const minutes = Math.max(0, Math.floor((now - since) / MINUTE));
  const isTold = entry.volunteerId === uid && (minutes >= 1 || entry.lastSender !== "volunteer");
  return isInCrisis(entry) || isTold ? minutes : null;
}

/**
 * Which of the listener's own people wait for an answer, the one who has waited longest first; outside a crisis not in
 * the first minute, in which the listener may be writing.
 */
export const unansweredOf = (own: readonly Entry[], uid: string, now: number): readonly Entry[] => {
  const minutes = (entry: Entry): number => minutesUnanswered(entry, uid, now) ?? -1;
  const least = (entry: Entry): number => (isInCrisis(entry) ? 0 : 1);
  return own.filter((entry) => minutes(entry) >= least(entry)).toSorted((a, b) => minutes(b) - minutes(a));
};

/**
 * Why a conversation is no longer held. `ended-in-crisis`: ended by the person themselves, in a crisis. `ended-agreed`:
 * ended by the listener, with what was agreed in a crisis.
 */
export type Left = "taken-over" | "released" | "ended" | "ended-in-crisis" | "ended-agreed" | "lost";

/** A colleague whom the listener asked to take a conversation over. */
export interface HandedTo {
  readonly uid: string;
  readonly name: string;
}

/** Null while the listener still holds it. `ended-by-person`: ended by the person themselves, as the server says. */
export function leftWhy(
  summary: Pick<Summary, "status" | "volunteerId" | "notice"> | null,
  uid: string,
): Exclude<Left, "ended-in-crisis" | "ended-agreed"> | "ended-by-person" | null {
  if (!summary) return "lost";
  if (summary.status === "active") return summary.volunteerId === uid ? null : "taken-over";
  if (summary.status === "waiting") return "released";
  return summary.notice === "ended-by-customer" ? "ended-by-person" : "ended";
}
