import { BY_PHONE_MAX } from "../matching/tellMe";
import type { Millis } from "../time";
import { ringsLeft } from "./bounds";
import { chanceOf, couldRing, isCrisis, mayRing, type OpenRing, type PagedPerson, type Phone } from "./page";

/** Nobody is called back to their page for less: the chance that one of the phones is answered (docs/decisions/0073). */
const LIKELY = 2 / 3;

/** Somebody who asked to be told of their turn and closed the page; `person` is how a page for them would begin now. */
export interface AwayPerson {
  readonly person: PagedPerson;
  /** `called`: told a moment ago, and their place is kept. */
  readonly away: "due" | "called";
  /** How often they were told so far. */
  readonly calls: number;
}

export interface TurnState {
  /** Everybody for whom phones ring now, or are about to; they come first. */
  readonly waiting: readonly PagedPerson[];
  readonly away: readonly AwayPerson[];
  readonly phones: readonly Phone[];
  readonly openRings: readonly OpenRing[];
}

/** Somebody to be told, with the phones for whose sake. */
export interface PhoneTurn {
  readonly customerId: string;
  readonly phones: readonly string[];
}

const byNeed = ({ person: a }: AwayPerson, { person: b }: AwayPerson): number =>
  Number(isCrisis(b)) - Number(isCrisis(a)) || a.since - b.since || (a.id < b.id ? -1 : 1);

/**
 * Who is told to come back because listeners on call can be rung for them then; none is rung before. Only if one of them
 * is likely to answer, in a crisis if anybody can be rung. Each phone counts for one person, those who wait on
 * their page and those told a moment ago first. One of the two notices of a promise may be about phones; the other is left
 * for the desk.
 */
export function turnsByPhone({ waiting, away, phones, openRings }: TurnState, now: Millis): readonly PhoneTurn[] {
  const ringing = new Set(openRings.map(({ uid }) => uid));
  const free = new Map(
    phones.filter((each) => mayRing(each, now) && !ringing.has(each.uid)).map((each) => [each.uid, each]),
  );
  let left = ringsLeft(phones, now) - openRings.filter(({ receipt }) => !receipt).length;

  /** Phones until an answer is likely, the likeliest first, which nobody else counts on; empty where it is not. */
  const take = (person: PagedPerson): readonly string[] => {
    const taken: string[] = [];
    let silent = 1;
    for (const phone of [...free.values()].toSorted((a, b) => chanceOf(b) - chanceOf(a) || (a.uid < b.uid ? -1 : 1))) {
      if (1 - silent >= LIKELY) break;
      if (!couldRing(phone, person, now)) continue;
      taken.push(phone.uid);
      silent *= 1 - chanceOf(phone);
    }
    const isEnough = isCrisis(person) ? taken.length > 0 : 1 - silent >= LIKELY && taken.length <= left;
    if (!isEnough) return [];
    for (const uid of taken) free.delete(uid);
    left -= taken.length;
    return taken;
  };

  waiting.forEach(take);
  away.filter((each) => each.away === "called").forEach(({ person }) => take(person));
  return away
    .filter((each) => each.away === "due" && each.calls < BY_PHONE_MAX)
    .toSorted(byNeed)
    .flatMap(({ person }) => {
      const taken = take(person);
      return taken.length > 0 ? [{ customerId: person.id, phones: taken }] : [];
    });
}
