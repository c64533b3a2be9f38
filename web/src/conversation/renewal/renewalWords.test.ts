import { expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { renewalWords } from "./renewalWords";

const END = Date.UTC(2040, 2, 3, 12);

it.each([
  ["active", END - 1, "Active until 3 March 2040."],
  ["active", END, "It ended on 3 March 2040."],
  ["cancelled", END - 1, "Cancelled. You can use it until 3 March 2040."],
  ["cancelled", END, "It ended on 3 March 2040."],
  ["ended", END - 1, "It ended on 3 March 2040."],
] as const)("a plan whose record says %s: %d", (status, now, words) => {
  expect(renewalWords(aPlan({ planId: "daily-care", validUntil: END, status }), [], now)).toBe(words);
});
