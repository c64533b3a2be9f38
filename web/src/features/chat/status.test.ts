import { describe, expect, it } from 'vitest';
import { statusLine } from './status';

const away = { typing: false, present: false, seenAt: 5 };

describe('the line that says who is there', () => {
  it('invites whoever has not written yet, and says when a conversation is on its way', () => {
    expect(statusLine(null, false, away, 0)).toBe('Write when you are ready. A volunteer reads it.');
    expect(statusLine(null, true, away, 0)).toBe('Opening your conversation…');
  });

  it('says how long one has waited, by whole minutes, also when a clock runs behind', () => {
    const waiting = { status: 'waiting' as const, waitingSince: 600_000 };
    expect(statusLine(waiting, false, away, 600_000 + 125_000)).toBe('Waiting for a listener · 2 min');
    expect(statusLine(waiting, false, away, 0)).toBe('Waiting for a listener');
    expect(statusLine({ ...waiting, waitingSince: null }, false, away, 0)).toBe('Waiting for a listener');
  });

  it('says that a listener is there only when they are, or have just come', () => {
    const active = { status: 'active' as const, waitingSince: null };
    expect(statusLine(active, false, { ...away, present: true }, 0)).toBe('A listener is with you');
    expect(statusLine(active, false, { ...away, seenAt: 0 }, 0)).toBe('A listener is with you');
    expect(statusLine(active, false, away, 0)).toBe('Your listener is away for a moment');
  });

  it('says that it ended', () => {
    expect(statusLine({ status: 'closed', waitingSince: null }, false, away, 0)).toBe('This conversation has ended');
  });
});
