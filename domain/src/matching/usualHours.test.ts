import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COVER_DAYS, usualHours, type Cover } from "./usualHours";

const days = (cover: Cover, count = COVER_DAYS): readonly Cover[] => Array.from({ length: count }, () => cover);
const full = (...hours: readonly number[]): Cover => Object.fromEntries(hours.map((hour) => [hour, 60]));

describe("the hours in which a listener is usually there", () => {
  it("are those that were covered in all of the four weeks, neighbours as one range", () => {
    expect(usualHours(days(full(9, 10, 11, 20)))).toEqual([
      { from: 9, to: 12 },
      { from: 20, to: 21 },
    ]);
  });

  it("go over midnight as one range", () => {
    expect(usualHours(days(full(22, 23, 0, 1)))).toEqual([{ from: 22, to: 2 }]);
    expect(usualHours(days(full(23)))).toEqual([{ from: 23, to: 0 }]);
  });

  it("are the whole day if every hour is covered", () =>
    expect(usualHours(days(full(...Array.from({ length: 24 }, (_, hour) => hour))))).toEqual([{ from: 0, to: 24 }]));

  it("begin at 95 in 100 minutes", () => {
    expect(usualHours(days({ 21: 57 }))).toEqual([{ from: 21, to: 22 }]);
    expect(usualHours([...days({ 21: 57 }, 27), { 21: 56 }])).toEqual([]);
  });

  it("are unknown while there are fewer days, and no hour makes up for another day’s", () => {
    expect(usualHours([])).toEqual([]);
    expect(usualHours(days(full(21), 26))).toEqual([]);
    expect(usualHours([...days(full(21), 25), { 21: 600 }])).toEqual([]);
  });

  it("include every usual hour and no other", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 23 })), (hours) => {
        const told = usualHours(days(full(...hours))).flatMap(({ from, to }) =>
          Array.from({ length: to > from ? to - from : to + 24 - from }, (_, at) => (from + at) % 24),
        );
        expect(told.toSorted((a, b) => a - b)).toEqual(hours.toSorted((a, b) => a - b));
      }),
    );
  });
});
