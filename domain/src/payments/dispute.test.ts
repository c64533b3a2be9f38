import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { DAY } from "../time";
import { disputeKnown, mergeDispute, type KnownDispute } from "./dispute";
import { entitlement, grant, pause, resume, reviewed, withdraw, type Bought } from "./entitlement";
import { refund } from "./model";
import { monthAfter } from "./month";
import { isDisputed, isRefunded, leftOf, knownPayment, mergePayment, type KnownPayment } from "./payment";
import { differences } from "./reconcile";
import { settle, type Ledger } from "./settle";
import { isAboutMoney, concerns } from "./webhook";

const dispute: fc.Arbitrary<KnownDispute> = fc.record({
  status: fc.constantFrom("open", "under_review", "closed", "won", "lost"),
  amount: fc.constantFrom(1_000, 149_900),
  deducted: fc.constantFrom(0, 1_000),
  reason: fc.constantFrom("", "a", "b"),
  respondBy: fc.constantFrom(null, NOON, NOON + DAY),
});
const payment: fc.Arbitrary<KnownPayment> = fc
  .record({ disputes: fc.option(fc.dictionary(fc.constantFrom("disp_1", "disp_2"), dispute), { nil: null }) })
  .map(({ disputes }) => ({
    status: "captured",
    amount: 149_900,
    currency: "INR",
    refunded: 0,
    ...(disputes && { disputes }),
  }));

describe("what is known of a dispute", () => {
  it("is the same in whatever order, and however often, it is reported", () => {
    fc.assert(
      fc.property(payment, payment, payment, (a, b, c) => {
        expect(mergePayment(a, b)).toEqual(mergePayment(b, a));
        expect(mergePayment(mergePayment(a, b), c)).toEqual(mergePayment(a, mergePayment(b, c)));
        expect(mergePayment(a, a)).toEqual(a);
      }),
    );
  });

  it("keeps a decision, and the loss if reports contradict each other", () => {
    fc.assert(
      fc.property(dispute, dispute, (a, b) => {
        expect(mergeDispute({ ...a, status: "lost" }, b).status).toBe("lost");
        const disputes = { a: mergeDispute({ ...a, status: "won" }, b) };
        expect(isDisputed({ status: "captured", amount: 1, currency: "INR", refunded: 0, disputes })).toBe(false);
      }),
    );
  });

  it("treats an unknown status as undecided", () => {
    const told = {
      id: "disp_1",
      payment_id: "pay_1",
      amount: 100,
      amount_deducted: 0,
      reason_code: null,
      respond_by: 1_900_000_000,
      status: "insufficient_evidence",
    };
    expect(disputeKnown(told)).toEqual({
      status: "open",
      amount: 100,
      deducted: 0,
      reason: "",
      respondBy: 1_900_000_000_000,
    });
  });

  it("counts against what is left, with refunds", () => {
    const lost: KnownDispute = { status: "lost", amount: 1_000, deducted: 0, reason: "", respondBy: null };
    const paid: KnownPayment = {
      status: "captured",
      amount: 5_000,
      currency: "INR",
      refunded: 3_000,
      disputes: { a: lost },
    };
    expect([leftOf(paid), isRefunded(paid)]).toEqual([1_000, false]);
    expect(isRefunded({ ...paid, refunded: 4_000 })).toBe(true);
    expect(leftOf({ ...paid, refunded: 5_000 })).toBe(0);
  });

  it.each(["created", "under_review", "action_required", "won", "lost", "closed"])(
    "comes with payment.dispute.%s",
    (what) => {
      expect([concerns(`payment.dispute.${what}`), isAboutMoney(`payment.dispute.${what}`)]).toEqual(["order", true]);
    },
  );
});

const bought = (orderId: string): Bought => ({
  orderId,
  paymentId: `pay-${orderId}`,
  planId: "daily-care",
  item: null,
  planName: "Daily Care",
  amount: 149_900,
  boughtAt: NOON,
});

