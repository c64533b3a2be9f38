import { DAY, HOUR, MINUTE } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { ApiError, memoryPayments } from "../../../../tests/support/memoryPaymentPorts";
import { createOrder } from "./createOrder";
import { receiveEvent } from "./receiveEvent";
import { refundPayment } from "./refundPayment";
import { sweepOrders } from "./sweepOrders";
import { verifyPayment } from "./verifyPayment";

const asha = anActor({ uid: "asha", guest: false });
const admin = anActor({ uid: "admin", guest: false, admin: true });
const WORDS = "Refund is not supported by the bank because the payment is more than 6 months old";
let set: ReturnType<typeof memoryPayments>;
let makes: (only?: string) => void;

beforeEach(() => {
  set = memoryPayments();
  const { sandbox } = set;
  const refund = sandbox.refund.bind(sandbox);
  sandbox.refund = () => {
    throw new ApiError(400, WORDS);
  };
  makes = (only) => {
    sandbox.refund = (id, wish) => {
      if (only === undefined || id === only) return refund(id, wish);
      throw new ApiError(400, WORDS);
    };
  };
});

async function paid(key = "one"): Promise<{ readonly orderId: string; readonly paymentId: string }> {
  const made = await createOrder(set.ports, asha, { purchaseKey: key, planId: "daily-care" });
  if (!made.ok) throw new Error(made.failure.reason);
  const { orderId } = made.value;
  const { id: paymentId } = set.sandbox.pay(orderId, {});
  expect(
    await verifyPayment(set.ports, asha, { orderId, paymentId, signature: `signed ${orderId}|${paymentId}` }),
  ).toMatchObject({ ok: true });
  return { orderId, paymentId };
}
const refundPaid = (orderId: string) => refundPayment(set.ports, admin, { orderId, reason: "asked for" });
const refusedReply = { ok: false, failure: { reason: "REFUND_REFUSED" } };

describe("a refund that the gateway refuses", () => {
  it("fails with its reason for the admin, recorded with the gateway’s words", async () => {
    const { orderId, paymentId } = await paid();
    expect(await refundPaid(orderId)).toEqual(refusedReply);
    expect(set.store.refunds.get(paymentId)?.value).toMatchObject({ status: "due", attempts: 1, refusal: WORDS });
    expect(set.store.orders.get(orderId)?.value.status).toBe("paid");
  });

  it("is retried with growing pauses, and given up with an alert, once", async () => {
    const { orderId, paymentId } = await paid();
    const tries: number[] = [];
    const inner = set.gateway.refund.bind(set.gateway);
    set.gateway.refund = (id, amount) => {
      tries.push(set.clock.now);
      return inner(id, amount);
    };
    await refundPaid(orderId);
    for (let at = 0; at < (7 * DAY) / (5 * MINUTE); at += 1) {
      set.clock.now += 5 * MINUTE;
      await sweepOrders(set.ports);
    }
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBeGreaterThan(12 * HOUR);
    expect(tries).toHaveLength(10);
    expect(set.store.refunds.get(paymentId)?.value).toMatchObject({ status: "given-up", attempts: 10, refusal: WORDS });
    expect(set.defects).toEqual([expect.objectContaining({ name: "RefundGivenUp" })]);
  });

  it("is retried when an admin asks again, and noted when a person has made it at the gateway", async () => {
    const one = await paid("one");
    const two = await paid("two");
    for (const { orderId, paymentId } of [one, two]) {
      await refundPaid(orderId);
      set.store.refunds.patch(paymentId, { status: "given-up", attempts: 10, checkAt: set.clock.now + DAY });
    }
    makes();
    expect(await refundPaid(one.orderId)).toMatchObject({ ok: true, value: { status: "refunded" } });
    set.sandbox.refund(two.paymentId);
    set.clock.now += DAY + HOUR;
    await sweepOrders(set.ports);
    for (const { orderId, paymentId } of [one, two]) {
      expect(set.store.refunds.get(paymentId)?.value).toMatchObject({ status: "done" });
      expect(set.store.orders.get(orderId)?.value.status).toBe("refunded");
    }
  });

  it("does not block others: one behind a hundred of them is made in the same sweep", async () => {
    for (let at = 0; at < 120; at += 1) {
      const { orderId } = await paid(`key-${at}`);
      await refundPaid(orderId);
      set.clock.now += MINUTE;
    }
    const last = await paid("last");
    makes(last.paymentId);
    set.gateway.down = 1;
    expect(await refundPaid(last.orderId)).toMatchObject({ value: { status: "pending" } });
    set.clock.now += DAY;
    await sweepOrders(set.ports);
    expect(set.store.refunds.get(last.paymentId)?.value.status).toBe("done");
  });
});

