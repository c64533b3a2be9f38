import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../time';
import { addBars, barOf, expectedWait, shareAnswered, waitQuantile, type Bars } from './waits';

const counted = (waits: readonly number[]): Bars => waits.reduce((bars, wait) => addBars(bars, { [barOf(wait)]: 1 }), {});

describe('measured waits', () => {
  it.each([
    [0, 0], [15 * SECOND, 0], [15 * SECOND + 1, 1], [MINUTE, 3], [120 * MINUTE, 14], [120 * MINUTE + 1, 15],
  ])('%i ms is counted in bar %i', (wait, bar) => expect(barOf(wait)).toBe(bar));

  it('are never told too short, nor much too long', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 * MINUTE }), { minLength: 1 }), fc.constantFrom(0.5, 0.9), (waits, share) => {
        const exact = waits.toSorted((a, b) => a - b)[Math.ceil(share * waits.length) - 1] ?? 0;
        const told = waitQuantile(counted(waits), share) ?? 0;
        expect(told).toBeGreaterThanOrEqual(exact);
        expect(told).toBeLessThanOrEqual(Math.max(15 * SECOND, 2 * exact));
      }),
    );
  });

  it('say nothing while there are too few', () => {
    expect(waitQuantile({}, 0.5)).toBeNull();
    expect(expectedWait(counted([1, 1, 1, 1]))).toBeNull();
    expect(expectedWait(counted([1, 1, 1, 1, 5 * MINUTE]))).toEqual({ p50: 15 * SECOND, p90: 5 * MINUTE });
  });

  it('beyond all bars count as twice the last', () => expect(waitQuantile(counted([1_000 * MINUTE]), 0.5)).toBe(240 * MINUTE));
});

it.each([
  [0, 0, null],
  [0, 4, 0],
  [3, 0, 100],
  [2, 1, 67],
])('of %i who were taken and %i who left, %j per cent were answered', (taken, left, share) => {
  expect(shareAnswered({ taken, left })).toBe(share);
});
