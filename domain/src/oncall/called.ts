import type { Millis } from "../time";
import { ringsLeft } from "./bounds";
import { couldRing, isCrisis, type PagedPerson, type Phone } from "./page";

/** A phone on call that may yet be rung for somebody whose page goes on, by the uid of its listener; null where none may. */
export const phoneFor = (person: PagedPerson, phones: readonly Phone[], now: Millis): string | null =>
  isCrisis(person) || ringsLeft(phones, now) > 0
    ? (phones.find((each) => couldRing(each, person, now))?.uid ?? null)
    : null;
