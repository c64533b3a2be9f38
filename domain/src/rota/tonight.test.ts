import { describe, expect, it } from "vitest";
import { onCall, type OnCall } from "../oncall/model";
import { HOUR, MINUTE } from "../time";
import { addDays, hourStart } from "./calendar";
import { nightOf, onCallTonight, type NightHour } from "./tonight";

// A Monday.
const TODAY = "2026-03-02";
const at = (hour: number): number => (hour < 21 ? hourStart(addDays(TODAY, 1), hour) : hourStart(TODAY, hour));
const NOON = hourStart(TODAY, 12);

const record = (from: number, to: number, changes: Partial<OnCall> = {}): OnCall => ({
  ...onCall.parse({ on: true, windows: [{ days: [1], from: from * 60, to: to * 60, duty: "awake" }] }),
  testedAt: 1,
  ...changes,
});
const phone = (uid: string, of: OnCall, languages: readonly ("te" | "hi" | "en")[] = ["hi"]) => ({
  uid,
  record: of,
  languages,
});
const hourIn = (hours: readonly NightHour[], hour: number, language = "hi"): NightHour | undefined =>
  hours.find((each) => each.at === at(hour) && each.language === language);
const figures = (hours: readonly NightHour[], hour: number, language = "hi") => {
  const found = hourIn(hours, hour, language);
  return found && [found.cover, found.crisisCover, found.listeners.map(({ uid }) => uid)];
};

describe("the night", () => {
  it("is the next one in daytime, and the present one until seven", () => {
    expect(nightOf(NOON)).toEqual({ from: at(21), to: at(7) });
    expect(nightOf(at(6) + 59 * MINUTE)).toEqual({ from: at(21), to: at(7) });
    expect(nightOf(at(7)).from).toBe(hourStart(addDays(TODAY, 1), 21));
  });

  it("has ten hours in each language, without those that are over", () => {
    expect(onCallTonight([], NOON)).toHaveLength(3 * 10);
    const late = onCallTonight([], at(5) + 30 * MINUTE);
    expect([...new Set(late.map((each) => each.at))]).toEqual([at(5), at(6)]);
  });
});

describe("an hour", () => {
  it("counts listeners on call who speak the language, and names them", () => {
    const hours = onCallTonight(
      [phone("meera", record(22, 1)), phone("ravi", record(23, 2)), phone("asha", record(22, 2), ["te"])],
      NOON,
    );
    expect(figures(hours, 21)).toEqual([0, 0, []]);
    expect(figures(hours, 23)).toEqual([2, 2, ["meera", "ravi"]]);
    expect(figures(hours, 1)).toEqual([1, 1, ["ravi"]]);
    expect(figures(hours, 23, "te")).toEqual([1, 1, ["asha"]]);
    expect(figures(hours, 23, "en")).toEqual([0, 0, []]);
  });

  it("is not covered by a listener on call for only a part, but by two who follow one another", () => {
    const first = phone("meera", record(22, 23.5));
    const then = phone("ravi", record(23.5, 3));
    expect(figures(onCallTonight([first], NOON), 23)).toEqual([0, 0, ["meera"]]);
    expect(hourIn(onCallTonight([first], NOON), 23)?.listeners).toMatchObject([{ whole: false }]);
    expect(figures(onCallTonight([first, then], NOON), 23)).toEqual([1, 1, ["meera", "ravi"]]);
    expect(figures(onCallTonight([phone("meera", record(22, 23 + 5 / 6))], NOON), 23)?.[0]).toBe(0);
  });

  it("tells apart listeners with duty only for crises, and those who speak it a little", () => {
    const asleep = record(22, 2, { windows: [{ days: [1], from: 22 * 60, to: 2 * 60, duty: "crisis" }] });
    const hours = onCallTonight(
      [phone("meera", asleep), phone("ravi", record(22, 2, { languages: { te: "well", hi: "little" } }))],
      NOON,
    );
    expect(hourIn(hours, 22)).toMatchObject({
      cover: 1,
      crisisCover: 2,
      listeners: [
        { uid: "meera", duty: "crisis", whole: true, well: true },
        { uid: "ravi", duty: "awake", well: false },
      ],
    });
  });

  it("does not count a listener whom a ring reaches only on an open page, unless it is open", () => {
    const byPage = record(22, 2, { channels: { push: true, call: false }, pushTestedAt: null });
    expect(hourIn(onCallTonight([phone("meera", byPage)], NOON), 22)).toMatchObject({
      cover: 0,
      listeners: [{ uid: "meera", pageOnly: true, whole: true }],
    });
    const now = at(22) + 10 * MINUTE;
    const open = onCallTonight([phone("meera", { ...byPage, standbyAt: now, standbyOnCall: true })], now);
    expect(hourIn(open, 22)).toMatchObject({ cover: 1, listeners: [{ uid: "meera", pageOnly: false }] });
    const late = at(22) + 59 * MINUTE;
    const still = onCallTonight([phone("meera", { ...byPage, standbyAt: late, standbyOnCall: true })], late);
    expect(hourIn(still, 23)).toMatchObject({ cover: 0, listeners: [{ uid: "meera", pageOnly: true }] });
  });

  it.each([
    ["switched off", { on: false }],
    ["never tested", { testedAt: null }],
    ["paused", { pausedAt: 1 }],
    ["silent", { quiet: { from: 20 * 60, to: 8 * 60 } }],
  ])("has no phone that is %s", (_, changes) => {
    expect(figures(onCallTonight([phone("meera", record(22, 2, changes))], NOON), 22)).toEqual([0, 0, []]);
  });

  it("depends on the listener's own zone", () => {
    const hours = onCallTonight([phone("meera", record(11, 13, { zone: "America/Chicago" }))], NOON);
    // From 11 am to 1 pm in Chicago is from 10:30 pm to 0:30 am in India.
    expect([21, 22, 23, 0, 1].map((hour) => hourIn(hours, hour)?.listeners.length)).toEqual([0, 1, 1, 1, 0]);
    expect(hourIn(hours, 23)?.cover).toBe(1);
    expect(at(0) - at(23)).toBe(HOUR);
  });

  it("counts from now on if it has begun", () => {
    const hours = onCallTonight([phone("meera", record(23.5, 3))], at(23) + 40 * MINUTE);
    expect(hourIn(hours, 23)).toMatchObject({ cover: 1, listeners: [{ whole: true }] });
  });
});
