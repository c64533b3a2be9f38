import { describe, expect, it } from 'vitest';
import { aConversation, frozen, heldBy, NOON } from '../../../tests/support/domain';
import { decideCase, decideReport, removable } from './decide';
import type { Report } from './model';

type Facts = Parameters<typeof decideReport>[0];
const decide = (changes: Partial<Facts> = {}) =>
  decideReport(
    frozen({
      actor: 'asha',
      customerId: 'asha',
      conversation: heldBy('meera'),
      stored: null,
      category: 'harassment',
      note: '',
      block: false,
      now: NOON,
      freshClaimId: 'claim-fresh',
      ...changes,
    }),
  );

const stored: Report = {
  conversationId: 'asha', reporterId: 'asha', by: 'customer', reportedId: 'meera', category: 'harassment', note: '', blocked: false,
  createdAt: NOON, status: 'open', decision: null, reason: '', decidedBy: null, decidedAt: null,
};

describe('a report', () => {
  it.each([
    ['asha', heldBy('meera'), { by: 'customer', reportedId: 'meera' }],
    ['asha', aConversation({ lastVolunteerId: 'ravi' }), { by: 'customer', reportedId: 'ravi' }],
    ['asha', aConversation(), { by: 'customer', reportedId: null, blocked: false }],
    ['meera', heldBy('meera'), { by: 'volunteer', reportedId: 'asha' }],
    ['meera', aConversation({ status: 'closed', lastVolunteerId: 'meera' }), { by: 'volunteer', reportedId: 'asha' }],
  ] as const)('by %s is taken, %#', (actor, conversation, expected) => {
    expect(decide({ actor, conversation, block: expected.reportedId === null })).toMatchObject({ ok: true, value: { report: expected, assignment: null } });
  });

  it('is nobody else’s to make', () => {
    expect(decide({ actor: 'ravi' })).toEqual({ ok: false, failure: { reason: 'NOT_CLAIMED' } });
    expect(decide({ actor: 'ravi', conversation: heldBy('meera', { lastVolunteerId: 'ravi' }) })).toEqual({ ok: false, failure: { reason: 'NOT_CLAIMED' } });
    expect(decide({ conversation: null })).toEqual({ ok: false, failure: { reason: 'NOT_FOUND' } });
  });

  it('parts the two when asked, at once while they talk', () => {
    expect(decide({ block: true })).toMatchObject({
      value: { report: { blocked: true }, blocked: ['meera'], assignment: { status: 'waiting', claimId: 'claim-fresh', passed: { meera: NOON } } },
    });
    expect(decide({ actor: 'meera', block: true })).toMatchObject({ value: { blocked: ['meera'], assignment: { status: 'waiting' } } });
    const apart = aConversation({ lastVolunteerId: 'meera', blocked: ['ravi', 'meera'] });
    expect(decide({ conversation: apart, block: true })).toMatchObject({ value: { blocked: ['ravi', 'meera'], assignment: null } });
    expect(decide()).toMatchObject({ value: { blocked: null, assignment: null } });
  });

  it('counts once under its id', () => {
    expect(decide({ stored })).toEqual({ ok: true, value: 'repeat' });
    for (const changes of [{ note: 'other' }, { category: 'spam' }, { actor: 'meera' }, { customerId: 'kiran' }] as const) {
      expect(decide({ stored, ...changes })).toEqual({ ok: false, failure: { reason: 'ID_REUSED' } });
    }
  });
});

describe('a case', () => {
  it.each([
    ['admin', stored, true],
    ['admin', null, 'NOT_FOUND'],
    ['asha', stored, 'NOT_PERMITTED'],
    ['meera', stored, 'NOT_PERMITTED'],
    ['admin', { ...stored, status: 'decided' }, 'CASE_DECIDED'],
  ] as const)('by %s, %#', (actor, found, expected) => {
    for (const decision of ['no-action', 'warned', 'removed'] as const) {
      const decided = decideCase(actor, found, decision);
      expect(decided.ok || decided.failure.reason).toBe(expected);
    }
  });

  it.each([
    ['a customer', { by: 'volunteer', reporterId: 'meera', reportedId: 'asha' }],
    ['nobody, when a listener found it hard', { by: 'volunteer', reporterId: 'meera', reportedId: null, category: 'hard' }],
    ['nobody, before anybody has listened', { reportedId: null }],
  ] as const)('about %s removes nobody', (_, changes) => {
    const found = { ...stored, ...changes };
    expect(removable(found)).toBeNull();
    expect(decideCase('admin', found, 'removed')).toEqual({ ok: false, failure: { reason: 'INVALID_INPUT', fields: ['decision'] } });
    for (const decision of ['no-action', 'warned'] as const) expect(decideCase('admin', found, decision)).toMatchObject({ ok: true });
    expect(decideCase('admin', { ...found, status: 'decided' }, 'removed')).toMatchObject({ failure: { reason: 'CASE_DECIDED' } });
  });

  it('about a listener may remove them', () => {
    expect(removable(stored)).toBe('meera');
  });
});
