import type { Conversation } from '@thodu/domain/chat/model';
import { planCovers } from '@thodu/domain/plans/covers';
import type { PlanTerm } from '@thodu/domain/plans/entitlement';

/** What a person may do on /call at this moment. */
export type CallAllowance =
  /** The free call is still there: the button calls. */
  | 'free'
  /** A plan gives calls, or no limit holds for somebody in a crisis. */
  | 'open'
  /** The server recorded the free call: the button leads to the plans. */
  | 'used';

interface Facts {
  readonly risk: Conversation['risk'];
  readonly plan: PlanTerm | null;
  readonly freeCallUsed: boolean;
  readonly now: number;
}

/** What the button says; the server decides when it is pressed (domain/calls/allowance). */
export function allowedNow({ risk, plan, freeCallUsed, now }: Facts): CallAllowance {
  if (risk === 'crisis' || planCovers('call', plan, now)) return 'open';
  return freeCallUsed ? 'used' : 'free';
}
