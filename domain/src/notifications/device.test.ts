import { expect, test } from "vitest";
import { toldOn } from "./device";

const devices = [
  { id: "one", token: "phone" },
  { id: "two", token: "tablet" },
];

test.each([
  ["on all devices if they want that in general", true, null, ["phone", "tablet"]],
  ["on all of them also if they asked on one", true, { push: true, device: "two" }, ["phone", "tablet"]],
  ["on none if they do not", false, null, []],
  ["on none if they asked for an e-mail", false, { push: false }, []],
  ["on the one on which they asked for this", false, { push: true, device: "two" }, ["tablet"]],
  ["on none if that one is gone", false, { push: true, device: "three" }, []],
  ["on the newest if they asked before devices were stored", false, { push: true }, ["phone"]],
] as const)("a person is told %s", (_, push, ways, told) => {
  expect(toldOn(devices, push, ways)).toEqual(told);
});
