import { describe, expect, it, test } from "vitest";
import { aPlan, NOON } from "../../../tests/support/domain";
import { unused, usageKey, type Used } from "../plans/metering";
import { DAY, HOUR, MINUTE, SECOND } from "../time";
import { allowanceOf, type AllowanceFacts } from "./allowance";
import { FREE_CALL_SECONDS, UNBOUNDED_SECONDS } from "./limits";

interface Given extends Partial<Omit<AllowanceFacts, "used">> {
  /** Of the plan. */
  readonly used?: Used;
}
const of = ({ plan: bought = null, used = unused, ...facts }: Given = {}) =>
  allowanceOf({
    crisis: false,
    freeCallUsed: false,
    plan: bought,
    used: { [usageKey(bought, NOON)]: used },
    now: NOON,
    ...facts,
  });
const called = (seconds: number) => ({ ...unused, call: seconds * SECOND });
const plan = (planId: ReturnType<typeof aPlan>["planId"], changes = {}) => aPlan({ planId, ...changes });

describe("how long a person may talk", () => {
  test.each([
    ["the free call", {}, "free", FREE_CALL_SECONDS],
    ["Daily Care", { plan: plan("daily-care") }, "plan", 1_800],
    ["the rest of Daily Care", { plan: plan("daily-care"), used: called(1_790) }, "plan", 10],
    ["Deep Healing, also after the free call", { plan: plan("deep-healing"), freeCallUsed: true }, "plan", 3_600],
    [
      "Unlimited Support, however much was talked",
      { plan: plan("unlimited-support"), used: called(90_000) },
      "plan",
      UNBOUNDED_SECONDS,
    ],
    ["the call of Pay As You Go", { plan: plan("pay-as-you-go", { item: "call" }), freeCallUsed: true }, "plan", 900],
    ["a cancelled plan, to its end", { plan: plan("daily-care", { status: "cancelled" }) }, "plan", 1_800],
    [
      "the free call beside a plan that is over",
      { plan: plan("daily-care", { validUntil: NOON }) },
      "free",
      FREE_CALL_SECONDS,
    ],
    [
      "in a crisis, whatever was used",
      { crisis: true, freeCallUsed: true, plan: plan("daily-care"), used: called(1_800) },
      "crisis",
      UNBOUNDED_SECONDS,
    ],
  ] as const)("%s", (_, facts, allowance, maxSeconds) => {
    expect(of(facts)).toMatchObject({ ok: true, value: { allowance, maxSeconds } });
  });

  it("is what all plans give together, with the plans that pay for it", () => {
    const single = (paymentId: string, until: number) =>
      ({ planId: "pay-as-you-go", item: "call", paymentId, from: NOON - MINUTE, until }) as const;
    const terms = [single("pay_new", NOON + 2 * MINUTE), single("pay_old", NOON + MINUTE)];
    const bought = plan("pay-as-you-go", { item: "call", validUntil: NOON + 2 * MINUTE, terms });
    const used = { pay_old: called(840) };
    const allowed = allowanceOf({ crisis: false, freeCallUsed: true, plan: bought, used, now: NOON });
    expect(allowed).toMatchObject({
      value: {
        allowance: "plan",
        maxSeconds: 960,
        funds: { plans: [{ paymentId: "pay_old" }, { paymentId: "pay_new" }], used: { ...used, pay_new: unused } },
      },
    });
  });

  it("uses no plan for a free call, or in a crisis", () => {
    for (const facts of [{}, { crisis: true, plan: plan("daily-care") }])
      expect(of(facts)).toMatchObject({ value: { funds: { plans: [], used: {} } } });
  });

  test.each([
    ["the free call is used", { freeCallUsed: true }, "CALL_USED"],
    [
      "it is used and the plan has ended",
      { freeCallUsed: true, plan: plan("deep-healing", { status: "ended" }) },
      "CALL_USED",
    ],
    [
      "the call of Pay As You Go is used up",
      { plan: plan("pay-as-you-go", { item: "call" }), freeCallUsed: true, used: called(900) },
      "CALL_USED",
    ],
    [
      "less than a second of it is left, which no call can be made of",
      { plan: plan("pay-as-you-go", { item: "call" }), freeCallUsed: true, used: called(899.456) },
      "CALL_USED",
    ],
    ["Pay As You Go bought a chat", { plan: plan("pay-as-you-go", { item: "chat" }), freeCallUsed: true }, "CALL_USED"],
    [
      "it was a day of chat under Daily Care",
      { plan: plan("daily-care"), used: { chat: MINUTE, call: 0 } },
      "QUOTA_USED",
    ],
    ["the day’s minutes are used", { plan: plan("daily-care"), used: called(1_800) }, "QUOTA_USED"],
  ] as const)("not at all when %s", (_, facts, reason) => {
    expect(of(facts)).toMatchObject({ ok: false, failure: { reason } });
  });

  it("says when minutes return: at midnight in India", () => {
    expect(of({ plan: plan("daily-care"), used: called(1_800) })).toMatchObject({
      failure: { retryAfterSeconds: 12 * 3_600 },
    });
  });

  const midnight = NOON + 12 * HOUR;
  const term = (from: number, until: number) =>
    ({ planId: "daily-care", item: null, paymentId: `pay_${from}`, from, until }) as const;
  const beside = {
    planId: "pay-as-you-go",
    item: "call",
    paymentId: "pay_single",
    from: NOON - 1,
    until: midnight + 1,
  } as const;

  it.each([
    ["its only plan ends then", plan("daily-care", { validUntil: midnight }), false],
    ["it ends before", plan("daily-care", { validUntil: NOON + 1, status: "cancelled" }), false],
    ["it runs on", plan("daily-care", { validUntil: midnight + 1 }), true],
    [
      "the next term of it has been bought",
      plan("daily-care", {
        validUntil: midnight + DAY,
        terms: [term(NOON - DAY, NOON + 1), term(NOON + 1, midnight + DAY)],
      }),
      true,
    ],
    [
      "what runs on beside it is used up",
      plan("daily-care", { validUntil: midnight + 1, terms: [term(NOON - DAY, NOON + 1), beside] }),
      false,
    ],
  ] as const)("names midnight only if minutes return: %s", (_, bought, returns) => {
    const used = { [usageKey(plan("daily-care"), NOON)]: called(1_800), pay_single: called(900) };
    const refused = allowanceOf({ crisis: false, freeCallUsed: true, plan: bought, used, now: NOON });
    expect(refused).toMatchObject({ ok: false, failure: { reason: "QUOTA_USED" } });
    expect(!refused.ok && "retryAfterSeconds" in refused.failure).toBe(returns);
  });
});
