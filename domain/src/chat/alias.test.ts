import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyText } from "../../../tests/support/arbitraries";
import { aliasFor } from "./alias";

const SHAPE = /^[A-Z][a-z]+ [A-Z][a-z]+ [1-9]\d\d$/;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const MANY = 10_000;

/** 10,000 uids of the form that the identity service makes (28 letters and digits), the same in every run. */
function manyUids(): readonly string[] {
  let state = 42;
  const next = (): number => {
    // Mulberry32: small, seeded, and not related to the hash under test.
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  const letter = (): string => LETTERS.charAt(next() % LETTERS.length);
  return Array.from({ length: MANY }, () => Array.from({ length: 28 }, letter).join(""));
}

const counts = (values: readonly string[]): readonly number[] => {
  const seen = new Map<string, number>();
  for (const value of values) seen.set(value, (seen.get(value) ?? 0) + 1);
  return [...seen.values()];
};

/** The share of people whose alias is also somebody else's. */
const shared = (aliases: readonly string[]): number =>
  counts(aliases)
    .filter((count) => count > 1)
    .reduce((sum, count) => sum + count, 0) / aliases.length;

describe("an alias", () => {
  test.each([
    ["asha", "Calm Meadow 809"],
    ["3kd9Q2mZp0XyTfW1LsVb8RgHnJ42", "Summer Monsoon 151"],
    ["", "Brave Star 467"],
  ])("of %j stays the same, since listeners know people by it", (uid, alias) => {
    expect(aliasFor(uid)).toBe(alias);
  });

  it("has two words and three digits for any id", () => {
    fc.assert(fc.property(anyText(128), (uid) => SHAPE.test(aliasFor(uid))));
  });

  it("reveals nothing of the id: all its words are of one small list, and none is taken from the id", () => {
    const words = (uids: readonly string[]) => new Set(uids.flatMap((uid) => aliasFor(uid).split(" ").slice(0, 2)));
    const known = words(manyUids());
    expect(known.size).toBe(40);
    const telling = words(Array.from({ length: 2_000 }, (_, i) => `Priya.Sharma${i}@example.com`));
    expect([...telling].filter((word) => !known.has(word))).toEqual([]);
  });

  it("has no four consecutive letters of the id", () => {
    const overlapping = manyUids().filter((uid) => {
      const alias = aliasFor(uid);
      return Array.from({ length: alias.length - 3 }, (_, i) => alias.slice(i, i + 4)).some((part) =>
        uid.includes(part),
      );
    });
    expect(overlapping).toEqual([]);
  });
});

/** By chance 2.7 % would share one of the 360,000 aliases; consecutive ids may do a little worse. */
describe.each([
  ["ids of the identity service", 0.04, manyUids()],
  ["ids that differ in a number", 0.06, Array.from({ length: MANY }, (_, i) => `guest_${i}`)],
  [
    "UUIDs that differ at the end",
    0.1,
    Array.from({ length: MANY }, (_, i) => `7f1f3c1e-0000-4000-8000-${i.toString(16).padStart(12, "0")}`),
  ],
])("spread over %s", (_, bound, uids) => {
  const aliases = uids.map(aliasFor);

  it(`is shared by fewer than ${bound * 100} % of 10,000 people, and by at most 4`, () => {
    expect(shared(aliases)).toBeLessThan(bound);
    expect(Math.max(...counts(aliases))).toBeLessThanOrEqual(4);
  });

  test.each([
    ["first word", 0, 20],
    ["second word", 1, 20],
    ["number", 2, 900],
  ])("uses each %s about equally often", (__, part, choices) => {
    const used = counts(aliases.map((alias) => alias.split(" ")[part] ?? ""));
    const fair = MANY / choices;
    expect(used.length).toBe(choices);
    expect(Math.max(...used)).toBeLessThan(fair + 6 * Math.sqrt(fair));
    expect(Math.min(...used)).toBeGreaterThan(fair - 6 * Math.sqrt(fair));
  });
});
