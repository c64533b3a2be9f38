import type { Conversation } from "../chat/model";
import type { Risk } from "../safety/levels";
import { MINUTE, SECOND, type Millis } from "../time";

export type Waiting = Pick<Conversation, "risk" | "alarm" | "priority" | "waitingSince" | "notice"> & {
  /** The customer's uid. */
  readonly id: string;
};

/** Sorts after every instant; infinity minus itself would be no number. */
const LAST = Number.MAX_SAFE_INTEGER;

/** A concern stands as if it had waited this much longer. */
export const CONCERN_HEAD_START = 60 * MINUTE;
/** A plan with priority stands as if it had waited this much longer (spec section 9: 'priority listener allocation'). */
export const PLAN_HEAD_START = 15 * MINUTE;
/** So does somebody whose listener had to leave: they have waited once already. */
export const LEFT_HEAD_START = 10 * MINUTE;

/** An alarm's question that is open for this long while they wait counts as an answer. */
export const ALARM_OPEN_MAX = 30 * SECOND;

export const leavesAlarmOpen = (
  { alarm, waitingSince }: Pick<Waiting, "alarm" | "waitingSince">,
  now: Millis,
): boolean =>
  alarm !== null && alarm.answer === null && now - Math.max(alarm.since, waitingSince ?? now) >= ALARM_OPEN_MAX;

/** Who stands before all others: a crisis, and whoever may be in one and gives no answer. */
export const comesFirst = (waiting: Pick<Waiting, "risk" | "alarm" | "waitingSince">, now: Millis): boolean =>
  waiting.risk === "crisis" || leavesAlarmOpen(waiting, now);

/** How much longer than they have somebody counts as having waited. */
const headStart = ({ risk, priority, notice }: Pick<Waiting, "risk" | "priority" | "notice">): Millis =>
  (risk === "concern" ? CONCERN_HEAD_START : 0) +
  (priority > 0 ? PLAN_HEAD_START : 0) +
  (notice === "listener-left" ? LEFT_HEAD_START : 0);

const effectiveWaitStart = (waiting: Waiting): Millis => (waiting.waitingSince ?? LAST) - headStart(waiting);

/** Somebody who gives no answer has the order of a crisis. */
const inOrder = (waiting: Waiting, now: Millis): Waiting =>
  leavesAlarmOpen(waiting, now) ? { ...waiting, risk: "crisis" } : waiting;

const byRiskAndTime = (a: Waiting, b: Waiting): number =>
  Number(b.risk === "crisis") - Number(a.risk === "crisis") ||
  effectiveWaitStart(a) - effectiveWaitStart(b) ||
  (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * The order of the queue at `now` (invariant 12): crises and alarms left open first; then by head starts in time
 * (concern, plan, listener left), so nobody waits for ever. The id settles ties alike everywhere.
 */
export const byTurnAt =
  (now: Millis) =>
  (a: Waiting, b: Waiting): number =>
    byRiskAndTime(inOrder(a, now), inOrder(b, now));

/** People who stand before somebody: of one level and plan, by when they came. */
export interface Ahead {
  readonly risk: Risk;
  readonly priority: 0 | 1;
  /** Only those whose listener had to leave. */
  readonly listenerLeft: boolean;
  /** Counts waits that began at this instant or later; of those that began exactly then, ids from the own one on. Null: all. */
  readonly from: Millis | null;
  /** Counts waits that began before this instant, and of those that began exactly then, ids before the own one. Null: all. */
  readonly before: Millis | null;
}

const LEVELS: readonly Risk[] = ["crisis", "concern", "none"];

/**
 * Who stands before `waiting` at `now`, as ranges that a store can count, without overlap: {@link byTurnAt} for a whole
 * queue, except open alarms, which {@link aheadByOpenAlarm} adds.
 */
export function aheadOf(waiting: Waiting, now: Millis): readonly Ahead[] {
  const own = inOrder(waiting, now);
  const before = (group: Pick<Waiting, "risk" | "priority" | "notice">): Millis =>
    effectiveWaitStart(own) + headStart(group);
  return LEVELS.flatMap((risk) => {
    if (own.risk === "crisis" && risk !== "crisis") return [];
    const all = own.risk !== "crisis" && risk === "crisis";
    return ([0, 1] as const).flatMap((priority): readonly Ahead[] => {
      if (all) return [{ risk, priority, listenerLeft: false, from: null, before: null }];
      const [others, left] = [
        before({ risk, priority, notice: null }),
        before({ risk, priority, notice: "listener-left" }),
      ];
      return [
        { risk, priority, listenerLeft: false, from: null, before: others },
        { risk, priority, listenerLeft: true, from: others, before: left },
      ];
    });
  });
}

/** How many of these stand before `own` beside those in {@link aheadOf}: their open alarm moved them up. */
export function aheadByOpenAlarm(own: Waiting, alarmed: readonly Waiting[], now: Millis): number {
  const unanswering = alarmed.filter((each) => each.id !== own.id && leavesAlarmOpen(each, now));
  const byTurn = byTurnAt(now);
  const isCounted = (each: Waiting): boolean => !comesFirst(own, now) && byRiskAndTime(each, own) < 0;
  return unanswering.filter((each) => byTurn(each, own) < 0 && !isCounted(each)).length;
}
