import { plans } from "@thodu/domain/plans/plans";
import { describe, expect, it } from "vitest";
import { runningPlan, titleOf, wordsOf } from "./words";

const term = {
  planId: "daily-care",
  item: null,
  paymentId: "",
  validUntil: 2_000,
  status: "active",
  terms: [],
} as const;

describe("the words of the plans", () => {
  it("are those of the spec in English", () => {
    expect(plans.map((plan) => wordsOf(plan).title)).toEqual([
      "Pay As You Go",
      "Daily Care",
      "Deep Healing",
      "Unlimited Support",
    ]);
    expect(titleOf("deep-healing")).toBe("Deep Healing");
  });
});

describe("the plan of a person", () => {
  it("runs until its time is over", () => {
    expect(runningPlan(term, 1_999)).toBe("daily-care");
    expect(runningPlan(term, 2_000)).toBeNull();
  });

  it("runs on after it was cancelled, but not after it was ended", () => {
    expect(runningPlan({ ...term, status: "cancelled" }, 1_000)).toBe("daily-care");
    expect(runningPlan({ ...term, status: "ended" }, 1_000)).toBeNull();
    expect(runningPlan(null, 1_000)).toBeNull();
  });
});
