import { expect, it } from "vitest";
import { aCall } from "../../../tests/support/domain";
import { whyMissed } from "./missed";

it.each([
  [{ status: "missed" }, "unanswered"],
  [{ status: "ringing", volunteerId: "ravi" }, "unanswered"],
  [{ status: "cancelled", endedBy: "customer" }, "hung-up"],
  [{ status: "cancelled", endedBy: "lost" }, "lost"],
  [{ status: "cancelled", endedBy: "lost", volunteerId: "ravi" }, "unanswered"],
  [{ status: "ended", endedBy: "customer" }, "unknown"],
  [{ status: "ringing" }, "unknown"],
] as const)("a call that is %j was missed: %s", (changes, why) => {
  expect(whyMissed(aCall({ volunteerId: "meera", endedBy: null, ...changes }), "meera")).toBe(why);
});
