import type { PlanTerm, PremiumUser } from "@thodu/domain/plans/entitlement";
import { afterReply, usageKey, type Meter, type Span, type Used } from "@thodu/domain/plans/metering";
import type { CallFunds } from "@thodu/domain/plans/callFunds";
import type { Millis } from "@thodu/domain/time";
import { aPlan } from "./domain";

/** A listener who was there all the time. */
export const connected: Span = { since: -Infinity, until: Infinity };
export const of = (planId: PremiumUser["planId"], changes: Partial<PremiumUser> = {}): PremiumUser =>
  aPlan({ planId, ...changes });
export const reply = (
  running: Meter | null,
  at: Millis,
  plan: PremiumUser | null = of("daily-care"),
  more: { listener?: Span; free?: boolean } = {},
) => afterReply(running, { plan, listener: connected, free: false, now: at, ...more });

/** A call that one plan pays for, or none, with what stands under its key. */
export const fundsWith = (plan: PlanTerm | null, used: Used, now: Millis): CallFunds => ({
  plans: plan ? [plan] : [],
  used: { [usageKey(plan, now)]: used },
});
