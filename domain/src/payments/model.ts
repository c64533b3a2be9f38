import * as z from "zod/mini";
import { instant } from "../instant";
import { item, planId } from "../plans/plans";
import { knownPayment } from "./payment";

/**
 * `orders/{orderId}`, the id being the gateway's: one purchase, or one month of a subscription. Written by the server,
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
  /** `attempted`: tried, nothing captured. `refunded`: what counted was refunded in full. */
  status: z.enum(["created", "attempted", "paid", "refunded"]),
  /** The payment that counts; every other captured one is refunded. */
  paymentId: z.nullable(z.string()),
  /** All that is known of its payments, by their ids. */
  payments: z.record(z.string(), knownPayment),
  subscriptionId: z.nullable(z.string()),
  /** When the plan that it bought ends, as it was when it was bought; a refund of a month before moves it forward. */
  validUntil: z.nullable(instant),
  createdAt: instant,
  /** When the server learnt of the capture. */
  settledAt: z.nullable(instant),
  /** When the sweep looks at it next; null: never. */
  checkAt: z.nullable(instant),
});
export type Order = z.infer<typeof order>;

/** `purchases/{hash of uid and purchase key}`: what makes one key one order, however many calls there are at once. */
export const purchase = z.object({
  userId: z.string(),
  planId,
  item: z.nullable(item),
  amount: z.int(),
  /** The order or subscription; null while the gateway is being asked. */
  gatewayId: z.nullable(z.string()),
  /** Whoever claimed it asks the gateway until then; after that another call may take over. */
  leaseUntil: instant,
  createdAt: instant,
});
export type Purchase = z.infer<typeof purchase>;

/** `refunds/{paymentId}`: what has to be refunded, and whether it was. */
export const refund = z.object({
  orderId: z.string(),
  userId: z.string(),
  /** Paise. */
  amount: z.int(),
  /** `given-up`: the gateway refused it so often that a person must make it there; it is looked whether they did. */
  status: z.enum(["due", "done", "given-up"]),
  /** An admin's uid, or `server`. */
  requestedBy: z.string(),
  reason: z.string(),
  /** How often the gateway was asked in vain. */
  attempts: z.int(),
  /** Why the gateway refused it last, in its words; null where it did not. */
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
  /** Asked to end with the paid month. */
  cancelling: z.boolean(),
  /** The payment trouble that its person was told of last; null after a payment. */
  warned: z._default(z.nullable(z.enum(["pending", "halted"])), null),
  /** An older subscription of the same person to the same plan, where both charge; null where none does. */
  doubleOf: z._default(z.nullable(z.string()), null),
  /** Time (whole seconds) of the gateway event that set this state; null before the first. */
  toldAt: z._default(z.nullable(instant), null),
  createdAt: instant,
  checkAt: z.nullable(instant),
});
export type Subscription = z.infer<typeof subscription>;

/** What of a subscription says whether and how its person is charged. */
export const mandate = z.pick(subscription, { planId: true, amount: true, status: true, cancelling: true });
export type Mandate = z.infer<typeof mandate>;
