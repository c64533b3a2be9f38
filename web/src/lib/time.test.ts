import { HOUR, MINUTE } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { friendlyMoment, timeOfDay } from "./time";

/** Twenty past midnight, where these tests run. */
const now = new Date(2026, 2, 4, 0, 20).getTime();

describe("a moment in a list", () => {
  it("is a time of day when it was lately, also before midnight", () => {
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
