import type { Conversation } from "../chat/model";
import type { Locale } from "../locale";
import type { Millis } from "../time";
import type { Volunteer } from "../volunteers/model";
import { availabilityNow } from "./availability";
import { anyLanguage, secondLanguage } from "./languages";
import type { Meeting } from "./laterTime";
import { lasting, unheard, without, withPass, type Passes } from "./passes";
import { offerLasts } from "./times";
import { PLACE_KEPT } from "./tellMe";
import { pausesUntil } from "./pause";
import { noClaimsUntil } from "./claimsWithoutReply";
import { byTurnAt, comesFirst, type Waiting } from "./position";

/** A person to offer: in the queue, or in a crisis and held by a listener who does not answer (`volunteerId`). */
export interface Queued
  extends Waiting, Pick<Conversation, "offer" | "passed" | "ranOut" | "blocked" | "lastVolunteerId" | "volunteerId"> {
  readonly locale: Locale;
  /** Set if the person has closed the page after asking to be told of their turn: see `turnOfAway` in tellMe. */
  readonly away?: "due" | "told";
  /** Set if the person meets a listener at an agreed time, now or very soon. */
  readonly meets?: Meeting;
  /** They stay with their listener, who asks a colleague to go on with them: nobody else is asked about them. */
  readonly stays?: boolean;
}

export interface DeskListener extends Pick<
  Volunteer,
  | "approved"
  | "availability"
  | "seenAt"
  | "idleSince"
  | "languages"
  | "secondLanguages"
  | "load"
  | "capacity"
  | "unanswered"
  | "pausedUntil"
> {
  readonly uid: string;
  /** A call rings at them, or they are in one. */
  readonly inCall: boolean;
  /** They hold a conversation in a crisis, which has all of their attention. */
  readonly holdsCrisis: boolean;
}

export interface Offer extends Passes {
  readonly customerId: string;
  readonly to: string;
  readonly expiresAt: Millis;
  /** The person's listener asks for it. */
  readonly handOver?: true;
}

/** An offer that its listener can no longer accept, where no other listener can be asked. */
export interface Withdrawal extends Passes {
  readonly customerId: string;
}

export interface Matching {
  readonly offers: readonly Offer[];
  readonly withdrawals: readonly Withdrawal[];
  /** People who are away and are now told that it is their turn, each with the listener reserved for them. */
  readonly turns: readonly Offer[];
}

/** Whether a listener takes people from the queue: approved, online, and with nobody in a crisis. */
export const isForThoseWhoWait = (
  listener: Pick<DeskListener, "approved" | "availability" | "seenAt" | "holdsCrisis">,
  now: Millis,
): boolean => listener.approved && availabilityNow(listener, now) === "online" && !listener.holdsCrisis;

/** Whether a listener can be asked now: they take people from the queue, are in no call, and have a free place. */
export const isFree = (listener: DeskListener, now: Millis): boolean =>
  isForThoseWhoWait(listener, now) &&
  !listener.inCall &&
  listener.load < listener.capacity &&
  noClaimsUntil(listener, now) === null;

const longestIdle = (a: DeskListener, b: DeskListener): number =>
  (a.idleSince ?? 0) - (b.idleSince ?? 0) || (a.uid < b.uid ? -1 : a.uid > b.uid ? 1 : 0);

/**
 * Whether the person waits but their page is gone: a listener can take them from the list, but is not asked about them.
 */
const hasNoPlace = ({ waitingSince, volunteerId }: Queued): boolean => waitingSince === null && volunteerId === null;

/** Whether two people may be matched at all: not if a block parts them, and nobody with themselves. */
export const mayMeet = ({ id, blocked }: Pick<Queued, "id" | "blocked">, uid: string): boolean =>
  id !== uid && !blocked.includes(uid);

/** The listener with whom the person has an agreed time that has come; null without one. */
const dueListener = ({ meets }: Queued, now: Millis): string | null => (meets && now >= meets.at ? meets.by : null);

interface Places {
  readonly free: Map<string, DeskListener>;
  /** Free, except that they pause after a hard talk. */
  readonly paused: Map<string, DeskListener>;
  /** Listeners with an open offer of a person not at risk and a second free place. */
  readonly offeredWithRoom: Map<string, DeskListener>;
  /** Listeners with an open offer of a person not at risk, which would fill their last place. */
  readonly offeredLastPlace: Map<string, DeskListener>;
  /** Listeners with an open offer of a person with a concern (no open alarm), or of one who stays with a listener. */
  readonly offeredConcern: Map<string, DeskListener>;
  /** By the listener's uid: the person in that open offer. */
  readonly offeredPerson: Map<string, Queued>;
  /** By the listener's uid: the id of the person for whose agreed time the listener's last place is reserved. */
  readonly reservedFor: ReadonlyMap<string, string>;
}

/**
 * Sorts the queue into people whose open offer stays valid and people who still need one (`unoffered`). `shortened`:
 * offers from before a crisis, which now end as soon as one in a crisis would.
 */
