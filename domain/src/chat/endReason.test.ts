import { expect, it } from "vitest";
import { endReason } from "./endReason";

it.each([
  ["volunteer", "active", "listened", "listened"],
  ["volunteer", "active", undefined, ""],
  ["customer", "active", undefined, ""],
  ["customer", "waiting", undefined, "queue"],
] as const)("of a %s in a conversation that is %s, %s is %j", (side, status, outcome, reason) => {
  expect(endReason(side, status, outcome)).toBe(reason);
});
