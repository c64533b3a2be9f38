import { describe, expect, it } from "vitest";
import { HOUR } from "../time";
import { endedOn, endedWaits, hourKey, hoursOfDay, isNightStill, lastNight, lastNightWithinMinute } from "./hours";
import { dayRecord } from "./model";

/** 2026-01-15, midnight in Kolkata. */
const MIDNIGHT = Date.UTC(2026, 0, 14, 18, 30);

describe("the hour of a wait", () => {
  it.each([
    [MIDNIGHT, "taken-crisis-0"],
    [MIDNIGHT + HOUR - 1, "taken-crisis-0"],
    [MIDNIGHT + 23.5 * HOUR, "taken-crisis-23"],
    [MIDNIGHT - 1, "taken-crisis-23"],
  ])("is the one in Kolkata in which it began, %#", (since, key) => {
    expect(hourKey("taken", "crisis", since)).toBe(key);
  });
});

describe("the waits of some days", () => {
  const days = [
    { "taken-crisis-22": { 0: 2, 3: 1 }, "left-crisis-22": { 1: 1 }, "taken-none-22": { 5: 7 } },
    { "taken-crisis-22": { 3: 1 }, "lost-crisis-23": { 9: 2 } },
    {},
  ];

  it("are added up by risk and hour", () => {
    expect(endedWaits(days, "crisis", [22])).toEqual({ taken: { 0: 2, 3: 2 }, left: { 1: 1 }, lost: {} });
    expect(endedWaits(days, "crisis", [23])).toEqual({ taken: {}, left: {}, lost: { 9: 2 } });
    expect(endedWaits(days, "concern", hoursOfDay)).toEqual({ taken: {}, left: {}, lost: {} });
  });

  it("are those of every hour together", () => {
    expect(endedWaits(days, "crisis", hoursOfDay)).toEqual({ taken: { 0: 2, 3: 2 }, left: { 1: 1 }, lost: { 9: 2 } });
    expect(hoursOfDay).toHaveLength(24);
  });

  it("are empty for a day from before they were counted", () => {
    expect(dayRecord.parse({ day: "2026-01-15", taken: 4 }).hourWaits).toEqual({});
  });
});

describe("the last night", () => {
  const days = [
    {
      day: "2026-01-14",
      hourWaits: { "taken-none-21": { 0: 1 }, "lost-crisis-23": { 1: 2 }, "taken-none-20": { 0: 50 } },
    },
    {
      day: "2026-01-15",
      hourWaits: {
        "taken-concern-23": { 5: 4 },
        "left-none-0": { 0: 8 },
        "taken-none-5": { 0: 16 },
        "lost-none-6": { 0: 50 },
      },
    },
  ];

  it("is from 9 pm to 6 am, with people who came before midnight and waited on", () => {
    expect(lastNight(days, MIDNIGHT + 9 * HOUR)).toEqual({ taken: 1 + 4 + 16, left: 8, lost: 2 });
  });

  it("counts who was taken within a minute, and nobody who left as soon", () => {
    expect(lastNightWithinMinute(days, MIDNIGHT + 9 * HOUR)).toBe(1 + 16);
  });

  it("counts nobody of the evening that has begun since", () => {
    expect(lastNight(days, MIDNIGHT + 21 * HOUR)).toEqual({ taken: 1 + 16, left: 8, lost: 2 });
  });

  it("is empty if nothing was counted", () => {
    expect([MIDNIGHT, MIDNIGHT + 6 * HOUR - 1, MIDNIGHT + 6 * HOUR, MIDNIGHT + 23 * HOUR].map(isNightStill)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(lastNight([], MIDNIGHT)).toEqual({ taken: 0, left: 0, lost: 0 });
    expect(endedOn({})).toEqual({ taken: 0, left: 0, lost: 0 });
  });

  it("is part of its day", () => {
    expect(endedOn(days[1]?.hourWaits ?? {})).toEqual({ taken: 20, left: 8, lost: 50 });
  });
});
