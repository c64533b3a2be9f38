import { waitsInCrisis } from "@thodu/domain/matching/listenerTimeout";
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

/** What picking a conversation does: nobody's is claimed, a colleague's is asked for, an ended one is only named. */
export type Picked = "open" | "claim" | "ask" | "ended";

const picks: Readonly<Record<Owner, Picked>> = { you: "open", nobody: "claim", other: "ask", ended: "ended" };

export const pickOf = (entry: Pick<Entry, "status" | "volunteerId">, uid: string): Picked => picks[ownerOf(entry, uid)];

const rank = { crisis: 0, concern: 1, none: 2 } as const;

/** Risk first, however long others have waited; then in the order of the queue. */
const byRiskAt =
  (now: number) =>
  (a: Entry, b: Entry): number => {
    const rankOf = (entry: Entry): number => (comesFirst(entry, now) ? 0 : rank[entry.risk]);
    return rankOf(a) - rankOf(b) || byTurnAt(now)(a, b);
  };

/** What of a tab is shown. */
export interface Filter {
  readonly unreadOnly: boolean;
  /** Null for all. */
  readonly language: Locale | null;
}

/** Who waits comes by risk, plan and time (invariant 12); the other tabs stay newest first. */
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
      // One's own people are never hidden, nor a crisis or an open alarm.
      (language === null || entry.locale === language || comesFirst(entry, now) || ownerOf(entry, uid) === "you") &&
      (tab !== "others" || entry.volunteerId !== uid),
  );
  return tab === "waiting" ? found.toSorted(byRiskAt(now)) : found;
}

export const isInCrisis = ({ risk }: Pick<Entry, "risk">): boolean => risk === "crisis";

/** Whether somebody is in the tab of those who wait: who left the queue is not, save in a crisis. */
const waits = ({ status, waitingSince, risk }: Pick<Entry, "status" | "waitingSince" | "risk">): boolean =>
  status === "waiting" && (waitingSince !== null || risk === "crisis");

const isIn: Readonly<Record<Tab, (entry: Entry, uid: string) => boolean>> = {
  waiting: waits,
  mine: (entry, uid) => ownerOf(entry, uid) === "you",
  others: (entry, uid) => ownerOf(entry, uid) === "other",
  all: () => true,
};

/** Those who have left the queue with nobody's answer: the tab of those who wait names them at its end. */
export const leftUnanswered = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter((entry) => entry.status === "waiting" && !waits(entry));

/** Of whom the listener holds, those who have written since; not whoever is in front of them (`watched`). */
export const withNews = (own: readonly Entry[], watched: string | null): readonly Entry[] =>
  own.filter(({ id, unreadByVolunteer }) => unreadByVolunteer > 0 && id !== watched);

/** How somebody stands whom the listener `uid` does not hold: nobody has them yet, or a colleague; null where neither is so. */
export function standingOf(entries: readonly Entry[], id: string, uid: string): "waits" | "held" | null {
  const entry = entries.find((each) => each.id === id);
  const owner = entry && ownerOf(entry, uid);
  if (owner === "nobody") return "waits";
  return owner === "other" ? "held" : null;
}

/** Which of the listener’s own conversations to answer first, a crisis before all others; null when none waits for an answer. */
export function firstToAnswer(own: readonly Entry[], watched: string | null, isAway: boolean): Entry | null {
  const news = new Set(withNews(own, watched));
  const owed = own.filter((entry) => news.has(entry) || (waitsInCrisis(entry) && (isAway || entry.id !== watched)));
  return owed.toSorted((a, b) => rank[a.risk] - rank[b.risk] || a.lastMessageAt - b.lastMessageAt)[0] ?? null;
}

/** Those of all open conversations whom a tab shows. */
export const ofTab = (entries: readonly Entry[], tab: Tab, uid: string): readonly Entry[] =>
  entries.filter((entry) => isIn[tab](entry, uid));

/** What one types of an alias, as aliases are written: each word with a capital. */
export const asAlias = (typed: string): string =>
  typed
    .trim()
    .split(/\s+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase())
    .join(" ");

/** Each once; of two, the first list's. */
export function allOf(...lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const found = new Map<string, Entry>();
  for (const entry of lists.flat()) if (!found.has(entry.id)) found.set(entry.id, entry);
  return [...found.values()];
}

/** Colleagues who speak `locale` first, else in the order given. */
export const speakersFirst = <C extends { readonly languages?: readonly Locale[] | undefined }>(
  colleagues: readonly C[],
  locale: Locale,
): readonly C[] =>
  colleagues.toSorted(
    (a, b) => Number(b.languages?.includes(locale) === true) - Number(a.languages?.includes(locale) === true),
  );

/** Whether `search` is in an alias from the beginning of a word on. */
export const isFound = (search: string, { alias }: Pick<Entry, "alias">): boolean => ` ${alias}`.includes(` ${search}`);

/** Those with `search` in their alias from the beginning of a word on, each once; of two, the first list's. */
export const withAlias = (search: string, ...lists: readonly (readonly Entry[])[]): readonly Entry[] =>
  allOf(...lists).filter((entry) => isFound(search, entry));

const isAgreedWith = (laterTime: Entry["laterTime"], uid: string): boolean =>
  laterTime?.state === "taken" && laterTime.by === uid;

/**
 * Whether an offer to the listener `uid` is one that they can accept: of who waits and is there or has an agreed time with
 * them, or of somebody held by another.
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

/** Which of several offers is shown: the gravest; of equal ones the one that is shown already. */
export function shownOffer(offers: readonly Entry[], shown: string | null): Entry | null {
  const before = ({ id }: Entry): number => (id === shown ? 0 : 1);
  return offers.toSorted((a, b) => rank[a.risk] - rank[b.risk] || before(a) - before(b))[0] ?? null;
}

/** Whether one of whom the listener holds is in a crisis: while that lasts nobody else is offered to them. */
export const holdsCrisis = (own: readonly Pick<Entry, "risk">[]): boolean => own.some(({ risk }) => risk === "crisis");

export interface Counts extends Readonly<Record<Tab, number>> {
  /** Of those who wait. */
  readonly crisis: number;
}

/** What the tabs hold, from all conversations that are open. */
export function countsOf(entries: readonly Entry[], uid: string): Counts {
  const count = (tab: Tab): number => ofTab(entries, tab, uid).length;
  const crisis = ofTab(entries, "waiting", uid).filter(({ risk }) => risk === "crisis").length;
  return { waiting: count("waiting"), mine: count("mine"), others: count("others"), all: count("all"), crisis };
}

/** The same in a crowd, from what the server has counted of everybody and how many the listener holds. */
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

/** Why a conversation that was held is held no more. */
/**
 * `ended-in-crisis`: by the person themselves, in a crisis. `ended-agreed`: by the listener, with what was agreed in a
 * crisis.
 */
export type Left = "taken-over" | "released" | "ended" | "ended-in-crisis" | "ended-agreed" | "lost";

/** Null while it is still the listener's; `ended-by-person`: by the one who was heard, as the server knows. */
export function leftWhy(
  summary: Pick<Summary, "status" | "volunteerId" | "notice"> | null,
  uid: string,
): Exclude<Left, "ended-in-crisis" | "ended-agreed"> | "ended-by-person" | null {
  if (!summary) return "lost";
  if (summary.status === "active") return summary.volunteerId === uid ? null : "taken-over";
  if (summary.status === "waiting") return "released";
  return summary.notice === "ended-by-customer" ? "ended-by-person" : "ended";
}
