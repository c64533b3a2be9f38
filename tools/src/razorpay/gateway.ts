import { createHmac } from "node:crypto";

import { Disputes } from "./disputes";
import { ApiError, unknownId, type Happening, type Order, type Payment, type Refund } from "./entities";
import { amountOf, LEAST_PAISE, notesOf, type Attempt, type GatewayRuntime, type Till } from "./limits";
import { Subscriptions } from "./subscriptions";

const LONGEST_RECEIPT = 40;
/** The fee is 2 %, and 18 % tax on it. */
const FEE = 0.02;
const TAX = 0.18;

interface NewOrder {
  readonly amount: unknown;
  readonly currency?: unknown;
  readonly receipt?: unknown;
  readonly notes?: unknown;
}

interface RefundWish {
  readonly amount?: number;
  readonly notes?: unknown;
  readonly speed?: unknown;
}

/** Makes and stores payments: Razorpay's states and limits, in memory, without a network. */
export class Gateway implements Till {
  readonly orders = new Map<string, Order>();
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  readonly subscriptions = new Subscriptions(this);
  readonly disputes = new Disputes(this);
  /** Payments whose refunds the API refuses, with the words of the refusal. */
  readonly refusals = new Map<string, string>();

  constructor(
    readonly runtime: GatewayRuntime,
    readonly tell: (happening: Happening) => void,
  ) {}

  createOrder({ amount, currency = "INR", receipt = null, notes }: NewOrder): Order {
    const paise = amountOf(amount);
    if (currency !== "INR") throw new ApiError(400, "Currency is not supported", "currency");
    if (receipt !== null && (typeof receipt !== "string" || receipt.length > LONGEST_RECEIPT)) {
      throw new ApiError(400, "The receipt may not be greater than 40 characters.", "receipt");
    }
    const order: Order = {
      id: `order_${this.runtime.freshId()}`,
      entity: "order",
      amount: paise,
      amount_paid: 0,
      amount_due: paise,
      currency,
      receipt,
      offer_id: null,
      status: "created",
      attempts: 0,
      notes: notesOf(notes),
      created_at: this.runtime.now(),
    };
    this.orders.set(order.id, order);
    return order;
  }

  order(id: string): Order {
    const order = this.orders.get(id);
    if (!order) throw unknownId();
    return order;
  }

  payment(id: string): Payment {
    const payment = this.payments.get(id);
    if (!payment) throw unknownId();
    return payment;
  }

  paymentsOf(orderId: string): readonly Payment[] {
    return [...this.payments.values()].filter((payment) => payment.order_id === orderId);
  }

  refundsOf(paymentId: string): readonly Refund[] {
    return [...this.refunds.values()].filter((refund) => refund.payment_id === paymentId);
  }

  /** Pays at the checkout, or tries to. A paid order accepts no further payment there, as in the real one. */
  pay(
    orderId: string,
    { method = "upi", outcome = "captured", amount, currency, email = "person@example.com" }: Attempt = {},
  ): Payment {
    const order = this.order(orderId);
    const payment: Payment = {
      id: `pay_${this.runtime.freshId()}`,
      entity: "payment",
      amount: amount ?? order.amount,
      currency: currency ?? order.currency,
      status: "created",
      order_id: order.id,
      invoice_id: null,
      international: false,
      method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: null,
      card_id: method === "card" ? `card_${this.runtime.freshId()}` : null,
      bank: null,
      wallet: null,
      vpa: method === "upi" ? "person@upi" : null,
      email,
      contact: "+919999999999",
      notes: order.notes,
      fee: null,
      tax: null,
      error_code: null,
      error_description: null,
      error_source: null,
      error_step: null,
      error_reason: null,
      acquirer_data: {},
      created_at: this.runtime.now(),
    };
    this.payments.set(payment.id, payment);
    this.#change(order, { attempts: order.attempts + 1, status: order.status === "paid" ? "paid" : "attempted" });
    if (outcome === "failed") return this.fail(payment.id);
    if (outcome === "created") return payment;
    const authorized = this.authorize(payment.id);
    return outcome === "captured" ? this.capture(authorized.id) : authorized;
  }

  /** The bank has approved; also after it had refused ('late authorisation'). */
  authorize(paymentId: string): Payment {
    const payment = this.payment(paymentId);
    if (payment.status !== "created" && payment.status !== "failed") return payment;
    const cleared = {
      error_code: null,
      error_description: null,
      error_source: null,
      error_step: null,
      error_reason: null,
    };
    const authorized = this.#become(payment, { status: "authorized", ...cleared });
    this.tell({ event: "payment.authorized", payload: { payment: authorized } });
    return authorized;
  }

