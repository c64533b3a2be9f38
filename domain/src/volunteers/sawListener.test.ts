import { expect, test } from "vitest";
import { isDecidedSince } from "./sawListener";

const never = { decidedAt: null, answeredAt: null };

test.each([
  ["nothing has happened", never, never, false],
  ["what stood there stands", { decidedAt: 5, answeredAt: 7 }, { decidedAt: 5, answeredAt: 7 }, false],
  ["they were approved or revoked", { decidedAt: 5, answeredAt: null }, never, true],
  ["that was done anew", { decidedAt: 6, answeredAt: 7 }, { decidedAt: 5, answeredAt: 7 }, true],
  ["their application was answered", { decidedAt: null, answeredAt: 7 }, never, true],
  ["of the application nothing is known", { decidedAt: null, answeredAt: 7 }, { decidedAt: null }, false],
  ["of the decision nothing is known", { decidedAt: 5, answeredAt: null }, { answeredAt: null }, false],
  ["nothing is known", { decidedAt: 5, answeredAt: 7 }, undefined, false],
] as const)("if %s", (_, stands, saw, expected) => {
  expect(isDecidedSince(stands, saw)).toBe(expected);
});
