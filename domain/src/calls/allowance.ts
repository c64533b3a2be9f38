import { refuse, type Failure } from "../errors";
import type { PlanTerm } from "../plans/planTerm";
import { callSeconds, fundsOf, noFunds, type CallFunds } from "../plans/callFunds";
import type { UsedBy } from "../plans/metering";
import { refuseQuota } from "../plans/quota";
import { fail, ok, type Result } from "../result";
import type { Millis } from "../time";
import { FREE_CALL_SECONDS, UNBOUNDED_SECONDS } from "./limits";
import type { Call } from "./model";

export interface AllowanceFacts {
  readonly crisis: boolean;
  readonly freeCallUsed: boolean;
  /** All that the person has bought, and the use counted under its `usageKeys` of calls. */
  readonly plan: PlanTerm | null;
  readonly used: UsedBy;
  readonly now: Millis;
}

export interface Allowance extends Pick<Call, "allowance" | "maxSeconds"> {
  readonly funds: CallFunds;
}

/**
 * How long a person may talk now, and what pays for it: their plans as long as these give calls, else their one free
 * call.
 */
export function allowanceOf({
  crisis,
  freeCallUsed,
  plan,
  used,
  now,
}: AllowanceFacts): Result<Allowance, Failure<"CALL_USED" | "QUOTA_USED">> {
  if (crisis) return ok({ allowance: "crisis", maxSeconds: UNBOUNDED_SECONDS, funds: noFunds });
  const funds = fundsOf(plan, used, now);
  if (funds.plans.length === 0) {
    return freeCallUsed
      ? fail(refuse("CALL_USED"))
      : ok({ allowance: "free", maxSeconds: FREE_CALL_SECONDS, funds: noFunds });
  }
  const maxSeconds = callSeconds(funds, now) ?? UNBOUNDED_SECONDS;
  if (maxSeconds > 0) return ok({ allowance: "plan", maxSeconds, funds });
  return fail(refuseQuota("call", plan, used, now));
}
