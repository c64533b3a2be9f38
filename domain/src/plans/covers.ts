import type { Millis } from "../time";
import type { PlanTerm } from "./entitlement";
import type { Item } from "./plans";

export const isRunning = (plan: PlanTerm | null, now: Millis): plan is PlanTerm =>
  plan !== null && plan.status !== "ended" && plan.validUntil > now;

/** Whether the plan buys calls, or chat, at all; how much of it is left is `allowance`. */
export const covers = (kind: Item, plan: PlanTerm | null, now: Millis): boolean =>
  isRunning(plan, now) && (plan.planId !== "pay-as-you-go" || plan.item === kind);

/** The same of everything that a person has bought: the plan on top and what runs beside it. */
export const planCovers = (kind: Item, plan: PlanTerm | null, now: Millis): boolean =>
  covers(kind, plan, now) ||
  (isRunning(plan, now) &&
    plan.terms.some(
      ({ planId, item, from, until }) => from <= now && now < until && (planId !== "pay-as-you-go" || item === kind),
    ));

/** Whether the plan of a person lets them write past the free messages at `now`, as long as it has minutes left. */
export const planCoversChat = (plan: PlanTerm | null, now: Millis): boolean => planCovers("chat", plan, now);

/** Whether the person has a monthly plan; Pay As You Go buys a call or a chat and nothing beside. */
export const isPremium = (plan: PlanTerm | null, now: Millis): plan is PlanTerm =>
  isRunning(plan, now) && plan.planId !== "pay-as-you-go";

/** Whether the plan puts its owner ahead in the queue (spec section 9: 'priority listener allocation'). */
export const planHasPriority = (plan: PlanTerm | null, now: Millis): boolean =>
  isRunning(plan, now) && plan.planId === "unlimited-support";
