import { expect, test } from 'vitest';
import { CONSENT_VERSION, isAgreed } from './consent';

test.each([
  ['today’s version', { version: CONSENT_VERSION, at: 1, withdrawnAt: null }, true],
  ['an older version', { version: CONSENT_VERSION - 1, at: 1, withdrawnAt: null }, false],
  ['one that was taken back', { version: CONSENT_VERSION, at: 1, withdrawnAt: 2 }, false],
  ['nothing', null, false],
])('%s', (_, given, agreed) => {
  expect(isAgreed(given)).toBe(agreed);
});
