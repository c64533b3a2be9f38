import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { HOUR } from "../time";
import { volunteer } from "../volunteers/model";
import {
  BREAK,
  breakSince,
  lastSign,
  decideAvailability,
  restUntil,
  availabilityNow,
  shownAvailability,
  STRETCH_MAX,
} from "./availability";
import { DESK_PRESENT_WITHIN } from "./times";

const record = (changes: Partial<ReturnType<typeof volunteer.parse>> = {}) => ({
  ...volunteer.parse({ email: "meera@example.com", approved: true }),
  ...changes,
});
const decide = (changes: Parameters<typeof record>[0], wish: "online" | "busy" | "away", now = NOON) =>
  decideAvailability({ record: record(changes), wish, beat: false, languages: null, now });
/** Sent by the page itself, not chosen by the listener. */
const beat = (changes: Parameters<typeof record>[0], wish: "online" | "busy" | "away", now = NOON) =>
  decideAvailability({ record: record(changes), wish, beat: true, languages: null, now });

describe("the availability that counts", () => {
  it.each([
    [{ availability: "online", seenAt: NOON }, "online"],
    [{ availability: "busy", seenAt: NOON - DESK_PRESENT_WITHIN }, "busy"],
    [{ availability: "online", seenAt: NOON - DESK_PRESENT_WITHIN - 1 }, "away"],
    [{ availability: "online", seenAt: null }, "away"],
    [{ availability: "away", seenAt: NOON }, "away"],
  ] as const)("%j is %s", (said, shown) => expect(availabilityNow(said, NOON)).toBe(shown));
});

