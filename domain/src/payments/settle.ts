import { DAY, type Millis } from "../time";
import type { Order } from "./model";
import { isSameDispute, type KnownDispute } from "./dispute";
import { isDisputed, isRefunded, isSamePayment, leftOf, mergePayment, type KnownPayment } from "./payment";

export type Ledger = Pick<Order, "amount" | "currency" | "status" | "paymentId" | "payments">;

export type PaymentUpdates = Readonly<Record<string, KnownPayment>>;

/**
 * Why the server refunds a payment: `amount`: amount or currency differ; `again`: the order is paid already; `gone`:
 * its owner's account no longer exists.
 */
export type RefundCause = "amount" | "again" | "gone";

export interface DueRefund {
  readonly paymentId: string;
  /** Paise. */
  readonly amount: number;
  readonly why: RefundCause;
}

export interface Settled {
  readonly status: Order["status"];
  readonly paymentId: string | null;
  readonly payments: Order["payments"];
  /** `activate`: the order is paid now; `end`: its payment was refunded. */
  readonly effect: "activate" | "end" | null;
  /**
   * Whether what it bought is paused, because the payer's bank asks for the payment back; and whether that has changed.
   */
  readonly paused: boolean;
  readonly pauseChanges: boolean;
  /** Disputes that are new or have changed, with their payments. */
  readonly disputes: readonly { readonly id: string; readonly paymentId: string; readonly known: KnownDispute }[];
  /** Newly captured payments that pay for no order, with the amount in paise that is still to be refunded of each. */
  readonly toRefund: readonly DueRefund[];
  /** Those of them that this report refunds in full. */
  readonly refunded: readonly SecondPayment[];
}

/** A captured payment that does not pay for its order: another one does, or the amount differs. */
export interface SecondPayment {
  readonly paymentId: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  /** All of it went back. */
  readonly refunded: boolean;
}

export const secondPayments = ({
  paymentId,
  payments,
}: Pick<Ledger, "paymentId" | "payments">): readonly SecondPayment[] =>
  Object.entries(payments).flatMap(([id, payment]) => {
    if (id === paymentId || payment.status !== "captured") return [];
    const { amount, currency } = payment;
    return [{ paymentId: id, amount, currency, refunded: isRefunded(payment) }];
  });

/** Once an order has this many payments, further failed attempts are not kept. */
const ATTEMPTS_KEPT = 40;

function merged(payments: Order["payments"], news: PaymentUpdates): Order["payments"] {
  const all = new Map(Object.entries(payments));
  for (const [id, heard] of Object.entries(news)) {
    const before = all.get(id);
    if (!before && all.size >= ATTEMPTS_KEPT && (heard.status === "failed" || heard.status === "created")) continue;
    all.set(id, before ? mergePayment(before, heard) : heard);
  }
  return Object.fromEntries(all);
}

/**
 * The state machine of an order: verify, webhook and sweep all report to it. At most one payment counts: the first
 * captured one of the order's amount and currency; of several in one report, the one with the smallest id. It never
 * changes afterwards. An order whose payment was refunded in full is closed. Every other captured payment is refunded
 * (invariants 6 to 8).
 */
