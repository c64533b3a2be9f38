import { expect, it } from "vitest";
import { isRefunded } from "./refunded";

const order = (status: string, createdAt: number, planId = "daily-care") => ({ planId, status, createdAt });

it.each([
  [[], false],
  [[order("paid", 1)], false],
  [[order("refunded", 1)], true],
  [[order("paid", 1), order("refunded", 2)], true],
  [[order("refunded", 1), order("paid", 2)], false],
  [[order("refunded", 1), order("created", 2)], true],
  [[order("paid", 1), order("refunded", 2, "deep-healing")], false],
])("the newest payment for the plan decides, in any order: %j", (orders, wanted) => {
  expect(isRefunded("daily-care", orders)).toBe(wanted);
  expect(isRefunded("daily-care", orders.toReversed())).toBe(wanted);
});
