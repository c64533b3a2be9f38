import { expect, it } from "vitest";
import { countAfter, signalId } from "./model";

it("counts places of signals on from the one that was written last", () => {
  expect([0, 7, 199, 200, 401].map((count) => signalId("ab_1", count))).toEqual([
    "ab_1_0",
    "ab_1_7",
    "ab_1_199",
    "ab_1_0",
    "ab_1_1",
  ]);
  expect(countAfter("ab_1", "ab_1_7")).toBe(8);
  expect(countAfter("ab_1", "ab_1_199")).toBe(200);
  for (const none of [undefined, "ab", "other_7", "ab_1_", "7f0c-4"]) expect(countAfter("ab_1", none)).toBe(0);
});
