import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MINUTE } from "../time";
import { cohortOf, comparable, keyOf, type Cohort, waitedAhead } from "./cohorts";
import { expectedFor } from "./waits";

describe("the cohort of a person", () => {
  it.each([
    [1, 0, { place: 0, desk: 0 }],
    [2, 1, { place: 1, desk: 1 }],
    [3, 2, { place: 1, desk: 1 }],
    [4, 3, { place: 2, desk: 2 }],
    [8, 5, { place: 2, desk: 2 }],
    [9, 6, { place: 3, desk: 3 }],
    [46, 40, { place: 4, desk: 3 }],
  ])("at place %i with %i listeners online is %j", (place, online, cohort) =>
    expect(cohortOf(place, online)).toEqual(cohort),
  );

  it("is no better further back, and no worse with more listeners", () => {
    const count = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(count, count, count, count, (place, further, online, more) => {
        const [near, far] = [cohortOf(place, online), cohortOf(place + further, online + more)];
        expect(far.place).toBeGreaterThanOrEqual(near.place);
        expect(far.desk).toBeGreaterThanOrEqual(near.desk);
      }),
    );
  });
});

describe("waits to compare with", () => {
  const own: Cohort = cohortOf(3, 2);
  const day = (cohort: Cohort, bar: number, count: number) => ({ [keyOf("taken", cohort)]: { [bar]: count } });

  it("are those of the same place and desk, of every day", () => {
    const [same] = comparable(own, [day(own, 1, 3), { ...day(own, 1, 2), [keyOf("left", own)]: { 4: 1 } }], [], 0);
    expect(same).toEqual({ taken: { 1: 5 }, left: { 4: 1 }, waiting: {} });
  });

  it("are else those of people who stood no better, so that nobody far back is told the first one's wait", () => {
    const [first, far] = [cohortOf(1, 2), cohortOf(46, 2)];
    const short = day(first, 0, 100);
    expect(expectedFor(0, comparable(far, [short], [], 0), 0)).toBeNull();
    expect(expectedFor(0, comparable(first, [day(far, 9, 5)], [], 0), 0)).toEqual({
      p50: 12 * MINUTE,
      p90: 12 * MINUTE,
    });
    expect(expectedFor(0, comparable(cohortOf(1, 0), [short], [], 0), 0)).toBeNull();
  });

  it("include those who still wait, for as long as they have", () => {
    const now = 100 * MINUTE;
    const [same, noBetter] = comparable(
      own,
      [],
      [
        { ...own, since: now - 82 * MINUTE },
        { ...cohortOf(46, 0), since: now + 1 },
      ],
      now,
    );
    expect(same.waiting).toEqual({ 14: 1 });
    expect(noBetter.waiting).toEqual({ 0: 1, 14: 1 });
  });
});

it("of people who came before to no worse a place: half have waited this long", () => {
  const at = (place: number, minutes: number) => ({ ...cohortOf(place, 1), since: 60 * MINUTE - minutes * MINUTE });
  const own = at(6, 1);
  expect(waitedAhead(own, [own], 60 * MINUTE)).toBe(0);
  expect(waitedAhead(own, [own, at(1, 7), at(2, 5), at(3, 3)], 60 * MINUTE)).toBe(5 * MINUTE);
  // People who came later, or to a worse place, do not count.
  expect(waitedAhead(own, [own, at(1, 7), at(1, 0), at(30, 50)], 60 * MINUTE)).toBe(7 * MINUTE);
});
