import type { PlanTerm } from "../plans/entitlement";
import type { Millis } from "../time";
import type { Subscription } from "./model";

export type Charged = Pick<Subscription, "planId" | "amount">;

interface NextCharge {
  /** Paise. */
  readonly amount: number;
  /** Null where several months are paid in advance: the charge then comes before the end of the last one. */
  readonly at: Millis | null;
}

/** The next monthly charge for a person's plan; null where none of their mandates renews it. */
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
