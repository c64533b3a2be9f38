import { describe, expect, it } from 'vitest';
import { aPlan, NOON } from '../../../../tests/support/domain';
import { allowedNow } from './allowance';

const nothing = { risk: 'none', plan: null, freeCallUsed: false, now: NOON } as const;
const used = { ...nothing, freeCallUsed: true };

describe('the button of /call', () => {
  it('offers the free call until the server has recorded it', () => {
    expect(allowedNow(nothing)).toBe('free');
    expect(allowedNow(used)).toBe('used');
  });

  it('calls for whoever is in a crisis, and for nobody of a lesser level', () => {
    expect(allowedNow({ ...used, risk: 'crisis' })).toBe('open');
    expect(allowedNow({ ...used, risk: 'concern' })).toBe('used');
  });

  it('calls under a plan, and for a call that was bought before a chat', () => {
    expect(allowedNow({ ...used, plan: aPlan({ planId: 'daily-care' }) })).toBe('open');
    const call = { planId: 'pay-as-you-go', item: 'call', paymentId: 'pay_1', from: NOON, until: NOON + 1_000 } as const;
    const plan = aPlan({ planId: 'pay-as-you-go', item: 'chat', terms: [call] });
    expect(allowedNow({ ...used, plan })).toBe('open');
    expect(allowedNow({ ...used, plan: { ...plan, terms: [] } })).toBe('used');
  });
});
