import type { Millis } from "../time";
import type { PlanTerm } from "./planTerm";
import { allowance, minutesReturnAt, runningTerms, termFor, usedOf, type UsedBy } from "./metering";
import type { Item } from "./plans";

/**
 * Whether the person's plans give an `item` now. If not, whether they do again after midnight in India, or only gave
 * some today. Null if none of their plans gives any.
 */
export function paysFor(
  item: Item,
  bought: PlanTerm | null,
  used: UsedBy,
  now: Millis,
): "now" | "tomorrow" | "over" | null {
  const term = termFor(item, bought, used, now);
  if (term === null) return null;
  const left = allowance(item, term, usedOf(term, runningTerms(bought, now), used, now), now).kind;
  if (left !== "used") return "now";
  return minutesReturnAt(item, bought, used, now) === null ? "over" : "tomorrow";
}
