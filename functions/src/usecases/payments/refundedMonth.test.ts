import { DAY, MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { Crash } from "../../../../tests/support/crashPlan";
import { memoryPayments } from "../../../../tests/support/memoryPaymentPorts";
import { createSubscription } from "./createSubscription";
import { refundPayment } from "./refundPayment";
import { sweepOrders } from "./sweepOrders";
import { verifySubscription } from "./verifySubscription";

const asha = anActor({ uid: "asha", guest: false });
const admin = anActor({ uid: "admin", guest: false, admin: true });

/** A month of a plan that Asha has subscribed to and paid for. */
async function paidMonth() {
  const all = memoryPayments();
  const { ports, sandbox, store } = all;
  const made = await createSubscription(ports, asha, { purchaseKey: "one", planId: "daily-care" });
  if (!made.ok) throw new Error(made.failure.reason);
  const { subscriptionId } = made.value;
  const { id: paymentId } = sandbox.subscriptions.charge(subscriptionId);
  const signature = `signed ${paymentId}|${subscriptionId}`;
  await verifySubscription(ports, asha, { subscriptionId, paymentId, signature });
  const [[orderId, { userId, amount }] = ["", { userId: "", amount: 0 }]] = store.orders.values();
  return { ...all, subscriptionId, paymentId, orderId, userId, amount };
}

it.each([3, 4, 5, 6, 7, 8].flatMap((step) => [false, true].map((after) => [step, after] as const)))(
  "a month that is refunded ends its subscription, also if the process dies at step %i (after it: %s)",
  async (step, after) => {
    const { ports, store, clock, subscriptionId, paymentId, orderId } = await paidMonth();
    store.crashPlan.left = step;
    store.crashPlan.after = after;
    const saw = { demandedAt: null };
    await refundPayment(ports, admin, { orderId, reason: "asked for", saw }).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
    store.crashPlan.left = null;
    for (let sweeps = 0; sweeps < 40; sweeps += 1) {
      clock.now += sweeps < 20 ? 5 * MINUTE : DAY / 4;
      await sweepOrders(ports);
    }
    const isRefunded = store.refunds.get(paymentId)?.value.status === "done";
    expect(isRefunded || (step === 3 && !after)).toBe(true);
    expect(store.subscriptions.get(subscriptionId)?.value.status).toBe(isRefunded ? "cancelled" : "active");
  },
);

it("a month whose refund was asked for before ends its subscription too, also if the gateway does not answer now", async () => {
  const { ports, store, clock, gateway, subscriptionId, paymentId, orderId, userId, amount } = await paidMonth();
  const audit = { actor: "server", action: "payment.refund", target: userId, reason: "" } as const;
  const demand = { orderId, userId, amount, requestedBy: "server", reason: "twice", endsMandate: null };
  await store.demandRefund(paymentId, demand, audit);
  gateway.down = 1;
  await refundPayment(ports, admin, { orderId, reason: "asked for" });
  expect(store.subscriptions.get(subscriptionId)?.value).toMatchObject({ cancelling: true, checkAt: clock.now });
  clock.now += MINUTE;
  await sweepOrders(ports);
  expect(store.subscriptions.get(subscriptionId)?.value.status).toBe("cancelled");
});
