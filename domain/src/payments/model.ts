import * as z from "zod/mini";
import { instant } from "../instant";
import { item, planId } from "../plans/plans";
import { knownPayment } from "./payment";

/**
 * `orders/{orderId}`: one purchase, or one month of a subscription; the id is the gateway's. Written by the server,
 * read by its owner and admins.
 */
export const order = z.object({
  userId: z.string(),
  planId,
  /** What Pay As You Go buys; null for a month. */
  item: z.nullable(item),
  planName: z.string(),
  /** Paise. */
  amount: z.int(),
  currency: z.literal("INR"),
  /** `attempted`: tried, nothing captured. `refunded`: the payment that counted was refunded in full. */
  status: z.enum(["created", "attempted", "paid", "refunded"]),
  /** The payment that counts; every other captured one is refunded. */
  paymentId: z.nullable(z.string()),
  /** All payments known for it, by their ids. */
  payments: z.record(z.string(), knownPayment),
  subscriptionId: z.nullable(z.string()),
  /** When the plan that it bought ends, as reckoned at the purchase. A refunded earlier month makes it end sooner. */
  validUntil: z.nullable(instant),
  createdAt: instant,
  /** When the server learnt of the capture. */
  settledAt: z.nullable(instant),
  /** When the server last learnt that money of the payment that counts went back; null if none did. */
  refundedAt: z._default(z.nullable(instant), null),
  /** When the sweep checks it next; null: never. */
  checkAt: z.nullable(instant),
});
export type Order = z.infer<typeof order>;

/**
 * `purchases/{hash of uid and purchase key}`: makes sure that one key leads to one order, however many calls come at
 * once.
 */
export const purchase = z.object({
  userId: z.string(),
  planId,
  item: z.nullable(item),
  amount: z.int(),
  /** The order or subscription; null while the gateway is being asked. */
  gatewayId: z.nullable(z.string()),
  /** Until then only the call that claimed the key asks the gateway; later another call may take over. */
  leaseUntil: instant,
  createdAt: instant,
});
export type Purchase = z.infer<typeof purchase>;

/** `refunds/{paymentId}`: a refund that is due, and whether it was made. */
export const refund = z.object({
  orderId: z.string(),
  userId: z.string(),
  /** Paise. */
  amount: z.int(),
  /**
   * `given-up`: the gateway refused it so often that a person must make it there; the sweep checks whether they have.
   */
  status: z.enum(["due", "done", "given-up"]),
  /** An admin's uid, or `server`. */
  requestedBy: z.string(),
  reason: z.string(),
  /** How often the gateway was asked without success. */
  attempts: z.int(),
  /** The gateway's last reason for refusing it, in its own words; null if it has not. */
  refusal: z._default(z.nullable(z.string()), null),
  createdAt: instant,
  /** When the sweep tries next; null once done. */
  checkAt: z.nullable(instant),
});
export type Refund = z.infer<typeof refund>;

/** `subscriptions/{subscriptionId}`: a plan that is charged each month. */
export const subscription = z.object({
  userId: z.string(),
  planId,
  amount: z.int(),
  status: z.enum([
    "created",
    "authenticated",
    "active",
    "pending",
    "halted",
    "paused",
    "cancelled",
    "completed",
    "expired",
  ]),
  /** It was asked to end with the month that is paid. */
  cancelling: z.boolean(),
  /** The last payment trouble that the person was told of; null after a payment. */
  warned: z._default(z.nullable(z.enum(["pending", "halted"])), null),
  /** An older subscription of the same person to the same plan, if both charge; else null. */
  doubleOf: z._default(z.nullable(z.string()), null),
  /** Time (whole seconds) of the gateway's event that set this state; null before the first. */
  toldAt: z._default(z.nullable(instant), null),
  createdAt: instant,
  checkAt: z.nullable(instant),
});
export type Subscription = z.infer<typeof subscription>;

/** The fields that say whether and how its person is charged. */
export const mandate = z.pick(subscription, { planId: true, amount: true, status: true, cancelling: true });
export type Mandate = z.infer<typeof mandate>;
