import { isPseudonym } from "@thodu/domain/accounts/deletion";
import { disputeKnown } from "@thodu/domain/payments/dispute";
import { monthAfter } from "@thodu/domain/payments/month";
import { toKnownPayment, type KnownPayment } from "@thodu/domain/payments/payment";
import { quote } from "@thodu/domain/payments/quote";
import type { differences } from "@thodu/domain/payments/reconcile";
import { isPaused } from "@thodu/domain/payments/settle";
import { DAY } from "@thodu/domain/time";
import type { Gateway } from "../../tools/src/razorpay/gateway";
import type { MemoryPayments } from "./memoryPayments";

interface Books {
  readonly sandbox: Gateway;
  readonly store: MemoryPayments;
  /** By pseudonym: the orders whose terms a person had when they deleted their account. */
  readonly bought: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Checks what must hold at every moment, also in the middle of an operation. */
export function holds({ sandbox, store, bought }: Books): void {
  const orders = new Map(store.orders.values());
  for (const [orderId, order] of orders) {
    const price = quote(order.planId, order.item ?? undefined);
    must(price.ok && price.value.amount === order.amount, "the price is the plan’s");
    const counted = order.paymentId === null ? null : sandbox.payment(order.paymentId);
    must(
      (counted !== null) === (order.status === "paid" || order.status === "refunded"),
      "a settled order has a payment that counts",
    );
    if (!counted) continue;
    must(order.payments[counted.id]?.status === "captured", "a capture is never forgotten");
    must(
      counted.captured && counted.order_id === orderId && counted.amount === order.amount && counted.currency === "INR",
      "what counts is captured, of this order and amount",
    );
    const back = counted.amount_refunded + sandbox.disputes.deducted(counted.id);
    must(
      order.status !== "refunded" || back === counted.amount,
      "a refunded order has all its money back, or lost to the bank",
    );
    const plan = store.plans.get(order.userId)?.value;
    const isKept = plan?.paused.some((each) => each.orderId === orderId) === true;
    must(!isKept || isPaused(order), "only what a bank asks back is paused");
    must(
      !isPaused(order) || !plan?.terms.some((each) => each.orderId === orderId),
      "what a bank asks back gives nothing",
    );
  }
  const claimed = store.purchases
    .values()
    .flatMap(([, { gatewayId }]) => (gatewayId?.startsWith("order_") ? [gatewayId] : []));
  must(new Set(claimed).size === claimed.length, "an order is of one purchase");
  for (const [id, { subscriptionId }] of orders)
    must(subscriptionId !== null || claimed.includes(id), "an order is of a purchase");
  const mandates = store.subscriptions
    .values()
    .filter(([id]) => !["cancelled", "completed"].includes(sandbox.subscriptions.get(id).status));
  const renewed = mandates.map(([, { userId, planId }]) => `${userId} ${planId}`);
  must(new Set(renewed).size === renewed.length, "a plan is renewed by one mandate");
  const used = new Set<string>();
  for (const [userId, plan] of store.plans.values()) {
    for (const { orderId, paymentId, planId, from, until, boughtAt, lasts } of plan.terms) {
      const order = orders.get(orderId);
      must(
        order?.status === "paid" && order.userId === userId && order.paymentId === paymentId && order.planId === planId,
        "a term is of a paid order of its owner",
      );
      must(
        until === (lasts === null ? monthAfter(from) : from + lasts) && from >= boughtAt,
        "a term is a month, or the rest of one that was paused, and not from before it was bought",
      );
      must(lasts === null || lasts <= 31 * DAY, "a pause makes no term longer");
      must(!isPseudonym(userId) || bought.get(userId)?.has(orderId), "nobody buys anything whose account is gone");
      must(!used.has(paymentId), "a payment has one term");
      used.add(paymentId);
      const overlaps = plan.terms.some(
        (each) =>
          planId !== "pay-as-you-go" &&
          each.orderId !== orderId &&
          each.planId === planId &&
          each.from < until &&
          each.until > from,
      );
      must(!overlaps || isPseudonym(userId), "months of one plan follow each other");
    }
    must(
      plan.status === "ended" || plan.terms.some((term) => term.planId === plan.planId),
      "the plan that everyone reads is one that was bought",
    );
  }
  for (const { id, amount, amount_refunded } of sandbox.payments.values()) {
    const given = sandbox.refundsOf(id).reduce((sum, refund) => sum + refund.amount, 0);
    must(
      given === amount_refunded && given + sandbox.disputes.deducted(id) <= amount,
      "no more is refunded than was paid",
    );
  }
}

/** Our books and the gateway's, in the form that `reconcile` compares. */
export function bothBooks({ sandbox, store }: Books): Parameters<typeof differences>[0] {
  const disputesOf = (paymentId: string): Pick<KnownPayment, "disputes"> => {
    const about = [...sandbox.disputes.values()].filter(({ payment_id }) => payment_id === paymentId);
    return about.length === 0
      ? {}
      : { disputes: Object.fromEntries(about.map((each) => [each.id, disputeKnown(each)])) };
  };
  const gateway = new Map<string, Record<string, KnownPayment>>();
  for (const [orderId] of sandbox.orders) {
    const payments = new Map(
      sandbox.paymentsOf(orderId).map((each) => [each.id, { ...toKnownPayment(each), ...disputesOf(each.id) }]),
    );
    gateway.set(orderId, Object.fromEntries(payments));
  }
  return {
    orders: Object.fromEntries(store.orders.values()),
    plans: Object.fromEntries(store.plans.values()),
    subscriptions: Object.fromEntries(store.subscriptions.values()),
    unreadable: {},
    gateway: Object.fromEntries(gateway),
  };
}

export function must(promise: boolean | undefined, what: string): asserts promise {
  if (promise !== true) throw new Error(`It does not hold that ${what}.`);
}
