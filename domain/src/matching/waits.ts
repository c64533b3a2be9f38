import { MINUTE, SECOND, type Millis } from "../time";

/** Upper ends of the bars in which waits are counted; the last bar has none. */
const BAR_ENDS: readonly Millis[] = [
  15 * SECOND,
  30 * SECOND,
  45 * SECOND,
  MINUTE,
  90 * SECOND,
  2 * MINUTE,
  3 * MINUTE,
  5 * MINUTE,
  8 * MINUTE,
  12 * MINUTE,
  20 * MINUTE,
  30 * MINUTE,
  45 * MINUTE,
  60 * MINUTE,
  120 * MINUTE,
];

/** The bar in which a wait is counted, from 0. */
export function barOf(wait: Millis): number {
  const bar = BAR_ENDS.findIndex((end) => wait <= end);
  return bar < 0 ? BAR_ENDS.length : bar;
}

/** Bars by their number, as a day's record keeps them. */
export type Bars = Readonly<Record<string, number>>;

export const addBars = (a: Bars, b: Bars): Bars =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((bar) => [bar, (a[bar] ?? 0) + (b[bar] ?? 0)]),
  );

export const countOf = (bars: Bars): number => Object.values(bars).reduce((sum, count) => sum + count, 0);

/** Waits as bars: of those who were taken, of those who left before, and of those who still wait, so far. */
export interface Wait {
  readonly taken: Bars;
  readonly left: Bars;
  readonly waiting: Bars;
}

/** Differences that come from rounding alone. */
const ROUNDING = 1e-9;

/**
 * Kaplan–Meier: the share still waiting at the end of each bar. Leavers and people still waiting count as unanswered as
 * long as they waited; within a bar, those taken count before those who left.
 */
export function stillWaiting({ taken, left, waiting }: Wait): readonly number[] {
  const all = addBars(taken, addBars(left, waiting));
  let atRisk = countOf(all);
  let share = 1;
  return [...BAR_ENDS, null].map((_, bar) => {
    const there = atRisk - (waiting[bar] ?? 0);
    if (there > 0) share *= 1 - (taken[bar] ?? 0) / there;
    atRisk -= all[bar] ?? 0;
    return share;
  });
}

/**
 * The wait by which `share` (0–1) are taken, as the upper end of its bar; beyond all bars twice the last. Null when
 * fewer were taken.
 */
export function waitQuantile(wait: Wait, share: number): Millis | null {
  const bar = stillWaiting(wait).findIndex((left) => left <= 1 - share + ROUNDING);
  return bar < 0 ? null : (BAR_ENDS[bar] ?? 2 * (BAR_ENDS.at(-1) ?? 0));
}

/** Fewer waits than this that ended with a listener say too little of the next one. */
const ENOUGH = 5;

export interface ExpectedWait {
  readonly p50: Millis;
  /** Null when fewer than nine in ten were taken, as far as is known. */
  readonly p90: Millis | null;
}

/** What to expect of measured waits; null while too few were measured, or fewer than half of the people were taken. */
export function expectedWait(wait: Wait): ExpectedWait | null {
  const p50 = waitQuantile(wait, 0.5);
  return countOf(wait.taken) < ENOUGH || p50 === null ? null : { p50, p90: waitQuantile(wait, 0.9) };
}

/**
 * What to tell somebody who has waited for `waited`, by the first of `comparable` with enough waits. Null where none has
 * enough, where they have waited longer than half of the people, of whom it is no longer true, or where those before them have
 * (`ahead`: see `waitedAhead`).
 */
export function expectedFor(waited: Millis, comparable: readonly Wait[], ahead: Millis): ExpectedWait | null {
  const enough = comparable.find(({ taken }) => countOf(taken) >= ENOUGH);
  const expected = enough === undefined ? null : expectedWait(enough);
  if (expected === null || Math.max(waited, ahead) > expected.p50) return null;
  return expected;
}

interface Ended {
  readonly taken: number;
  readonly left: number;
  /** Their page was gone; whoever came back counts once more. */
  readonly lost: number;
}

/** Of the waits of a day that ended, how many with a listener: whole per cent, null without any. */
export const shareAnswered = ({ taken, left, lost }: Ended): number | null =>
  taken + left + lost === 0 ? null : Math.round((100 * taken) / (taken + left + lost));
