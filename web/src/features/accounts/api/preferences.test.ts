import { describe, expect, it } from 'vitest';
import { defaults, readPreferences } from './preferences';

describe('readPreferences', () => {
  it.each([undefined, null, 'text', {}])('takes %j for the defaults of the spec', (data) => {
    expect(readPreferences(data)).toEqual({ email: true, sms: false, inApp: true, neutralTitle: false });
  });

  it('keeps what is stored', () => {
    const stored = { email: false, sms: true, inApp: false, neutralTitle: true };
    expect(readPreferences(stored)).toEqual(stored);
  });

  it('reads what is no boolean as the default', () => {
    expect(readPreferences({ email: 'no', sms: 1 })).toEqual(defaults);
  });
});