describe("an availability that a listener sends", () => {
  it("begins a stretch, and counts as arriving if they were not online", () => {
    expect(decide({}, "online")).toEqual({
      kind: "set",
      availability: "online",
      languages: ["en", "te", "hi"],
      secondLanguages: [],
      onBreak: false,
      stretchSince: NOON,
      arrives: true,
      endsPause: true,
      attended: 0,
      counted: 0,
    });
    expect(decide({ availability: "busy", seenAt: NOON, stretchSince: NOON - 5 }, "online")).toMatchObject({
      stretchSince: NOON - 5,
      arrives: true,
    });
    expect(decide({ availability: "online", seenAt: NOON, stretchSince: NOON - 5 }, "online")).toMatchObject({
      arrives: false,
    });
    expect(
      decide({ availability: "online", seenAt: NOON - DESK_PRESENT_WITHIN - 1, stretchSince: NOON - 5 }, "online"),
    ).toMatchObject({ arrives: true });
    expect(decide({}, "busy")).toMatchObject({ arrives: false });
  });

  it("ends a pause if they choose to be online, but not as a heartbeat", () => {
    expect(decide({ availability: "online", seenAt: NOON }, "online")).toMatchObject({ endsPause: true });
    expect(beat({ availability: "online", seenAt: NOON }, "online")).toMatchObject({ endsPause: false });
    for (const wish of ["busy", "away"] as const) expect(decide({}, wish)).toMatchObject({ endsPause: false });
  });

  it("counts the time at the desk since the last sign", () => {
    expect(
      decide({ availability: "online", seenAt: NOON - 25_000, stretchSince: NOON - 60_000 }, "online"),
    ).toMatchObject({ attended: 25_000 });
    expect(
      decide({ availability: "online", seenAt: NOON - 25_000, stretchSince: NOON - 60_000 }, "away"),
    ).toMatchObject({ attended: 25_000 });
    expect(
      decide({ availability: "online", seenAt: NOON - DESK_PRESENT_WITHIN - 1, stretchSince: NOON - 90_000 }, "online"),
    ).toMatchObject({ attended: 0 });
    expect(decide({ availability: "away", seenAt: NOON - 5 }, "online")).toMatchObject({ attended: 0 });
  });

  it("adds whole steps of ten minutes to the day, and loses none of the rest", () => {
    const at = (deskTime: number) =>
      decide({ availability: "online", seenAt: NOON - 25_000, stretchSince: NOON - 60_000, deskTime }, "online");
    expect(at(0)).toMatchObject({ counted: 0 });
    expect(at(574_999)).toMatchObject({ counted: 0 });
    expect(at(575_000)).toMatchObject({ attended: 25_000, counted: 600_000 });
    expect(at(600_000)).toMatchObject({ counted: 0 });
    let [deskTime, counted] = [0, 0];
    for (let word = 0; word < 1_000; word += 1) {
      const said = at(deskTime);
      if (said.kind !== "set") throw new Error(said.kind);
      deskTime += said.attended;
      counted += said.counted;
    }
    expect(deskTime - counted).toBeGreaterThanOrEqual(0);
    expect(deskTime - counted).toBeLessThan(600_000);
  });

  it("no longer counts a language as known a little once it is among those spoken well", () => {
    const facts = { record: record({ secondLanguages: ["te", "hi"] }), wish: "busy", beat: false, now: NOON } as const;
    expect(decideAvailability({ ...facts, languages: ["en", "te"] })).toMatchObject({
      languages: ["en", "te"],
      secondLanguages: ["hi"],
    });
  });

  it("stores the languages that it has, else keeps the known ones", () => {
    expect(decide({ languages: ["hi"] }, "busy")).toMatchObject({ languages: ["hi"] });
    expect(
      decideAvailability({ record: record(), wish: "busy", beat: false, languages: ["te"], now: NOON }),
    ).toMatchObject({
      languages: ["te"],
    });
  });

  it("continues a stretch after a pause that is too short for a break, and begins a new one after a break", () => {
    expect(decide({ seenAt: NOON - BREAK + 1, stretchSince: NOON - BREAK }, "online")).toMatchObject({
      stretchSince: NOON - BREAK,
    });
    expect(decide({ seenAt: NOON - BREAK, stretchSince: NOON - 2 * BREAK }, "online")).toMatchObject({
      stretchSince: NOON,
    });
    expect(decide({ seenAt: NOON - 1, stretchSince: NOON - 5 }, "away")).toMatchObject({
      availability: "away",
      stretchSince: NOON - 5,
    });
    expect(decide({ seenAt: NOON - BREAK, stretchSince: NOON - 2 * BREAK }, "away")).toMatchObject({
      stretchSince: null,
    });
  });

  it("ends a stretch that is too long, until the listener had a break", () => {
    const tired = { availability: "online", seenAt: NOON - 25, stretchSince: NOON - STRETCH_MAX } as const;
    expect(decide(tired, "online")).toEqual({
      kind: "rest",
      languages: ["en", "te", "hi"],
      secondLanguages: [],
      restUntil: NOON - 25 + BREAK,
    });
    expect(decide(tired, "busy")).toMatchObject({ kind: "rest" });
    expect(decide(tired, "away")).toMatchObject({ kind: "set", availability: "away" });
    expect(decide(tired, "online", NOON - 25 + BREAK)).toMatchObject({ kind: "set", stretchSince: NOON - 25 + BREAK });
    expect(decide({ ...tired, stretchSince: NOON - STRETCH_MAX + 1 }, "online")).toMatchObject({ kind: "set" });
  });

  it.each([
    [{ seenAt: NOON - 25, stretchSince: NOON - STRETCH_MAX }, NOON - 25 + BREAK],
    [{ seenAt: NOON - BREAK + 1, stretchSince: NOON - STRETCH_MAX }, NOON + 1],
    [{ seenAt: NOON - BREAK, stretchSince: NOON - STRETCH_MAX }, null],
    [{ seenAt: NOON - 25, stretchSince: NOON - STRETCH_MAX + 1 }, null],
    [{ seenAt: null, stretchSince: NOON - STRETCH_MAX }, null],
    [{ seenAt: NOON, stretchSince: null }, null],
  ])("and the break lasts until then, %#", (times, until) => {
    expect(restUntil(times, NOON)).toBe(until);
  });
});

