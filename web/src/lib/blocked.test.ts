import { expect, test } from 'vitest';
import { blockedReason } from './blocked';

const answer = (details: string): Error =>
  new Error(`Firebase: ((HTTP request to http://127.0.0.1:5001/guardSignUp returned HTTP error 429: {"error":{"details":${details},"message":"Wait."}})) (auth/internal-error).`);

test.each([
  [answer('{"reason":"RATE_LIMITED","retryable":true,"retryAfterSeconds":7}'), 'RATE_LIMITED'],
  [answer('{"reason":"INVALID_INPUT","retryable":false}'), 'INVALID_INPUT'],
  [answer('{"reason":"TO_STRING"}'), null],
  [new Error('Firebase: Error (auth/internal-error).'), null],
  ['"reason":"RATE_LIMITED"', null],
])('%s means %s', (error, reason) => {
  expect(blockedReason(error)).toBe(reason);
});
