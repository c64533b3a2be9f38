import { MINUTE, SECOND, type Millis } from "../time";

/** Upper ends of the bars (ranges of time) in which waits are counted; the last bar has no end. */
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

/** The number of the bar in which a wait is counted, from 0. */
export function barOf(wait: Millis): number {
  const bar = BAR_ENDS.findIndex((end) => wait <= end);
  return bar < 0 ? BAR_ENDS.length : bar;
}

/** The count of waits in each bar, by the number of the bar. */
export type Bars = Readonly<Record<string, number>>;

export const addBars = (a: Bars, b: Bars): Bars =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((bar) => [bar, (a[bar] ?? 0) + (b[bar] ?? 0)]),
  );

export const countOf = (bars: Bars): number => Object.values(bars).reduce((sum, count) => sum + count, 0);

/** How many waits were a minute at most. One bar ends at exactly a minute, so none is counted in part. */
export const withinMinute = (bars: Bars): number =>
  BAR_ENDS.reduce((sum, end, bar) => (end <= MINUTE ? sum + (bars[bar] ?? 0) : sum), 0);

/** Waits by bar: those that ended with a listener, those that the person ended, and those still open (so far). */
export interface Wait {
  readonly taken: Bars;
  readonly left: Bars;
  readonly waiting: Bars;
}

/** Rounding errors up to this size are ignored. */
const ROUNDING = 1e-9;

/**
 * The share of people still waiting at the end of each bar, by Kaplan–Meier: people who left or still wait count as
 * without a listener for as long as they waited. Within a bar, people whom a listener took are counted before those
 * who left.
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
 * The wait after which a listener has come for `share` (0–1) of the people, as the upper end of its bar; for the last
 * bar, twice the end of the one before. Null if a listener came for fewer.
 */
export function waitQuantile(wait: Wait, share: number): Millis | null {
  const bar = stillWaiting(wait).findIndex((left) => left <= 1 - share + ROUNDING);
  return bar < 0 ? null : (BAR_ENDS[bar] ?? 2 * (BAR_ENDS.at(-1) ?? 0));
}

/** The least number of waits ended by a listener from which the next wait is estimated. */
const ENOUGH = 5;

export interface ExpectedWait {
  readonly p50: Millis;
  /** Null if a listener came for fewer than nine in ten, as far as is known. */
  readonly p90: Millis | null;
}

/** The wait to expect from measured waits; null if too few were measured, or a listener came for fewer than half. */
export function expectedWait(wait: Wait): ExpectedWait | null {
  const p50 = waitQuantile(wait, 0.5);
  return countOf(wait.taken) < ENOUGH || p50 === null ? null : { p50, p90: waitQuantile(wait, 0.9) };
}

/**
 * The wait to tell a person who has waited for `waited`, from the first of `comparable` with enough waits. Null if none
 * has enough, or if the person, or those before them (`ahead`: see `waitedAhead`), have already waited longer than half
 * of the people did.
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
  /** Their page was gone; a person who came back was counted again. */
  readonly lost: number;
}

/** Which part of the waits that ended on a day ended with a listener: in whole per cent; null if none ended. */
export const shareAnswered = ({ taken, left, lost }: Ended): number | null =>
  taken + left + lost === 0 ? null : Math.round((100 * taken) / (taken + left + lost));
