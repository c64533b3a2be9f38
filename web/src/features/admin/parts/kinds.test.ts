import { expect, it } from "vitest";
import { kindOf } from "./kinds";

const WEDNESDAY = Date.parse("2026-12-02T18:00:00+05:30");
const SEEN = Date.parse("2026-11-25T09:00:00+05:30");
const stretches = [{ language: "hi" as const, from: WEDNESDAY, to: WEDNESDAY + 1 }];
const spaced = (words: string) => words.replaceAll(/\s/g, " ");

it("names the day of hours without a listener, and when that was noticed", () => {
  expect(spaced(kindOf({ category: "rota-week", ended: undefined, stretches, createdAt: SEEN }))).toMatch(
    /^Hours on Wed, 2 Dec that nobody had \(seen on Wednesday,? 25 November.* 9:00 am; this may have changed since\)$/,
  );
});

it("says for the present hour when it was noticed", () => {
  expect(kindOf({ category: "rota-now", ended: undefined, stretches, createdAt: SEEN })).toMatch(
    /^Nobody is on shift now \(seen on/,
  );
});

it("uses the words of the kind if no hours are named", () => {
  expect(kindOf({ category: "rota-week", ended: undefined, stretches: [], createdAt: SEEN })).toBe(
    "Hours next week that nobody has",
  );
});

it.each([
  ["open", 59, "A listener needs a supervisor now"],
  ["open", 61, "A listener called for a supervisor"],
  ["decided", 1, "A listener called for a supervisor"],
] as const)("says that somebody is needed now while they may wait: %s, %s minutes", (status, minutes, words) => {
  const createdAt = Date.now() - minutes * 60_000;
  expect(kindOf({ category: "supervisor", ended: undefined, status, createdAt })).toBe(words);
});