describe("a term that is paused", () => {
  const one = grant(null, "asha", bought("one"), NOON);
  const two = grant(one, "asha", bought("two"), NOON);

  it("comes back with the time that was left, however long it was paused and however often", () => {
    let plan = one;
    let now = NOON;
    for (const time of [2 * DAY, 3 * DAY]) {
      now += time;
      plan = pause(plan, "one", now);
      expect(plan).toMatchObject({ status: "ended", terms: [] });
      now += 100 * DAY;
      plan = resume(reviewed(plan, now), "one", now);
    }
    expect(plan.validUntil - now).toBe(monthAfter(NOON) - NOON - 5 * DAY);
    expect(plan.status).toBe("active");
  });

  it("that has not begun comes back as a whole month, after what runs", () => {
    const plan = resume(pause(two, "two", NOON + DAY), "two", NOON + 2 * DAY);
    expect(plan.validUntil).toBe(two.validUntil);
    expect(plan.terms.find(({ orderId }) => orderId === "two")).toMatchObject({ from: monthAfter(NOON), lasts: null });
  });

  it("is not granted a second time, and removed for good", () => {
    const paused = pause(two, "one", NOON + DAY);
    expect(grant(paused, "asha", bought("one"), NOON + DAY)).toBe(paused);
    expect(withdraw(paused, "one", NOON + DAY)).toMatchObject({ paused: [], terms: [{ orderId: "two" }] });
    expect(resume(withdraw(paused, "one", NOON + DAY), "one", NOON + DAY).terms).toHaveLength(1);
  });

  it("stays cancelled", () => {
    const plan = pause({ ...one, status: "cancelled" }, "one", NOON + DAY);
    expect(resume(plan, "one", NOON + DAY).status).toBe("cancelled");
  });

  it("that was cancelled is so no more once another month is bought, which may be charged again", () => {
    const stopped = pause({ ...one, status: "cancelled" }, "one", NOON + DAY);
    const gone = (order: Bought) => withdraw(grant(stopped, "asha", order, NOON + DAY), "two", NOON + 2 * DAY);
    const month = resume(gone(bought("two")), "one", NOON + 3 * DAY);
    expect(month).toMatchObject({ status: "active", terms: [{ orderId: "one" }] });
    const single = resume(gone({ ...bought("two"), planId: "pay-as-you-go", item: "call" }), "one", NOON + 3 * DAY);
    expect(single).toMatchObject({ status: "cancelled", terms: [{ orderId: "one" }] });
  });
});

it("what was stored before disputes and refusals existed is read as it was", () => {
  const at = (time: number) => ({ toMillis: () => time });
  const term = { ...bought("one"), boughtAt: at(NOON), from: at(NOON), until: at(monthAfter(NOON)) };
  const plan = {
    userId: "asha",
    planName: "",
    amount: 1_499,
    paymentId: "pay-one",
    timestamp: "",
    planId: "daily-care",
  };
  const read = entitlement.parse({ ...plan, item: null, validUntil: term.until, status: "active", terms: [term] });
  expect(read).toMatchObject({
    paused: [],
    terms: [{ ...bought("one"), from: NOON, until: monthAfter(NOON), lasts: null }],
  });
  expect(knownPayment.parse({ status: "captured", amount: 1, currency: "INR", refunded: 0 }).disputes).toBeUndefined();
  const old = {
    orderId: "o",
    userId: "u",
    amount: 1,
    status: "due",
    requestedBy: "server",
    reason: "again",
    attempts: 7,
  };
  expect(refund.parse({ ...old, createdAt: at(NOON), checkAt: at(NOON) })).toMatchObject({
    status: "due",
    refusal: null,
  });
});

describe("the two books", () => {
  const known = (status: KnownDispute["status"]): KnownPayment => ({
    status: "captured",
    amount: 149_900,
    currency: "INR",
    refunded: 0,
    disputes: { disp_1: { status, amount: 149_900, deducted: 0, reason: "", respondBy: null } },
  });
  const ledger: Ledger = {
    amount: 149_900,
    currency: "INR",
    status: "paid",
    paymentId: "pay-one",
    payments: { "pay-one": known("open") },
  };
  const rest = {
    userId: "asha",
    planId: "daily-care",
    item: null,
    planName: "Daily Care",
    subscriptionId: null,
    validUntil: null,
    createdAt: NOON,
    settledAt: NOON,
    refundedAt: null,
    checkAt: null,
  } as const;
  const plan = grant(null, "asha", bought("one"), NOON);
  const said = (there: KnownPayment, plans = pause(plan, "one", NOON)) =>
    differences(
      {
        orders: { one: { ...ledger, ...rest, currency: "INR" } },
        plans: { asha: plans },
        subscriptions: {},
        unreadable: {},
        gateway: { one: { "pay-one": there } },
      },
      NOON,
    ).map(({ what }) => what);

  it("agree while both know of a dispute and the plan is paused", () => {
    expect(said(known("open"))).toEqual([]);
  });

  it("differ if one has another state, and if what is disputed gives a plan", () => {
    expect(said(known("won"))).toEqual(["disp_1 about pay-one is won at the gateway and open here"]);
    expect(said(known("lost"))).toContain("disp_1 about pay-one is lost at the gateway and open here");
    expect(said(known("open"), plan)).toEqual(["is disputed and gives a plan"]);
  });

  it("say what changes of an order", () => {
    expect(settle(ledger, { "pay-one": known("won") })).toMatchObject({
      status: "paid",
      paused: false,
      pauseChanges: true,
      effect: null,
      toRefund: [],
    });
    expect(settle(ledger, { "pay-one": known("lost") })).toMatchObject({
      status: "refunded",
      paused: false,
      effect: "end",
      toRefund: [],
      disputes: [{ id: "disp_1", paymentId: "pay-one" }],
    });
  });
});
