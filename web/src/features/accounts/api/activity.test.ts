import { describe, expect, it } from 'vitest';
import { activityOf, type Facts } from './activity';

const nothing: Facts = { joinedAt: null, conversation: null, appointmentsAt: [], planAt: null };
const kinds = (facts: Partial<Facts>): string[] => activityOf({ ...nothing, ...facts }).map(({ kind }) => kind);

describe('activityOf', () => {
  it('is empty for someone who did nothing yet', () => {
    expect(activityOf(nothing)).toEqual([]);
  });

  it('has the newest first', () => {
    expect(kinds({ joinedAt: 1, conversation: { createdAt: 5, lastOwnAt: 900_000 }, appointmentsAt: [7, 3], planAt: 1_000_000 })).toEqual([
      'plan',
      'wrote',
      'appointment',
      'began',
      'appointment',
      'joined',
    ]);
  });

  it('says once that someone began and wrote', () => {
    expect(kinds({ conversation: { createdAt: 5, lastOwnAt: 30_000 } })).toEqual(['began']);
    expect(kinds({ conversation: { createdAt: 5, lastOwnAt: null } })).toEqual(['began']);
  });

  it('leaves out a time that is none', () => {
    expect(kinds({ planAt: Number.NaN, joinedAt: 1 })).toEqual(['joined']);
  });

  it('stays short', () => {
    expect(kinds({ appointmentsAt: [1, 2, 3, 4, 5, 6, 7, 8] })).toHaveLength(6);
  });
});
