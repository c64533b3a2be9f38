import type { PlanTerm } from '@thodu/domain/plans/entitlement';
import { describe, expect, it } from 'vitest';
import { isLocked, meetsLimit } from './limit';

const plan: PlanTerm = {
  planId: 'daily-care',
  item: null,
  paymentId: 'pay_1',
  validUntil: 2_000,
  status: 'active',
};
const facts = { summary: { locked: true, risk: 'none' as const }, refused: false, plan: null, now: 1_000 };

describe('the composer', () => {
  it('is open until the limit is met', () => {
    expect(isLocked({ ...facts, summary: null })).toBe(false);
    expect(isLocked({ ...facts, summary: { locked: false, risk: 'none' } })).toBe(false);
  });

  it('is locked at the limit, as counted or as refused', () => {
    expect(isLocked(facts)).toBe(true);
    expect(isLocked({ ...facts, summary: { locked: false, risk: 'none' }, refused: true })).toBe(true);
  });

  it('opens again with a plan that covers chat, and not with one that ran out', () => {
    expect(isLocked({ ...facts, plan })).toBe(false);
    expect(isLocked({ ...facts, plan, now: 2_000 })).toBe(true);
    expect(isLocked({ ...facts, plan: { ...plan, planId: 'pay-as-you-go', item: 'call' } })).toBe(true);
  });

  it('is never locked in a crisis', () => {
    expect(isLocked({ ...facts, summary: { locked: true, risk: 'crisis' }, refused: true })).toBe(false);
  });

  it('asks for the plan only once the limit is met', () => {
    expect(meetsLimit({ summary: { locked: false, risk: 'none' }, refused: false })).toBe(false);
    expect(meetsLimit({ summary: null, refused: true })).toBe(true);
  });
});
