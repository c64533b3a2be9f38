import { describe, expect, it } from "vitest";
import { overweight } from "./weights";

const KIB = 1_024;

describe("the budgets", () => {
  it.each([
    ["/chat", 84],
    ["/login", 100],
  ])("of %s are %s KB", (path, budget) => {
    expect(overweight({ screens: { [path]: budget * KIB }, pages: {}, late: 0 })).toEqual([]);
    expect(overweight({ screens: { [path]: budget * KIB + 1 }, pages: {}, late: 0 })).toEqual([
      `${path} weighs ${budget.toFixed(1)} KB, ${budget} KB are allowed`,
    ]);
  });

  it("of a static page is 14 KB", () => {
    expect(overweight({ screens: {}, pages: { "/": 14 * KIB }, late: 0 })).toEqual([]);
    expect(overweight({ screens: {}, pages: { "/": 14 * KIB + 1 }, late: 0 })).toHaveLength(1);
  });

  it("of what a static page loads late excludes the app", () => {
    expect(overweight({ screens: {}, pages: {}, late: 8 * KIB })).toEqual([]);
    expect(overweight({ screens: {}, pages: {}, late: 8 * KIB + 1 })).toHaveLength(1);
  });
});
