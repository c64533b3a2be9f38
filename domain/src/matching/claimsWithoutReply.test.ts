import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { MINUTE } from "../time";
import { claimsWithoutReply, noClaimsUntil } from "./claimsWithoutReply";

const claims = { first: NOON - 9 * MINUTE, second: NOON - 2 * MINUTE, old: NOON - 10 * MINUTE };

it("counts only the claims of the last ten minutes", () => {
  expect(claimsWithoutReply({ unanswered: claims }, NOON).map(([id]) => id)).toEqual(["first", "second"]);
});

it.each([
  ["with a place more than that", 3, null],
  ["with as many places", 2, NOON + MINUTE],
  ["with fewer", 1, NOON + MINUTE],
] as const)("lets a listener take somebody new: %s", (_, capacity, expected) => {
  expect(noClaimsUntil({ unanswered: claims, capacity }, NOON)).toBe(expected);
});
