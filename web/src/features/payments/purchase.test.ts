import { describe, expect, it, test } from "vitest";
import { begun, goingOn, readPurchase, type Purchase } from "./purchase";

const wish = { planId: "daily-care", item: null, renews: false } as const;
const one: Purchase = begun("asha", wish, "key-1");

describe("a purchase", () => {
  it("is read as it was stored", () => {
    const paid: Purchase = { ...one, orderId: "order_1", open: true, paid: { paymentId: "pay_1", signature: "abc" } };
    for (const each of [
      one,
      paid,
      begun("asha", { planId: "pay-as-you-go", item: "chat", renews: false }, "key-2"),
      begun("asha", { ...wish, renews: true }, "key-3"),
    ]) {
      expect(readPurchase(JSON.stringify(each))).toEqual(each);
    }
  });

  it("keeps its key for the same wish of the same person, and for no other", () => {
    expect(goingOn(one, "asha", wish)).toBe(one);
    expect(goingOn(one, "ravi", wish)).toBeNull();
    expect(goingOn(one, "asha", { ...wish, planId: "deep-healing" })).toBeNull();
    expect(goingOn(one, "asha", { ...wish, renews: true })).toBeNull();
    const single = { planId: "pay-as-you-go", item: "call", renews: false } as const;
    expect(goingOn(begun("asha", single, "k"), "asha", { ...single, item: "chat" })).toBeNull();
    expect(goingOn(null, "asha", wish)).toBeNull();
  });

  test.each([
    null,
    "",
    "null",
    "{",
    "[]",
    '"text"',
    "{}",
    JSON.stringify({ ...one, planId: "gold" }),
    JSON.stringify({ ...one, item: "sms" }),
    JSON.stringify({ ...one, uid: 1 }),
  ])("is null if %s was stored", (stored) => {
    expect(readPurchase(stored)).toBeNull();
  });

  it("does not count as paid if what the checkout returned is incomplete", () => {
    expect(readPurchase(JSON.stringify({ ...one, paid: { paymentId: "pay_1" } }))?.paid).toBeNull();
  });
});
