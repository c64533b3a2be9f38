import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { SECOND } from "../time";
import { countsAsAnswer } from "./spoke";

it("a call of half a minute counts as an answer, a shorter or unanswered one does not", () => {
  expect(countsAsAnswer({ answeredAt: NOON - 30 * SECOND }, NOON)).toBe(true);
  expect(countsAsAnswer({ answeredAt: NOON - 30 * SECOND + 1 }, NOON)).toBe(false);
  expect(countsAsAnswer({ answeredAt: null }, NOON)).toBe(false);
});
