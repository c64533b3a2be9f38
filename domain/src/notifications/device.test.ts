import { expect, test } from "vitest";
import { toldOn } from "./device";

const devices = [
  { id: "one", token: "phone" },
  { id: "two", token: "tablet" },
];

test.each([
  ["on all devices whoever wants that in general", true, null, ["phone", "tablet"]],
  ["on all of them also of what they asked for on one", true, { push: true, device: "two" }, ["phone", "tablet"]],
  ["on none whoever does not", false, null, []],
  ["on none whoever asked for an e-mail", false, { push: false }, []],
  ["on the one on which they asked for this", false, { push: true, device: "two" }, ["tablet"]],
  ["on none once that one is gone", false, { push: true, device: "three" }, []],
  ["on the newest where they asked before devices were noted", false, { push: true }, ["phone"]],
] as const)("is told %s", (_, push, ways, told) => {
  expect(toldOn(devices, push, ways)).toEqual(told);
});
