import { randomUUID } from "node:crypto";
import { monthAfter } from "@thodu/domain/payments/month";
import { afterAll, describe, expect, it, vi } from "vitest";
import { sweepOrders } from "../../functions/src/usecases/payments/sweepOrders";
import { accepted, call, post, reasonOf } from "../support/callables";
import {
  books,
  control,
  newOrder,
  pay,
  sandboxState,
  sign,
  storedOrder,
  storedPlan,
  strangeId,
  type Paid,
} from "../support/payments";
import { differences, keepWebhooksAway, later, soon, verify } from "../support/paymentTests";
import { account, database, type Person } from "../support/people";

keepWebhooksAway();
/** Files run in any order, so the last check of settling.test.ts must hold after this one too. */
afterAll(async () => expect(await differences()).toEqual([]));

describe("a payment", () => {
  it("gives the plan at once, for a calendar month, and gives a repeat the same answer", async () => {
    const person = await account();
    const paid = await pay(await newOrder(person));
    const before = Date.now();
    const answer = accepted(await verify(person, paid));
    const plan = await storedPlan(person);
    expect(plan).toMatchObject({
      userId: person.uid,
      planName: "Daily Care",
      amount: 1_499,
      paymentId: paid.paymentId,
      planId: "daily-care",
      item: null,
      status: "active",
    });
    expect(answer).toEqual({
      status: "active",
      planId: "daily-care",
      validUntil: new Date(plan?.validUntil ?? 0).toISOString(),
    });
    expect(plan?.validUntil).toBeGreaterThanOrEqual(monthAfter(before));
    expect(plan?.validUntil).toBeLessThanOrEqual(monthAfter(Date.now()));
    const then = await books();
    expect(accepted(await verify(person, paid))).toEqual(answer);
    expect(await books()).toEqual(then);
    const audit = await database().collection("auditLog").where("target", "==", person.uid).get();
    expect(audit.docs.map((doc) => String(doc.get("action")))).toEqual(["payment.activate"]);
  });

  it("lifts the limit of the free messages from the next one", async () => {
    const person = await account();
    const say = () => call("sendMessage", { messageId: randomUUID(), text: "hello" }, person.token);
    for (let n = 0; n < 19; n += 1) accepted(await say());
    expect(reasonOf(await say())).toBe("CHAT_LIMIT");
    accepted(await verify(person, await pay(await newOrder(person, "unlimited-support"))));
    expect(accepted(await say())).toMatchObject({ remaining: null, locked: false });
  });

  it("of a chat of Pay As You Go says which of the two it was", async () => {
    const person = await account();
    accepted(await verify(person, await pay(await newOrder(person, "pay-as-you-go", "chat"))));
    expect(await storedPlan(person)).toMatchObject({
      planId: "pay-as-you-go",
      item: "chat",
      amount: 19,
      planName: "Pay As You Go",
    });
  });

  it("bought again adds a month to the end", async () => {
    const person = await account();
    const first = accepted(await verify(person, await pay(await newOrder(person))));
    const second = accepted(await verify(person, await pay(await newOrder(person))));
    expect(Date.parse(second.validUntil ?? "")).toBe(monthAfter(Date.parse(first.validUntil ?? "")));
  });

  it("that is only authorised is pending, until it is captured", async () => {
    const person = await account();
    const paid = await pay(await newOrder(person), { outcome: "authorized" });
    expect(accepted(await verify(person, paid))).toEqual({ status: "pending", planId: "daily-care", validUntil: null });
    expect(await storedPlan(person)).toBeNull();
    await control("capture", { payment_id: paid.paymentId });
    expect(accepted(await verify(person, paid)).status).toBe("active");
  });

  it("that failed gives nothing, and a late capture of it still counts", async () => {
    const person = await account();
    const paid = await pay(await newOrder(person), { outcome: "failed" });
    expect(await verify(person, paid)).toMatchObject({
      ok: false,
      message: "Oops 😔 Payment was cancelled or failed. Please try again.",
      details: { reason: "PAYMENT_FAILED" },
    });
    expect(await storedPlan(person)).toBeNull();
    await control("capture", { payment_id: paid.paymentId });
    expect(accepted(await verify(person, paid)).status).toBe("active");
  });

  it("waits while the gateway does not answer", async () => {
    const person = await account();
    const paid = await pay(await newOrder(person));
    await control("faults", { api: { kind: "502", count: 2 } });
    expect(await verify(person, paid)).toMatchObject({
      ok: false,
      details: { reason: "GATEWAY_UNAVAILABLE", retryable: true },
    });
    expect(accepted(await verify(person, paid)).status).toBe("active");
  });
});

