import { expect, it } from "vitest";
import { aPlan } from "../../../tests/support/domain";
import { DAY, HOUR } from "../time";
import { usageKey, type UsedBy } from "./metering";
import { paysFor } from "./paysFor";

/** Noon in India. */
const NOON = Date.UTC(2026, 2, 3, 6, 30);
const month = aPlan({ planId: "daily-care", validUntil: NOON + 20 * DAY });
const lastDay = aPlan({ planId: "daily-care", validUntil: NOON + HOUR });
const oneCall = aPlan({ planId: "pay-as-you-go", item: "call", validUntil: NOON + DAY });
const allUsed = (plan: typeof month): UsedBy => ({ [usageKey(plan, NOON)]: { chat: DAY, call: DAY } });

it.each([
  ["with minutes left", month, {}, "now"],
  ["with the minutes of today used, while it goes on", month, allUsed(month), "tomorrow"],
  ["with the minutes of its last day used", lastDay, allUsed(lastDay), "over"],
  ["that gives only calls", oneCall, {}, null],
  ["that is not there", null, {}, null],
] as const)("a plan %s pays for chat: %#", (_, plan, used, paid) => {
  expect(paysFor("chat", plan, used, NOON)).toBe(paid);
});

it("a plan of which one call was bought pays for that call", () => {
  expect(paysFor("call", oneCall, {}, NOON)).toBe("now");
});