function openOffers(
  queue: readonly Queued[],
  listeners: readonly DeskListener[],
  now: Millis,
): {
  readonly places: Places;
  readonly unoffered: readonly Queued[];
  readonly withdrawals: readonly Withdrawal[];
  readonly shortened: readonly Offer[];
} {
  const able = listeners.filter((each) => isFree(each, now)).map((each) => [each.uid, each] as const);
  const pauses = ([, each]: (typeof able)[number]): boolean => pausesUntil(each, now) !== null;
  const places: Places = {
    free: new Map(able.filter((each) => !pauses(each))),
    paused: new Map(able.filter(pauses)),
    offeredWithRoom: new Map(),
    offeredLastPlace: new Map(),
    offeredConcern: new Map(),
    offeredPerson: new Map(),
    reservedFor: new Map(queue.flatMap(({ id, meets }) => (meets ? [[meets.by, id]] : []))),
  };
  const withdrawals: Withdrawal[] = [];
  const shortened: Offer[] = [];
  const unoffered: Queued[] = [];
  for (const each of queue.toSorted(byTurnAt(now))) {
    const isDue = dueListener(each, now) !== null;
    if (each.away === undefined && hasNoPlace(each) && !isDue) {
      if (each.offer) withdrawals.push({ customerId: each.id, passed: lasting(each, now) });
      continue;
    }
    // A listener who is asked is not free for others. If two offers name one listener, the first stands.
    const offer = each.away === undefined ? each.offer : null;
    const mayInterrupt = each.risk === "crisis" || isDue;
    const to =
      offer && offer.expiresAt > now
        ? (places.free.get(offer.to) ?? (mayInterrupt ? places.paused.get(offer.to) : undefined))
        : undefined;
    if (!to) {
      if (each.stays === true) withdrawals.push({ customerId: each.id, passed: lasting(each, now) });
      else unoffered.push(each);
      continue;
    }
    for (const from of [places.free, places.paused]) from.delete(to.uid);
    const expiresAt = now + offerLasts(each.risk);
    if (each.risk === "crisis" && offer && offer.expiresAt > expiresAt && offer.handOver !== true)
      shortened.push({ customerId: each.id, to: to.uid, expiresAt, passed: lasting(each, now), ranOut: each.ranOut });
    if (comesFirst(each, now)) continue;
    const lastPlace = to.load + 1 < to.capacity ? places.offeredWithRoom : places.offeredLastPlace;
    // Of two offers to one listener, that of somebody who stays with theirs would end. Only a crisis may do that.
    (each.risk === "none" && each.stays !== true ? lastPlace : places.offeredConcern).set(to.uid, to);
    places.offeredPerson.set(to.uid, each);
  }
  return { places, unoffered, withdrawals, shortened };
}

/** The listener to ask about a person, without those who `passed`; `isAgreed`: it is the listener of an agreed time. */
function listenerFor(
  person: Queued,
  passed: Queued["passed"],
  { free, paused, offeredWithRoom, offeredLastPlace, offeredConcern, reservedFor }: Places,
  now: Millis,
): { readonly chosen: DeskListener | undefined; readonly isAgreed: boolean } {
  const mayBeAsked = (each: DeskListener): boolean =>
    mayMeet(person, each.uid) && each.uid !== person.volunteerId && !Object.hasOwn(passed, each.uid);
  const due = dueListener(person, now);
  const agreed = due === null ? undefined : (free.get(due) ?? offeredWithRoom.get(due) ?? paused.get(due));
  if (agreed && mayBeAsked(agreed)) return { chosen: agreed, isAgreed: true };
  if (hasNoPlace(person)) return { chosen: undefined, isAgreed: false };

  const isReservedForAnother = (uid: string): boolean => {
    const holder = reservedFor.get(uid);
    return holder !== undefined && holder !== person.id;
  };
  const isLastPlaceReserved = ({ uid, load, capacity }: DeskListener): boolean =>
    load + 1 >= capacity && isReservedForAnother(uid) && !comesFirst(person, now);
  const isHere = person.away === undefined;
  const from = [
    free,
    ...(isHere && person.risk !== "none" ? [offeredWithRoom] : []),
    ...(isHere && person.risk === "crisis" ? [offeredLastPlace, offeredConcern, paused] : []),
  ];
  const best = (speaks: (listener: DeskListener) => boolean): DeskListener | undefined => {
    for (const listeners of from) {
      const able = [...listeners.values()].filter(
        (each) => speaks(each) && mayBeAsked(each) && !isLastPlaceReserved(each),
      );
      const chosen = able.find(({ uid }) => uid === person.lastVolunteerId) ?? able.toSorted(longestIdle)[0];
      if (chosen) return chosen;
    }
    return undefined;
  };
  const chosen =
    best(({ languages }) => languages.includes(person.locale)) ??
    (secondLanguage(person, now)
      ? best(({ secondLanguages }) => secondLanguages.includes(person.locale))
      : undefined) ??
    (anyLanguage(person, now) ? best(() => true) : undefined);
  return { chosen, isAgreed: false };
}

