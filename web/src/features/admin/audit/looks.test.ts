import { MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { oneLineALook } from "./looks";

const look = (reason: string, at: number, changes = {}) => ({
  value: { at: at * MINUTE, actor: "anita", action: "person.look" as const, target: "asha", reason, ...changes },
});

it("shows one line if somebody was found and opened", () => {
  const [opened, found] = [look("", 1), look("found", 0)];
  expect(oneLineALook([opened, found])).toEqual([opened]);
});

it.each([
  ["opened by another", [look("", 1, { actor: "ravi" }), look("found", 0)]],
  ["another was opened", [look("", 1, { target: "ravi" }), look("found", 0)]],
  ["opened long after", [look("", 11), look("found", 0)]],
  ["only found", [look("found", 1), look("found", 0)]],
  ["something was done between", [look("", 2), look("x", 1, { action: "case.decide" }), look("found", 0)]],
])("keeps both lines: %s", (_, rows) => {
  expect(oneLineALook(rows)).toEqual(rows);
});
