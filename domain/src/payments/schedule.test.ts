import { describe, expect, it, test } from 'vitest';
import { NOON } from '../../../tests/support/domain';
import { DAY, HOUR } from '../time';
import { monthAfter } from './month';
import { nextCheck, nextTry } from './schedule';
import { concerns } from './webhook';

describe('the next look at an order', () => {
  test.each([
    ['created', 0, 0],
    ['attempted', HOUR - 1, 0],
    ['created', HOUR, HOUR],
    ['created', DAY, DAY],
    ['paid', 0, HOUR],
    ['paid', 20 * DAY, DAY],
    ['refunded', 2 * DAY, DAY],
  ] as const)('%s, %i ms old, is after %i ms', (status, age, wait) => {
    const now = NOON + age;
    expect(nextCheck({ status, createdAt: NOON, validUntil: monthAfter(NOON) }, now)).toBe(now + wait);
  });

  it('is never once nothing can change any more', () => {
    for (const status of ['created', 'attempted', 'paid', 'refunded'] as const) {
      expect(nextCheck({ status, createdAt: NOON, validUntil: monthAfter(NOON) }, monthAfter(NOON))).toBeNull();
    }
  });

  it('at a refund comes later each time, within a day', () => {
    const waits = Array.from({ length: 20 }, (_, attempts) => nextTry(attempts, 0));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBe(300_000);
    expect(waits.at(-1)).toBe(DAY);
  });
});

test.each([
  ['payment.captured', 'order'],
  ['refund.processed', 'order'],
  ['subscription.charged', 'subscription'],
  ['settlement.processed', 'nobody'],
  ['', 'nobody'],
  ['__proto__', 'nobody'],
] as const)('the event %j concerns %s', (event, whom) => {
  expect(concerns(event)).toBe(whom);
});
