import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { unused } from "@thodu/domain/plans/metering";
import { HOUR, kolkataDay, MINUTE } from "@thodu/domain/time";
import { describe, expect, test } from "vitest";
import { leftOf, leftOfAll } from "./left";

const NOW = Date.parse("2026-01-15T12:00:00+05:30");
const plan = (planId: PlanTerm["planId"], item: PlanTerm["item"] = null): PlanTerm => ({
  planId,
  item,
  paymentId: "pay_1",
  status: "active",
  validUntil: NOW + 1,
  terms: [],
});

describe("what is left of a plan", () => {
  test.each([
    ["unlimited-support", null, unused, ["Unlimited calls and chat."]],
    ["deep-healing", null, unused, ["120 min of chat left today", "60 min of calls left today"]],
    [
      "deep-healing",
      null,
      { chat: 1, call: 59.5 * MINUTE },
      ["120 min of chat left today", "1 min of calls left today"],
    ],
    ["deep-healing", null, { chat: 120 * MINUTE, call: 0 }, ["60 min of calls left today"]],
    [
      "deep-healing",
      null,
      { chat: 120 * MINUTE, call: 60 * MINUTE },
      ["Today’s minutes are used up. New ones come at midnight (India time)."],
    ],
    ["daily-care", null, unused, ["90 min of chat left today, or 30 min of calls left today"]],
    ["daily-care", null, { chat: 30 * MINUTE, call: 0 }, ["60 min of chat left today"]],
    [
      "daily-care",
      null,
      { chat: 0, call: 30 * MINUTE },
      ["Today’s minutes are used up. New ones come at midnight (India time)."],
    ],
    ["pay-as-you-go", "chat", unused, ["30 min of chat left"]],
    ["pay-as-you-go", "call", { chat: 0, call: 5 * MINUTE }, ["10 min of calls left"]],
    ["pay-as-you-go", "call", { chat: 0, call: 15 * MINUTE }, ["It is used up."]],
  ] as const)("%s %s %j", (planId, item, used, words) => {
    expect(leftOf(plan(planId, item), used, NOW, true)).toEqual(words);
  });
});

describe("what is left of several plans", () => {
  const MIDNIGHT = NOW + 12 * HOUR;
  const single = (paymentId: string): PlanTerm => ({ ...plan("pay-as-you-go", "chat"), paymentId });
  const bought = (...held: readonly PlanTerm[]): PlanTerm => ({
    ...plan("pay-as-you-go"),
    validUntil: Math.max(...held.map(({ validUntil }) => validUntil)),
    terms: held.map(({ validUntil, planId, item, paymentId }) => ({
      planId,
      item,
      paymentId,
      from: NOW - HOUR,
      until: validUntil,
    })),
  });
  const usedUp = { chat: 30 * MINUTE, call: 0 };
  const plans = [single("pay_1"), single("pay_2"), single("pay_3")];

  test("leaves out what is used up or not known", () => {
    expect(leftOfAll(bought(...plans), { pay_1: usedUp, pay_2: unused }, NOW)).toEqual([
      { paymentId: "pay_2", planId: "pay-as-you-go", lines: ["30 min of chat left"] },
    ]);
  });

  test("counts the day’s minutes of two monthly plans as used one after the other", () => {
    const both = [plan("deep-healing"), { ...plan("daily-care"), paymentId: "pay_care" }];
    const used = { [kolkataDay(NOW)]: { chat: 150 * MINUTE, call: 0 } };
    expect(leftOfAll(bought(...both), used, NOW).map(({ planId, lines }) => [planId, lines])).toEqual([
      ["deep-healing", ["60 min of calls left today"]],
      ["daily-care", ["60 min of chat left today"]],
    ]);
  });

  test.each([
    ["no plan runs then", NOW + 1, "Today’s minutes are used up. Your plan is paid only until today."],
    ["one does", MIDNIGHT + 1, "Today’s minutes are used up. New ones come at midnight (India time)."],
  ])("names midnight only if minutes return then: %s", (_, validUntil, words) => {
    const held = [{ ...plan("deep-healing"), validUntil }, single("pay_1")];
    const used = { [kolkataDay(NOW)]: { chat: 120 * MINUTE, call: 60 * MINUTE }, pay_1: usedUp };
    expect(leftOfAll(bought(...held), used, NOW).map(({ lines }) => lines)).toEqual([[words]]);
  });

  test("says once that all of it is used up", () => {
    expect(leftOfAll(bought(...plans), { pay_1: usedUp, pay_2: usedUp, pay_3: usedUp }, NOW)).toEqual([
      { paymentId: "pay_1", planId: "pay-as-you-go", lines: ["It is used up."] },
    ]);
    expect(leftOfAll(bought(...plans), {}, NOW)).toEqual([]);
  });
});
