import { expect, it } from "vitest";
import { onCall } from "../oncall/model";
import { hourStart } from "./calendar";
import { isOnCall, spokenBy } from "./standby";

const record = (changes = {}) => ({
  ...onCall.parse({ on: true, windows: [{ days: [0, 1, 2, 3, 4, 5, 6], from: 22 * 60, to: 6 * 60, duty: "awake" }] }),
  testedAt: 1,
  ...changes,
});
const at = (hour: number): number => hourStart("2026-03-02", hour);

it("is a listener who speaks the language and is on call for everybody then", () => {
  const phone = { record: record(), languages: ["te" as const] };
  expect([isOnCall([phone], "te", at(22)), isOnCall([phone], "te", at(21)), isOnCall([phone], "hi", at(22))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isOnCall([{ ...phone, record: record({ testedAt: null }) }], "te", at(22))).toBe(false);
  const asleep = record({ windows: [{ days: [1], from: 22 * 60, to: 6 * 60, duty: "crisis" }] });
  expect(isOnCall([{ ...phone, record: asleep }], "te", at(22))).toBe(false);
});

it("depends on the languages that were named for being on call", () => {
  expect(spokenBy({ record: record({ languages: { hi: "little" } }), languages: ["te"] })).toEqual(["hi"]);
  expect(spokenBy({ record: record(), languages: ["te"] })).toEqual(["te"]);
});
