import { describe, expect, it, test } from "vitest";
import { NOON, storedInstant } from "../../../tests/support/domain";
import { DAY } from "../time";
import { cancelled, entitlement, grant, reviewed, withdraw, type Bought, type Entitlement } from "./entitlement";
import type { Subscription } from "./model";
import { monthAfter } from "./month";
import type { KnownPayment } from "./payment";
import { differences, type Books } from "./reconcile";

const AMOUNT = 149_900;

const bought = (orderId: string, changes: Partial<Bought> = {}): Bought => ({
  orderId,
  paymentId: `pay_of_${orderId}`,
  planId: "daily-care",
  item: null,
  planName: "Daily Care",
  amount: AMOUNT,
  boughtAt: NOON,
  ...changes,
});

const first = grant(null, "asha", bought("one"), NOON);

describe("a plan", () => {
  it("is as everyone reads it", () => {
    expect(first).toMatchObject({
      userId: "asha",
      planName: "Daily Care",
      amount: 1_499,
      paymentId: "pay_of_one",
      timestamp: new Date(NOON).toISOString(),
      planId: "daily-care",
      item: null,
      validUntil: monthAfter(NOON),
      status: "active",
      reviewAt: monthAfter(NOON),
    });
    const stored = {
      ...first,
      validUntil: storedInstant(first.validUntil),
      reviewAt: storedInstant(monthAfter(NOON)),
      terms: first.terms.map((term) => ({
        ...term,
        boughtAt: storedInstant(term.boughtAt),
        from: storedInstant(term.from),
        until: storedInstant(term.until),
      })),
    };
    expect(entitlement.parse(stored)).toEqual(first);
  });

  it("bought again goes on from its end, and is granted once for an order", () => {
    const second = grant(first, "asha", bought("two", { boughtAt: NOON + DAY }), NOON + DAY);
    expect(second).toMatchObject({ validUntil: monthAfter(monthAfter(NOON)), paymentId: "pay_of_one" });
    expect(grant(second, "asha", bought("two"), NOON + DAY)).toBe(second);
  });

  it("of another kind begins at once; the better one is read, and the other when that is over", () => {
    const both = grant(
      first,
      "asha",
      bought("two", { planId: "unlimited-support", planName: "Unlimited Support", boughtAt: NOON - DAY }),
      NOON,
    );
    expect(both).toMatchObject({ planId: "unlimited-support", validUntil: monthAfter(NOON - DAY) });
    expect(reviewed(both, monthAfter(NOON - DAY))).toMatchObject({
      planId: "daily-care",
      validUntil: monthAfter(NOON),
      status: "active",
    });
    const single = grant(first, "asha", bought("two", { planId: "pay-as-you-go", item: "chat" }), NOON);
    expect(single).toMatchObject({ planId: "daily-care", validUntil: monthAfter(NOON) });
    expect(withdraw(single, "one", NOON)).toMatchObject({ planId: "pay-as-you-go", item: "chat" });
  });

  it("that was cancelled runs to its end, and is active again when bought again", () => {
    const stopped = cancelled(first, NOON + DAY);
    expect(stopped).toMatchObject({ status: "cancelled", validUntil: first.validUntil });
    expect(reviewed(stopped, first.validUntil)).toMatchObject({ status: "ended", terms: [], reviewAt: null });
    expect(grant(stopped, "asha", bought("two", { boughtAt: NOON + DAY }), NOON + DAY).status).toBe("active");
  });

  it("that was cancelled does not stay so with a lesser month, which may be charged again", () => {
    const best = bought("one", { planId: "unlimited-support", planName: "Unlimited Support" });
    const stopped = cancelled(grant(null, "asha", best, NOON), NOON + DAY);
    expect(grant(stopped, "asha", bought("two", { boughtAt: NOON + DAY }), NOON + DAY)).toMatchObject({
      planId: "unlimited-support",
      status: "active",
    });
  });

  it("that was cancelled stays so with a single call or chat, but not with a better one or once it is over", () => {
    const stopped = cancelled(first, NOON + DAY);
    const buys = (order: Bought, now: number) => grant(stopped, "asha", { ...order, boughtAt: now }, now);
    const single = bought("two", { planId: "pay-as-you-go", item: "chat" });
    expect(buys(single, NOON + DAY)).toMatchObject({ planId: "daily-care", status: "cancelled" });
    expect(buys(single, first.validUntil)).toMatchObject({ planId: "pay-as-you-go", status: "active" });
    // This term was bought in addition and lasts longer; it was not cancelled.
    const later = buys(single, NOON + DAY);
    expect(reviewed(later, first.validUntil)).toMatchObject({ planId: "pay-as-you-go", status: "active" });
    const better = bought("two", { planId: "unlimited-support", planName: "Unlimited Support" });
    expect(buys(better, NOON + DAY)).toMatchObject({ planId: "unlimited-support", status: "active" });
  });

  it("ends with a refund, and later months move forward", () => {
    const now = NOON + 3 * DAY;
    expect(withdraw(first, "one", now)).toMatchObject({ status: "ended", validUntil: now, terms: [] });
    const two = grant(first, "asha", bought("two", { boughtAt: NOON + DAY }), NOON + DAY);
    expect(withdraw(two, "one", now)).toMatchObject({
      status: "active",
      paymentId: "pay_of_two",
      validUntil: monthAfter(NOON + DAY),
    });
    expect(withdraw(two, "two", now)).toMatchObject({ status: "active", validUntil: first.validUntil });
    expect(withdraw(two, "none", now)).toBe(two);
  });

  it("that was stored without terms counts as one", () => {
    const given: Entitlement = { ...first, terms: [], reviewAt: null };
    expect(cancelled(given, NOON + DAY)).toMatchObject({ status: "cancelled", validUntil: first.validUntil });
    expect(grant(given, "asha", bought("two", { boughtAt: NOON + DAY }), NOON + DAY).validUntil).toBe(
      monthAfter(first.validUntil),
    );
  });
});

