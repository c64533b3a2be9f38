import { expect, test } from "vitest";
import { blockedWords } from "./blocked";

const answer = (details: string): Error =>
  new Error(
    `Firebase: ((HTTP request to http://127.0.0.1:5001/guardSignUp returned HTTP error 429: {"error":{"details":${details},"message":"Wait."}})) (auth/internal-error).`,
  );

test.each([
  [
    answer('{"reason":"RATE_LIMITED","retryable":true,"retryAfterSeconds":1}'),
    "That was a little fast. Please wait a moment. Try again in 1 second.",
  ],
  [
    answer('{"reason":"RATE_LIMITED","retryable":true,"retryAfterSeconds":90}'),
    "That was a little fast. Please wait a moment. Try again in 90 seconds.",
  ],
  [
    answer('{"reason":"RATE_LIMITED","retryable":true,"retryAfterSeconds":121}'),
    "That was a little fast. Please wait a moment. Try again in 3 minutes.",
  ],
  [answer('{"reason":"RATE_LIMITED","retryable":true}'), "That was a little fast. Please wait a moment."],
  [answer('{"reason":"INVALID_INPUT","retryable":false}'), "Some of this could not be accepted. Please check it."],
  [answer('{"reason":"TO_STRING"}'), null],
  [new Error("Firebase: Error (auth/internal-error)."), null],
  ['"reason":"RATE_LIMITED"', null],
])("%s means %s", (error, words) => {
  expect(blockedWords(error)).toBe(words);
});
