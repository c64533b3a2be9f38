import type { Millis } from "../time";
import { ringsLeft } from "./bounds";
import { couldRing, isCrisis, type PagedPerson, type Phone } from "./page";

/** Whether listeners on call are rung for somebody whose page goes on: one rings now (`isRung`), or may yet. */
export const isCalledFor = (person: PagedPerson, isRung: boolean, phones: readonly Phone[], now: Millis): boolean =>
  isRung || ((isCrisis(person) || ringsLeft(phones, now) > 0) && phones.some((each) => couldRing(each, person, now)));
