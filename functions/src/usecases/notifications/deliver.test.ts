import type { Notice, Shown } from '@thodu/domain/notifications/notices';
import { describe, expect, it } from 'vitest';
import { deliver } from './deliver';
import type { Outbox } from './ports';

/** One event in memory; every delivery sees it before any has settled it. */
function outboxWith(kind: Notice['kind'], present = false) {
  let settledAt: number | null = null;
  const shown: (Shown | null)[] = [];
  const outbox: Outbox = {
    find: () => Promise.resolve({ value: { kind, at: 0, settledAt }, version: { isVersion: true } }),
    reader: () => Promise.resolve({ locale: 'en', present, inApp: true }),
    settle: (_, __, ___, what) => {
      if (settledAt !== null) return Promise.resolve('conflict');
      settledAt = 1;
      shown.push(what);
      return Promise.resolve('stored');
    },
  };
  return { outbox, shown };
}

describe('an event', () => {
  it('delivered five times at once, and again, is shown once', async () => {
    const { outbox, shown } = outboxWith('support-reply');
    await Promise.all(Array.from({ length: 5 }, () => deliver({ outbox }, 'asha', 'one')));
    await deliver({ outbox }, 'asha', 'one');
    expect(shown).toMatchObject([{ type: 'Support', link: '/support' }]);
  });

  it('of the chat is settled without a word for whoever looks at it', async () => {
    const { outbox, shown } = outboxWith('reply', true);
    await deliver({ outbox }, 'asha', 'one');
    expect(shown).toEqual([null]);
  });

  it('that is not there says nothing', async () => {
    const { outbox, shown } = outboxWith('reply');
    await deliver({ outbox: { ...outbox, find: () => Promise.resolve(null) } }, 'asha', 'one');
    expect(shown).toEqual([]);
  });
});