export function settle(order: Ledger, news: PaymentUpdates): Settled {
  const payments = merged(order.payments, news);
  const captured = Object.entries(payments)
    .filter(([, payment]) => payment.status === "captured")
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const fits = ({ amount, currency }: KnownPayment): boolean => amount === order.amount && currency === order.currency;
  const pays = captured.filter(([, payment]) => fits(payment));
  const first = pays.find(([, payment]) => !isRefunded(payment)) ?? pays[0];
  const paymentId = order.paymentId ?? first?.[0] ?? null;
  const counted = paymentId === null ? undefined : payments[paymentId];

  const status = counted
    ? isRefunded(counted)
      ? "refunded"
      : "paid"
    : Object.keys(payments).length > 0
      ? "attempted"
      : "created";
  const toRefund = captured
    .filter(([id, payment]) => id !== paymentId && !isRefunded(payment) && order.payments[id]?.status !== "captured")
    .map(([id, payment]): DueRefund => ({
      paymentId: id,
      amount: leftOf(payment),
      why: fits(payment) ? "again" : "amount",
    }));
  // A chargeback is not a refund.
  const refunded = secondPayments({ paymentId, payments }).filter(
    ({ paymentId: id, refunded: isBack }) =>
      isBack && (payments[id]?.refunded ?? 0) > (order.payments[id]?.refunded ?? 0),
  );
  const effect =
    status === "paid" && order.status !== "paid"
      ? "activate"
      : status === "refunded" && order.status === "paid"
        ? "end"
        : null;
  const paused = isPaused({ status, paymentId, payments });
  return {
    status,
    paymentId,
    payments,
    effect,
    toRefund,
    refunded,
    paused,
    pauseChanges: paused !== isPaused(order),
    disputes: newDisputes(order.payments, payments),
  };
}

/** Whether what an order bought is paused until a bank decides. */
export function isPaused({ status, paymentId, payments }: Pick<Ledger, "status" | "paymentId" | "payments">): boolean {
  const counted = paymentId === null ? undefined : payments[paymentId];
  return status === "paid" && counted !== undefined && isDisputed(counted);
}

const newDisputes = (before: Order["payments"], after: Order["payments"]): Settled["disputes"] =>
  Object.entries(after).flatMap(([paymentId, { disputes }]) =>
    Object.entries(disputes ?? {}).flatMap(([id, known]) => {
      const old = before[paymentId]?.disputes?.[id];
      return old && isSameDispute(old, known) ? [] : [{ id, paymentId, known }];
    }),
  );

/** Whether nothing of the order has changed, so that nothing is written. */
export const isUnchanged = (order: Ledger, settled: Settled): boolean =>
  settled.status === order.status &&
  settled.paymentId === order.paymentId &&
  Object.keys(settled.payments).length === Object.keys(order.payments).length &&
  Object.entries(settled.payments).every(([id, payment]) => {
    const before = order.payments[id];
    return before !== undefined && isSamePayment(before, payment);
  });

/** Whether a payment bought nothing and has yet to be refunded. */
export function isOwed(order: Pick<Ledger, "paymentId" | "payments">, paymentId: string): boolean {
  const payment = order.payments[paymentId];
  return order.paymentId !== paymentId && payment?.status === "captured" && !isRefunded(payment);
}

/**
 * How much of the payment that counts went back to the payer, in paise: by refunds, or by their bank. Of an order from
 * before payments were kept, all of it if it was refunded.
 */
export function backOf({ amount, status, paymentId, payments }: Omit<Ledger, "currency">): number {
  const counted = paymentId === null ? undefined : payments[paymentId];
  if (counted === undefined) return status === "refunded" ? amount : 0;
  return counted.status === "captured" ? counted.amount - leftOf(counted) : 0;
}

/** When money of the payment that counts last went back, once a report of `now` is settled; null if none did. */
export const refundedAt = (order: Ledger & Pick<Order, "refundedAt">, settled: Settled, now: Millis): Millis | null =>
  backOf({ ...settled, amount: order.amount }) > backOf(order) ? now : order.refundedAt;

/**
 * A refund is told of beside the plans for this long; the payments in the profile tell of it for as long as they are
 * kept.
 */
const TOLD_FOR: Millis = 90 * DAY;

/** Whether a refund of the order is told of beside the plans at `now`. */
export const isLatelyRefunded = (
  { status, refundedAt: at, settledAt, createdAt }: Pick<Order, "status" | "refundedAt" | "settledAt" | "createdAt">,
  now: Millis,
): boolean => status === "refunded" && now - (at ?? settledAt ?? createdAt) < TOLD_FOR;