describe("a refund that two admins ask for at once", () => {
  const leela = anActor({ uid: "leela", guest: false, admin: true });
  const ask = (who: typeof admin, orderId: string, demandedAt: number | null = null) =>
    refundPayment(set.ports, who, { orderId, reason: `${who.uid} was asked`, saw: { demandedAt } });

  it("is made once; the second is told that a colleague was first, and no reason is lost silently", async () => {
    makes();
    const { orderId, paymentId } = await paid();
    const replies = await Promise.all([ask(admin, orderId), ask(leela, orderId)]);
    const won = replies[0].ok ? "admin" : "leela";
    expect(replies).toContainEqual({ ok: true, value: { status: "refunded", amount: 149_900 } });
    expect(replies).toContainEqual({ ok: false, failure: { reason: "PAYMENT_REFUNDED" } });
    expect(set.store.refunds.get(paymentId)?.value).toMatchObject({ requestedBy: won, reason: `${won} was asked` });
    expect(set.store.audit.filter(({ action }) => action === "payment.refund")).toHaveLength(1);
    expect(set.sandbox.refundsOf(paymentId)).toHaveLength(1);
  });

  it("is also given to the first of them alone after it was given up", async () => {
    const { orderId, paymentId } = await paid();
    expect(await ask(admin, orderId)).toEqual(refusedReply);
    set.store.refunds.patch(paymentId, { status: "given-up", attempts: 10, checkAt: set.clock.now + DAY });
    const saw = set.store.refunds.get(paymentId)?.value.createdAt ?? null;
    set.clock.now += HOUR;
    expect(await ask(leela, orderId, saw)).toEqual(refusedReply);
    set.clock.now += HOUR;
    expect(await ask(admin, orderId, saw)).toEqual({ ok: false, failure: { reason: "PAYMENT_REFUNDED" } });
  });
});

describe("a refund that is asked for while others write the same records", () => {
  it("is still made", async () => {
    makes();
    const { orderId, paymentId } = await paid();
    const demand = set.store.demandRefund.bind(set.store);
    let conflicts = 2;
    set.store.demandRefund = (...args) => ((conflicts -= 1) < 0 ? demand(...args) : Promise.resolve("conflict"));
    expect(await refundPaid(orderId)).toEqual({ ok: true, value: { status: "refunded", amount: 149_900 } });
    expect(set.store.refunds.get(paymentId)?.value).toMatchObject({ status: "done", reason: "asked for" });
  });

  it("is refused as busy, not reported as on its way, if that goes on", async () => {
    const { orderId, paymentId } = await paid();
    set.store.demandRefund = () => Promise.resolve("conflict");
    expect(await refundPaid(orderId)).toMatchObject({ ok: false, failure: { reason: "BUSY" } });
    expect(set.store.refunds.get(paymentId)).toBeNull();
  });
});

