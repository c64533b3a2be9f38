import type { Locale } from "../locale";
import { mayMeet, type Queued } from "../matching/offers";
import { secondLanguageAfter } from "../matching/times";
import { SECOND, type Millis } from "../time";
import { inNight, MISSED_MAX, restsNow, ringsLeft } from "./bounds";
import type { Duty, KnownLanguages, RingState } from "./model";

/**
 * The waves of a page (the search for a listener by phone for one person): how many phones ring, and when, counted from
 * the beginning of the page. In a crisis twice as many phones.
 */
const WAVES = [
  { after: 0, phones: 2 },
  { after: 15 * SECOND, phones: 3 },
  { after: 30 * SECOND, phones: 4 },
  { after: 45 * SECOND, phones: 6 },
] as const;
export const WAVES_MAX = WAVES.length;
const CRISIS_PHONES = 2;
export const RING_LASTS = 60 * SECOND;
/** If a phone gives no receipt within this time, another is rung in its place. */
export const RECEIPT_WITHIN = 4 * SECOND;

export interface PagedPerson extends Pick<Queued, "id" | "risk" | "locale" | "blocked" | "volunteerId"> {
  /** When the page began, or is to begin. */
  readonly since: Millis;
  /** The number of waves so far. */
  readonly waves: number;
  /** When each phone was last rung for them, by uid of its listener. */
  readonly rung: Readonly<Record<string, Millis>>;
  /** The phones among `rung` that gave no receipt and were replaced by another. */
  readonly replaced: readonly string[];
  /** A key of their network; null if unknown. */
  readonly network: string | null;
  /** Until then only the desk is asked, except in a crisis (`need` `heldUntil`). */
  readonly heldUntil: Millis | null;
}

/** The phone of a listener on call, with all that decides whether it may be rung. */
export interface Phone {
  readonly uid: string;
  readonly duty: Duty;
  /** Their standby page is open. */
  readonly standby: boolean;
  readonly languages: KnownLanguages;
  /** The share of rings that it answers (`bounds` `answerRate`). */
  readonly answerRate: number;
  readonly rings: readonly Millis[];
  /** The rings with a receipt. */
  readonly reached: readonly Millis[];
  readonly talks: readonly Millis[];
  readonly missed: number;
  readonly load: number;
  /** Until when they rest after a hard talk or a long time at the desk; null if they don't. */
  readonly restsUntil: Millis | null;
}

export interface OpenRing {
  readonly customerId: string;
  readonly uid: string;
  readonly at: Millis;
  readonly expiresAt: Millis;
  /** The phone confirmed that it has arrived. */
  readonly receipt: boolean;
}

export interface PagerState {
  /** The people with an open page, without those who left or were claimed. */
  readonly waiting: readonly PagedPerson[];
  readonly phones: readonly Phone[];
  readonly openRings: readonly OpenRing[];
  /** By person, for those who were claimed: the listener who claimed them. */
  readonly claimed: Readonly<Record<string, string>>;
}

export interface NewRing extends OpenRing {
  readonly wave: number;
}

export interface EndedRing extends Pick<OpenRing, "customerId" | "uid"> {
  readonly how: Exclude<RingState, "ringing">;
}

export interface PageNews {
  readonly customerId: string;
  readonly waves: number;
  /** Phones without a receipt that were replaced by another. */
  readonly replaced: string[];
  /** `none-on-call`: no phone could be rung; `unanswered`: all waves are over. Null while the page goes on. */
  readonly trouble: "none-on-call" | "unanswered" | null;
  /** All waves are over and no phone rings. */
  readonly isOver: boolean;
}

export interface Paging {
  readonly rings: readonly NewRing[];
  readonly ends: readonly EndedRing[];
  readonly pages: readonly PageNews[];
  /** When to decide again; null if nothing is pending. */
  readonly nextAt: Millis | null;
}

export const isCrisis = ({ risk }: Pick<PagedPerson, "risk">): boolean => risk === "crisis";

const byNeed = (a: PagedPerson, b: PagedPerson): number =>
  Number(isCrisis(b)) - Number(isCrisis(a)) || a.since - b.since || (a.id < b.id ? -1 : 1);

/** Whether a phone may ring at all: its listener holds nobody, is not resting, and has not missed too many rings. */
export const mayRing = (phone: Phone, now: Millis): boolean =>
  phone.missed < MISSED_MAX && phone.load === 0 && !restsNow(phone, now);

