import { describe, expect, it } from "vitest";
import { ticks } from "./scale";

describe("the marks of an axis", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 50, 100]],
    [101, [0, 50, 100, 150]],
    [149_900, [0, 50_000, 100_000, 150_000]],
  ])("up to %s", (highest, marks) => {
    expect(ticks(highest)).toEqual(marks);
  });

  it("can be parts of one", () => {
    expect(ticks(0.5, { whole: false })).toEqual([0, 0.2, 0.4, 0.6]);
  });

  it.each([2, 13, 999, 1_234_567])("reach %s", (highest) => {
    const marks = ticks(highest);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(marks.length).toBeLessThanOrEqual(7);
  });
});
