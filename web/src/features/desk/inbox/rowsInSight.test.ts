import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawnOf, isEnough, sightOf } from "./rowsInSight";

const ROW = 56;

describe("the rows of a long list", () => {
  it("that are rendered are the visible ones and those to keep, with space for all others, in order", () => {
    expect(drawnOf(500, { from: 40, to: 43 }, [2, 3])).toEqual([
      { before: 2, room: 2 },
      { row: 2 },
      { row: 3 },
      { before: 40, room: 36 },
      { row: 40 },
      { row: 41 },
      { row: 42 },
      { before: 500, room: 457 },
    ]);
  });

  it("and the space beside them add up to the length of the list, wherever it is scrolled to", () => {
    const index = fc.integer({ min: -50, max: 700 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), index, index, fc.array(index), (count, from, to, kept) => {
        const drawn = drawnOf(count, { from, to }, kept);
        const ends = drawn.map((each) => ("row" in each ? each.row + 1 : each.before));
        expect(drawn.reduce((sum, each) => sum + ("row" in each ? 1 : each.room), 0)).toBe(count);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        for (const row of kept) if (row >= 0 && row < count) expect(drawn).toContainEqual({ row });
      }),
    );
  });

  it("cover what is visible, and stay while enough are rendered beside it", () => {
    const sight = sightOf(20 * ROW, 10 * ROW, ROW);
    expect([sight.from <= 20, sight.to >= 30]).toEqual([true, true]);
    expect(isEnough(sight, sightOf(23 * ROW, 10 * ROW, ROW))).toBe(true);
    expect(isEnough(sight, sightOf(45 * ROW, 10 * ROW, ROW))).toBe(false);
    expect(isEnough(sightOf(0, 10 * ROW, ROW), sightOf(0, 10 * ROW, ROW))).toBe(true);
  });
});