describe("a break", () => {
  const onBreak = { availability: "away", onBreak: true, seenAt: NOON - 60_000, stretchSince: NOON - 90_000 } as const;

  it("is chosen by the listener, and ended only by them", () => {
    expect(decide({ availability: "online", seenAt: NOON }, "away")).toMatchObject({ kind: "set", onBreak: true });
    expect(decide(onBreak, "online")).toMatchObject({ kind: "set", availability: "online", onBreak: false });
    expect(decide(onBreak, "busy")).toMatchObject({ kind: "set", availability: "busy", onBreak: false });
  });

  it.each(["online", "busy", "away"] as const)("is not ended by a desk on another device that sends %s", (wish) => {
    expect(beat(onBreak, wish)).toMatchObject({ kind: "rest", restUntil: null });
  });

  it("that is due is not ended by a page either, when it is over", () => {
    const due = { ...onBreak, stretchSince: NOON - STRETCH_MAX };
    expect(beat(due, "online")).toMatchObject({ kind: "rest", restUntil: NOON - 60_000 + BREAK });
    expect(beat(due, "online", NOON + BREAK)).toMatchObject({ kind: "rest", restUntil: null });
    expect(decide(due, "online", NOON + BREAK)).toMatchObject({ kind: "set", availability: "online" });
  });

  it("does not begin when a page is left, so that another open page keeps them there", () => {
    const left = beat({ availability: "online", seenAt: NOON }, "away");
    expect(left).toMatchObject({ kind: "set", availability: "away", onBreak: false });
    expect(beat({ availability: "away", seenAt: NOON }, "online")).toMatchObject({
      kind: "set",
      availability: "online",
    });
  });

  it("allows to choose the languages meanwhile", () => {
    const facts = { record: record(onBreak), wish: "online", beat: true, now: NOON } as const;
    expect(decideAvailability({ ...facts, languages: ["hi"] })).toMatchObject({ kind: "rest", languages: ["hi"] });
  });
});

it.each([
  ["as they last said, while they give signs", "online", { availability: "online", onBreak: false, seenAt: NOON }],
  ["away once they have fallen silent", "away", { availability: "busy", onBreak: false, seenAt: NOON - HOUR }],
  ["on the break that they chose", "break", { availability: "away", onBreak: true, seenAt: NOON }],
  ["on it also without a sign", "break", { availability: "away", onBreak: true, seenAt: NOON - HOUR }],
] as const)("a listener is shown %s", (_, shown, said) => expect(shownAvailability(said, NOON)).toBe(shown));

describe("the beginning of a break", () => {
  it("is the last sign before a break that was chosen or is due", () => {
    expect(breakSince({ onBreak: true, seenAt: NOON })).toBe(NOON);
  });

  it("is none for a listener who is at the desk or has closed the page", () => {
    expect(breakSince({ onBreak: false, seenAt: NOON })).toBeNull();
  });
});

it.each([
  [
    { onBreak: false, seenAt: NOON, crisisEndedAt: null },
    { at: NOON, endedCrisis: false },
  ],
  [
    { onBreak: false, seenAt: NOON, crisisEndedAt: NOON - 1 },
    { at: NOON, endedCrisis: false },
  ],
  [
    { onBreak: false, seenAt: NOON, crisisEndedAt: NOON + 1 },
    { at: NOON, endedCrisis: true },
  ],
  [{ onBreak: true, seenAt: NOON, crisisEndedAt: NOON + 1 }, null],
  [{ onBreak: false, seenAt: null, crisisEndedAt: NOON }, null],
] as const)("the last sign of a desk tells whether a crisis ended without its listener: %j", (stored, sign) =>
  expect(lastSign(stored)).toEqual(sign),
);
