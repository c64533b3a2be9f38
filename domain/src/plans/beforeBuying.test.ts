import { describe, expect, it, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { cancelled, grant, type Entitlement } from "../payments/entitlement";
import { DAY } from "../time";
import { beforeBuying } from "./beforeBuying";
import { runningTerms } from "./metering";
import { plans, type PlanId } from "./plans";

const ids = plans.map(({ planId }) => planId);

const buy = (before: Entitlement | null, planId: PlanId, at: number): Entitlement =>
  grant(
    before,
    "asha",
    {
      orderId: `${planId} at ${at}`,
      paymentId: `${planId} at ${at}`,
      planId,
      item: planId === "pay-as-you-go" ? "chat" : null,
      planName: planId,
      amount: 100,
      boughtAt: at,
    },
    at,
  );

const NEXT = NOON + DAY;

describe("before a plan is bought", () => {
  it("there is nothing to say to a person without one, nor once it has ended", () => {
    expect(beforeBuying(null, "daily-care", NOON)).toEqual({ kind: "nothing" });
    const had = buy(null, "daily-care", NOON);
    expect(beforeBuying(had, "daily-care", had.validUntil)).toEqual({ kind: "nothing" });
    expect(beforeBuying({ ...had, status: "ended" }, "deep-healing", NEXT)).toEqual({ kind: "nothing" });
  });

  it("a single call or chat says nothing of another", () => {
    expect(beforeBuying(buy(null, "pay-as-you-go", NOON), "pay-as-you-go", NEXT)).toEqual({ kind: "nothing" });
  });

  test.each(ids.filter((id) => id !== "pay-as-you-go"))(
    "the end of the same plan is where its next month begins: %s",
    (id) => {
      const had = buy(buy(null, id, NOON), id, NOON + 1);
      const told = beforeBuying(had, id, NEXT);
      if (told.kind !== "again") throw new Error("It is the same plan.");
      const after = buy(had, id, NEXT);
      expect(after.terms.at(-1)?.from).toBe(told.until);
    },
  );

  const pairs = ids.flatMap((has) => ids.filter((id) => id !== has).map((id) => [has, id] as const));

  test.each(pairs)("another plan runs beside it, as the payment makes it: %s, then %s", (has, id) => {
    const had = buy(null, has, NOON);
    const told = beforeBuying(had, id, NEXT);
    if (told.kind !== "beside") throw new Error("They run beside each other.");
    const [beside] = told.plans;
    expect(told.plans).toHaveLength(1);
    const after = buy(had, id, NEXT);
    const terms = new Map(after.terms.map((term) => [term.planId, term]));
    expect(terms.get(id)?.from).toBe(NEXT);
    expect(terms.get(has)).toMatchObject({ from: NOON, until: beside?.until });
    const [first] = runningTerms(after, NEXT);
    expect(beside?.usedFirst).toBe(first?.planId === has);
    expect(beside?.mayRenew).toBe(has !== "pay-as-you-go");
  });

  it("each plan is named once, the better first, with its last end; a cancelled one does not renew", () => {
    const had = [
      ["daily-care", NOON],
      ["pay-as-you-go", NOON],
      ["daily-care", NOON + 1],
    ] as const;
    const all = had.reduce<Entitlement | null>((before, [id, at]) => buy(before, id, at), null);
    if (!all) throw new Error("Something was bought.");
    const told = beforeBuying(cancelled(all, NEXT), "deep-healing", NEXT);
    expect(told).toMatchObject({
      kind: "beside",
      plans: [
        { planId: "daily-care", until: all.terms.at(-1)?.until, mayRenew: false },
        { planId: "pay-as-you-go", mayRenew: false },
      ],
    });
  });
});
