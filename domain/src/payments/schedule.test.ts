import { describe, expect, it, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { DAY, HOUR } from "../time";
import { monthAfter } from "./month";
import { afterAcceptance, afterFailure, nextCheck } from "./schedule";
import { concerns } from "./webhook";

describe("the next check of an order", () => {
  test.each([
    ["created", 0, 0],
    ["attempted", HOUR - 1, 0],
    ["created", HOUR, HOUR],
    ["created", DAY, DAY],
    ["paid", 0, HOUR],
    ["paid", 20 * DAY, DAY],
    ["refunded", 2 * DAY, DAY],
  ] as const)("%s, %i ms old, is after %i ms", (status, age, wait) => {
    const now = NOON + age;
    expect(nextCheck({ payments: {}, status, createdAt: NOON, validUntil: monthAfter(NOON) }, now)).toBe(now + wait);
  });

  it("is never once nothing can change any more", () => {
    for (const status of ["created", "attempted", "paid", "refunded"] as const) {
      expect(
        nextCheck({ payments: {}, status, createdAt: NOON, validUntil: monthAfter(NOON) }, monthAfter(NOON)),
      ).toBeNull();
    }
  });

  it("of a refund comes later each time, within a day", () => {
    const waits = Array.from(
      { length: 20 },
      (_, attempts) => afterFailure({ attempts, refusal: null }, null, 0).checkAt,
    );
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBe(300_000);
    expect(waits.at(-1)).toBe(DAY);
  });

  it("of a refused refund ends after ten tries, and never if there was no answer", () => {
    const of = (attempts: number, refusal: string | null) =>
      afterFailure({ attempts, refusal: "before" }, refusal, NOON);
    expect(of(8, "Too old.")).toMatchObject({ status: "due", attempts: 9, refusal: "Too old." });
    expect(of(9, "Too old.")).toEqual({ status: "given-up", attempts: 10, refusal: "Too old.", checkAt: NOON + DAY });
    expect(of(500, null)).toEqual({ status: "due", attempts: 501, refusal: "before", checkAt: NOON + DAY });
    expect(of(0, "x".repeat(500)).refusal).toHaveLength(200);
  });
});

it("leaves a refund to a person if it fails after it was accepted", () => {
  expect(afterAcceptance({ status: "done" }, NOON)).toMatchObject({ status: "given-up", checkAt: NOON + DAY });
  for (const status of ["due", "given-up"] as const) expect(afterAcceptance({ status }, NOON)).toBeNull();
});

test.each([
  ["payment.captured", "order"],
  ["refund.processed", "order"],
  ["refund.failed", "order"],
  ["subscription.charged", "subscription"],
  ["settlement.processed", "nobody"],
  ["", "nobody"],
  ["__proto__", "nobody"],
] as const)("the event %j concerns %s", (event, whom) => {
  expect(concerns(event)).toBe(whom);
});
