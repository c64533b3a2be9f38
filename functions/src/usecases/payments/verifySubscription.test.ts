import { ok } from "@thodu/domain/result";
import { expect, it, vi } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { memoryPayments } from "../../../../tests/support/memoryPaymentPorts";
import { createOrder } from "./createOrder";
import { createSubscription } from "./createSubscription";
import { verifySubscription } from "./verifySubscription";

const asha = anActor({ uid: "asha", guest: false });

async function begun() {
  const set = memoryPayments();
  const made = await createSubscription(set.ports, asha, { purchaseKey: "one", planId: "daily-care" });
  if (!made.ok) throw new Error(made.failure.reason);
  const { subscriptionId } = made.value;
  const verify = (paymentId: string) =>
    verifySubscription(set.ports, asha, {
      subscriptionId,
      paymentId,
      signature: `signed ${paymentId}|${subscriptionId}`,
    });
  return { ...set, subscriptionId, verify };
}

it("is confirmed a little later if the gateway does not list the first month yet", async () => {
  const { gateway, sandbox, subscriptionId, verify, store } = await begun();
  const { id: paymentId } = sandbox.subscriptions.charge(subscriptionId);
  const listed = vi.spyOn(gateway, "charges").mockResolvedValueOnce(ok([]));
  expect(await verify(paymentId)).toEqual({
    ok: true,
    value: { status: "pending", planId: "daily-care", validUntil: null },
  });
  expect(store.plans.get("asha")).toBeNull();
  expect(await verify(paymentId)).toMatchObject({ ok: true, value: { status: "active" } });
  expect(listed).toHaveBeenCalledTimes(2);
});

it("is not confirmed by a payment for something else", async () => {
  const { ports, sandbox, verify } = await begun();
  const made = await createOrder(ports, asha, { purchaseKey: "two", planId: "daily-care" });
  if (!made.ok) throw new Error(made.failure.reason);
  const { id: paymentId } = sandbox.pay(made.value.orderId, {});
  expect(await verify(paymentId)).toMatchObject({ ok: false, failure: { reason: "PAYMENT_MISMATCH" } });
});
