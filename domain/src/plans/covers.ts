import type { Millis } from "../time";
import type { PlanTerm } from "./planTerm";
import type { Item } from "./plans";

/** The status of a plan at `now`: one whose time is over has ended, whatever its record says. */
export const statusAt = (
  { status, validUntil }: Pick<PlanTerm, "status" | "validUntil">,
  now: Millis,
): PlanTerm["status"] => (validUntil > now ? status : "ended");

export const isRunning = (plan: PlanTerm | null, now: Millis): plan is PlanTerm =>
  plan !== null && statusAt(plan, now) !== "ended";

/** Whether the plan includes calls, or chat; how much of it is left is `allowance`. */
export const covers = (kind: Item, plan: PlanTerm | null, now: Millis): boolean =>
  isRunning(plan, now) && (plan.planId !== "pay-as-you-go" || plan.item === kind);

/** Whether anything that a person has bought includes calls, or chat. */
export const planCovers = (kind: Item, plan: PlanTerm | null, now: Millis): boolean =>
  covers(kind, plan, now) ||
  (isRunning(plan, now) &&
    plan.terms.some(
      ({ planId, item, from, until }) => from <= now && now < until && (planId !== "pay-as-you-go" || item === kind),
    ));

/**
 * Whether a person's plan includes chat at `now`, so that they may write beyond the free messages while it has minutes.
 */
export const planCoversChat = (plan: PlanTerm | null, now: Millis): boolean => planCovers("chat", plan, now);

/** Whether the person has a monthly plan; not with Pay As You Go alone. */
export const isPremium = (plan: PlanTerm | null, now: Millis): plan is PlanTerm =>
  isRunning(plan, now) && plan.planId !== "pay-as-you-go";

/** Whether the plan gives a head start in the queue (spec section 9: 'priority listener allocation'). */
export const planHasPriority = (plan: PlanTerm | null, now: Millis): boolean =>
  isRunning(plan, now) && plan.planId === "unlimited-support";
