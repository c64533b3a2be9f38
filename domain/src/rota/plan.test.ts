import fc from "fast-check";
import { expect, it } from "vitest";
import { HOUR } from "../time";
import { dayOf, dayStart, hourStart } from "./calendar";
import { placesOf, SHIFT_HOURS_MAX, SHIFT_HOURS_MIN } from "./plan";

const DAY = "2026-03-02";
const anyNeed = fc.record({
  te: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 24, maxLength: 24 }),
  hi: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 24, maxLength: 24 }),
});

it("covers every hour as often as needed, with shifts of two to four hours of that day", () => {
  fc.assert(
    fc.property(anyNeed, (need) => {
      const places = placesOf(DAY, need);
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
      for (const { from, to } of places) {
        expect(to - from).toBeGreaterThanOrEqual(SHIFT_HOURS_MIN * HOUR);
        expect(to - from).toBeLessThanOrEqual(SHIFT_HOURS_MAX * HOUR);
        expect([dayOf(from), dayOf(to - 1), dayStart(DAY) <= from]).toEqual([DAY, DAY, true]);
      }
      for (const language of ["te", "hi"] as const)
        need[language].forEach((listeners, hour) => {
          const at = hourStart(DAY, hour);
          const there = places.filter((each) => each.language === language && each.from <= at && at < each.to);
          expect(there.length).toBeGreaterThanOrEqual(listeners);
        });
    }),
    { numRuns: 30 },
  );
});

it("makes a single hour two long, also at the ends of the day, and a whole day six shifts", () => {
  const only = (hours: readonly number[], count = 1): readonly number[] =>
    Array.from({ length: 24 }, (_, hour) => (hours.includes(hour) ? count : 0));
  const idsOf = (need: readonly number[]): readonly string[] =>
    placesOf(DAY, { te: need }).map(({ id }) => id.slice(14));
  expect(idsOf(only([0]))).toEqual(["00-02_1"]);
  expect(idsOf(only([23]))).toEqual(["22-24_1"]);
  expect(idsOf(only([18, 19, 20, 21, 22], 2))).toEqual(["18-21_1", "21-23_1", "18-21_2", "21-23_2"]);
  expect(idsOf(Array.from({ length: 24 }, () => 1))).toHaveLength(6);
  expect(placesOf(DAY, {})).toEqual([]);
});
