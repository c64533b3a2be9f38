import { BY_PHONE_MAX } from "../matching/tellMe";
import type { Millis } from "../time";
import { ringsLeft } from "./bounds";
import { chanceOf, couldRing, isCrisis, mayRing, type OpenRing, type PagedPerson, type Phone } from "./page";

/** The least chance of an answer by phone for which a person is asked to come back (docs/decisions/0073). */
const LIKELY = 2 / 3;

/**
 * A person who asked to be told of their turn and closed the page. `person`: the page that would begin for them now.
 */
export interface AwayPerson {
  readonly person: PagedPerson;
  /** `told`: they were just told, and their place is kept. */
  readonly away: "due" | "told";
  /** How often they were told so far. */
  readonly timesTold: number;
}

export interface TurnState {
  /** The people for whom phones ring or are about to; they come first. */
  readonly waiting: readonly PagedPerson[];
  readonly away: readonly AwayPerson[];
  readonly phones: readonly Phone[];
  readonly openRings: readonly OpenRing[];
}

/** A person to tell, and the phones that can be rung for them. */
export interface PhoneTurn {
  readonly customerId: string;
  readonly phones: readonly string[];
}

const byNeed = ({ person: a }: AwayPerson, { person: b }: AwayPerson): number =>
  Number(isCrisis(b)) - Number(isCrisis(a)) || a.since - b.since || (a.id < b.id ? -1 : 1);

/**
 * Decides who is asked to come back because listeners on call can then be rung for them; no phone rings before they
 * come. Only if an answer is likely; in a crisis, if any phone can be rung. Each phone counts for one person only:
 * first for people who wait on their page, then for those who were just told. Only {@link BY_PHONE_MAX} of the notices
 * of a promise is about phones; the others are left for the desk.
 */
export function turnsByPhone({ waiting, away, phones, openRings }: TurnState, now: Millis): readonly PhoneTurn[] {
  const ringing = new Set(openRings.map(({ uid }) => uid));
  const free = new Map(
    phones.filter((each) => mayRing(each, now) && !ringing.has(each.uid)).map((each) => [each.uid, each]),
  );
  let left = ringsLeft(phones, now) - openRings.filter(({ receipt }) => !receipt).length;

  /** Takes phones, the likeliest to answer first, until an answer is likely; empty if it never is. */
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
  away.filter((each) => each.away === "told").forEach(({ person }) => take(person));
  return away
    .filter((each) => each.away === "due" && each.timesTold < BY_PHONE_MAX)
    .toSorted(byNeed)
    .flatMap(({ person }) => {
      const taken = take(person);
      return taken.length > 0 ? [{ customerId: person.id, phones: taken }] : [];
    });
}