  /** Captures the money; also that of a late authorisation. */
  capture(paymentId: string, amount?: number): Payment {
    const before = this.payment(paymentId);
    if (before.captured) throw new ApiError(400, "This payment has already been captured");
    if (amount !== undefined && amount !== before.amount) {
      throw new ApiError(400, "Capture amount must be equal to the amount authorized", "amount");
    }
    const payment = before.status === "authorized" ? before : this.authorize(paymentId);
    const fee = Math.round(payment.amount * FEE);
    const captured = this.#become(payment, { status: "captured", captured: true, fee, tax: Math.round(fee * TAX) });
    const order = this.order(captured.order_id);
    const paid = this.#change(order, { status: "paid", amount_paid: order.amount, amount_due: 0 });
    this.tell({ event: "payment.captured", payload: { payment: captured } });
    this.tell({ event: "order.paid", payload: { payment: captured, order: paid } });
    return captured;
  }

  fail(paymentId: string): Payment {
    const payment = this.payment(paymentId);
    if (payment.status !== "created" && payment.status !== "authorized")
      throw new ApiError(400, "This payment can not fail any more");
    const failed = this.#become(payment, {
      status: "failed",
      error_code: "BAD_REQUEST_ERROR",
      error_description: "Your payment was declined. Please try another method.",
      error_source: "bank",
      error_step: "payment_authorization",
      error_reason: "payment_failed",
    });
    this.tell({ event: "payment.failed", payload: { payment: failed } });
    return failed;
  }

  /** Refunds a part, or all that is left. */
  refund(paymentId: string, { amount, notes, speed }: RefundWish = {}): Refund {
    const payment = this.payment(paymentId);
    if (!payment.captured) throw new ApiError(400, "The payment status should be captured for action to be taken");
    const left = payment.amount - payment.amount_refunded;
    if (left === 0) throw new ApiError(400, "The payment has been fully refunded already");
    const paise = amount ?? left;
    if (!Number.isInteger(paise) || paise < LEAST_PAISE)
      throw new ApiError(400, "The amount must be atleast INR 1.00", "amount");
    if (paise > left) throw new ApiError(400, "The refund amount provided is greater than amount captured", "amount");
    const refund: Refund = {
      id: `rfnd_${this.runtime.freshId()}`,
      entity: "refund",
      amount: paise,
      currency: payment.currency,
      payment_id: payment.id,
      notes: notesOf(notes),
      receipt: null,
      status: "processed",
      speed_processed: "normal",
      speed_requested: speed === "optimum" ? "optimum" : "normal",
      created_at: this.runtime.now(),
    };
    this.refunds.set(refund.id, refund);
    const full = paise === left;
    const after = this.#become(payment, {
      amount_refunded: payment.amount_refunded + paise,
      refund_status: full ? "full" : "partial",
      ...(full && { status: "refunded" as const }),
    });
    this.tell({ event: "refund.created", payload: { refund, payment: after } });
    this.tell({ event: "refund.processed", payload: { refund, payment: after } });
    return refund;
  }

  /** Like {@link refund}, but requested by the merchant's server: what the bank refuses is refused. */
  askRefund(paymentId: string, wish: RefundWish): Refund {
    const refusal = this.refusals.get(paymentId);
    const { amount, amount_refunded, refund_status } = this.payment(paymentId);
    if (refusal !== undefined && refund_status !== "full") throw new ApiError(400, refusal);
    if (this.disputes.isOpen(paymentId))
      throw new ApiError(400, "Refund is not allowed as the payment is under dispute");
    const left = amount - amount_refunded - this.disputes.deducted(paymentId);
    if (refund_status !== "full" && (wish.amount ?? left) > left)
      throw new ApiError(400, "The refund amount provided is greater than amount captured", "amount");
    return this.refund(paymentId, wish);
  }

  /** What the checkout gives the browser after a payment, as proof for the server. */
  signature(payment: Payment, secret: string): string {
    const subscription = this.subscriptions.ofPayment(payment.id);
    const text = subscription === null ? `${payment.order_id}|${payment.id}` : `${payment.id}|${subscription.id}`;
    return createHmac("sha256", secret).update(text).digest("hex");
  }

  #become(payment: Payment, change: Partial<Payment>): Payment {
    const after = { ...payment, ...change };
    this.payments.set(after.id, after);
    return after;
  }

  #change(order: Order, change: Partial<Order>): Order {
    const after = { ...order, ...change };
    this.orders.set(after.id, after);
    return after;
  }
}
