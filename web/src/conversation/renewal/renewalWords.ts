import { nextCharge, type Charged } from "@thodu/domain/payments/nextCharge";
import type { PlanTerm } from "@thodu/domain/plans/entitlement";
import { chargedMonthly, renewsOn } from "@messages/renewal";
import { rupees } from "../../lib/money";
import { dateInIndia } from "../../lib/time";

/** When a plan is charged again, in words. `until`: the words for a plan that is not renewed. */
export function renewalWords(plan: PlanTerm, charged: readonly Charged[], now: number, until: string): string {
  const next = nextCharge(plan, charged, now);
  if (next === null) return until;
  const amount = rupees(next.amount);
  return next.at === null ? `${until} ${chargedMonthly(amount)}` : renewsOn(dateInIndia(next.at), amount);
}
