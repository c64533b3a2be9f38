import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { plans, type PlanId } from "@thodu/domain/plans/plans";
import { planWords } from "@messages/plans";

export type Plan = (typeof plans)[number];

/** A plan's texts in the person's language. */
export const wordsOf = (plan: Plan) => planWords[plan.planId] ?? plan;

export function titleOf(planId: PlanId): string {
  const plan = plans.find((each) => each.planId === planId);
  return plan ? wordsOf(plan).title : planId;
}

/** The plan that runs at `now`, for marking its card; the server decides what it allows. */
export const runningPlan = (term: PlanTerm | null, now: number): PlanId | null =>
  term !== null && term.status !== "ended" && term.validUntil > now ? term.planId : null;
