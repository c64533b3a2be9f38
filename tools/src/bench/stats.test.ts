import { describe, expect, it } from "vitest";

import { against, median, quantile, summarise, table } from "./stats";

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe("quantiles", () => {
  it("are values of the list, by nearest rank", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2);
    expect(quantile(hundred, 0.95)).toBe(95);
    expect(quantile(hundred, 0)).toBe(1);
    expect(quantile(hundred, 1)).toBe(100);
    expect(quantile([7], 0.95)).toBe(7);
  });

  it("do not change the list, and refuse an empty one", () => {
    const samples = [2, 1];
    median(samples);
    expect(samples).toEqual([2, 1]);
    expect(() => median([])).toThrow("No samples.");
  });
});

it("sums up and prints a line for each series", () => {
  expect(summarise(hundred)).toEqual({ count: 100, median: 50, p95: 95, least: 1, most: 100 });
  const [head = "", line = ""] = table({ "a callable that does nothing": hundred }).split("\n");
  expect(head.length).toBe(line.length);
  expect(line).toMatch(/^a callable that does nothing +100 +50\.0 +95\.0 +1\.0 +100\.0$/);
});

it("says whether a goal is met", () => {
  expect(against("median", 1.6, 1.6)).toBe("median 1.60 × (goal ≤ 1.6 ×: met)");
  expect(against("p95", 1.81, 1.8)).toBe("p95 1.81 × (goal ≤ 1.8 ×: missed)");
});
