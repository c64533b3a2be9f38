import { HOUR, type Millis } from "../time";
import type { Report } from "./model";

type Category = Report["category"];

/** Cases about hours without a listener. They call for a change of the rota, not for a decision about a person. */
export const rotaCategories = ["rota-week", "rota-hour", "rota-now"] as const satisfies readonly Category[];

/** The other cases, the greatest need first: who needs one of the team now, what people report of one another, the rest. */
export const needs: readonly (readonly Category[])[] = [
  // Somebody waits for an answer at this moment.
  ["supervisor"],
  ["crisis-ended"],
  // By whoever writes it, as often as they like: it hides none of those before it.
  ["danger-written"],
  ["threat", "sexual", "harassment", "contact", "spam", "other"],
  ["hard", "unanswered", "no-listener"],
  ["promise", "time"],
];

const needOf = (category: Category): number => needs.findIndex((each) => each.includes(category));

type Standing = Pick<Report, "category" | "createdAt" | "waits">;

/** For so long after a case was opened, whom it is about may still wait. */
const LIVE_FOR: Millis = HOUR;

/** Whether somebody in a crisis may wait at `now`: for a supervisor beside their listener, or for any listener. */
const isLive = ({ category, createdAt, waits = [] }: Standing, now: Millis): boolean =>
  now - createdAt < LIVE_FOR &&
  (category === "supervisor" || (category === "no-listener" && waits.some(({ risk }) => risk === "crisis")));

/**
 * Those first in which somebody in a crisis may wait at `now`, the newest before the others, which may be over. Then the
 * greatest need, of each the oldest.
 */
export const byNeedAt =
  (now: Millis) =>
  (a: Standing, b: Standing): number => {
    const [aLive, bLive] = [isLive(a, now), isLive(b, now)];
    if (aLive !== bLive) return aLive ? -1 : 1;
    if (aLive) return b.createdAt - a.createdAt;
    return needOf(a.category) - needOf(b.category) || a.createdAt - b.createdAt;
  };
