import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { onDesk } from "../../../tests/support/queue";
import { MINUTE } from "../time";
import { isHeardAtDesk } from "./whoIsThere";

it.each<[string, Parameters<typeof onDesk>[1], "none" | "crisis", boolean]>([
  ["who speaks their language", { languages: ["te"], secondLanguages: [] }, "none", true],
  ["who speaks it a little", { languages: ["en"], secondLanguages: ["te"] }, "none", true],
  ["who talks with somebody else", { languages: ["te"], availability: "busy" }, "none", true],
  ["who speaks another", { languages: ["en"], secondLanguages: ["hi"] }, "none", false],
  ["who speaks another, in a crisis", { languages: ["en"], secondLanguages: [] }, "crisis", true],
  ["who is with somebody in a crisis", { languages: ["te"], holdsCrisis: true }, "none", true],
  ["who is with another in a crisis", { languages: ["te"], holdsCrisis: true }, "crisis", false],
  ["who has fallen silent", { languages: ["te"], seenAt: NOON - 2 * MINUTE }, "crisis", false],
  ["who may not listen any more", { languages: ["te"], approved: false }, "crisis", false],
])("a person is heard by %s: %#", (_, changes, risk, heard) => {
  expect(isHeardAtDesk([onDesk("meera", changes)], { locale: "te", risk }, NOON)).toBe(heard);
});

it("who does not wait is told of anybody", () => {
  expect(isHeardAtDesk([onDesk("meera", { languages: ["en"] })], null, NOON)).toBe(true);
});
