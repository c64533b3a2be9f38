import { refuse, type Failure } from '../errors';
import type { PlanTerm } from '../plans/entitlement';
import { allowance as planAllowance, callSeconds, type Used } from '../plans/metering';
import { fail, ok, type Result } from '../result';
import { kolkataMidnightAfter, SECOND, type Millis } from '../time';
import type { Call } from './model';

/** As long as the call that Pay As You Go buys (spec section 9: 'one 15-min emotional call'). */
export const FREE_CALL_SECONDS = 15 * 60;
/** Where no limit holds: longer than anybody talks. A page that is gone ends the call within a minute. */
export const UNBOUNDED_SECONDS = 24 * 60 * 60;

export interface AllowanceFacts {
  /** The conversation of the caller is flagged as a crisis. */
  readonly crisis: boolean;
  /** A listener has answered their free call before. */
  readonly freeCallUsed: boolean;
  readonly plan: PlanTerm | null;
  /** What stands under the plan's key of today. */
  readonly used: Used;
  readonly now: Millis;
}

export type Allowance = Pick<Call, 'allowance' | 'maxSeconds'>;

/** How long somebody may talk now, and what pays for it: their plan while it gives calls, else the one free call of an identity. */
export function allowanceOf({ crisis, freeCallUsed, plan, used, now }: AllowanceFacts): Result<Allowance, Failure<'CALL_USED' | 'QUOTA_USED'>> {
  if (crisis) return ok({ allowance: 'crisis', maxSeconds: UNBOUNDED_SECONDS });
  if (planAllowance('call', plan, used, now).kind === 'none') {
    return freeCallUsed ? fail(refuse('CALL_USED')) : ok({ allowance: 'free', maxSeconds: FREE_CALL_SECONDS });
  }
  const seconds = callSeconds(plan, used, now) ?? UNBOUNDED_SECONDS;
  if (seconds > 0) return ok({ allowance: 'plan', maxSeconds: seconds });
  return fail(refuse('QUOTA_USED', { retryAfterSeconds: Math.ceil((kolkataMidnightAfter(now) - now) / SECOND) }));
}
