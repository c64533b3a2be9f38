import { describe, expect, it } from "vitest";
import { MINUTE } from "../time";
import { arrivalKey, arrivalOf } from "./arrivals";
import { addDays, hourStart } from "./calendar";
import { DEFAULT_CURVE, DEFAULT_PATIENCE, DEFAULT_TALK, forecastOf, median, type MeasuredDay } from "./forecast";

const DAY = "2026-03-02";
const measured = (day: string, changes: Partial<MeasuredDay> = {}): MeasuredDay => ({
  day,
  arrivals: { [arrivalKey("te", 22)]: 10 },
  talks: 0,
  talkTime: 0,
  left: 0,
  waitTime: 0,
  ...changes,
});
const sum = (values: readonly number[] = []): number => values.reduce((all, each) => all + each, 0);

describe("without data", () => {
  it("is the curve: 100 people, over 60 % between 16:00 and 24:00", () => {
    const { arrivals, talk, patience, basis } = forecastOf(DAY, []);
    expect(sum(Object.values(arrivals).map(sum))).toBeCloseTo(100);
    expect(sum(DEFAULT_CURVE.slice(16)) / sum(DEFAULT_CURVE)).toBeGreaterThan(0.6);
    expect([talk, patience, basis]).toEqual([DEFAULT_TALK, DEFAULT_PATIENCE, "curve"]);
  });

  it("is the curve for the usual number of people, once a week was measured", () => {
    const days = Array.from({ length: 7 }, (_, at) => measured(addDays(DAY, -1 - at)));
    const { arrivals, basis } = forecastOf(DAY, days);
    expect([basis, sum(arrivals.hi)]).toEqual(["curve", 0]);
    expect(sum(arrivals.te)).toBeCloseTo(10);
  });
});

describe("with eight weeks", () => {
  const weeks = Array.from({ length: 8 }, (_, at) =>
    measured(addDays(DAY, -7 * (at + 1)), {
      arrivals: { [arrivalKey("te", 22)]: at === 0 ? 90 : at },
      talks: 10,
      talkTime: 10 * (30 + at) * MINUTE,
      left: 5,
      waitTime: 100 * MINUTE,
    }),
  );

  it("is the median of the same weekday, so that one unusual evening does not change it", () => {
    const { arrivals, talk, patience, basis } = forecastOf(DAY, weeks);
    expect(arrivals.te?.[22]).toBe(4.5);
    expect([talk, patience, basis]).toEqual([33.5 * MINUTE, 20 * MINUTE, "measured"]);
  });

  it("keeps a trace of hours in which nobody came, in languages that somebody speaks", () => {
    const { arrivals } = forecastOf(DAY, weeks);
    expect(arrivals.te?.[3]).toBeGreaterThan(0);
    expect(arrivals.hi).toBeUndefined();
  });

  it("ignores days that are older, or not before it", () => {
    const far = [-63, 0, 7].map((days) => measured(addDays(DAY, days), { arrivals: { [arrivalKey("hi", 3)]: 99 } }));
    expect(forecastOf(DAY, [...weeks, ...far])).toEqual(forecastOf(DAY, weeks));
  });
});

it("counts an arrival in its hour in Kolkata", () => {
  expect([0, 7, 23].map((hour) => arrivalOf("hi", hourStart(DAY, hour) + 59 * MINUTE))).toEqual([
    "hi-0",
    "hi-7",
    "hi-23",
  ]);
});

it("median", () => {
  expect([median([]), median([3, 1, 2]), median([4, 1])]).toEqual([null, 2, 2.5]);
});
