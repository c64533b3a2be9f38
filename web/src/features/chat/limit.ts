import { limitLifted } from '@thodu/domain/chat/limits';
import type { Conversation } from '@thodu/domain/chat/model';
import { planCoversChat } from '@thodu/domain/plans/covers';
import type { PlanTerm } from '@thodu/domain/plans/entitlement';

interface Facts {
  readonly summary: Pick<Conversation, 'locked' | 'risk'> | null;
  /** The server refused a message at the limit since this page was opened. */
  readonly refused: boolean;
  /** The plan as last heard; null while there is none, or it was not asked for. */
  readonly plan: PlanTerm | null;
  readonly now: number;
}

/** Whether the limit was met, so that the plan matters and is listened to. */
export const meetsLimit = ({ summary, refused }: Pick<Facts, 'summary' | 'refused'>): boolean => refused || summary?.locked === true;

/** Whether the composer is locked (spec section 4). The server decides at each message; this only says it beforehand. */
export const isLocked = ({ summary, refused, plan, now }: Facts): boolean =>
  meetsLimit({ summary, refused }) && !limitLifted(summary?.risk ?? 'none', planCoversChat(plan, now));
