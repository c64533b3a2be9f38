import type { Millis } from '../time';
import type { PlanTerm } from './entitlement';

const running = (plan: PlanTerm | null, now: Millis): plan is PlanTerm =>
  plan !== null && plan.status !== 'ended' && plan.validUntil > now;

/**
 * Whether the plan of a person lets them write past the free messages at `now`. Pay As You Go buys a call or a chat
 * of its own length, not the chat as such.
 */
export const planCoversChat = (plan: PlanTerm | null, now: Millis): boolean => running(plan, now) && plan.planId !== 'pay-as-you-go';

/** Whether the plan puts its owner ahead in the queue (spec section 9: 'priority listener allocation'). */
export const planHasPriority = (plan: PlanTerm | null, now: Millis): boolean =>
  running(plan, now) && plan.planId === 'unlimited-support';
