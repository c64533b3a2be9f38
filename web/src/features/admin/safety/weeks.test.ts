import { alarmCounts } from "@thodu/domain/safety/alarmCounts";
import { expect, test } from "vitest";
import { alarmWeeks, judged, mondayOf, unanswered } from "./weeks";

const at = (day: string): number => Date.parse(`${day}T12:00:00+05:30`);
const counts = (changes: object) => alarmCounts.parse(changes);

test("a week begins on Monday, also at the end of a year", () => {
  expect(["2026-11-23", "2026-11-29", "2026-11-30", "2027-01-01"].map(mondayOf)).toEqual([
    "2026-11-23",
    "2026-11-23",
    "2026-11-30",
    "2026-12-28",
  ]);
});

test("alarms are added up by week, newest first", () => {
  const days = [
    { day: "2026-11-24", alarms: counts({ certain: 1 }) },
    { day: "2026-11-23", alarms: counts({ certain: 2, waits: { 3: 1 } }) },
    { day: "2026-11-22", alarms: counts({ unsure: 5 }) },
  ];
  expect(alarmWeeks(days, at("2026-11-25"))).toEqual([
    { monday: "2026-11-23", alarms: counts({ certain: 3, waits: { 3: 1 } }) },
    { monday: "2026-11-16", alarms: counts({ unsure: 5 }) },
  ]);
});

test("this week and the last one are there without a figure, earlier ones are not", () => {
  const days = [{ day: "2026-11-05", alarms: counts({ certain: 2 }) }];
  expect(alarmWeeks(days, at("2026-12-01"))).toEqual([
    { monday: "2026-11-30", alarms: counts({}) },
    { monday: "2026-11-23", alarms: counts({}) },
    { monday: "2026-11-02", alarms: counts({ certain: 2 }) },
  ]);
  // In India it is Monday already.
  expect(alarmWeeks([], Date.parse("2026-11-29T19:00:00Z")).map(({ monday }) => monday)).toEqual([
    "2026-11-30",
    "2026-11-23",
  ]);
});

test("the number of those who did not answer is never negative", () => {
  expect(unanswered(counts({ unsure: 5, yes: 1, no: 2 }))).toBe(2);
  expect(unanswered(counts({ yes: 1 }))).toBe(0);
});

test("an alarm was right if its talk ended as a crisis, of all that did or were lowered", () => {
  expect(judged(counts({ certain: 9, unsure: 9, confirmed: 12, lowered: 3 }))).toEqual({ right: 12, of: 15 });
});