describe("an attack on a payment changes nothing", () => {
  async function refusal(person: Person, paid: Paid): Promise<string> {
    const before = await books();
    const reason = reasonOf(await verify(person, paid));
    expect(await books()).toEqual(before);
    return reason;
  }
  const flipped = (text: string) => (text.startsWith("0") ? "1" : "0") + text.slice(1);

  it("a signature that is flipped, upper-case, cut, of another payment or another secret", async () => {
    const person = await account();
    const orderId = await newOrder(person);
    const paid = await pay(orderId);
    const other = await pay(await newOrder(person));
    const wrong = [
      flipped(paid.signature),
      paid.signature.toUpperCase(),
      paid.signature.slice(1),
      "x",
      other.signature,
      sign(`${orderId}|${paid.paymentId}`, "another secret"),
      sign(`${paid.paymentId}|${orderId}`),
    ];
    for (const signature of wrong) expect(await refusal(person, { ...paid, signature })).toBe("SIGNATURE_MISMATCH");
    const before = await books();
    expect(
      reasonOf(
        await post("verifyPayment", JSON.stringify({ data: { orderId, paymentId: paid.paymentId } }), person.token),
      ),
    ).toBe("INVALID_INPUT");
    expect(
      reasonOf(await post("verifyPayment", JSON.stringify({ data: { ...paid, signature: "" } }), person.token)),
    ).toBe("INVALID_INPUT");
    expect(
      reasonOf(await post("verifyPayment", JSON.stringify({ data: { ...paid, amount: 100 } }), person.token)),
    ).toBe("INVALID_INPUT");
    expect(await books()).toEqual(before);
  });

  it("another person's order, or one that does not exist", async () => {
    const paid = await pay(await newOrder(await account()));
    const stranger = await account();
    expect(await refusal(stranger, paid)).toBe("NOT_FOUND");
    const orderId = strangeId("order");
    expect(await refusal(stranger, { ...paid, orderId, signature: sign(`${orderId}|${paid.paymentId}`) })).toBe(
      "NOT_FOUND",
    );
    expect(await refusal(stranger, { ...paid, orderId: "../premiumUsers/x" })).toBe("NOT_FOUND");
  });

  it("a cheap order's payment for an expensive plan, with and without a forged signature", async () => {
    const person = await account();
    const cheap = await pay(await newOrder(person, "pay-as-you-go", "chat"));
    const dear = await newOrder(person, "unlimited-support");
    expect(await refusal(person, { ...cheap, orderId: dear })).toBe("SIGNATURE_MISMATCH");
    expect(await refusal(person, { ...cheap, orderId: dear, signature: sign(`${dear}|${cheap.paymentId}`) })).toBe(
      "PAYMENT_MISMATCH",
    );
  });

  it("a payment of another amount or currency, or one that does not exist", async () => {
    const person = await account();
    expect(await refusal(person, await pay(await newOrder(person), { amount: 100, outcome: "authorized" }))).toBe(
      "PAYMENT_MISMATCH",
    );
    expect(await refusal(person, await pay(await newOrder(person), { currency: "USD", outcome: "authorized" }))).toBe(
      "PAYMENT_MISMATCH",
    );
    const orderId = await newOrder(person);
    for (const paymentId of [strangeId("pay"), "pay_short", "../orders", strangeId("order")]) {
      expect(await refusal(person, { orderId, paymentId, signature: sign(`${orderId}|${paymentId}`) })).toBe(
        "PAYMENT_MISMATCH",
      );
    }
  });
});

