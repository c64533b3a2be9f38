import { MINUTE, SECOND, type Millis } from '../time';

/** Upper ends of the bars in which waits are counted; the last bar has none. */
const BAR_ENDS: readonly Millis[] = [
  15 * SECOND, 30 * SECOND, 45 * SECOND, MINUTE, 90 * SECOND, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE, 8 * MINUTE, 12 * MINUTE, 20 * MINUTE, 30 * MINUTE, 45 * MINUTE, 60 * MINUTE, 120 * MINUTE,
];

/** The bar in which a wait is counted, from 0. */
export function barOf(wait: Millis): number {
  const bar = BAR_ENDS.findIndex((end) => wait <= end);
  return bar < 0 ? BAR_ENDS.length : bar;
}

/** Bars by their number, as a day's record keeps them. */
export type Bars = Readonly<Record<string, number>>;

export const addBars = (a: Bars, b: Bars): Bars =>
  Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((bar) => [bar, (a[bar] ?? 0) + (b[bar] ?? 0)]));

const countOf = (bars: Bars): number => Object.values(bars).reduce((sum, count) => sum + count, 0);

/**
 * The wait that `share` (0–1) of the counted ones did not exceed, by nearest rank, as the upper end of its bar: never
 * told too short. Null without any; a wait beyond all bars counts as twice the last.
 */
export function waitQuantile(bars: Bars, share: number): Millis | null {
  const total = countOf(bars);
  if (total === 0) return null;
  let left = Math.max(1, Math.ceil(share * total));
  for (const [bar, end] of BAR_ENDS.entries()) {
    left -= bars[String(bar)] ?? 0;
    if (left <= 0) return end;
  }
  return 2 * (BAR_ENDS.at(-1) ?? 0);
}

/** Fewer waits than this say too little of the next one. */
const ENOUGH = 5;

export interface ExpectedWait {
  readonly p50: Millis;
  readonly p90: Millis;
}

/** What somebody who waits may expect, from measured waits alone; null while too few were measured. */
export function expectedWait(bars: Bars): ExpectedWait | null {
  const [p50, p90] = [waitQuantile(bars, 0.5), waitQuantile(bars, 0.9)];
  return countOf(bars) < ENOUGH || p50 === null || p90 === null ? null : { p50, p90 };
}

/** Of the people of a day who were taken or left, how many were taken: whole per cent, null without any. */
export const shareAnswered = ({ taken, left }: { readonly taken: number; readonly left: number }): number | null =>
  taken + left === 0 ? null : Math.round((100 * taken) / (taken + left));
