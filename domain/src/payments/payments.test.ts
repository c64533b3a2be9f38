import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { DAY, HOUR } from "../time";
import { isGatewayId } from "./ids";
import { monthAfter } from "./month";
import { isRefunded, toKnownPayment, mergePayment, type KnownPayment } from "./payment";
import { monthlyQuote, quote } from "./quote";
import { backOf, isLatelyRefunded, refundedAt, isUnchanged, secondPayments, settle, type Ledger } from "./settle";

const kolkata = (text: string): number => Date.parse(`${text}+05:30`);
const iso = (at: number): string => new Date(at + 5.5 * HOUR).toISOString().slice(0, 19);

describe("a month", () => {
  test.each([
    ["2026-01-15T12:00:00", "2026-02-15T12:00:00"],
    ["2026-01-31T23:59:59", "2026-02-28T23:59:59"],
    ["2028-01-31T00:00:00", "2028-02-29T00:00:00"],
    ["2026-02-28T10:00:00", "2026-03-28T10:00:00"],
    ["2026-08-31T10:00:00", "2026-09-30T10:00:00"],
    ["2026-12-31T00:30:00", "2027-01-31T00:30:00"],
    // The last day of the month in Kolkata is not always the last one in UTC.
    ["2026-03-31T03:00:00", "2026-04-30T03:00:00"],
    ["2026-05-01T00:00:00", "2026-06-01T00:00:00"],
  ])("from %s ends at %s in Kolkata", (from, until) => {
    expect(iso(monthAfter(kolkata(from)))).toBe(until);
  });

  it("has 28 to 31 days, and the same time of day", () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }), (at) => {
        const days = (monthAfter(at) - at) / DAY;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
        expect(Number.isInteger(days)).toBe(true);
      }),
    );
  });
});

describe("a price", () => {
  test.each([
    ["pay-as-you-go", undefined, { amount: 2_900, item: "call" }],
    ["pay-as-you-go", "call", { amount: 2_900, item: "call" }],
    ["pay-as-you-go", "chat", { amount: 1_900, item: "chat" }],
    ["daily-care", undefined, { amount: 149_900, item: null }],
    ["deep-healing", undefined, { amount: 199_900, item: null }],
    ["unlimited-support", undefined, { amount: 299_900, item: null }],
  ] as const)("of %s, %s", (planId, item, expected) => {
    expect(quote(planId, item)).toMatchObject({ ok: true, value: { planId, ...expected } });
  });

  it("is of no other plan, and only Pay As You Go is of an item", () => {
    for (const planId of ["", "gold", "__proto__", "Daily Care", "constructor"])
      expect(quote(planId)).toMatchObject({ failure: { reason: "UNKNOWN_PLAN" } });
    expect(quote("daily-care", "call")).toMatchObject({ failure: { reason: "INVALID_INPUT", fields: ["item"] } });
    expect(monthlyQuote("pay-as-you-go")).toMatchObject({ failure: { reason: "UNKNOWN_PLAN" } });
    expect(monthlyQuote("daily-care")).toMatchObject({ ok: true });
  });
});

test.each([
  ["order", "order_LbwWq7q4eJx1Aa", true],
  ["order", "order_LbwWq7q4eJx1A", false],
  ["order", "order_LbwWq7q4eJx1Aaa", false],
  ["order", "pay_LbwWq7q4eJx1Aa", false],
  ["pay", "pay_LbwWq7q4eJx1Aa", true],
  ["pay", "pay_LbwWq7q4eJx/..", false],
  ["pay", "pay_LbwWq7q4eJx1Aa\n", false],
  ["sub", "sub_LbwWq7q4eJx1Aa", true],
] as const)("the id of a %s: %j is %s", (kind, id, fits) => {
  expect(isGatewayId(kind, id)).toBe(fits);
});

const AMOUNT = 149_900;
const payment: fc.Arbitrary<KnownPayment> = fc.record({
  status: fc.constantFrom("created", "failed", "authorized", "captured"),
  amount: fc.constant(AMOUNT),
  currency: fc.constant("INR"),
  refunded: fc.constantFrom(0, 0, 100, AMOUNT),
});

