import type { Millis } from "../time";
import { ringsLeft } from "./bounds";
import { couldRing, isCrisis, type PagedPerson, type Phone } from "./page";

/** The uid of a listener whose phone may still be rung for a person with an open page; null if there is none. */
export const phoneFor = (person: PagedPerson, phones: readonly Phone[], now: Millis): string | null =>
  isCrisis(person) || ringsLeft(phones, now) > 0
    ? (phones.find((each) => couldRing(each, person, now))?.uid ?? null)
    : null;
