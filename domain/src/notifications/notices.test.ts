import { describe, expect, it, test } from 'vitest';
import { NOON, storedInstant } from '../../../tests/support/domain';
import { locales } from '../locale';
import { notification } from './model';
import { deliveryOf, notice, noticeKind, tellsOfReply } from './notices';

const reader = { locale: 'en', present: false, inApp: true } as const;

describe('an event in the outbox', () => {
  it('is read, settled or not', () => {
    const stored = { kind: 'reply', at: storedInstant(NOON), settledAt: null };
    expect(notice.parse(stored)).toEqual({ kind: 'reply', at: NOON, settledAt: null });
    expect(notice.parse({ ...stored, settledAt: storedInstant(NOON) }).settledAt).toBe(NOON);
  });

  test.each([{ kind: 'rumour' }, { at: NOON }, { settledAt: undefined }])('is none with %j', (change) => {
    expect(notice.safeParse({ kind: 'reply', at: storedInstant(NOON), settledAt: null, ...change }).success).toBe(false);
  });
});

describe.each(noticeKind.options)('%s', (kind) => {
  it('reads as a notification in every language, and in each differently', () => {
    const shown = locales.map((locale) => deliveryOf(kind, { ...reader, locale }).inApp);
    for (const each of shown) {
      expect(notification.safeParse({ ...each, unread: true, createdAt: storedInstant(NOON) }).success).toBe(true);
    }
    expect(new Set(shown.map((each) => each?.message)).size).toBe(locales.length);
  });

  it('shows nothing to whoever switched notifications off', () => {
    expect(deliveryOf(kind, { ...reader, inApp: false }).inApp).toBeNull();
  });
});

it('tells of the first reply that was not read, and of no own message', () => {
  expect(tellsOfReply('volunteer', { unreadByCustomer: 0 })).toBe(true);
  expect(tellsOfReply('volunteer', { unreadByCustomer: 1 })).toBe(false);
  expect(tellsOfReply('asha', { unreadByCustomer: 0 })).toBe(false);
});

it('tells of the chat only those who are away from it', () => {
  const untold = noticeKind.options.filter((kind) => deliveryOf(kind, { ...reader, present: true }).inApp === null);
  expect(untold).toEqual(['reply', 'place-reached']);
});
