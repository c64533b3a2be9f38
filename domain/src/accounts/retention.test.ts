import { describe, expect, it, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { DAY } from "../time";
import { expiryOf, keeping, keptDays } from "./retention";

describe("how long a conversation is kept", () => {
  test.each([
    ["always", null],
    ["30-days", NOON + 30 * DAY],
    ["90-days", NOON + 90 * DAY],
    ["365-days", NOON + 365 * DAY],
  ] as const)("of an account whose owner chose %s", (choice, until) => {
    expect(expiryOf(false, keptDays(choice), NOON)).toBe(until);
  });

  it("of a guest is always 30 days", () => {
    expect(expiryOf(true, null, NOON)).toBe(NOON + 30 * DAY);
  });

  it("has no other choices", () => {
    expect(keeping.options.map(keptDays)).toEqual([null, 30, 90, 365]);
  });
});
