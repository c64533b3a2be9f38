import type { Millis } from "../time";
import type { Entitlement } from "./entitlement";
import { doublesOf } from "./mandates";
import type { Order, Subscription } from "./model";
import { monthAfter } from "./month";
import { isRefunded, type KnownPayment } from "./payment";
import { isPaused } from "./settle";

export interface Books {
  /** Our orders, by order id. */
  readonly orders: Readonly<Record<string, Order>>;
  /** Our plans, by uid. */
  readonly plans: Readonly<Record<string, Entitlement>>;
  /** Our subscriptions that are not over, by subscription id. */
  readonly subscriptions: Readonly<Record<string, Subscription>>;
  /** By id: why a document of ours can't be read. No other difference is reported of it. */
  readonly unreadable: Readonly<Record<string, string>>;
  /** The gateway's payments, by order id and payment id. */
  readonly gateway: Readonly<Record<string, Readonly<Record<string, KnownPayment>>>>;
}

interface Difference {
  /** The id of the order or subscription, or the uid of a plan. */
  readonly about: string;
  readonly what: string;
}

/**
 * Where our books differ from the gateway's, and where an invariant does not hold: a plan without a captured payment; a
 * captured payment that neither bought anything nor was refunded, or did both (invariants 6 to 8); and a plan for which
 * one person is charged twice each month.
 */
export function differences(
  { orders, plans, subscriptions, unreadable, gateway }: Books,
  now: Millis,
): readonly Difference[] {
  const found: Difference[] = [];
  const say = (about: string, what: string): void => void found.push({ about, what });
  const isUnreadable = (id: string): boolean => Object.hasOwn(unreadable, id);
  for (const [id, why] of Object.entries(unreadable)) say(id, `can't be read: ${why}`);
  for (const [orderId, order] of Object.entries(orders)) {
    const there = gateway[orderId];
    if (!there) {
      say(orderId, "the gateway has no such order");
      continue;
    }
    for (const [paymentId, payment] of Object.entries(there)) ofPayment(orderId, order, paymentId, payment, say);
    const term = plans[order.userId]?.terms.find((each) => each.orderId === orderId);
    // Later months may have moved forward since, but for this long the plan runs in any case.
    const stillRuns = order.settledAt !== null && monthAfter(order.settledAt) > now;
    const isKept = plans[order.userId]?.paused.some((each) => each.orderId === orderId) === true;
    if (order.status === "paid" && stillRuns && !term && !isKept && !isUnreadable(order.userId))
      say(orderId, "is paid and gives no plan");
    if (isPaused(order) && term) say(orderId, "is disputed and gives a plan");
    if (!isPaused(order) && isKept) say(orderId, "is not disputed any more and its plan is paused");
    if (order.status !== "paid" && term) say(orderId, `is ${order.status} and gives a plan`);
  }
  for (const orderId of Object.keys(gateway)) {
    const captured = Object.values(gateway[orderId] ?? {}).some(
      (payment) => payment.status === "captured" && !isRefunded(payment),
    );
    if (captured && !orders[orderId] && !isUnreadable(orderId)) say(orderId, "was paid at the gateway and is not ours");
  }
  for (const [userId, plan] of Object.entries(plans)) {
    const paidBy = plan.terms.map(({ paymentId }) => paymentId);
    if (new Set(paidBy).size < paidBy.length) say(userId, "has two terms of one payment");
    for (const { orderId, paymentId } of plan.terms) {
      const order = orders[orderId];
      if (isUnreadable(orderId)) continue;
      if (!order && !orderId.startsWith("given-")) say(userId, `has a term of ${orderId}, which is no order`);
      else if (order && (order.userId !== userId || order.paymentId !== paymentId))
        say(userId, `has a term of ${orderId}, which is not paid by ${paymentId}`);
    }
  }
  for (const [id, older] of doublesOf(Object.entries(subscriptions)))
    say(id, `charges for a plan that ${older} charges the same person for`);
  return found;
}

function ofPayment(
  orderId: string,
  order: Order,
  paymentId: string,
  payment: KnownPayment,
  say: (about: string, what: string) => void,
): void {
  const known = order.payments[paymentId];
  const counts = order.paymentId === paymentId;
  for (const [id, { status }] of Object.entries(payment.disputes ?? {})) {
    const here = known?.disputes?.[id]?.status ?? "unknown";
    if (here !== status) say(orderId, `${id} about ${paymentId} is ${status} at the gateway and ${here} here`);
  }
  if (payment.status === "captured") {
    const back = isRefunded(payment);
    if (known?.status !== "captured")
      say(orderId, `${paymentId} is captured at the gateway and ${known?.status ?? "unknown"} here`);
    else if (known.refunded !== payment.refunded)
      say(orderId, `${paymentId}: ${payment.refunded} paise were refunded, ${known.refunded} are known here`);
    if (!counts && !back) say(orderId, `${paymentId} bought nothing and was not refunded`);
    if (counts && back && order.status !== "refunded") say(orderId, `${paymentId} was refunded and still counts`);
    if (counts && (payment.amount !== order.amount || payment.currency !== order.currency))
      say(orderId, `${paymentId} is of another amount`);
  } else if (counts) {
    say(orderId, `${paymentId} counts and is ${payment.status} at the gateway`);
  }
}