/** Whether a phone may ring for everybody who waits, not only in a crisis. */
export const mayRingForAll = (phone: Phone, now: Millis): boolean => phone.duty === "awake" && mayRing(phone, now);

/** How well the listener's languages suit a person at `now`; 0 if they may not be rung for them, or not yet. */
function languageFit({ languages }: Phone, person: PagedPerson, now: Millis): number {
  const known: Readonly<Partial<Record<Locale, "well" | "little">>> = languages;
  if (known[person.locale] === "well") return 1;
  if (now - person.since < secondLanguageAfter(person.risk)) return 0;
  if (known[person.locale] === "little") return 0.5;
  return isCrisis(person) ? 0.25 : 0;
}

/** Factor per ring of the night, so that the rings are spread over the phones. */
const FAIRNESS = 0.9;
/** Factor for an open standby page, which rings at once. */
const STANDBY = 2;
/** Factor for a listener who is asleep and takes longer. */
const ASLEEP = 0.5;

/** How likely a phone is answered, from 0 to 1. */
export const chanceOf = ({ answerRate, standby, duty }: Pick<Phone, "answerRate" | "standby" | "duty">): number =>
  Math.min(1, answerRate * (standby ? STANDBY : 1) * (duty === "crisis" ? ASLEEP : 1));

/** The rank of a phone for a person: its chance, language and fairness; 0 if it may not be rung for them. */
function rank(phone: Phone, person: PagedPerson, now: Millis): number {
  if (phone.duty === "crisis" && !isCrisis(person)) return 0;
  if (!mayMeet(person, phone.uid) || phone.uid === person.volunteerId || Object.hasOwn(person.rung, phone.uid))
    return 0;
  return chanceOf(phone) * languageFit(phone, person, now) * FAIRNESS ** inNight(phone.rings, now).length;
}

/** Whether a phone may be rung for a person, now or later in their wait, when more languages count. */
export const couldRing = (phone: Phone, person: PagedPerson, now: Millis): boolean =>
  mayRing(phone, now) && rank(phone, person, Infinity) > 0;

/** Whether this page has rung a phone; `rung` may also hold rings of the page before. */
export const hasRung = ({ rung, since }: Pick<PagedPerson, "rung" | "since">): boolean =>
  Object.values(rung).some((at) => at >= since);

/** Of the people on one network, only the first is paged for, and everybody in a crisis. */
function withoutDoubles(waiting: readonly PagedPerson[]): readonly PagedPerson[] {
  const networks = new Set<string>();
  return waiting.toSorted(byNeed).filter((person) => {
    const { network } = person;
    if (network === null) return true;
    const isFirst = !networks.has(network);
    networks.add(network);
    return isFirst || isCrisis(person);
  });
}

const hasNoReceipt = ({ receipt, at }: OpenRing, now: Millis): boolean => !receipt && now - at >= RECEIPT_WITHIN;

/** The phones that can still be rung in one run of {@link decidePages}. */
class Board {
  readonly #free: Map<string, Phone>;
  #left: number;

