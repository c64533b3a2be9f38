import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { storedInstant } from "../../tests/support/domain";
import { instant } from "./instant";
import { DAY, HOUR, kolkataDay, kolkataMidnightAfter, MINUTE, SECOND } from "./time";

test("units are milliseconds", () => {
  expect([SECOND, MINUTE, HOUR, DAY]).toEqual([1_000, 60_000, 3_600_000, 86_400_000]);
});

describe("the day in Kolkata", () => {
  test.each([
    ["the last millisecond of a day", "2026-03-09T18:29:59.999Z", "2026-03-09"],
    ["midnight", "2026-03-09T18:30:00.000Z", "2026-03-10"],
    ["the first millisecond after", "2026-03-09T18:30:00.001Z", "2026-03-10"],
    ["midnight in UTC is half past five", "2026-03-10T00:00:00.000Z", "2026-03-10"],
    ["before the end of a year", "2026-12-31T18:29:59.999Z", "2026-12-31"],
    ["the new year", "2026-12-31T18:30:00.000Z", "2027-01-01"],
    ["into a leap day", "2028-02-28T18:30:00.000Z", "2028-02-29"],
    ["out of a leap day", "2028-02-29T18:30:00.000Z", "2028-03-01"],
    ["no leap day in 2027", "2027-02-28T18:30:00.000Z", "2027-03-01"],
    ["summer time elsewhere changes nothing", "2026-03-29T18:29:59.999Z", "2026-03-29"],
    ["the beginning of time", "1970-01-01T00:00:00.000Z", "1970-01-01"],
    ["before it", "1969-12-31T18:29:59.999Z", "1969-12-31"],
  ])("%s", (_, at, day) => {
    expect(kolkataDay(Date.parse(at))).toBe(day);
  });

  it("agrees with the time zone database", () => {
    const zone = new Intl.DateTimeFormat("en-CA", {
      timeZone: "Asia/Kolkata",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1970-01-02T00:00Z"), max: new Date("2099-12-31T00:00Z"), noInvalidDate: true }),
        (date) => {
          expect(kolkataDay(date.getTime())).toBe(zone.format(date));
        },
      ),
    );
  });
});

describe("a stored instant", () => {
  it("is read as milliseconds", () => {
    expect(instant.parse(storedInstant(1_234))).toBe(1_234);
  });

  test.each([
    null,
    undefined,
    0,
    1_234,
    "2026-01-01",
    {},
    [],
    { toMillis: 5 },
    { seconds: 1, nanoseconds: 0 },
    new Date(0),
  ])("is never %j", (value) => {
    expect(instant.safeParse(value).success).toBe(false);
  });
});

describe("midnight in Kolkata", () => {
  it("is the first instant of the next day", () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse("1970-01-01"), max: Date.parse("2100-01-01") }), (at) => {
        const midnight = kolkataMidnightAfter(at);
        expect(kolkataDay(midnight)).not.toBe(kolkataDay(at));
        expect(kolkataDay(midnight - 1)).toBe(kolkataDay(at));
      }),
    );
  });

  it("comes a day after midnight itself", () => {
    const midnight = Date.parse("2026-03-01T00:00:00+05:30");
    expect(kolkataMidnightAfter(midnight)).toBe(midnight + DAY);
    expect(kolkataMidnightAfter(midnight - 1)).toBe(midnight);
  });
});
