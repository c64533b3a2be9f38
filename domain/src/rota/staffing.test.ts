import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MINUTE, SECOND } from "../time";
import { forecastOf } from "./forecast";
import { answeredWithin, GOAL, listenersFor, needOf, type Hour } from "./staffing";

const hour = (arrivals: number, changes: Partial<Hour> = {}): Hour => ({
  arrivals,
  talk: 45 * MINUTE,
  patience: 40 * MINUTE,
  ...changes,
});

describe("answeredWithin", () => {
  it("is Erlang’s loss formula if nobody waits, and his delay formula if nobody leaves", () => {
    // A load of two people on three places: 4/19 find none if nobody waits, 4/9 wait if nobody leaves.
    const load = { talk: 60 * MINUTE };
    expect(answeredWithin(hour(2, { ...load, patience: 1 }), 3, 0)).toBeCloseTo(1 - 4 / 19, 3);
    expect(answeredWithin(hour(2, { ...load, patience: 1e12 }), 3, 0)).toBeCloseTo(1 - 4 / 9, 3);
    // exp(-(3 - 2) t) of those who wait, wait longer than t hours.
    expect(answeredWithin(hour(2, { ...load, patience: 1e12 }), 3, 30 * MINUTE)).toBeCloseTo(
      1 - (4 / 9) * Math.exp(-0.5),
      3,
    );
  });

  it("grows with places and time, and falls with arrivals", () => {
    const share = (arrivals: number, places: number, seconds: number): number =>
      answeredWithin(hour(arrivals), places, seconds * SECOND);
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 60, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (arrivals, places, seconds) => {
          const now = share(arrivals, places, seconds);
          expect(now).toBeGreaterThanOrEqual(0);
          expect(now).toBeLessThanOrEqual(1 + 1e-9);
          expect(share(arrivals, places + 1, seconds)).toBeGreaterThanOrEqual(now - 1e-9);
          expect(share(arrivals, places, seconds + 1)).toBeGreaterThanOrEqual(now - 1e-9);
          expect(share(arrivals + 1, places, seconds)).toBeLessThanOrEqual(now + 1e-9);
        },
      ),
    );
  });
});

describe("listenersFor", () => {
  it("is the least number that reaches the goal", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 50, noNaN: true }), (arrivals) => {
        const listeners = listenersFor(hour(arrivals));
        const share = (of: number): number => answeredWithin(hour(arrivals), of * 3, 35 * SECOND);
        expect(share(listeners)).toBeGreaterThanOrEqual(GOAL);
        expect(share(listeners - 1)).toBeLessThan(GOAL);
      }),
      { numRuns: 30 },
    );
  });

  it("is 0 if nobody comes, and 1 if somebody does now and then", () => {
    expect([0, 0.01, 0.5].map((arrivals) => listenersFor(hour(arrivals)))).toEqual([0, 1, 1]);
  });
});

it("staffs the first hour for the talks of the last hour of the day before", () => {
  const evening = Array.from({ length: 24 }, (_, each) => (each === 23 ? 12 : 0));
  const need = needOf({ arrivals: { te: evening }, talk: 45 * MINUTE, patience: 40 * MINUTE, basis: "curve" });
  expect(need.te?.[0]).toBe(listenersFor({ arrivals: 9, talk: 45 * MINUTE, patience: 40 * MINUTE }));
});

it("needs most in the evening without data, and a listener at every hour in each language", () => {
  const need = needOf(forecastOf("2026-03-02", []));
  expect(Object.keys(need).sort()).toEqual(["en", "hi", "te"]);
  for (const hours of Object.values(need)) {
    expect(Math.min(...hours)).toBe(1);
    expect(Math.max(...hours)).toBe(Math.max(...hours.slice(19, 24)));
  }
  expect(need.te?.slice(16).join(" ")).toBe("2 2 3 3 3 3 3 3");
});
