import { HOUR, MINUTE } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { dayInIndia, friendlyMoment, timeOfDay } from "./time";

/** Twenty past midnight, in the time zone of the tests. */
const now = new Date(2026, 2, 4, 0, 20).getTime();

describe("a moment in a list", () => {
  it("is a time of day if it was recent, also before midnight", () => {
    for (const ago of [0, 40 * MINUTE, 11 * HOUR]) expect(friendlyMoment(now - ago, now)).toBe(timeOfDay(now - ago));
  });

  it("is a time of day for all of today", () => {
    const evening = now + 23 * HOUR;
    expect(friendlyMoment(now, evening)).toBe(timeOfDay(now));
  });

  it("is a day before that", () => {
    expect(friendlyMoment(now - 13 * HOUR, now)).toBe("Yesterday");
    expect(friendlyMoment(now - 40 * HOUR, now)).toBe("Monday");
  });
});

describe("a day in India", () => {
  const at = (iso: string): number => Date.parse(iso);
  const noon = at("2026-03-04T12:00:00+05:30");

  it.each([
    ["2026-03-04T00:00:00+05:30", "Today"],
    ["2026-03-03T23:59:59+05:30", "Yesterday"],
    ["2026-02-27T12:00:00+05:30", "Friday"],
    ["2026-02-25T12:00:00+05:30", "25 February"],
    ["2025-12-31T23:59:00+05:30", "31 December 2025"],
  ])("%s is %s, in whatever time zone it is read", (iso, words) => {
    expect(dayInIndia(at(iso), noon)).toBe(words);
  });
});
