import * as z from "zod/mini";
import { clientId } from "../ids";
import { planId } from "../plans/plans";
import { writtenText } from "../text";
import { sawRefund } from "./demand";

/**
 * 1 to 200 visible ASCII characters; the form is judged later, for the refusals UNKNOWN_PLAN, NOT_FOUND and
 * SIGNATURE_MISMATCH.
 */
const word = z.string().check(z.regex(/^[!-~]{1,200}$/));

/** Any text of 1 to 200 visible characters; one that names no plan is refused later, as UNKNOWN_PLAN. */
const anyPlan = z.string().check(z.regex(/^(?=.*\S)\P{C}{1,200}$/u));

/** What checkout is opened with. `amount` is paise. */
const checkout = { amount: z.int(), currency: z.literal("INR"), keyId: z.string(), planName: z.string() };

/**
 * `active`: until `validUntil` (ISO 8601, UTC). `pending`: not captured yet; the plan starts by itself (`validUntil`
 * null until then).
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

/** Money: guests count as not logged in for all of it ('Please log in first.'). */
export const paymentContracts = {
  /** One purchase key makes one order, however often it is asked for. `item` is for Pay As You Go alone, 'call' unless given. */
  createOrder: {
    input: z.strictObject({ purchaseKey: clientId, planId: anyPlan, item: z.optional(z.enum(["call", "chat"])) }),
    output: z.strictObject({ orderId: z.string(), ...checkout }),
    reasons: ["UNKNOWN_PLAN", "ID_REUSED", "GATEWAY_UNAVAILABLE"],
    action: "payment.make",
  },
  /** What checkout handed the browser: razorpay_order_id, razorpay_payment_id, razorpay_signature. */
  verifyPayment: {
    input: z.strictObject({ orderId: word, paymentId: word, signature: word }),
    output: settled,
    reasons: verifying,
    action: "payment.make",
  },
  /**
   * A plan that is charged again each month until it is cancelled; for the three monthly plans. One that was left at the
   * checkout is answered again, whatever the key; ALREADY_SUBSCRIBED where one is charged for this plan.
   */
  createSubscription: {
    input: z.strictObject({ purchaseKey: clientId, planId: anyPlan }),
    output: z.strictObject({ subscriptionId: z.string(), ...checkout }),
    reasons: ["UNKNOWN_PLAN", "ID_REUSED", "ALREADY_SUBSCRIBED", "GATEWAY_UNAVAILABLE"],
    action: "payment.make",
  },
  /** What checkout handed the browser: razorpay_subscription_id, razorpay_payment_id, razorpay_signature. */
  verifySubscription: {
    input: z.strictObject({ subscriptionId: word, paymentId: word, signature: word }),
    output: settled,
    reasons: verifying,
    action: "payment.make",
  },
  /**
   * The plan runs to the end of what was paid, and nothing is charged again. NOT_FOUND where no plan runs and nothing could
   * be charged.
   */
  cancelPlan: {
    input: z.strictObject({}),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "GATEWAY_UNAVAILABLE"],
    action: "payment.make",
  },
  /**
   * Gives back all that was paid for an order; `amount` is paise. `pending`: recorded, and tried again by the sweep
   * until the gateway has done it. REFUND_REFUSED: recorded as well, but the gateway said no; its words are in
   * `refunds/{paymentId}`. NOT_FOUND where nothing was captured. Nobody refunds themselves. `saw`: what the page showed of
   * the refund; with it, PAYMENT_REFUNDED where somebody else has asked for it since.
   */
  refundPayment: {
    input: z.strictObject({ orderId: word, reason: writtenText(300), saw: z.optional(sawRefund) }),
    output: z.strictObject({ status: z.enum(["refunded", "pending"]), amount: z.int() }),
    reasons: ["NOT_FOUND", "REFUND_REFUSED", "PAYMENT_REFUNDED"],
    action: "payment.refund",
  },
} as const;
