import { HOUR, type Millis } from "../time";
import type { Report } from "./model";
import { lookedAtSince, type Acknowledgement } from "./seen";

type Category = Report["category"];

/** Cases about hours without a listener. They ask for a change of the rota, not for a decision about a person. */
export const rotaCategories = ["rota-week", "rota-hour", "rota-now"] as const satisfies readonly Category[];

/** The other cases, the most urgent first. */
export const needs: readonly (readonly Category[])[] = [
  // A listener waits for an answer at this moment.
  ["supervisor"],
  ["crisis-ended"],
  // People can open any number of these, so they come after the ones that they could push down the list.
  ["danger-written"],
  ["threat", "sexual", "harassment", "contact", "spam", "other"],
  ["hard", "unanswered", "no-listener"],
  ["promise", "time"],
];

const rankOf = (category: Category): number => needs.findIndex((each) => each.includes(category));
const [REPORT, WRITTEN] = [rankOf("other"), rankOf("danger-written")];

/** What one side reports of the other in a crisis is as urgent as written danger. */
function needOf({ category, inCrisis }: Pick<Report, "category" | "inCrisis">): number {
  const rank = rankOf(category);
  return rank === REPORT && inCrisis === true ? WRITTEN : rank;
}

type OpenCase = Pick<Report, "category" | "createdAt" | "waits" | "inCrisis"> & Acknowledgement;

/** The person of a case may still be waiting for this long after it was opened. */
const LIVE_FOR: Millis = HOUR;

/**
 * Whether anybody in a crisis waits now, for a listener or for an answer of the one they have; undefined if that is
 * not known.
 */
export type WaitsInCrisis = boolean | undefined;

/**
 * Whether a person in a crisis may wait at `now`: for a supervisor to join their listener, or for any listener. A case
 * of nobody reached is the first of its hour, so it counts for whoever came since.
 */
export const mayStillWait = (
  { category, createdAt, waits = [] }: OpenCase,
  now: Millis,
  isAnyWaiting?: WaitsInCrisis,
): boolean =>
  now - createdAt < LIVE_FOR &&
  (category === "supervisor" ||
    (category === "no-listener" && waits.some(({ risk }) => risk === "crisis") && isAnyWaiting !== false));

/**
 * Sorts cases: first those in which a person in a crisis may be waiting at `now`, then the others by urgency. Among
 * equally urgent ones, those that another admin than `reader` looks at come last. Then by age: of the first kind the
 * newest first, as the older ones may be over; of the others the oldest.
 */
export const byNeedAt =
  (now: Millis, isAnyWaiting: WaitsInCrisis, reader: string | null = null) =>
  (a: OpenCase, b: OpenCase): number => {
    const [aLive, bLive] = [mayStillWait(a, now, isAnyWaiting), mayStillWait(b, now, isAnyWaiting)];
    if (aLive !== bLive) return aLive ? -1 : 1;
    const isAnothers = (each: Acknowledgement): boolean => each.seenBy !== reader && lookedAtSince(each, now) !== null;
    const bySeen = Number(isAnothers(a)) - Number(isAnothers(b));
    if (aLive) return bySeen || b.createdAt - a.createdAt;
    return needOf(a) - needOf(b) || bySeen || a.createdAt - b.createdAt;
  };