  constructor(phones: readonly Phone[], openRings: readonly OpenRing[], now: Millis) {
    const rung = new Set(openRings.map(({ uid }) => uid));
    this.#free = new Map(
      phones.filter((each) => mayRing(each, now) && !rung.has(each.uid)).map((each) => [each.uid, each]),
    );
    // A ring without a receipt counts only as long as one may still come: it may have disturbed nobody.
    const onTheWay = openRings.filter((each) => !each.receipt && !hasNoReceipt(each, now)).length;
    this.#left = ringsLeft(phones, now) - onTheWay;
  }

  /** Takes the phones with the best rank for a person, at most `most`; each is then taken for everybody else. */
  take(person: PagedPerson, most: number, now: Millis): readonly string[] {
    const left = isCrisis(person) ? most : Math.min(most, this.#left);
    const chosen = [...this.#free.values()]
      .map((phone) => ({ uid: phone.uid, rank: rank(phone, person, now) }))
      .filter((each) => each.rank > 0)
      .toSorted((a, b) => b.rank - a.rank || (a.uid < b.uid ? -1 : 1))
      .slice(0, Math.max(0, left))
      .map(({ uid }) => uid);
    for (const uid of chosen) this.#free.delete(uid);
    this.#left -= chosen.length;
    return chosen;
  }
}

function ringFor(
  person: PagedPerson,
  board: Board,
  rings: readonly OpenRing[],
  now: Millis,
): { readonly uids: readonly string[]; readonly news: PageNews } {
  const due = WAVES.filter(({ after }) => now - person.since >= after).length;
  // If all phones of a wave declined, the next wave follows at once.
  const isDeclined = rings.length === 0 && person.waves > 0 && Object.keys(person.rung).length > 0;
  const upTo = Math.max(due, isDeclined ? Math.min(person.waves + 1, WAVES.length) : 0);
  const isHeld = person.heldUntil !== null && person.heldUntil > now && !isCrisis(person);
  const withoutReceipt = isHeld
    ? []
    : rings.filter((each) => hasNoReceipt(each, now) && !person.replaced.includes(each.uid)).map(({ uid }) => uid);
  const phonesDue = isHeld ? 0 : WAVES.slice(person.waves, upTo).reduce((sum, { phones }) => sum + phones, 0);
  const most = phonesDue * (isCrisis(person) ? CRISIS_PHONES : 1) + withoutReceipt.length;
  const uids = most > 0 ? board.take(person, most, now) : [];
  const waves = isHeld ? person.waves : Math.max(person.waves, uids.length > 0 ? upTo : due);
  const ringing = rings.length + uids.length;
  const ringsNowhere = ringing === 0 && waves > 0;
  const isOver = ringsNowhere && waves === WAVES.length;
  const trouble = ringsNowhere ? troubleOf(person, isOver) : null;
  return {
    uids,
    news: { customerId: person.id, waves, replaced: [...person.replaced, ...withoutReceipt], trouble, isOver },
  };
}

function troubleOf(person: PagedPerson, isOver: boolean): PageNews["trouble"] {
  if (!hasRung(person)) return "none-on-call";
  return isOver ? "unanswered" : null;
}

/** When the wave after `waves` begins; null after the last one. */
function waveAt({ since }: PagedPerson, waves: number): Millis | null {
  const next = WAVES[waves];
  return next ? since + next.after : null;
}

function endOf(uid: string, claimedBy: string | undefined): EndedRing["how"] {
  if (claimedBy === undefined) return "over";
  return claimedBy === uid ? "answered" : "taken";
}

/**
 * Decides which phones ring now, which stop, and when to decide again. A ring ends at once when its person no longer
 * waits, a block parts the two, or its listener has taken somebody else; it expires after a minute without an answer. A
 * phone rings for one person at a time. A ring without a receipt for a few seconds goes on, and another phone is rung
 * in addition.
 */
export function decidePages({ waiting, phones, openRings, claimed }: PagerState, now: Millis): Paging {
  const people = new Map(waiting.map((each) => [each.id, each]));
  const ends: EndedRing[] = [];
  const kept: OpenRing[] = [];
  const busy = new Set(phones.filter(({ load }) => load > 0).map(({ uid }) => uid));
  for (const each of openRings) {
    const { customerId, uid } = each;
    const person = people.get(customerId);
    if (!person) ends.push({ customerId, uid, how: endOf(uid, claimed[customerId]) });
    else if (!mayMeet(person, uid)) ends.push({ customerId, uid, how: "over" });
    else if (busy.has(uid)) ends.push({ customerId, uid, how: "declined" });
    else if (each.expiresAt <= now) ends.push({ customerId, uid, how: "expired" });
    else kept.push(each);
  }
  const board = new Board(phones, kept, now);
  const rings: NewRing[] = [];
  const pages: PageNews[] = [];
  const times = kept.flatMap((each) => [each.expiresAt, ...(each.receipt ? [] : [each.at + RECEIPT_WITHIN])]);
  for (const person of withoutDoubles(waiting)) {
    const ringing = kept.filter(({ customerId }) => customerId === person.id);
    const { uids, news } = ringFor(person, board, ringing, now);
    pages.push(news);
    for (const uid of uids)
      rings.push({
        customerId: person.id,
        uid,
        wave: news.waves,
        at: now,
        expiresAt: now + RING_LASTS,
        receipt: false,
      });
    const next = waveAt(person, news.waves);
    if (next !== null) times.push(next);
    if (person.heldUntil !== null) times.push(person.heldUntil);
    if (uids.length > 0) times.push(now + RECEIPT_WITHIN);
  }
  const later = times.filter((at) => at > now);
  return { rings, ends, pages, nextAt: later.length > 0 ? Math.min(...later) : null };
}
