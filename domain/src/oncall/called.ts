import type { Millis } from "../time";
import { ringsLeft } from "./bounds";
import { couldRing, hasRung, isCrisis, type PagedPerson, type Phone } from "./page";

/** Whether listeners on call are rung for somebody whose page goes on: one was, or may be. */
export const isCalledFor = (person: PagedPerson, phones: readonly Phone[], now: Millis): boolean =>
  hasRung(person) ||
  ((isCrisis(person) || ringsLeft(phones, now) > 0) && phones.some((each) => couldRing(each, person, now)));
