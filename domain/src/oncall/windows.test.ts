import { describe, expect, it } from "vitest";
import type { CallWindow } from "./model";
import { isZone, localTime, onCallNow } from "./windows";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const at = (text: string): number => Date.parse(text);

const listener = (windows: readonly CallWindow[], changes = {}) => ({
  on: true,
  zone: "Asia/Kolkata",
  windows: [...windows],
  quiet: null,
  testedAt: 1,
  pausedAt: null,
  channels: { push: true, call: true },
  pushTestedAt: 1,
  number: null,
  callTestedAt: null,
  ...changes,
});

const window = (from: number, to: number, changes: Partial<CallWindow> = {}): CallWindow => ({
  days: EVERY_DAY,
  from: from * 60,
  to: to * 60,
  duty: "awake",
  ...changes,
});

describe("localTime", () => {
  it.each([
    ["Asia/Kolkata", "2026-01-15T18:29:00Z", { weekday: 4, minute: 23 * 60 + 59 }],
    ["Asia/Kolkata", "2026-01-15T18:30:00Z", { weekday: 5, minute: 0 }],
    ["America/New_York", "2026-03-08T06:59:00Z", { weekday: 0, minute: 119 }],
    ["America/New_York", "2026-03-08T07:00:00Z", { weekday: 0, minute: 180 }],
    ["America/New_York", "2026-11-01T05:30:00Z", { weekday: 0, minute: 90 }],
    ["America/New_York", "2026-11-01T06:30:00Z", { weekday: 0, minute: 90 }],
  ])("in %s at %s", (zone, instant, local) => {
    expect(localTime(zone, at(instant))).toEqual(local);
  });

  it("knows time zones", () => {
    expect([isZone("Europe/Berlin"), isZone("Asia/Calcutta"), isZone("Mars/Base"), isZone("")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("onCallNow", () => {
  const night = at("2026-01-15T20:00:00Z"); // Friday, 01:30 in Kolkata.

  it("includes the time after midnight of a window that begins before it", () => {
    expect(onCallNow(listener([window(22, 7, { days: [4] })]), night)).toBe("awake");
    expect(onCallNow(listener([window(22, 7, { days: [5] })]), night)).toBeNull();
    expect(onCallNow(listener([window(0, 7, { days: [5] })]), night)).toBe("awake");
  });

  it("counts by the listener’s local time, also over a change of the clock", () => {
    const dallas = { zone: "America/Chicago" };
    expect(onCallNow(listener([window(14, 15)], dallas), night)).toBe("awake");
    expect(onCallNow(listener([window(14, 15)], dallas), at("2026-07-15T20:00:00Z"))).toBeNull();
    expect(onCallNow(listener([window(15, 16)], dallas), at("2026-07-15T20:00:00Z"))).toBe("awake");
    // 02:00–03:00 does not exist on that day.
    const gap = listener([window(2, 3)], { zone: "America/New_York" });
    expect([at("2026-03-08T06:59:00Z"), at("2026-03-08T07:00:00Z")].map((each) => onCallNow(gap, each))).toEqual([
      null,
      null,
    ]);
  });

  it("ends with its window, which lasts all day if both ends are the same", () => {
    expect(onCallNow(listener([window(0, 1.5)]), night)).toBeNull();
    expect(onCallNow(listener([window(5, 5)]), night)).toBe("awake");
  });

  it("is the widest duty of the windows", () => {
    const asleep = window(22, 7, { duty: "crisis" });
    expect(onCallNow(listener([asleep]), night)).toBe("crisis");
    expect(onCallNow(listener([asleep, window(1, 2)]), night)).toBe("awake");
  });

  it("lasts while the standby page is open, unless a window says otherwise", () => {
    expect(onCallNow(listener([]), night, true)).toBe("awake");
    expect(onCallNow(listener([window(22, 7, { duty: "crisis" })]), night, true)).toBe("crisis");
    expect(onCallNow(listener([], { quiet: { from: 0, to: 120 } }), night, true)).toBeNull();
  });

  it("is for a crisis only on an open standby page, if all windows are", () => {
    const [evening, morning] = [window(20, 22, { duty: "crisis" }), window(2, 7, { duty: "crisis" })];
    const onPage = (...windows: readonly CallWindow[]) => onCallNow(listener(windows), night, true);
    expect([onPage(evening), onPage(evening, morning), onPage(evening, window(2, 7))]).toEqual([
      "crisis",
      "crisis",
      "awake",
    ]);
    expect(onCallNow(listener([evening]), night)).toBeNull();
  });

  it("needs a way to the phone: an open standby page, a push that has arrived, or a call", () => {
    const duty = (changes: object, standby = false) => onCallNow(listener([window(0, 0)], changes), night, standby);
    const unheard = { pushTestedAt: null };
    expect([duty(unheard), duty(unheard, true)]).toEqual([null, "awake"]);
    const called = { ...unheard, number: "+919848012345", callTestedAt: 1 };
    expect([duty(called), duty({ ...called, callTestedAt: null })]).toEqual(["awake", null]);
    expect([duty({ ...called, channels: { push: true, call: false } })]).toEqual([null]);
    expect(duty({ channels: { push: false, call: false } })).toBeNull();
    // From before this field was stored.
    expect(duty({ pushTestedAt: undefined })).toBe("awake");
  });

  it.each([
    ["in quiet hours", { quiet: { from: 0, to: 120 } }],
    ["in quiet hours past midnight", { quiet: { from: 23 * 60, to: 120 } }],
    ["before a test ring", { testedAt: null }],
    ["while paused", { pausedAt: 1 }],
    ["when it is off", { on: false }],
    ["in a zone that nobody knows", { zone: "Mars/Base" }],
  ])("is nobody %s", (_, changes) => {
    expect(onCallNow(listener([window(0, 0)], changes), night)).toBeNull();
  });
});