describe("the books", () => {
  const mandate: Subscription = {
    userId: "asha",
    planId: "daily-care",
    amount: AMOUNT,
    status: "active",
    cancelling: false,
    warned: null,
    doubleOf: null,
    toldAt: null,
    createdAt: NOON,
    checkAt: null,
  };
  const there: KnownPayment = { status: "captured", amount: AMOUNT, currency: "INR", refunded: 0 };
  const sound: Books = {
    orders: {
      one: {
        userId: "asha",
        planId: "daily-care",
        item: null,
        planName: "Daily Care",
        amount: AMOUNT,
        currency: "INR",
        status: "paid",
        paymentId: "pay_of_one",
        payments: { pay_of_one: there },
        subscriptionId: null,
        validUntil: monthAfter(NOON),
        createdAt: NOON,
        settledAt: NOON,
        refundedAt: null,
        checkAt: null,
      },
    },
    plans: { asha: first },
    subscriptions: { sub_1: mandate, sub_2: { ...mandate, status: "created" } },
    unreadable: {},
    gateway: { one: { pay_of_one: there } },
  };
  const [one] = Object.values(sound.orders);
  if (!one) throw new Error("There is one order.");
  const order = (changes: Partial<typeof one>): Books => ({ ...sound, orders: { one: { ...one, ...changes } } });

  it("agree", () => {
    expect(differences(sound, NOON)).toEqual([]);
  });

  test.each([
    ["an order that the gateway does not know", { ...sound, gateway: {} }],
    ["a payment that is not ours", { ...sound, orders: {}, plans: {} }],
    ["a capture that is unknown here", order({ status: "created", paymentId: null, payments: {} })],
    ["a second capture", { ...sound, gateway: { one: { pay_of_one: there, pay_2: there } } }],
    ["a refund that is unknown here", { ...sound, gateway: { one: { pay_of_one: { ...there, refunded: 100 } } } }],
    ["a plan without money", { ...sound, gateway: { one: { pay_of_one: { ...there, status: "authorized" } } } }],
    ["money without a plan", { ...sound, plans: {} }],
    ["a plan of an order that was refunded", order({ status: "refunded" })],
    ["a plan of another person’s order", order({ userId: "ravi" })],
    ["a plan of no order", { ...sound, orders: {}, gateway: {} }],
    ["two terms of one payment", { ...sound, plans: { asha: { ...first, terms: [...first.terms, ...first.terms] } } }],
    ["another amount", order({ amount: 100 })],
    ["two subscriptions that charge", { ...sound, subscriptions: { sub_1: mandate, sub_2: mandate } }],
  ] satisfies readonly (readonly [string, Books])[])("show %s", (_, books) => {
    expect(differences(books, NOON)).not.toEqual([]);
  });

  it("report only that something can't be read", () => {
    const unread = (id: string) => [{ about: id, what: "can't be read: amount invalid_type" }];
    const why = (id: string) => ({ [id]: "amount invalid_type" });
    expect(differences({ ...sound, orders: {}, unreadable: why("one") }, NOON)).toEqual(unread("one"));
    expect(differences({ ...sound, plans: {}, unreadable: why("asha") }, NOON)).toEqual(unread("asha"));
    expect(differences({ ...sound, unreadable: why("sub_9") }, NOON)).toEqual(unread("sub_9"));
  });
});
