import { describe, expect, it } from "vitest";
import { HOUR } from "../time";
import { hourStart } from "./calendar";
import { capOf, inWeek, isAtNight } from "./caps";

const MONDAY = "2026-03-02";
const span = (day: string, from: number, to: number) => ({ from: hourStart(day, from), to: hourStart(day, to) });
const KOLKATA = "Asia/Kolkata";

describe("isAtNight", () => {
  it("depends on the listener’s local time: a night in India is a day in Dallas", () => {
    const night = span(MONDAY, 22, 24);
    expect([isAtNight(night, KOLKATA), isAtNight(night, "America/Chicago")]).toEqual([true, false]);
    expect([isAtNight(span(MONDAY, 20, 22), KOLKATA), isAtNight(span(MONDAY, 6, 8), KOLKATA)]).toEqual([false, false]);
    expect(isAtNight(span(MONDAY, 5, 8), KOLKATA)).toBe(true);
  });

  it("depends on it also over a change of the clock", () => {
    // 22:00 in Kolkata is 12:30 in New York in summer, 11:30 in winter; 09:00–11:30 there are 22:30 and 23:30.
    const morning = { from: Date.parse("2026-03-08T01:30:00Z"), to: Date.parse("2026-03-08T03:00:00Z") };
    expect(isAtNight(morning, "America/New_York")).toBe(false);
    expect(isAtNight({ from: morning.from + HOUR, to: morning.to + HOUR }, "America/New_York")).toBe(true);
    const afterwards = { from: Date.parse("2026-03-09T01:30:00Z"), to: Date.parse("2026-03-09T03:00:00Z") };
    expect(isAtNight(afterwards, "America/New_York")).toBe(true);
  });
});

describe("capOf", () => {
  const days = ["2026-03-02", "2026-03-03", "2026-03-04"].map((day) => span(day, 16, 20));

  it("allows 12 hours from Monday to Sunday, and 12 more in the next week", () => {
    expect(capOf(days.slice(1), span(MONDAY, 16, 20), KOLKATA)).toBeNull();
    expect(capOf(days, span("2026-03-08", 16, 18), KOLKATA)).toBe("week");
    expect(capOf(days, span("2026-03-09", 16, 18), KOLKATA)).toBeNull();
  });

  it("counts the part of a shift over midnight of Sunday that lies in each week", () => {
    const over = { from: hourStart("2026-03-08", 22), to: hourStart("2026-03-09", 2) };
    expect([inWeek([over], MONDAY), inWeek([over], "2026-03-09")]).toEqual([2 * HOUR, 2 * HOUR]);
    expect(capOf(days, over, KOLKATA)).toBe("week");
    expect(capOf(days.slice(1), over, KOLKATA)).toBeNull();
  });

  it("requires an hour between two shifts, and eight around a night", () => {
    const evening = span(MONDAY, 16, 20);
    expect(capOf([evening], span(MONDAY, 18, 21), KOLKATA)).toBe("break");
    expect(capOf([evening], span(MONDAY, 20, 22), KOLKATA)).toBe("break");
    expect(capOf([evening], span(MONDAY, 12, 15), KOLKATA)).toBeNull();
    expect(capOf([evening], span(MONDAY, 22, 24), KOLKATA)).toBe("night");
    expect(capOf([evening], span(MONDAY, 22, 24), "Europe/London")).toBeNull();
    expect(capOf([span(MONDAY, 0, 4)], span(MONDAY, 11, 14), KOLKATA)).toBe("night");
    expect(capOf([span(MONDAY, 0, 4)], span(MONDAY, 12, 14), KOLKATA)).toBeNull();
  });
});
