import { expect, it, test } from "vitest";
import { readHashSecret } from "./hashSecret";

const REAL = "a-secret-of-a-real-project-0123456789";
const SUITE = "sandbox-hash-secret-of-the-suite-0123456789";

it("reads the secret of a real project, and that of the test suite in the suite", () => {
  expect(readHashSecret({ THODU_HASH_SECRET: REAL })).toBe(REAL);
  expect(readHashSecret({ THODU_HASH_SECRET: SUITE, FUNCTIONS_EMULATOR: "true" })).toBe(SUITE);
  expect(readHashSecret({ THODU_HASH_SECRET: SUITE, FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" })).toBe(SUITE);
});

test.each([
  ["a missing secret", {}],
  ["an empty one", { THODU_HASH_SECRET: "" }],
  ["a short one", { THODU_HASH_SECRET: REAL.slice(0, 31) }],
  ["one with a space", { THODU_HASH_SECRET: `${REAL} x` }],
  ["that of the suite in a real project", { THODU_HASH_SECRET: SUITE }],
])("refuses %s, and never repeats it", (_, env) => {
  expect(() => readHashSecret(env)).toThrow(/THODU_HASH_SECRET/);
  expect(() => readHashSecret(env)).not.toThrow(/real-project|hash-secret-of/);
});
