import * as z from "zod/mini";
import { clientId } from "../ids";
import { planId } from "../plans/plans";
import { writtenText } from "../text";
import { sawRefund } from "./demand";

/**
 * 1 to 200 visible ASCII characters. The form of ids is checked later, for UNKNOWN_PLAN, NOT_FOUND and
 * SIGNATURE_MISMATCH.
 */
const word = z.string().check(z.regex(/^[!-~]{1,200}$/));

/** 1 to 200 characters. A text that is no plan's id is refused later, as UNKNOWN_PLAN. */
const anyPlan = z.string().check(z.regex(/^(?=.*\S)\P{C}{1,200}$/u));

/** What the checkout is opened with. `amount` in paise. */
const checkout = { amount: z.int(), currency: z.literal("INR"), keyId: z.string(), planName: z.string() };

/**
 * `active`: until `validUntil` (ISO 8601, UTC). `pending`: not captured yet; the plan starts once it is, and
 * `validUntil` is null until then.
 */
const settled = z.strictObject({
  status: z.enum(["active", "pending"]),
  planId,
  validUntil: z.nullable(z.iso.datetime()),
});

const verifying = [
  "NOT_FOUND",
  "SIGNATURE_MISMATCH",
  "PAYMENT_MISMATCH",
  "PAYMENT_FAILED",
  "PAYMENT_REFUNDED",
  "GATEWAY_UNAVAILABLE",
] as const;

/** Money. A guest is refused as not logged in ('Please log in first.'). */
export const paymentContracts = {
  /**
   * Creates one order for each purchase key, however often it is called. `item`: only for Pay As You Go; 'call' if left
   * out.
   */
  createOrder: {
    input: z.strictObject({ purchaseKey: clientId, planId: anyPlan, item: z.optional(z.enum(["call", "chat"])) }),
    output: z.strictObject({ orderId: z.string(), ...checkout }),
    reasons: ["UNKNOWN_PLAN", "ID_REUSED", "GATEWAY_UNAVAILABLE"],
    action: "payment.make",
  },
  /** What the checkout gave to the browser: razorpay_order_id, razorpay_payment_id, razorpay_signature. */
  verifyPayment: {
    input: z.strictObject({ orderId: word, paymentId: word, signature: word }),
    output: settled,
    reasons: verifying,
    action: "payment.make",
  },
  /**
   * Creates a subscription to one of the three monthly plans, charged each month until it is cancelled. If one was left
   * unpaid at the checkout, the answer is that one, whatever the key. ALREADY_SUBSCRIBED if one charges for this plan.
   */
  createSubscription: {
    input: z.strictObject({ purchaseKey: clientId, planId: anyPlan }),
    output: z.strictObject({ subscriptionId: z.string(), ...checkout }),
    reasons: ["UNKNOWN_PLAN", "ID_REUSED", "ALREADY_SUBSCRIBED", "GATEWAY_UNAVAILABLE"],
    action: "payment.make",
  },
  /** What the checkout gave to the browser: razorpay_subscription_id, razorpay_payment_id, razorpay_signature. */
  verifySubscription: {
    input: z.strictObject({ subscriptionId: word, paymentId: word, signature: word }),
    output: settled,
    reasons: verifying,
    action: "payment.make",
  },
  /**
   * Cancels the plan: it runs to the end of what was paid, and nothing is charged again. NOT_FOUND if no plan runs and
   * nothing could be charged.
   */
  cancelPlan: {
    input: z.strictObject({}),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "GATEWAY_UNAVAILABLE"],
    action: "payment.make",
  },
  /**
   * Refunds all that was paid for an order; `amount` in paise. `pending`: stored, and tried by the sweep until the
   * gateway has done it. REFUND_REFUSED: stored as well, but the gateway refused it; its words are in
   * `refunds/{paymentId}`. NOT_FOUND if nothing was captured. Nobody can refund their own order. `saw`: the refund that
   * the page showed; if it is given, PAYMENT_REFUNDED if somebody else has asked for a refund since.
   */
  refundPayment: {
    input: z.strictObject({ orderId: word, reason: writtenText(300), saw: z.optional(sawRefund) }),
    output: z.strictObject({ status: z.enum(["refunded", "pending"]), amount: z.int() }),
    reasons: ["NOT_FOUND", "REFUND_REFUSED", "PAYMENT_REFUNDED"],
    action: "payment.refund",
  },
} as const;