describe("the report of a payment", () => {
  it("is the same whatever came first, twice or in between", () => {
    fc.assert(
      fc.property(payment, payment, payment, (a, b, c) => {
        expect(mergePayment(a, b)).toEqual(mergePayment(b, a));
        expect(mergePayment(mergePayment(a, b), c)).toEqual(mergePayment(a, mergePayment(b, c)));
        expect(mergePayment(a, a)).toEqual(a);
        expect(mergePayment(a, mergePayment(a, b))).toEqual(mergePayment(a, b));
      }),
    );
  });

  const at = (status: KnownPayment["status"], refunded = 0): KnownPayment => ({
    status,
    amount: AMOUNT,
    currency: "INR",
    refunded,
  });
  it("never goes back: a late failure is ignored, a late capture counts", () => {
    expect(mergePayment(at("captured"), at("failed")).status).toBe("captured");
    expect(mergePayment(at("failed"), at("captured")).status).toBe("captured");
    expect(mergePayment(at("authorized"), at("failed")).status).toBe("authorized");
    expect(mergePayment(at("captured", 100), at("captured")).refunded).toBe(100);
  });

  it("reads the gateway’s status 'refunded' as captured with all of it refunded", () => {
    const there = { id: "pay_1", order_id: "order_1", amount: AMOUNT, currency: "INR", amount_refunded: AMOUNT };
    expect(toKnownPayment({ ...there, status: "refunded" })).toEqual(at("captured", AMOUNT));
    expect(isRefunded(toKnownPayment({ ...there, status: "refunded" }))).toBe(true);
    expect(isRefunded(toKnownPayment({ ...there, status: "captured", amount_refunded: null }))).toBe(false);
  });
});

const unpaid: Ledger = { amount: AMOUNT, currency: "INR", status: "created", paymentId: null, payments: {} };
const after = (ledger: Ledger, news: Record<string, KnownPayment>): Ledger => ({ ...ledger, ...settle(ledger, news) });

describe("an order", () => {
  const captured: KnownPayment = { status: "captured", amount: AMOUNT, currency: "INR", refunded: 0 };

  test.each([
    ["nothing", {}, "created", null],
    ["a failed attempt", { p: { ...captured, status: "failed" } }, "attempted", null],
    ["an authorised one", { p: { ...captured, status: "authorized" } }, "attempted", null],
    ["a captured one", { p: captured }, "paid", "p"],
    ["one that was refunded before it counted", { p: { ...captured, refunded: AMOUNT } }, "refunded", "p"],
    ["one that was refunded, and another", { a: { ...captured, refunded: AMOUNT }, p: captured }, "paid", "p"],
    ["one of which a part was refunded", { p: { ...captured, refunded: 100 } }, "paid", "p"],
    ["one of another amount", { p: { ...captured, amount: 100 } }, "attempted", null],
    ["one in another currency", { p: { ...captured, currency: "USD" } }, "attempted", null],
    ["a failed and a captured one", { a: { ...captured, status: "failed" }, p: captured }, "paid", "p"],
  ] as const)("with %s", (_, news, status, paymentId) => {
    expect(settle(unpaid, news)).toMatchObject({ status, paymentId });
  });

  it("refunds once what buys nothing", () => {
    const paid = after(unpaid, { a: captured });
    const twice = settle(paid, { b: captured, c: { ...captured, amount: 100 } });
    expect(twice).toMatchObject({ status: "paid", paymentId: "a", effect: null });
    expect(twice.toRefund).toEqual([
      { paymentId: "b", amount: AMOUNT, why: "again" },
      { paymentId: "c", amount: 100, why: "amount" },
    ]);
    expect(settle({ ...paid, ...twice }, { b: captured, d: { ...captured, status: "failed" } }).toRefund).toEqual([]);
  });

  it("reports once that a payment which bought nothing was refunded, not if a bank took it back", () => {
    const paid = after(after(unpaid, { a: captured }), { b: captured, c: { ...captured, amount: 100 } });
    expect(secondPayments(paid).map(({ paymentId, refunded }) => [paymentId, refunded])).toEqual([
      ["b", false],
      ["c", false],
    ]);
    const back = { b: { ...captured, refunded: AMOUNT } };
    const settled = settle(paid, back);
    expect(settled).toMatchObject({ status: "paid", effect: null, toRefund: [] });
    expect(settled.refunded).toEqual([{ paymentId: "b", amount: AMOUNT, currency: "INR", refunded: true }]);
    expect(settle({ ...paid, ...settled }, back).refunded).toEqual([]);
    const lost = { status: "lost", amount: AMOUNT, deducted: AMOUNT, reason: "", respondBy: null } as const;
    expect(settle(paid, { b: { ...captured, disputes: { disp_1: lost } } }).refunded).toEqual([]);
    // The payment that counts for the order is not a second payment.
    expect(settle(paid, { a: { ...captured, refunded: AMOUNT } }).refunded).toEqual([]);
  });

  it("that was refunded is closed", () => {
    const closed = after(after(unpaid, { a: captured }), { a: { ...captured, refunded: AMOUNT } });
    expect(closed.status).toBe("refunded");
    expect(settle(closed, { b: captured })).toMatchObject({
      status: "refunded",
      paymentId: "a",
      effect: null,
      toRefund: [{ paymentId: "b" }],
    });
  });

  it("starts and ends its plan once, however its reports come", () => {
    const news = fc.array(fc.dictionary(fc.constantFrom("a", "b"), payment), { maxLength: 8 });
    fc.assert(
      fc.property(news, (all) => {
        let ledger = unpaid;
        const effects: string[] = [];
        for (const each of all) {
          const settled = settle(ledger, each);
          if (settled.effect) effects.push(settled.effect);
          if (isUnchanged(ledger, settled)) expect(settled.effect).toBeNull();
          const { status, paymentId, payments } = settled;
          ledger = { amount: AMOUNT, currency: "INR", status, paymentId, payments };
          const again = settle(ledger, each);
          expect(isUnchanged(ledger, again)).toBe(true);
          expect(again.toRefund).toEqual([]);
        }
        expect([[], ["activate"], ["activate", "end"]]).toContainEqual(effects);
        expect(ledger.status === "paid").toBe(effects.join() === "activate");
      }),
    );
  });

  it("with one payment ends the same in whatever order its reports come", () => {
    fc.assert(
      fc.property(
        fc.array(payment, { maxLength: 6 }),
        fc.array(fc.nat(99), { minLength: 6, maxLength: 6 }),
        (all, shuffle) => {
          const other = [...all].sort((a, b) => (shuffle[all.indexOf(a)] ?? 0) - (shuffle[all.indexOf(b)] ?? 0));
          const end = (news: readonly KnownPayment[]) =>
            news.reduce<Ledger>((ledger, each) => after(ledger, { p: each }), unpaid);
          expect({ status: end(all).status, payments: end(all).payments }).toEqual({
            status: end(other).status,
            payments: end(other).payments,
          });
        },
      ),
    );
  });

  it("keeps no more than forty attempts, and always a captured one", () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`f${n}`, { ...captured, status: "failed" as const }]),
    );
    const full = after(unpaid, many);
    expect(Object.keys(full.payments)).toHaveLength(40);
    expect(after(full, { p: captured })).toMatchObject({ status: "paid", paymentId: "p" });
  });
});

