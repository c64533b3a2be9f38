import type { Conversation } from '../chat/model';

/** What of a waiting conversation decides its place. */
export type Waiting = Pick<Conversation, 'risk' | 'priority' | 'waitingSince'> & {
  /** The customer's uid. */
  readonly id: string;
};

/** Sorts after every instant; infinity minus itself would be no number. */
const LAST = Number.MAX_SAFE_INTEGER;

const urgency: Readonly<Record<Conversation['risk'], number>> = { crisis: 0, concern: 1, none: 2 };

/** Who comes first (invariant 12): risk, then plan, then who has waited longer; the id settles a tie alike everywhere. */
export const byTurn = (a: Waiting, b: Waiting): number =>
  urgency[a.risk] - urgency[b.risk] ||
  b.priority - a.priority ||
  (a.waitingSince ?? LAST) - (b.waitingSince ?? LAST) ||
  (a.id < b.id ? -1 : Number(a.id > b.id));

/** The place of `own` among those who wait, from 1; those `waiting` may hold `own` or not. */
export const positionOf = (own: Waiting, waiting: readonly Waiting[]): number =>
  1 + waiting.filter((other) => other.id !== own.id && byTurn(other, own) < 0).length;
