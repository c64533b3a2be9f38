import { describe, expect, it, test } from "vitest";
import { DAY, kolkataDay, type Millis } from "../time";
import type { Therapist } from "./model";
import { candidates, HORIZON, isShortNotice, isSoonUnsaid, slotAt, slotDays, takenDays } from "./slots";

const at = (iso: string): Millis => Date.parse(iso);

describe("slotDays", () => {
  test.each([
    ["today while 18:30 lies ahead", "2026-01-15T18:29:59+05:30", "2026-01-15"],
    ["tomorrow from 18:30 on", "2026-01-15T18:30:00+05:30", "2026-01-16"],
    ["by the day in India, not in London", "2026-01-15T23:00:00Z", "2026-01-16"],
    ["over the end of a year", "2026-12-31T20:00:00+05:30", "2027-01-01"],
  ])("begins with %s", (_, now, day) => {
    expect(slotDays(at(now))[0]).toBe(day);
  });

  it("returns 14 consecutive days, at any hour", () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = at("2026-02-20T00:00:00+05:30") + hour * 3_600_000;
      const days = slotDays(now);
      expect(days).toHaveLength(HORIZON);
      expect(new Set(days).size).toBe(HORIZON);
      for (const day of days) {
        expect(slotAt(day)).toBeGreaterThan(now);
        expect(kolkataDay(slotAt(day))).toBe(day);
      }
    }
  });
});

describe("candidates", () => {
  const one = (id: string, changes: Partial<Therapist> = {}) => ({
    id,
    name: id,
    registrationNumber: "",
    languages: ["en" as const],
    workingDays: [0, 1, 2, 3, 4, 5, 6],
    active: true,
    ...changes,
  });
  /** A Thursday. */
  const day = "2026-01-15";

  it("leaves out therapists who are booked, do not work that day, or have left", () => {
    const roster = [one("taken"), one("weekend", { workingDays: [0, 6] }), one("left", { active: false }), one("free")];
    expect(candidates(day, roster, new Set(["taken"]), "en")).toEqual([{ therapistId: "free", doctor: "Dr. free" }]);
  });

  it("puts therapists first who speak the language", () => {
    const roster = [one("english"), one("telugu", { languages: ["te"] })];
    expect(candidates(day, roster, new Set(), "te").map(({ therapistId }) => therapistId)).toEqual([
      "telugu",
      "english",
    ]);
  });

  it("writes Dr. once", () => {
    expect(candidates(day, [one("a", { name: "Dr. Meera Iyer" })], new Set(), "en")[0]?.doctor).toBe("Dr. Meera Iyer");
  });
});

it("leaves out the days on which a therapist has another request, also one that is done", () => {
  const has = (id: string, date: string | null, changes: object = {}) => ({
    id,
    value: { therapistId: "meera", status: "confirmed" as const, date, ...changes },
  });
  const requests = [
    has("one", "2026-01-16"),
    has("moved", "2026-01-17"),
    has("done", "2026-01-18", { status: "done" }),
    has("gone", "2026-01-19", { status: "cancelled" }),
    has("other", "2026-01-20", { therapistId: "kiran" }),
    has("none", null),
  ];
  expect([...takenDays("meera", requests, "moved")]).toEqual(["2026-01-16", "2026-01-18"]);
});

it.each([
  ["2026-01-15T16:30:00+05:30", false],
  ["2026-01-15T16:30:01+05:30", true],
  ["2026-01-15T18:06:00+05:30", true],
])("at %s the slot of that day is short notice: %s", (now, isShort) => {
  expect(isShortNotice(slotAt("2026-01-15"), at(now))).toBe(isShort);
});

describe("isSoonUnsaid", () => {
  const slot = slotAt("2026-01-15");
  const booked = { status: "confirmed", slotAt: slot, meeting: null } as const;
  test.each([
    ["a day before", booked, slot - DAY, true],
    ["earlier", booked, slot - DAY - 1, false],
    ["once it has begun", booked, slot, false],
    ["once somebody has said it", { ...booked, meeting: "+919848012345" }, slot - 1, false],
    ["once it is cancelled", { ...booked, status: "cancelled" as const }, slot - 1, false],
    ["without a time", { ...booked, slotAt: null }, slot - 1, false],
  ])("%s", (_, request, now, isSoon) => {
    expect(isSoonUnsaid(request, now)).toBe(isSoon);
  });
});
