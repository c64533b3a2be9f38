import { expect, it } from "vitest";
import { countAfter, countFor, signalId } from "./model";

it("counts places of signals from the one that was written last", () => {
  expect([0, 7, 199, 200, 401].map((count) => signalId("ab_1", count))).toEqual([
    "ab_1_0",
    "ab_1_7",
    "ab_1_199",
    "ab_1_0",
    "ab_1_1",
  ]);
  expect(countAfter("ab_1", "ab_1_7")).toBe(8);
  expect(countAfter("ab_1", "ab_1_199")).toBe(200);
  expect([0, 1, 9, 10, 195].map((count) => countFor("offer", count))).toEqual([0, 10, 10, 10, 200]);
  expect(countFor("answer", 3)).toBe(10);
  expect([countFor("hello", 3), countFor("candidate", 19)]).toEqual([3, 19]);
  for (const none of [undefined, "ab", "other_7", "ab_1_", "7f0c-4"]) expect(countAfter("ab_1", none)).toBe(0);
});
