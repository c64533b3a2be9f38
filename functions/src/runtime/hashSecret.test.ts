import { expect, it, test } from 'vitest';
import { readHashSecret } from './hashSecret';

const secret = 'a-secret-of-more-than-32-characters';
const emulated = { FUNCTIONS_EMULATOR: 'true' };

it('is the project’s own', () => {
  expect(readHashSecret({ THODU_HASH_SECRET: secret })).toBe(secret);
  expect(readHashSecret({ ...emulated, THODU_HASH_SECRET: secret })).toBe(secret);
});

it('is known in the suite', () => {
  const known = readHashSecret(emulated);
  expect(readHashSecret({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toBe(known);
  expect(() => readHashSecret({ THODU_HASH_SECRET: known })).toThrow('emulator suite');
});

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['short', 'short'],
  ['of words', `${secret} ${secret}`],
])('that is %s stops a real project, and is never repeated', (_, bad) => {
  expect(() => readHashSecret({ THODU_HASH_SECRET: bad })).toThrow(/^THODU_HASH_SECRET is missing, shorter than 32 characters, or has a space in it\.$/);
});
