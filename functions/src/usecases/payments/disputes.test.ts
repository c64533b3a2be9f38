import { monthAfter } from "@thodu/domain/payments/month";
import { DAY, HOUR } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { memoryPayments } from "../../../../tests/support/memoryPaymentPorts";
import { createOrder } from "./createOrder";
import { createSubscription } from "./createSubscription";
import { receiveEvent } from "./receiveEvent";
import { refundPayment } from "./refundPayment";
import { sweepOrders } from "./sweepOrders";
import { verifyPayment } from "./verifyPayment";
import { verifySubscription } from "./verifySubscription";

const asha = anActor({ uid: "asha", guest: false });
const admin = anActor({ uid: "admin", guest: false, admin: true });
let set: ReturnType<typeof memoryPayments>;
let told: number;
beforeEach(() => {
  [set, told] = [memoryPayments(), 0];
});

interface Paid {
  readonly orderId: string;
  readonly paymentId: string;
}

async function paid(key = "one"): Promise<Paid> {
  const made = await createOrder(set.ports, asha, { purchaseKey: key, planId: "daily-care" });
  if (!made.ok) throw new Error(made.failure.reason);
  const { orderId } = made.value;
  const { id: paymentId } = set.sandbox.pay(orderId, {});
  expect(
    await verifyPayment(set.ports, asha, { orderId, paymentId, signature: `signed ${orderId}|${paymentId}` }),
  ).toMatchObject({ ok: true });
  return { orderId, paymentId };
}

/** Receives a dispute in the form of the gateway's webhooks. */
async function hear(event: string, { paymentId }: Paid, status = "open", amount = 149_900): Promise<void> {
  told += 1;
  const dispute = {
    id: "disp_EsIAlDcoUr8CaQ",
    entity: "dispute",
    payment_id: paymentId,
    amount,
    currency: "INR",
    amount_deducted: status === "lost" ? amount : 0,
    reason_code: "processing_error",
    respond_by: 1_900_000_000,
    status,
    phase: "chargeback",
    created_at: 1_589_907_957,
  };
  const payload = { payment: { entity: set.sandbox.payment(paymentId) }, dispute: { entity: dispute } };
  const body = new TextEncoder().encode(
    JSON.stringify({
      entity: "event",
      event: `payment.dispute.${event}`,
      contains: ["payment", "dispute"],
      payload,
      created_at: 1,
    }),
  );
  expect(
    await receiveEvent(set.ports, { body, signature: "signed", eventId: `event-${told}`, hash: `hash-${told}` }),
  ).toBe("kept");
}
const plan = () => set.store.plans.get("asha")?.value;
const later = (time: number) => {
  set.clock.now += time;
};

