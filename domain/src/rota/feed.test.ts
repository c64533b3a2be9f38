import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR } from "../time";
import { calendarOf, escaped, folded } from "./feed";

const octets = (text: string): number => Buffer.byteLength(text);
const unfolded = (text: string): string => text.replaceAll("\r\n ", "");

it("is a calendar with an event for each shift, in UTC and ordered by time", () => {
  const from = Date.parse("2026-03-02T18:00:00+05:30");
  const booked = [
    { id: "2026-03-03_te_09-12_1", from: from + 15 * HOUR, to: from + 18 * HOUR },
    { id: "2026-03-02_te_18-21_1", from, to: from + 3 * HOUR },
  ];
  expect(calendarOf(booked, "en", Date.parse("2026-03-01T00:00:00.500Z")).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Thodu//Shifts//EN",
    "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Thodu",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "BEGIN:VEVENT",
    "UID:2026-03-02_te_18-21_1@thodu",
    "DTSTAMP:20260301T000000Z",
    "DTSTART:20260302T123000Z",
    "DTEND:20260302T153000Z",
    "SUMMARY:Thodu shift",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:2026-03-03_te_09-12_1@thodu",
    "DTSTAMP:20260301T000000Z",
    "DTSTART:20260303T033000Z",
    "DTEND:20260303T063000Z",
    "SUMMARY:Thodu shift",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it.each([
  ["te", "తోడు షిఫ్ట్"],
  ["hi", "तोडु शिफ़्ट"],
] as const)("has a title in %s", (locale, words) => {
  expect(calendarOf([{ id: "one", from: 0, to: HOUR }], locale, 0)).toContain(`\r\nSUMMARY:${words}\r\n`);
});

it("uses no time zone, so that hours which occur twice when clocks are set back stay apart", () => {
  const back = Date.parse("2026-11-01T06:00:00Z");
  const text = calendarOf([{ id: "one", from: back, to: back + 2 * HOUR }], "en", 0);
  expect(text).toContain("DTSTART:20261101T060000Z\r\nDTEND:20261101T080000Z");
  expect(text).not.toMatch(/TZID|VTIMEZONE/);
});

it("has no event without shifts", () => {
  expect(calendarOf([], "en", 0)).not.toContain("VEVENT");
});

describe("a value", () => {
  it.each([
    ["a;b,c\\d", "a\\;b\\,c\\\\d"],
    ["one\ntwo\r\nthree\rfour", "one\\ntwo\\nthree\\nfour"],
    ["తోడు: షిఫ్ట్", "తోడు: షిఫ్ట్"],
  ])("%j is written %j", (text, written) => {
    expect(escaped(text)).toBe(written);
  });

  it("can't end a line or begin a property, whatever it has", () => {
    const id = "x\r\nATTENDEE:mailto:asha@example.com";
    expect(calendarOf([{ id, from: 0, to: 1 }], "en", 0)).not.toMatch(/^ATTENDEE/m);
  });
});

describe("a long line", () => {
  it("is folded at 75 octets, between characters of three", () => {
    const text = `SUMMARY:${"తోడు షిఫ్ట్ ".repeat(9)}`;
    const lines = folded(text).split("\r\n");
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75);
    // The lines are as long as possible: no further character of Telugu would have fit.
    for (const line of lines.slice(0, -1)) expect(octets(line)).toBeGreaterThan(72);
    expect(unfolded(folded(text))).toBe(text);
  });

  it("is not folded up to 75 octets", () => {
    expect(folded("x".repeat(75))).toBe("x".repeat(75));
    expect(folded("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x`);
  });

  it("reads back the same, whatever it has", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 60, maxLength: 200 }), (text) => {
        const line = text.replaceAll(/[\r\n]/g, "");
        const parts = folded(line).split("\r\n");
        expect(unfolded(folded(line))).toBe(line);
        for (const part of parts) {
          expect(octets(part)).toBeLessThanOrEqual(75);
          // No line ends within a character.
          expect(part.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
