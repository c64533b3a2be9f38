import type { PremiumUser } from "@thodu/domain/plans/entitlement";
import { afterReply, type Meter, type Span } from "@thodu/domain/plans/metering";
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