describe("a disputed payment", () => {
  it("pauses what it bought, opens an item for admins, and resumes what was left when it is won", async () => {
    const one = await paid();
    const left = (plan()?.validUntil ?? 0) - set.clock.now - 10 * DAY;
    later(10 * DAY);
    await hear("created", one);
    expect(plan()).toMatchObject({ status: "ended", validUntil: set.clock.now, terms: [] });
    const item = {
      orderId: one.orderId,
      paymentId: one.paymentId,
      userId: "asha",
      status: "open",
      amount: 149_900,
      reason: "processing_error",
      respondBy: 1_900_000_000_000,
    };
    expect(set.store.disputes.get("disp_EsIAlDcoUr8CaQ")?.value).toMatchObject(item);
    later(40 * DAY);
    await hear("under_review", one, "under_review");
    expect(plan()?.terms).toEqual([]);
    await hear("won", one, "won");
    expect(plan()).toMatchObject({
      status: "active",
      planId: "daily-care",
      validUntil: set.clock.now + left,
      paused: [],
    });
    expect(set.store.audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["payment.pause", "payment.resume", "payment.dispute"]),
    );
  });

  it("ends what it bought when it is lost, in whatever order it is reported", async () => {
    for (const events of [
      ["created", "lost"],
      ["lost", "created"],
      ["lost", "under_review", "created", "lost"],
    ]) {
      set = memoryPayments();
      const one = await paid();
      for (const event of events) await hear(event, one, event === "created" ? "open" : event);
      expect(plan()).toMatchObject({ status: "ended", terms: [], paused: [] });
      expect(set.store.orders.get(one.orderId)?.value.status).toBe("refunded");
      expect(set.store.disputes.get("disp_EsIAlDcoUr8CaQ")?.value.status).toBe("lost");
    }
  });

  it("takes no other month: the later one moves forward, and the paused one follows it", async () => {
    const [one] = [await paid("one"), await paid("two")];
    await hear("created", one);
    expect(plan()).toMatchObject({ status: "active", validUntil: monthAfter(set.clock.now) });
    await hear("won", one, "won");
    expect(plan()?.validUntil).toBe(monthAfter(monthAfter(set.clock.now)));
  });

  it("resumes if only a part of it is lost, as after a partial refund", async () => {
    const one = await paid();
    await hear("lost", one, "lost", 1_000);
    expect(plan()).toMatchObject({ status: "active" });
    expect(set.store.orders.get(one.orderId)?.value.status).toBe("paid");
  });

  it("is found by the sweep, and its end too, without any webhook", async () => {
    const one = await paid();
    const { id } = set.sandbox.disputes.open(one.paymentId);
    later(HOUR);
    await sweepOrders(set.ports);
    expect(plan()).toMatchObject({ status: "ended" });
    set.sandbox.disputes.move(id, "lost");
    later(2 * DAY);
    await sweepOrders(set.ports);
    expect(set.store.orders.get(one.orderId)?.value.status).toBe("refunded");
    expect(plan()?.paused).toEqual([]);
  });

  it("is found with the month of a subscription that it is about, by the sweep that learns of both", async () => {
    const made = await createSubscription(set.ports, asha, { purchaseKey: "one", planId: "daily-care" });
    if (!made.ok) throw new Error(made.failure.reason);
    const { id: paymentId, order_id: orderId } = set.sandbox.subscriptions.charge(made.value.subscriptionId);
    const { id } = set.sandbox.disputes.open(paymentId);
    await sweepOrders(set.ports);
    expect(set.store.disputes.get(id)?.value).toMatchObject({ orderId, paymentId, status: "open" });
    expect(plan()).toMatchObject({ status: "ended", terms: [], paused: [{ orderId }] });
  });

  it("is not refunded twice: a refund waits for the bank, and is done once the bank has taken the money", async () => {
    const one = await paid();
    const { id } = set.sandbox.disputes.open(one.paymentId);
    later(HOUR);
    await sweepOrders(set.ports);
    expect(await refundPayment(set.ports, admin, { orderId: one.orderId, reason: "asked for" })).toMatchObject({
      ok: true,
      value: { status: "pending" },
    });
    for (let hour = 0; hour < 12; hour += 1) {
      later(HOUR);
      await sweepOrders(set.ports);
    }
    // However long the bank takes, these tries do not count as failed.
    expect(set.store.refunds.get(one.paymentId)?.value).toMatchObject({ status: "due", attempts: 0, refusal: null });
    set.sandbox.disputes.move(id, "lost");
    for (let day = 0; day < 3; day += 1) {
      later(DAY + HOUR);
      await sweepOrders(set.ports);
    }
    expect(set.store.refunds.get(one.paymentId)?.value.status).toBe("done");
    expect(set.sandbox.refundsOf(one.paymentId)).toEqual([]);
  });

  it("ends the subscription whose month was lost", async () => {
    const made = await createSubscription(set.ports, asha, { purchaseKey: "one", planId: "daily-care" });
    if (!made.ok) throw new Error(made.failure.reason);
    const { subscriptionId } = made.value;
    const { id: paymentId, order_id: orderId } = set.sandbox.subscriptions.charge(subscriptionId);
    await verifySubscription(set.ports, asha, {
      subscriptionId,
      paymentId,
      signature: `signed ${paymentId}|${subscriptionId}`,
    });
    await hear("created", { orderId, paymentId });
    await sweepOrders(set.ports);
    expect(set.sandbox.subscriptions.get(subscriptionId).status).toBe("active");
    await hear("lost", { orderId, paymentId }, "lost");
    await sweepOrders(set.ports);
    expect(set.sandbox.subscriptions.get(subscriptionId).status).toBe("cancelled");
  });
});
