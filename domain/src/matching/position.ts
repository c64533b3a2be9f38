import type { Conversation } from "../chat/model";
import type { Risk } from "../safety/levels";
import { MINUTE, type Millis } from "../time";

/** What of a waiting conversation decides its place. */
export type Waiting = Pick<Conversation, "risk" | "priority" | "waitingSince" | "notice"> & {
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

/** How much longer than they have somebody counts as having waited. */
const headStart = ({ risk, priority, notice }: Pick<Waiting, "risk" | "priority" | "notice">): Millis =>
  (risk === "concern" ? CONCERN_HEAD_START : 0) +
  (priority > 0 ? PLAN_HEAD_START : 0) +
  (notice === "listener-left" ? LEFT_HEAD_START : 0);

/** When somebody counts as having come. */
const standing = (waiting: Waiting): Millis => (waiting.waitingSince ?? LAST) - headStart(waiting);

/**
 * Who comes first (invariant 12): a crisis before all others, then risk, plan and time, and a listener who left; the id settles a tie alike
 * everywhere. All but a crisis are head starts in time, which is the ageing: whoever has waited that much longer goes
 * first, so nobody waits for ever.
 */
export const byTurn = (a: Waiting, b: Waiting): number =>
  Number(b.risk === "crisis") - Number(a.risk === "crisis") ||
  standing(a) - standing(b) ||
  (a.id < b.id ? -1 : Number(a.id > b.id));

/** People who stand before somebody: of one level and plan, by when they came. */
export interface Ahead {
  readonly risk: Risk;
  readonly priority: 0 | 1;
  /** Only those whose listener had to leave. */
  readonly left: boolean;
  /** From this instant on, of equal ones from the own id on; null for all. */
  readonly from: Millis | null;
  /** Before this instant, of equal ones before the own id; null for all. */
  readonly before: Millis | null;
}

const LEVELS: readonly Risk[] = ["crisis", "concern", "none"];

/**
 * Who stands before `own`, as ranges that a store can count: no person twice. What {@link byTurn} says of two people, said
 * of a whole queue. Nobody counts who has gone, and nobody does before who has.
 */
export function aheadOf(own: Waiting): readonly Ahead[] {
  const before = (group: Pick<Waiting, "risk" | "priority" | "notice">): Millis => standing(own) + headStart(group);
  return LEVELS.flatMap((risk) => {
    if (own.risk === "crisis" && risk !== "crisis") return [];
    const all = own.risk !== "crisis" && risk === "crisis";
    return ([0, 1] as const).flatMap((priority): readonly Ahead[] => {
      if (all) return [{ risk, priority, left: false, from: null, before: null }];
      const [others, left] = [
        before({ risk, priority, notice: null }),
        before({ risk, priority, notice: "listener-left" }),
      ];
      return [
        { risk, priority, left: false, from: null, before: others },
        { risk, priority, left: true, from: others, before: left },
      ];
    });
  });
}