describe("a refund", () => {
  const refund = (admin: Person, orderId: string) =>
    call("refundPayment", { orderId, reason: "Paid by mistake." }, admin.token);

  it("by an admin ends the plan, once, and leaves a record", async () => {
    const [person, admin] = [await account(), await account({ admin: true })];
    const paid = await pay(await newOrder(person));
    accepted(await verify(person, paid));
    expect(accepted(await refund(admin, paid.orderId))).toEqual({ status: "refunded", amount: 149_900 });
    expect(accepted(await refund(admin, paid.orderId))).toEqual({ status: "refunded", amount: 149_900 });
    expect(await storedPlan(person)).toMatchObject({ status: "ended", terms: [] });
    expect(await storedOrder(paid.orderId)).toMatchObject({ status: "refunded" });
    expect((await sandboxState()).refunds.filter(({ payment_id }) => payment_id === paid.paymentId)).toHaveLength(1);
    expect(reasonOf(await verify(person, paid))).toBe("PAYMENT_REFUNDED");
    const audit = await database().collection("auditLog").where("target", "==", person.uid).get();
    expect(audit.docs.map((doc) => `${String(doc.get("actor"))} ${String(doc.get("action"))}`).sort()).toEqual(
      [`${admin.uid} payment.refund`, "server payment.activate", "server payment.end"].sort(),
    );
  });

  it("is made by the sweep if the gateway does not answer", async () => {
    const [person, admin] = [await account(), await account({ admin: true })];
    const paid = await pay(await newOrder(person));
    accepted(await verify(person, paid));
    await control("faults", { api: { kind: "502", count: 2 } });
    expect(accepted(await refund(admin, paid.orderId)).status).toBe("pending");
    expect((await storedPlan(person))?.status).toBe("active");
    await sweepOrders(later());
    expect((await storedPlan(person))?.status).toBe("ended");
  });

  it("that the gateway refuses fails with its reason, stored with the gateway’s words, and is made once it agrees", async () => {
    const [person, admin] = [await account(), await account({ admin: true })];
    const paid = await pay(await newOrder(person));
    accepted(await verify(person, paid));
    const description = "Your account does not have enough balance to carry out the refund operation.";
    await control("refuse", { payment_id: paid.paymentId, description });
    expect(reasonOf(await refund(admin, paid.orderId))).toBe("REFUND_REFUSED");
    const kept = async () => (await database().doc(`refunds/${paid.paymentId}`).get()).data();
    expect(await kept()).toMatchObject({ status: "due", attempts: 1, refusal: description });
    await sweepOrders(later());
    expect(await kept()).toMatchObject({ status: "due", attempts: 2, refusal: description });
    expect((await storedPlan(person))?.status).toBe("active");
    await control("refuse", { payment_id: paid.paymentId, description: null });
    expect(accepted(await refund(admin, paid.orderId)).status).toBe("refunded");
    expect(await kept()).toMatchObject({ status: "done", checkAt: null });
    expect((await storedPlan(person))?.status).toBe("ended");
  });

  it("at the gateway ends the plan by its webhook, a partial one does not, and one before activation leaves none", async () => {
    const person = await account();
    const paid = await pay(await newOrder(person));
    accepted(await verify(person, paid));
    await control("faults", { webhooks: "deliver" });
    await control("refund", { payment_id: paid.paymentId, amount: 100 });
    await vi.waitFor(
      async () => expect((await storedOrder(paid.orderId)).payments[paid.paymentId]?.refunded).toBe(100),
      soon,
    );
    expect((await storedPlan(person))?.status).toBe("active");
    await control("refund", { payment_id: paid.paymentId });
    await vi.waitFor(async () => expect((await storedPlan(person))?.status).toBe("ended"), soon);

    await control("faults", { webhooks: "lose" });
    const early = await pay(await newOrder(person));
    await control("refund", { payment_id: early.paymentId });
    expect(reasonOf(await verify(person, early))).toBe("PAYMENT_REFUNDED");
    expect((await storedPlan(person))?.status).toBe("ended");
  });

  it("is refused to people without the role, for an unpaid order, and to an admin for themselves", async () => {
    const [person, admin] = [await account(), await account({ admin: true })];
    const paid = await pay(await newOrder(person));
    accepted(await verify(person, paid));
    const own = await pay(await newOrder(admin));
    accepted(await verify(admin, own));
    const before = await books();
    expect(reasonOf(await refund(person, paid.orderId))).toBe("NOT_PERMITTED");
    expect(reasonOf(await refund(admin, own.orderId))).toBe("NOT_PERMITTED");
    expect(reasonOf(await refund(admin, strangeId("order")))).toBe("NOT_FOUND");
    expect(await books()).toEqual(before);
    expect(reasonOf(await refund(admin, await newOrder(person)))).toBe("NOT_FOUND");
  });
});

describe("cancelling", () => {
  it("keeps the plan to the end of what was paid", async () => {
    const person = await account();
    expect(reasonOf(await call("cancelPlan", {}, person.token))).toBe("NOT_FOUND");
    const { validUntil } = accepted(await verify(person, await pay(await newOrder(person))));
    expect(accepted(await call("cancelPlan", {}, person.token))).toEqual({});
    expect(accepted(await call("cancelPlan", {}, person.token))).toEqual({});
    expect(await storedPlan(person)).toMatchObject({ status: "cancelled", validUntil: Date.parse(validUntil ?? "") });
  });
});
