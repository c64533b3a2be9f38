import { expect, it } from "vitest";
import { kindOf } from "./kinds";

const WEDNESDAY = Date.parse("2026-12-02T18:00:00+05:30");
const SEEN = Date.parse("2026-11-25T09:00:00+05:30");
const stretches = [{ language: "hi" as const, from: WEDNESDAY, to: WEDNESDAY + 1 }];
const spaced = (words: string) => words.replaceAll(/\s/g, " ");

it("names the day of hours that nobody had, and when that was seen", () => {
  expect(spaced(kindOf({ category: "rota-week", ended: undefined, stretches, createdAt: SEEN }))).toMatch(
    /^Hours on Wed, 2 Dec that nobody had \(seen on Wednesday,? 25 November.* 9:00 am; this may have changed since\)$/,
  );
});

it("says of the hour that goes on when it was seen", () => {
  expect(kindOf({ category: "rota-now", ended: undefined, stretches, createdAt: SEEN })).toMatch(
    /^Nobody is on shift now \(seen on/,
  );
});

it("has the words of the kind where no hours are named", () => {
  expect(kindOf({ category: "rota-week", ended: undefined, stretches: [], createdAt: SEEN })).toBe(
    "Hours next week that nobody has",
  );
  expect(kindOf({ category: "supervisor", ended: undefined })).toBe("A listener needs a supervisor now");
});
