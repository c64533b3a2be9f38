import { nextCharge, type Charged } from "@thodu/domain/payments/nextCharge";
import { statusAt } from "@thodu/domain/plans/covers";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { chargedMonthly, planStates, renewsOn } from "@messages/renewal";
import { rupees } from "../../lib/money";
import { dateInIndia } from "../../lib/time";

/** One sentence about a plan: when it is charged again, until when it runs, or that it was cancelled or has ended. */
export function renewalWords(plan: PlanTerm, charged: readonly Charged[], now: number): string {
  const until = planStates[statusAt(plan, now)](dateInIndia(plan.validUntil));
  const next = nextCharge(plan, charged, now);
  if (next === null) return until;
  const amount = rupees(next.amount);
  return next.at === null ? `${until} ${chargedMonthly(amount)}` : renewsOn(dateInIndia(next.at), amount);
}