describe("a refund that fails once the gateway has accepted it", () => {
  const hear = async (event: string, paymentId: string, refunded: number) => {
    const entity = { ...set.sandbox.payment(paymentId), status: "captured", amount_refunded: refunded };
    const body = new TextEncoder().encode(JSON.stringify({ event, payload: { payment: { entity } } }));
    return receiveEvent(set.ports, { body, signature: "signed", eventId: `${event}-1`, hash: "hash" });
  };

  it("is an item for admins until a person has made it at the gateway", async () => {
    makes();
    const { orderId, paymentId } = await paid();
    expect(await refundPaid(orderId)).toMatchObject({ ok: true, value: { status: "refunded" } });
    const shown = set.gateway.shownPayment.bind(set.gateway);
    set.gateway.shownPayment = async (id) => {
      const asked = await shown(id);
      if (!asked.ok || !asked.value || "refusal" in asked.value) return asked;
      return { ok: true, value: { ...asked.value, status: "captured", amount_refunded: 0 } };
    };
    expect(await hear("refund.failed", paymentId, 0)).toBe("kept");
    const status = () => set.store.refunds.get(paymentId)?.value.status;
    expect(status()).toBe("given-up");
    expect(await refundPaid(orderId)).toEqual(refusedReply);
    set.clock.now += DAY + HOUR;
    await sweepOrders(set.ports);
    expect(status()).toBe("given-up");
    set.gateway.shownPayment = shown;
    set.clock.now += DAY + HOUR;
    await sweepOrders(set.ports);
    expect(status()).toBe("done");
    expect(set.sandbox.refundsOf(paymentId)).toHaveLength(1);
  });
});

describe("a payment that the gateway does not show when it is to be refunded", () => {
  const DENIED = "The api key provided is invalid";
  let shown: boolean;
  beforeEach(() => {
    shown = false;
    const inner = set.gateway.payment.bind(set.gateway);
    set.gateway.shownPayment = (id) => (shown ? inner(id) : Promise.resolve({ ok: true, value: { refusal: DENIED } }));
    makes();
  });

  it("fails with its reason for the admin, and is retried with growing pauses", async () => {
    const { orderId, paymentId } = await paid();
    expect(await refundPaid(orderId)).toEqual(refusedReply);
    const pauses = [];
    for (let at = 1; at < 8; at += 1) {
      const { attempts, checkAt } = set.store.refunds.get(paymentId)?.value ?? {};
      expect(attempts).toBe(at);
      pauses.push((checkAt ?? 0) - set.clock.now);
      set.clock.now = checkAt ?? 0;
      await sweepOrders(set.ports);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320].map((minutes) => minutes * MINUTE));
    expect(set.store.refunds.get(paymentId)?.value).toMatchObject({ status: "due", refusal: DENIED });
    expect(set.sandbox.refundsOf(paymentId)).toEqual([]);
    expect(set.defects).toEqual([]);
  });

  it("is refunded once, when it is shown again", async () => {
    const { orderId, paymentId } = await paid();
    await refundPaid(orderId);
    shown = true;
    set.clock.now += DAY;
    await sweepOrders(set.ports);
    set.clock.now += DAY;
    await sweepOrders(set.ports);
    expect(set.store.refunds.get(paymentId)?.value.status).toBe("done");
    expect(set.sandbox.refundsOf(paymentId)).toHaveLength(1);
  });

  it("is not refunded twice if the gateway made it and then did not show it", async () => {
    const { orderId, paymentId } = await paid();
    const refund = set.gateway.refund.bind(set.gateway);
    shown = true;
    set.gateway.refund = (id, amount) => {
      shown = false;
      return refund(id, amount);
    };
    expect(await refundPaid(orderId)).toMatchObject({ ok: true, value: { status: "pending" } });
    set.clock.now += HOUR;
    await sweepOrders(set.ports);
    shown = true;
    set.clock.now += DAY;
    await sweepOrders(set.ports);
    expect(set.store.refunds.get(paymentId)?.value.status).toBe("done");
    expect(set.sandbox.refundsOf(paymentId)).toHaveLength(1);
  });
});
