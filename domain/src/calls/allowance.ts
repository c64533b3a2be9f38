import { refuse, type Failure } from "../errors";
import type { PlanTerm } from "../plans/entitlement";
import { allowance as planAllowance, callSeconds, type Used } from "../plans/metering";
import { fail, ok, type Result } from "../result";
import { kolkataMidnightAfter, SECOND, type Millis } from "../time";
import { FREE_CALL_SECONDS, UNBOUNDED_SECONDS } from "./limits";
import type { Call } from "./model";

export interface AllowanceFacts {
  readonly crisis: boolean;
  readonly freeCallUsed: boolean;
  readonly plan: PlanTerm | null;
  /** What stands under the plan's key of today. */
  readonly used: Used;
  readonly now: Millis;
}

export type Allowance = Pick<Call, "allowance" | "maxSeconds">;

/** How long somebody may talk now, and what pays for it: their plan while it gives calls, else the one free call of an identity. */
export function allowanceOf({
  crisis,
  freeCallUsed,
  plan,
  used,
  now,
}: AllowanceFacts): Result<Allowance, Failure<"CALL_USED" | "QUOTA_USED">> {
  if (crisis) return ok({ allowance: "crisis", maxSeconds: UNBOUNDED_SECONDS });
  if (planAllowance("call", plan, used, now).kind === "none") {
    return freeCallUsed ? fail(refuse("CALL_USED")) : ok({ allowance: "free", maxSeconds: FREE_CALL_SECONDS });
  }
  const seconds = callSeconds(plan, used, now) ?? UNBOUNDED_SECONDS;
  if (seconds > 0) return ok({ allowance: "plan", maxSeconds: seconds });
  return fail(refuse("QUOTA_USED", { retryAfterSeconds: Math.ceil((kolkataMidnightAfter(now) - now) / SECOND) }));
}
