import { describe, expect, it } from "vitest";
import { overweight } from "./weights";

const KIB = 1_024;

describe("the budgets", () => {
  it.each([
    ["/chat", 82],
    ["/login", 100],
  ])("of %s end at %s KB", (path, budget) => {
    expect(overweight({ screens: { [path]: budget * KIB }, pages: {} })).toEqual([]);
    expect(overweight({ screens: { [path]: budget * KIB + 1 }, pages: {} })).toEqual([
      `${path} weighs ${budget.toFixed(1)} KB, ${budget} KB are allowed`,
    ]);
  });

  it("of a static page end at 14 KB", () => {
    expect(overweight({ screens: {}, pages: { "/": 14 * KIB } })).toEqual([]);
    expect(overweight({ screens: {}, pages: { "/": 14 * KIB + 1 } })).toHaveLength(1);
  });
});