describe("what went back", () => {
  const captured: KnownPayment = { status: "captured", amount: AMOUNT, currency: "INR", refunded: 0 };
  const lost = { amount: AMOUNT, deducted: AMOUNT, reason: "fraud", respondBy: null, status: "lost" } as const;
  const paidBy = (known: KnownPayment): Ledger => after(unpaid, { p: known });

  test.each([
    ["nothing", captured, 0],
    ["a part", { ...captured, refunded: 100 }, 100],
    ["all", { ...captured, refunded: AMOUNT }, AMOUNT],
    ["what the bank took", { ...captured, disputes: { d: lost } }, AMOUNT],
  ] as const)("is %s", (_, known, paise) => {
    expect(backOf(paidBy(known))).toBe(paise);
  });

  it("is all of it for an order of which no payment is known, if it was refunded", () => {
    expect(backOf({ ...unpaid, status: "refunded", paymentId: "p" })).toBe(AMOUNT);
    expect(backOf({ ...unpaid, status: "paid", paymentId: "p" })).toBe(0);
  });

  it("has the time at which it was learnt of, which a repeat does not change", () => {
    const paid = { ...paidBy(captured), refundedAt: null };
    const back = { p: { ...captured, refunded: AMOUNT } };
    expect(refundedAt(paid, settle(paid, { p: captured }), 5)).toBeNull();
    expect(refundedAt(paid, settle(paid, back), 5)).toBe(5);
    const refunded = { ...after(paid, back), refundedAt: 5 };
    expect(refundedAt(refunded, settle(refunded, back), 9)).toBe(5);
  });

  it("is told of beside the plans for 90 days", () => {
    const order = { status: "refunded", refundedAt: 10 * DAY, settledAt: 0, createdAt: 0 } as const;
    expect(isLatelyRefunded(order, 99 * DAY)).toBe(true);
    expect(isLatelyRefunded(order, 100 * DAY)).toBe(false);
    expect(isLatelyRefunded({ ...order, refundedAt: null }, 90 * DAY)).toBe(false);
    expect(isLatelyRefunded({ ...order, status: "paid" }, 11 * DAY)).toBe(false);
  });
});
