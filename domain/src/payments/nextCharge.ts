import type { PlanTerm } from "../plans/entitlement";
import type { Millis } from "../time";
import type { Subscription } from "./model";

export type Charged = Pick<Subscription, "planId" | "amount">;

interface NextCharge {
  /** Paise. */
  readonly amount: number;
  /** Null where more than one month is paid already: the end of the last one is not when money is taken next. */
  readonly at: Millis | null;
}

/** What is charged next for the plan on top, by what takes money each month; null where it ends by itself. */
export function nextCharge(
  { planId, status, validUntil, terms }: Pick<PlanTerm, "planId" | "status" | "validUntil" | "terms">,
  charged: readonly Charged[],
  now: Millis,
): NextCharge | null {
  const mandate = status === "active" && validUntil > now ? charged.find((each) => each.planId === planId) : undefined;
  if (!mandate) return null;
  const months = terms.filter((term) => term.planId === planId && term.until > now);
  return { amount: mandate.amount, at: months.length > 1 ? null : validUntil };
}
