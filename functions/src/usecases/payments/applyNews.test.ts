import { expect, it, vi } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { memoryPayments } from "../../../../tests/support/memoryPaymentPorts";
import { createOrder } from "./createOrder";
import { verifyPayment } from "./verifyPayment";

it("tells once of a payment that buys something: which one, and how much it was", async () => {
  const { ports, sandbox } = memoryPayments();
  const settled = vi.spyOn(ports.payments, "settle");
  const asha = anActor({ uid: "asha", guest: false });
  const made = await createOrder(ports, asha, { purchaseKey: "one", planId: "daily-care" });
  if (!made.ok) throw new Error(made.failure.reason);
  const { orderId } = made.value;
  const { id: paymentId } = sandbox.pay(orderId, {});
  const proof = { orderId, paymentId, signature: `signed ${orderId}|${paymentId}` };
  await verifyPayment(ports, asha, proof);
  await verifyPayment(ports, asha, proof);
  const told = settled.mock.calls.map(([, , { tells }]) => tells).filter((tells) => tells !== null);
  expect(told).toEqual([{ paymentId, amount: 149_900 }]);
});
