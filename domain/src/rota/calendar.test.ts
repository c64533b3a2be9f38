import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../time";
import { addDays, dayOf, dayStart, hourOf, hourStart, weekdayOf, weekOf } from "./calendar";

const at = (text: string): number => Date.parse(text);
const ZONES = ["Asia/Kolkata", "America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Africa/Cairo", "UTC"];
const anyZone = fc.constantFrom(...ZONES);
const anyTime = fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") });

describe("the service’s day", () => {
  it("begins at midnight in Kolkata, and its week on Monday", () => {
    expect([dayOf(at("2026-01-15T18:29:59Z")), dayOf(at("2026-01-15T18:30:00Z"))]).toEqual([
      "2026-01-15",
      "2026-01-16",
    ]);
    expect(dayStart("2026-01-16")).toBe(at("2026-01-15T18:30:00Z"));
    expect([weekOf(at("2026-01-18T18:29:59Z")), weekOf(at("2026-01-18T18:30:00Z"))]).toEqual([
      "2026-01-12",
      "2026-01-19",
    ]);
    expect([weekdayOf("2026-01-18"), weekdayOf("2026-01-24")]).toEqual([0, 6]);
    expect(hourStart("2026-01-16", 24)).toBe(dayStart("2026-01-17"));
  });
});

it("a day has 23 or 25 hours when the clock is changed, and begins at 01:00 when midnight is skipped", () => {
  const lengthOf = (day: string, zone: string): number =>
    (dayStart(addDays(day, 1), zone) - dayStart(day, zone)) / HOUR;
  expect(lengthOf("2026-03-08", "America/New_York")).toBe(23);
  expect(lengthOf("2026-11-01", "America/New_York")).toBe(25);
  expect(hourOf(dayStart("2026-04-24", "Africa/Cairo"), "Africa/Cairo")).toBe(1);
});

it("every instant lies in its day and its week, in every zone", () => {
  fc.assert(
    fc.property(anyZone, anyTime, (zone, time) => {
      const day = dayOf(time, zone);
      expect(dayStart(day, zone)).toBeLessThanOrEqual(time);
      expect(dayStart(addDays(day, 1), zone)).toBeGreaterThan(time);
      const monday = weekOf(time, zone);
      expect(weekdayOf(monday)).toBe(1);
      expect(dayStart(monday, zone)).toBeLessThanOrEqual(time);
      expect(dayStart(addDays(monday, 7), zone)).toBeGreaterThan(time);
    }),
  );
});

it("the service’s hours are all an hour long", () => {
  fc.assert(
    fc.property(anyTime, (time) => {
      const day = dayOf(time);
      for (let hour = 0; hour < 24; hour += 1) {
        expect(hourStart(day, hour + 1) - hourStart(day, hour)).toBe(HOUR);
        expect(hourOf(hourStart(day, hour))).toBe(hour);
      }
      expect(dayStart(addDays(day, 1)) - dayStart(day)).toBe(DAY);
    }),
    { numRuns: 30 },
  );
});
