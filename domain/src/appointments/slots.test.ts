import { describe, expect, it, test } from "vitest";
import { kolkataDay, type Millis } from "../time";
import type { Therapist } from "./model";
import { candidates, HORIZON, slotAt, slotDays, takenDays } from "./slots";

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

  it("names 14 following days, whatever the hour", () => {
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

  it("leaves out who is taken, away that day, or no longer there", () => {
    const roster = [one("taken"), one("weekend", { workingDays: [0, 6] }), one("left", { active: false }), one("free")];
    expect(candidates(day, roster, new Set(["taken"]), "en")).toEqual([{ therapistId: "free", doctor: "Dr. free" }]);
  });

  it("puts those first who speak the language", () => {
    const roster = [one("english"), one("telugu", { languages: ["te"] })];
    expect(candidates(day, roster, new Set(), "te").map(({ therapistId }) => therapistId)).toEqual([
      "telugu",
      "english",
    ]);
  });

  it("says Dr. once", () => {
    expect(candidates(day, [one("a", { name: "Dr. Meera Iyer" })], new Set(), "en")[0]?.doctor).toBe("Dr. Meera Iyer");
  });
});

it("takes the days of a therapist that somebody else has, also where that is noted as done", () => {
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
