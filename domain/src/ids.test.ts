import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyText } from "../../tests/support/arbitraries";
import { clientId, uid } from "./ids";

const accepts = (schema: typeof clientId, value: unknown): boolean => schema.safeParse(value).success;

/** Names that Firestore reserves or reads as something else (firebase.google.com/docs/firestore/quotas). */
const NEVER: readonly string[] = [
  "",
  " ",
  ".",
  "..",
  "/",
  "a/b",
  "/a",
  "a/",
  "../users",
  "a/../b",
  "..%2F/x",
  "__x__",
  "____",
  "__proto__",
  "__a/b__",
  "a b",
  " a",
  "a ",
  "a\n",
  "\na",
  "a\tb",
  "a\u0000",
  "\u0000",
  "a\u0007b",
  "a\u0085b",
  "a\u00A0b",
  "a\u2028",
  "a\u200Bb",
  "\uFEFFa",
  "a\u202Eb",
  "a\uD83D",
  "\uDE00a",
  "a".repeat(129),
];
const NOT_STRINGS: readonly unknown[] = [null, undefined, 0, 1, true, [], ["abc"], {}, { toString: () => "abc" }];

describe.each([
  ["clientId", clientId],
  ["uid", uid],
] as const)("%s", (_, schema) => {
  test.each(NEVER)("refuses %j", (value) => {
    expect(accepts(schema, value)).toBe(false);
  });

  test.each(NOT_STRINGS)("refuses what is not a string: %j", (value) => {
    expect(accepts(schema, value)).toBe(false);
  });

  test.each([
    "a",
    "A-b_9",
    "a".repeat(128),
    "3f0c0a5e-5b8e-4c67-9c0b-000000000000",
    "__x",
    "x__",
    "___",
    "_",
    "-",
    "constructor",
  ])("accepts %s unchanged", (value) => {
    expect(schema.parse(value)).toBe(value);
  });

  it("is always one path segment that Firestore accepts", () => {
    fc.assert(
      fc.property(anyText(140), (value) => {
        if (!accepts(schema, value)) return;
        expect(value).not.toMatch(/[/\s]|^\.{1,2}$|^__.*__$|^$/);
        expect(value.isWellFormed()).toBe(true);
        expect(new TextEncoder().encode(value).length).toBeLessThanOrEqual(1_500);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("clientId", () => {
  test.each(["a.b", "a:b", "a+b", "é", "క", "😀", "a%2Fb", "a@b", "<a>", 'a"b', "a'b"])("refuses %j", (value) => {
    expect(accepts(clientId, value)).toBe(false);
  });

  it("accepts every UUID", () => {
    fc.assert(fc.property(fc.uuid(), (value) => accepts(clientId, value)));
  });
});

describe("uid", () => {
  test.each(["asha@example.com", "a.b", "google:123", "x".repeat(28), "క"])(
    "accepts %j, which an identity service may make",
    (value) => {
      expect(uid.parse(value)).toBe(value);
    },
  );

  it("refuses a full stop at the beginning", () => {
    expect(accepts(uid, ".hidden")).toBe(false);
    expect(accepts(uid, "...")).toBe(false);
  });
});
