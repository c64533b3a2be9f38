import { expect, it, vi } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { memoryPayments } from "../../../../tests/support/memoryPaymentPorts";
import { applyNews } from "./applyNews";
import { createOrder } from "./createOrder";
import { refundPayment } from "./refundPayment";
import { verifyPayment } from "./verifyPayment";

it("notifies once of a payment that buys something: which one, and how much it was", async () => {
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

it("notifies once of a refund: how much, of which payment, and what becomes of the plan", async () => {
  const { ports, sandbox } = memoryPayments();
  const settled = vi.spyOn(ports.payments, "settle");
  const asha = anActor({ uid: "asha", guest: false });
  const admin = anActor({ uid: "meera", guest: false, admin: true });
  const buy = async (purchaseKey: string) => {
    const made = await createOrder(ports, asha, { purchaseKey, planId: "daily-care" });
    if (!made.ok) throw new Error(made.failure.reason);
    const { orderId } = made.value;
    const { id: paymentId } = sandbox.pay(orderId, {});
    await verifyPayment(ports, asha, { orderId, paymentId, signature: `signed ${orderId}|${paymentId}` });
    return { orderId, paymentId };
  };
  const [first, second] = [await buy("one"), await buy("two")];
  for (const { orderId } of [first, second, second]) await refundPayment(ports, admin, { orderId, reason: "Asked." });
  // When it went back is kept with the order.
  const times = settled.mock.calls.map(([, , { order }]) => [order.status, order.refundedAt !== null]);
  expect(times).toEqual([
    ["paid", false],
    ["paid", false],
    ["refunded", true],
    ["refunded", true],
  ]);
  const told = settled.mock.calls.flatMap(([, , { tellsRefunds }]) => tellsRefunds);
  const paid = { amount: 149_900, planName: "Daily Care" };
  expect(told).toMatchObject([
    { ...paid, paymentId: first.paymentId },
    { ...paid, paymentId: second.paymentId },
  ]);
  // After the first refund the second month is left.
  expect(told.map(({ until }) => until !== null && until > ports.runtime.now())).toEqual([true, false]);
});

it("names the plan that goes on after a refund: the same one first, else another", async () => {
  const { ports, sandbox } = memoryPayments();
  const settled = vi.spyOn(ports.payments, "settle");
  const asha = anActor({ uid: "asha", guest: false });
  const admin = anActor({ uid: "meera", guest: false, admin: true });
  const bought: string[] = [];
  const daily = { planId: "daily-care" } as const;
  for (const wish of [{ planId: "pay-as-you-go", item: "call" }, daily, daily] as const) {
    const made = await createOrder(ports, asha, { purchaseKey: `key-${bought.length}`, ...wish });
    if (!made.ok) throw new Error(made.failure.reason);
    const { orderId } = made.value;
    const { id: paymentId } = sandbox.pay(orderId, {});
    await verifyPayment(ports, asha, { orderId, paymentId, signature: `signed ${orderId}|${paymentId}` });
    bought.push(orderId);
  }
  for (const orderId of bought.toReversed()) await refundPayment(ports, admin, { orderId, reason: "Asked." });
  const told = settled.mock.calls.flatMap(([, , { tellsRefunds }]) => tellsRefunds);
  expect(told.map(({ planName, goesOn }) => [planName, goesOn])).toEqual([
    ["Daily Care", "Daily Care"],
    ["Daily Care", "Pay As You Go"],
    ["Pay As You Go", null],
  ]);
});

it("notifies of a refund also if the payment never bought anything", async () => {
  const { ports } = memoryPayments();
  const settled = vi.spyOn(ports.payments, "settle");
  const made = await createOrder(ports, anActor({ uid: "asha", guest: false }), {
    purchaseKey: "one",
    planId: "daily-care",
  });
  if (!made.ok) throw new Error(made.failure.reason);
  const { orderId } = made.value;
  const payment = { amount: 149_900, currency: "INR", refunded: 0 };
  await applyNews(ports, orderId, { pay_1: { ...payment, status: "authorized" } });
  const back = { pay_1: { ...payment, status: "captured", refunded: 149_900 } } as const;
  await applyNews(ports, orderId, back);
  await applyNews(ports, orderId, back);
  const told = settled.mock.calls.flatMap(([, , { tellsRefunds }]) => tellsRefunds);
  const paid = { paymentId: "pay_1", amount: 149_900, planName: "Daily Care" };
  expect(told).toEqual([{ ...paid, bought: false, again: false, until: null, goesOn: null }]);
});

it("notifies once of the refund of a second payment, and that the plan of the first continues", async () => {
  const { ports, sandbox } = memoryPayments();
  const settled = vi.spyOn(ports.payments, "settle");
  const asha = anActor({ uid: "asha", guest: false });
  const made = await createOrder(ports, asha, { purchaseKey: "one", planId: "daily-care" });
  if (!made.ok) throw new Error(made.failure.reason);
  const { orderId } = made.value;
  const pay = async (): Promise<string> => {
    const { id: paymentId } = sandbox.pay(orderId, {});
    const proof = { orderId, paymentId, signature: `signed ${orderId}|${paymentId}` };
    expect(await verifyPayment(ports, asha, proof)).toMatchObject({ ok: true, value: { status: "active" } });
    return paymentId;
  };
  await pay();
  const second = await pay();
  const told = () => settled.mock.calls.flatMap(([, , { tellsRefunds }]) => tellsRefunds);
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(told()).toMatchObject([
    { paymentId: second, amount: 149_900, planName: "Daily Care", bought: false, again: true },
  ]);
  // The gateway reports it again later; nothing changes.
  const payment = { status: "captured", amount: 149_900, currency: "INR", refunded: 149_900 } as const;
  await applyNews(ports, orderId, { [second]: payment });
  expect(told()).toHaveLength(1);
});
