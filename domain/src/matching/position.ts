import type { Conversation } from "../chat/model";
import type { Risk } from "../safety/levels";
import { MINUTE, SECOND, type Millis } from "../time";

export type Waiting = Pick<Conversation, "risk" | "alarm" | "priority" | "waitingSince" | "notice"> & {
  /** The customer's uid. */
  readonly id: string;
};

/** Sorts after every instant. Not Infinity: Infinity minus Infinity is NaN. */
const LAST = Number.MAX_SAFE_INTEGER;

/** A person at the level concern counts as having waited this much longer. */
export const CONCERN_HEAD_START = 60 * MINUTE;
/**
 * A person whose plan has priority counts as having waited this much longer (spec section 9: 'priority listener
 * allocation').
 */
export const PLAN_HEAD_START = 15 * MINUTE;
/** A person whose listener had to leave counts as having waited this much longer: they have waited once already. */
export const LEFT_HEAD_START = 10 * MINUTE;

/** A person who waits and leaves an alarm's question unanswered for this long counts as in a crisis in the queue. */
export const ALARM_OPEN_MAX = 30 * SECOND;

/** From when on an unanswered question counts so; null if there is none, or the person has no place in the queue. */
export const alarmCountsFrom = ({ alarm, waitingSince }: Pick<Waiting, "alarm" | "waitingSince">): Millis | null =>
  alarm === null || alarm.answer !== null || waitingSince === null
    ? null
    : Math.max(alarm.since, waitingSince) + ALARM_OPEN_MAX;

export function leavesAlarmOpen(waiting: Pick<Waiting, "alarm" | "waitingSince">, now: Millis): boolean {
  const from = alarmCountsFrom(waiting);
  return from !== null && now >= from;
}

/** Whether a person stands before all others: in a crisis, or with an alarm's question left unanswered. */
export const comesFirst = (waiting: Pick<Waiting, "risk" | "alarm" | "waitingSince">, now: Millis): boolean =>
  waiting.risk === "crisis" || leavesAlarmOpen(waiting, now);

/** How much longer than in fact a person counts as having waited. */
const headStart = ({ risk, priority, notice }: Pick<Waiting, "risk" | "priority" | "notice">): Millis =>
  (risk === "concern" ? CONCERN_HEAD_START : 0) +
  (priority > 0 ? PLAN_HEAD_START : 0) +
  (notice === "listener-left" ? LEFT_HEAD_START : 0);

const effectiveWaitStart = (waiting: Waiting): Millis => (waiting.waitingSince ?? LAST) - headStart(waiting);

/** An alarm left open counts as a crisis in the order of the queue. */
const inOrder = (waiting: Waiting, now: Millis): Waiting =>
  leavesAlarmOpen(waiting, now) ? { ...waiting, risk: "crisis" } : waiting;

const byRiskAndTime = (a: Waiting, b: Waiting): number =>
  Number(b.risk === "crisis") - Number(a.risk === "crisis") ||
  effectiveWaitStart(a) - effectiveWaitStart(b) ||
  (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * The order of the queue at `now` (invariant 12): first crises and alarms left open, then everybody else by the length
 * of the wait plus head starts (concern, plan, listener left), so that nobody waits for ever. The id decides ties.
 */
export const byTurnAt =
  (now: Millis) =>
  (a: Waiting, b: Waiting): number =>
    byRiskAndTime(inOrder(a, now), inOrder(b, now));

/** A group of people who stand before a person: of one risk and plan, by when they came. */
export interface Ahead {
  readonly risk: Risk;
  readonly priority: 0 | 1;
  /** True: only those whose listener had to leave. False: all of them. */
  readonly listenerLeft: boolean;
  /** Counts waits from this instant on; of those at this very instant, ids from the person's own on. Null: all. */
  readonly from: Millis | null;
  /**
   * Counts waits that began before this instant; of those at this very instant, ids before the person's own. Null: all.
   */
  readonly before: Millis | null;
}

const LEVELS: readonly Risk[] = ["crisis", "concern", "none"];

/**
 * The groups of people who stand before `waiting` at `now`, without overlap, as ranges that a store can count. The
 * order is that of {@link byTurnAt}, except for open alarms, which {@link aheadByOpenAlarm} adds.
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

/** How many of `alarmed` stand before `own` only because of their open alarm: {@link aheadOf} leaves these out. */
export function aheadByOpenAlarm(own: Waiting, alarmed: readonly Waiting[], now: Millis): number {
  const unanswering = alarmed.filter((each) => each.id !== own.id && leavesAlarmOpen(each, now));
  const byTurn = byTurnAt(now);
  const isCounted = (each: Waiting): boolean => !comesFirst(own, now) && byRiskAndTime(each, own) < 0;
  return unanswering.filter((each) => byTurn(each, own) < 0 && !isCounted(each)).length;
}
