import * as z from "zod/mini";
import { instant } from "../instant";
import { gatewayDispute } from "./dispute";
import { gatewayPayment } from "./payment";

const entity = <S extends z.ZodMiniType>(schema: S) => z.optional(z.object({ entity: schema }));

/** A webhook of the gateway: its event and the fields that decide anything (no address, no telephone number). */
export const webhookEvent = z.object({
  event: z.string(),
  /** Seconds since 1970. */
  created_at: z.optional(z.int().check(z.nonnegative())),
  payload: z._default(
    z.object({
      payment: entity(gatewayPayment),
      dispute: entity(gatewayDispute),
      subscription: entity(z.object({ id: z.string(), status: z.string() })),
    }),
    {},
  ),
});

export const eventName = /* @__PURE__ */ z.pick(webhookEvent, { event: true });

const ABOUT_DISPUTES = ["created", "under_review", "action_required", "won", "lost", "closed"].map(
  (what) => `payment.dispute.${what}`,
);

/** The event for a refund that the gateway accepted and then failed to make. */
export const FAILED_REFUND = "refund.failed";

const ABOUT_PAYMENTS: ReadonlySet<string> = new Set([
  "payment.authorized",
  "payment.captured",
  "payment.failed",
  "order.paid",
  "refund.created",
  "refund.processed",
  FAILED_REFUND,
  ...ABOUT_DISPUTES,
]);

const ABOUT_SUBSCRIPTIONS: ReadonlySet<string> = new Set([
  "subscription.authenticated",
  "subscription.activated",
  "subscription.charged",
  "subscription.pending",
  "subscription.halted",
  "subscription.paused",
  "subscription.resumed",
  "subscription.cancelled",
  "subscription.completed",
]);

/** What an event is about; `nobody`: we don't use it, so it is answered and not kept. */
export function concerns(event: string): "order" | "subscription" | "nobody" {
  if (ABOUT_PAYMENTS.has(event)) return "order";
  return ABOUT_SUBSCRIPTIONS.has(event) ? "subscription" : "nobody";
}

/** Events about money that has come or is asked back: without an owner a person must look at them. */
const ABOUT_MONEY: ReadonlySet<string> = new Set([
  "payment.captured",
  "order.paid",
  "subscription.charged",
  ...ABOUT_DISPUTES,
]);

export const isAboutMoney = (event: string): boolean => ABOUT_MONEY.has(event);

/** `paymentEvents/{eventId}`: the gateway's events, so that each counts once and none is lost. */
export const paymentEvent = z.object({
  event: z.string(),
  orderId: z.nullable(z.string()),
  paymentId: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  /** SHA-256 of the body. */
  hash: z.string(),
  /** Whether it was taken into the ledger. If not, the sweep asks the gateway itself, for a day. */
  applied: z.boolean(),
});
export type PaymentEvent = z.infer<typeof paymentEvent>;

export const keptEvent = z.extend(paymentEvent, { receivedAt: instant });
export type KeptEvent = z.infer<typeof keptEvent>;
