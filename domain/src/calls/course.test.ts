import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aCall, NOON } from '../../../tests/support/domain';
import { HOUR, SECOND } from '../time';
import { due, dueAt, LOST_AFTER, nextListener, overAt, RING_TIME, type Sides } from './course';

const sides = (changes: Partial<Sides> = {}): Sides => ({ customerSeenAt: NOON, volunteerSeenAt: NOON, crisis: false, ...changes });
const active = aCall({ status: 'active', ringUntil: null, answeredAt: NOON, endsAt: NOON + 30 * SECOND, maxSeconds: 30 });

describe('what is due', () => {
  test.each([
    ['rings on', aCall(), sides(), NOON + RING_TIME - 1, 'nothing'],
    ['goes to the next after 45 seconds', aCall(), sides({ customerSeenAt: NOON + 40 * SECOND }), NOON + RING_TIME, 'ring-next'],
    ['stops ringing for a caller who is gone', aCall(), sides(), NOON + LOST_AFTER, 'cancel'],
    ['rings on while nothing is known of the caller', aCall({ ringUntil: NOON + HOUR }), sides({ customerSeenAt: null }), NOON + LOST_AFTER, 'nothing'],
    ['goes on below the limit', active, sides(), NOON + 29 * SECOND, 'nothing'],
    ['ends at the limit', active, sides(), NOON + 30 * SECOND, 'limit'],
    ['is never ended by a limit in a crisis', active, sides({ crisis: true }), NOON + 59 * SECOND, 'nothing'],
    ['ends when the caller is gone', active, sides({ volunteerSeenAt: NOON + HOUR, crisis: true }), NOON + LOST_AFTER, 'lost'],
    ['ends when the listener is gone', active, sides({ customerSeenAt: NOON + HOUR, crisis: true }), NOON + LOST_AFTER, 'lost'],
    ...(['ended', 'cancelled', 'missed'] as const).map((status) => [`is over once ${status}`, aCall({ status }), sides(), NOON + HOUR, 'nothing'] as const),
  ] as const)('%s', (_, call, seen, now, expected) => {
    expect(due(call, seen, now)).toBe(expected);
  });

  it('is known ahead: the end of the ringing, the limit, nothing', () => {
    expect(dueAt(aCall())).toBe(NOON + RING_TIME);
    expect(dueAt(active)).toBe(NOON + 30 * SECOND);
    expect(dueAt(aCall({ status: 'ended' }))).toBeNull();
  });

  it('looked at when it is due is no longer nothing', () => {
    for (const call of [aCall(), active]) expect(due(call, sides(), dueAt(call) ?? 0)).not.toBe('nothing');
  });
});

describe('at whom it rings', () => {
  const ready = (uid: string, load = 0, busy = false) => ({ uid, load, busy });

  it('is who holds the fewest conversations', () => {
    expect(nextListener(aCall(), [ready('a', 2), ready('b', 1), ready('c', 1)])).toBe('b');
  });

  it('is nobody twice, nobody in a call, never the caller', () => {
    const all = [ready('asha'), ready('tried'), ready('talking', 0, true)];
    expect(nextListener(aCall({ customerId: 'asha', tried: ['tried'] }), all)).toBeNull();
    expect(nextListener(aCall(), [])).toBeNull();
  });

  it('comes to everybody once, then to nobody', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 }), (uids) => {
        const tried: string[] = [];
        for (let next = nextListener(aCall({ tried }), uids.map((uid) => ready(uid))); next !== null; next = nextListener(aCall({ tried }), uids.map((uid) => ready(uid)))) tried.push(next);
        expect(tried.toSorted()).toEqual(uids.filter((uid) => uid !== aCall().customerId).toSorted());
      }),
    );
  });
});

describe('the end of the talk', () => {
  it('is now, and never after the limit', () => {
    expect(overAt(active, NOON + 10 * SECOND)).toBe(NOON + 10 * SECOND);
    expect(overAt(active, NOON + HOUR)).toBe(NOON + 30 * SECOND);
    expect(overAt(aCall(), NOON)).toBe(NOON);
  });
});
