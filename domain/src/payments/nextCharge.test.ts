import { expect, it } from "vitest";
import { aPlan, NOON } from "../../../tests/support/domain";
import { DAY } from "../time";
import type { Mandate } from "./model";
import { nextCharge, renewalOf } from "./nextCharge";

const until = NOON + 20 * DAY;
const plan = aPlan({ planId: "daily-care", validUntil: until });
const month = (from: number, end: number, planId: "daily-care" | "deep-healing" = "daily-care") => ({
  planId,
  item: null,
  paymentId: `pay_${from}`,
  from,
  until: end,
});
const care = { planId: "daily-care", amount: 149_900 } as const;
const deep = { planId: "deep-healing", amount: 199_900 } as const;

it.each([
  ["one that renews", plan, [deep, care], { amount: 149_900, at: until }],
  ["one that was bought once", plan, [], null],
  ["one beside which another renews", plan, [deep], null],
  ["one that was cancelled", { ...plan, status: "cancelled" as const }, [care], null],
  ["one that is over", { ...plan, validUntil: NOON }, [care], null],
  [
    "one of which two months are paid: no date",
    { ...plan, terms: [month(NOON - 10 * DAY, NOON + DAY), month(NOON + DAY, until)] },
    [care],
    { amount: 149_900, at: null },
  ],
  [
    "one with a month that has ended, and another plan beside it",
    { ...plan, terms: [month(NOON - 40 * DAY, NOON - DAY), month(NOON, until), month(NOON, until, "deep-healing")] },
    [care],
    { amount: 149_900, at: until },
  ],
])("of a plan: %s", (_what, of, charged, expected) => {
  expect(nextCharge(of, charged, NOON)).toEqual(expected);
});

const mandate = (status: Mandate["status"], changes: Partial<Mandate> = {}): Mandate => ({
  ...care,
  status,
  cancelling: false,
  ...changes,
});

it.each([
  ["nothing", [], "none", []],
  ["one that is charged", [mandate("active")], "goes-on", [care]],
  ["one that was approved, before its first charge", [mandate("authenticated")], "goes-on", [care]],
  ["one that the bank paused", [mandate("paused")], "goes-on", []],
  ["one that the bank did not pay, beside another", [mandate("active"), mandate("pending", deep)], "unpaid", [care]],
  ["one for which the bank is not asked any more", [mandate("halted")], "unpaid", []],
  ["one that is being cancelled", [mandate("active", { cancelling: true })], "none", []],
  ["one that is being cancelled, unpaid", [mandate("halted", { cancelling: true })], "none", []],
  ["one left at the checkout", [mandate("created")], "none", []],
  ["those that are over", [mandate("cancelled"), mandate("completed"), mandate("expired")], "none", []],
] as const)("of mandates: %s", (_what, mandates, state, charged) => {
  expect(renewalOf(mandates)).toEqual({ state, charged });
});
