import { describe, expect, it, test } from 'vitest';
import { aConversation, NOON } from '../../../tests/support/domain';
import { MINUTE, SECOND } from '../time';
import { isDeserted, mayHaveLeft } from './silence';

const held = (changes: Parameters<typeof aConversation>[0] = {}) => aConversation({ status: 'active', volunteerId: 'meera', unreadByVolunteer: 1, ...changes });

describe('a person whose listener has gone silent', () => {
  test.each([
    ['after five minutes', 'none', 5 * MINUTE, false],
    ['after more', 'none', 5 * MINUTE + 1, true],
    ['at risk, after a minute and a half', 'concern', 90 * SECOND, false],
    ['at risk, after more', 'concern', 90 * SECOND + 1, true],
    ['in a crisis, after more', 'crisis', 90 * SECOND + 1, true],
  ] as const)('%s', (_, risk, silence, deserted) => {
    expect(isDeserted(held({ risk }), NOON - silence, NOON)).toBe(deserted);
    // Nobody is looked after whom the look at the listener would have left out.
    if (deserted) expect(mayHaveLeft(NOON - silence, NOON)).toBe(true);
  });

  it('stays with them while nothing of theirs is unread, nobody holds them, or the desk has never said a word', () => {
    expect(isDeserted(held({ unreadByVolunteer: 0, risk: 'crisis' }), 0, NOON)).toBe(false);
    expect(isDeserted(held({ status: 'waiting', volunteerId: null }), 0, NOON)).toBe(false);
    expect(isDeserted(held(), null, NOON)).toBe(false);
    expect(mayHaveLeft(null, NOON)).toBe(false);
  });
});
