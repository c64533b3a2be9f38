import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { onDesk, queued } from "../../../tests/support/queue";
import { MINUTE } from "../time";
import { hearerAtDesk } from "./whoIsThere";

it.each<[string, Parameters<typeof onDesk>[1], "none" | "crisis", boolean]>([
  ["who speaks their language", { languages: ["te"], secondLanguages: [] }, "none", true],
  ["who speaks it a little", { languages: ["en"], secondLanguages: ["te"] }, "none", true],
  ["who talks with somebody else", { languages: ["te"], availability: "busy" }, "none", true],
  ["who speaks another", { languages: ["en"], secondLanguages: ["hi"] }, "none", false],
  ["who speaks another, in a crisis", { languages: ["en"], secondLanguages: [] }, "crisis", true],
  ["who is with somebody in a crisis", { languages: ["te"], holdsCrisis: true }, "none", false],
  ["who is with another in a crisis", { languages: ["te"], holdsCrisis: true }, "crisis", false],
  ["who is in a call", { languages: ["te"], inCall: true }, "none", false],
  ["who is in a call, in a crisis", { languages: ["te"], inCall: true }, "crisis", false],
  ["who has as many people as they have places", { languages: ["te"], load: 3 }, "none", true],
  ["who has fallen silent", { languages: ["te"], seenAt: NOON - 2 * MINUTE }, "crisis", false],
  ["who may not listen any more", { languages: ["te"], approved: false }, "crisis", false],
])("a person is heard by %s: %#", (_, changes, risk, heard) => {
  const person = queued("asha", { locale: "te", risk });
  expect(hearerAtDesk([onDesk("meera", changes)], person, NOON)).toBe(heard ? "meera" : null);
});

it("a person who does not wait is told of any listener", () => {
  expect(hearerAtDesk([onDesk("meera", { languages: ["en"], inCall: true })], null, NOON)).toBe("meera");
});

it.each(["none", "crisis"] as const)("a listener parted from the person by a block does not count: %s", (risk) => {
  const person = queued("asha", { blocked: ["meera"], risk });
  expect(hearerAtDesk([onDesk("meera")], person, NOON)).toBeNull();
  expect(hearerAtDesk([onDesk("meera"), onDesk("ravi")], person, NOON)).toBe("ravi");
  expect(hearerAtDesk([onDesk("asha")], person, NOON)).toBeNull();
});