/**
 * {@link listenerFor}; in a crisis, if nobody else can be asked, one who let an offer run out: they may only now have
 * come to the desk. Of several, one whose offer ran out earlier.
 */
function listenerOrSilent(
  person: Queued,
  passed: Queued["passed"],
  silent: ReturnType<typeof unheard>,
  places: Places,
  now: Millis,
): ReturnType<typeof listenerFor> {
  const first = listenerFor(person, passed, places, now);
  if (first.chosen || person.risk !== "crisis") return first;
  const uids = silent.map(([uid]) => uid);
  for (const at of uids.keys()) {
    const again = listenerFor(person, without(passed, uids.slice(0, at + 1)), places, now);
    if (again.chosen) return again;
  }
  return first;
}

/**
 * Decides which listener is asked about whom. In the order of the queue, each person without an open offer goes to the
 * listener they talked to last, if free; else to the listener who has been idle for longest and speaks their language;
 * after a while also to one who speaks it a little. After ten seconds a crisis for which no speaker of the language is
 * free goes to any listener. A listener has one open offer at a time, with two exceptions: a second offer may be of a
 * person at risk, and a crisis replaces the offer of somebody with a concern, or one that would fill the listener's
 * last place, if no other listener can be asked. A listener who pauses after a hard talk is asked only about a crisis
 * that no other listener can take, and one who let an offer run out is asked about a crisis again at once.
 *
 * Somebody whose listener asks a colleague by name stays with that listener, so they are offered to nobody else if the
 * colleague can't accept any more.
 *
 * A person who closed the page is not offered. Once they were notified of their turn, one listener is reserved for them
 * until the reservation ends; only people earlier in the queue may be offered that listener. At an agreed time the
 * person is offered to the listener who took it, until the time is over, whether or not their page is open; if that
 * listener can't be asked, to others. From shortly before the time, the last free place of that listener is reserved
 * for the person.
 */
export function decideOffers(queue: readonly Queued[], listeners: readonly DeskListener[], now: Millis): Matching {
  const byTurn = byTurnAt(now);
  const { places, unoffered, withdrawals: withdrawn, shortened } = openOffers(queue, listeners, now);
  const offers = [...shortened];
  const turns: Offer[] = [];
  const withdrawals = [...withdrawn];
  /** People whose open offer was replaced by a crisis. */
  const yielded: Queued[] = [];

  const ask = (person: Queued): void => {
    const customerId = person.id;
    // Only an offer that ran out counts as a pass: not one whose listener became busy or left meanwhile, and not that
    // of an agreed time, except in a crisis.
    const isHeld = person.offer?.to === dueListener(person, now) && !comesFirst(person, now);
    const ranOut = person.offer !== null && person.offer.expiresAt <= now && !isHeld ? person.offer : null;
    const passed = ranOut ? withPass(person, ranOut.to, now, ranOut.expiresAt) : lasting(person, now);
    const silent = unheard(person, passed, ranOut);
    const passes: Passes = { passed, ...(silent.length > 0 && { ranOut: Object.fromEntries(silent) }) };
    const { chosen, isAgreed } = listenerOrSilent(person, passed, silent, places, now);
    if (chosen && person.away !== undefined) {
      places.free.delete(chosen.uid);
      if (person.away === "due") turns.push({ customerId, to: chosen.uid, expiresAt: now + PLACE_KEPT, ...passes });
      return;
    }
    if (!chosen) {
      if (person.offer) withdrawals.push({ customerId, ...passes });
      return;
    }
    const { free, paused, offeredWithRoom, offeredLastPlace, offeredConcern } = places;
    const yields = offeredLastPlace.has(chosen.uid) || offeredConcern.has(chosen.uid);
    const other = yields ? places.offeredPerson.get(chosen.uid) : undefined;
    if (other?.stays === true) withdrawals.push({ customerId: other.id, passed: lasting(other, now) });
    else if (other) yielded.push(other);
    for (const each of [free, paused, offeredWithRoom, offeredLastPlace, offeredConcern]) each.delete(chosen.uid);
    const expiresAt =
      isAgreed && person.meets && !comesFirst(person, now) ? person.meets.until : now + offerLasts(person.risk);
    offers.push({ customerId, to: chosen.uid, expiresAt, ...passes });
  };

  const isFirst = (each: Queued): boolean => each.away === undefined && comesFirst(each, now);
  const isAgreedNow = (each: Queued): boolean => !isFirst(each) && dueListener(each, now) !== null;
  const others = unoffered.filter((each) => !isFirst(each) && !isAgreedNow(each));
  unoffered.filter(isFirst).forEach(ask);
  unoffered.filter(isAgreedNow).forEach(ask);
  [...others, ...yielded].toSorted(byTurn).forEach(ask);
  return { offers, withdrawals, turns };
}
