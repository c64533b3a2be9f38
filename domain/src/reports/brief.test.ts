import { describe, expect, it } from "vitest";
import { aReport } from "../../../tests/support/domain";
import { dueOf, riskOf } from "./brief";

const waits = (...levels: readonly ("none" | "concern" | "crisis")[]) =>
  levels.map((risk) => ({ language: "te" as const, risk, count: 1 }));

describe("the level of a case", () => {
  it.each([
    ["supervisor", "crisis"],
    ["crisis-ended", "crisis"],
    ["danger-written", "crisis"],
    ["threat", "none"],
    ["no-listener", "none"],
  ] as const)("of %s is %s", (category, level) => {
    expect(riskOf({ category })).toBe(level);
  });

  it("of a report in a crisis is a crisis", () => {
    expect(riskOf({ category: "spam", inCrisis: true })).toBe("crisis");
  });

  it("is the gravest of those who waited", () => {
    expect(riskOf({ category: "no-listener", waits: waits("none", "crisis", "concern") })).toBe("crisis");
    expect(riskOf({ category: "no-listener", waits: waits("none", "concern") })).toBe("concern");
    expect(riskOf({ category: "no-listener", waits: waits("none") })).toBe("none");
  });
});

describe("what is due", () => {
  it.each([
    ["supervisor", "volunteer", "reach"],
    ["hard", "volunteer", "reach"],
    ["danger-written", "server", "read"],
    ["no-listener", "server", "look"],
    ["promise", "server", "close"],
    ["rota-now", "server", "close"],
    ["threat", "customer", "decide"],
    ["spam", "volunteer", "decide"],
  ] as const)("of %s by the %s is to %s", (category, by, due) => {
    expect(dueOf(aReport({ category, by, reportedId: by === "server" ? null : "meera" }))).toBe(due);
  });

  it("is a decision if Thodu opened it about a listener", () => {
    expect(dueOf(aReport({ category: "unanswered", by: "server", reportedId: "meera" }))).toBe("decide");
  });
});
