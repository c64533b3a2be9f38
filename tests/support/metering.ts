import type { PlanTerm, PremiumUser } from "@thodu/domain/plans/planTerm";
import { afterReply, usageKey, type Meter, type Span, type Used } from "@thodu/domain/plans/metering";
import type { CallFunds } from "@thodu/domain/plans/callFunds";
import type { Millis } from "@thodu/domain/time";
import { aPlan } from "./domain";

/** A listener who was connected all the time. */
export const connected: Span = { since: -Infinity, until: Infinity };
export const of = (planId: PremiumUser["planId"], changes: Partial<PremiumUser> = {}): PremiumUser =>
  aPlan({ planId, ...changes });
export const reply = (
  running: Meter | null,
  at: Millis,
  plan: PremiumUser | null = of("daily-care"),
  more: { listener?: Span; free?: boolean } = {},
) => afterReply(running, { plan, listener: connected, free: false, now: at, ...more });

/** The funds of a call that is paid by one plan or none, with the use under its key. */
export const fundsWith = (plan: PlanTerm | null, used: Used, now: Millis): CallFunds => ({
  plans: plan ? [plan] : [],
  used: { [usageKey(plan, now)]: used },
});
