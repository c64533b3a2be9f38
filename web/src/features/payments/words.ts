import type { PlanTerm } from "@thodu/domain/plans/entitlement";
import { plans, type PlanId } from "@thodu/domain/plans/plans";
import { planWords } from "@messages/plans";

export type Plan = (typeof plans)[number];

/** What a plan says in the reader's language. */
export const wordsOf = (plan: Plan) => planWords[plan.planId] ?? plan;

export function titleOf(planId: PlanId): string {
  const plan = plans.find((each) => each.planId === planId);
  return plan ? wordsOf(plan).title : planId;
}

/** The plan that runs at `now`, for marking its card; the server decides what it allows. */
export const runningPlan = (term: PlanTerm | null, now: number): PlanId | null =>
  term !== null && term.status !== "ended" && term.validUntil > now ? term.planId : null;

/** How a plan stands at `now`: one whose time is over has ended, whatever its record still says. */
export const standing = (term: PlanTerm, now: number): PlanTerm["status"] =>
  term.validUntil > now ? term.status : "ended";

/** Until when somebody has a monthly plan, what follows the running month included; null without it. */
export function heldUntil(term: PlanTerm | null, planId: PlanId, now: number): number | null {
  if (term === null || term.status === "ended" || planId === "pay-as-you-go") return null;
  const ends = [{ planId: term.planId, until: term.validUntil }, ...term.terms].flatMap((each) =>
    each.planId === planId && each.until > now ? each.until : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}
