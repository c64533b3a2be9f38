import type { Conversation } from '../chat/model';
import { MINUTE } from '../time';

/** What of a waiting conversation decides its place. */
export type Waiting = Pick<Conversation, 'risk' | 'priority' | 'waitingSince' | 'notice'> & {
  /** The customer's uid. */
  readonly id: string;
};

/** Sorts after every instant; infinity minus itself would be no number. */
const LAST = Number.MAX_SAFE_INTEGER;

/** A concern stands as if it had waited this much longer. */
export const CONCERN_HEAD_START = 60 * MINUTE;
/** A plan with priority stands as if it had waited this much longer (spec section 9: 'priority listener allocation'). */
export const PLAN_HEAD_START = 15 * MINUTE;
/** Whose listener had to leave stands as if they had waited this much longer: they have waited once already. */
export const LEFT_HEAD_START = 10 * MINUTE;

/** When somebody counts as having come. */
const standing = ({ risk, priority, waitingSince, notice }: Waiting): number =>
  (waitingSince ?? LAST) -
  (risk === 'concern' ? CONCERN_HEAD_START : 0) -
  (priority > 0 ? PLAN_HEAD_START : 0) -
  (notice === 'listener-left' ? LEFT_HEAD_START : 0);

/**
 * Who comes first (invariant 12): a crisis before all others, then risk, plan and time, and a listener who left; the id settles a tie alike
 * everywhere. All but a crisis are head starts in time, which is the ageing: whoever has waited that much longer goes
 * first, so nobody waits for ever.
 */
export const byTurn = (a: Waiting, b: Waiting): number =>
  Number(b.risk === 'crisis') - Number(a.risk === 'crisis') ||
  standing(a) - standing(b) ||
  (a.id < b.id ? -1 : Number(a.id > b.id));

/** The place of `own` among those who wait, from 1; those `waiting` may hold `own` or not. */
export const positionOf = (own: Waiting, waiting: readonly Waiting[]): number =>
  1 + waiting.filter((other) => other.id !== own.id && byTurn(other, own) < 0).length;
