import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { DAY, MINUTE } from "../time";
import { isDouble, isInVain, isStuck, isUnowned } from "./trouble";

describe("a payment needs a person", () => {
  it.each([
    [null, false],
    [NOON + MINUTE, false],
    [NOON - 14 * MINUTE, false],
    [NOON - 15 * MINUTE, true],
  ])("when the gateway was to be asked at %s and nobody could", (checkAt, expected) => {
    expect(isStuck({ checkAt }, NOON)).toBe(expected);
  });

  it.each([
    ["payment.captured", false, 10 * MINUTE, true],
    ["subscription.charged", false, DAY * 20, true],
    ["order.paid", false, 9 * MINUTE, false],
    ["payment.captured", true, DAY, false],
    ["payment.failed", false, DAY, false],
    ["subscription.halted", false, DAY, false],
  ])("when money came for nobody: %s, applied %s, %d ms ago", (event, applied, age, expected) => {
    expect(isUnowned({ event, applied, receivedAt: NOON - age }, NOON)).toBe(expected);
  });

  it.each([
    ["sub_1", "active", false, true],
    ["sub_1", "paused", false, true],
    ["sub_1", "cancelled", false, false],
    ["sub_1", "active", true, false],
    [null, "active", false, false],
  ] as const)(
    "when a plan is charged for twice: beside %s, %s, cancelling %s",
    (doubleOf, status, cancelling, expected) => {
      expect(isDouble({ doubleOf, status, cancelling })).toBe(expected);
    },
  );

  it("when a refund was tried without success", () => {
    expect(isInVain({ status: "due", attempts: 4 })).toBe(false);
    expect(isInVain({ status: "due", attempts: 5 })).toBe(true);
    expect(isInVain({ status: "done", attempts: 9 })).toBe(false);
  });
});
