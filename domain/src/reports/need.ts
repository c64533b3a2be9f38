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

type Standing = Pick<Report, "category" | "createdAt">;

/** The greatest need first, of each the oldest. */
export const byNeed = (a: Standing, b: Standing): number =>
  needOf(a.category) - needOf(b.category) || a.createdAt - b.createdAt;
