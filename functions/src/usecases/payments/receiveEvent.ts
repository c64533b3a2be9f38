import type { Failure } from "@thodu/domain/errors";
import { disputeKnown, type GatewayDispute } from "@thodu/domain/payments/dispute";
import { isGatewayId } from "@thodu/domain/payments/ids";
import { subscription as subscriptionModel } from "@thodu/domain/payments/model";
import { toKnownPayment, type GatewayPayment } from "@thodu/domain/payments/payment";
import { afterAcceptance } from "@thodu/domain/payments/schedule";
import { concerns, eventName, FAILED_REFUND, webhookEvent } from "@thodu/domain/payments/webhook";
import { ok, type Result } from "@thodu/domain/result";
import { SECOND } from "@thodu/domain/time";
import { applyNews } from "./applyNews";
import { planNameOf } from "./checkSubscription";
import { refundOwed } from "./refundPaid";
import { noteStatus } from "./noteStatus";
import type { PaymentPorts } from "./ports";

export interface WebhookRequest {
  /** The raw body, unchanged. */
  readonly body: Uint8Array;
  readonly signature: string;
  /** The gateway's id of the event; null if it sent none. */
  readonly eventId: string | null;
  /** SHA-256 of the body. */
  readonly hash: string;
}

/**
 * The outcome: `refused` is answered with 400, `kept` and `ignored` with 200; `failed`: the gateway must send the event
 * again.
 */
export type Received = "refused" | "ignored" | "kept" | "failed";

const EVENT_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,100}$/;

function read(body: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return value;
  } catch {
    return null;
  }
}

/**
 * Receives a webhook. The event is stored, once by its id, before it is applied to its order or plan and before the
 * answer. If that fails, the gateway sends it again, and the sweep asks the gateway in any case. The id is not signed,
 * so a known id with another body counts as an event of its own.
 */
export async function receiveEvent(
  ports: PaymentPorts,
  { body, signature, eventId, hash }: WebhookRequest,
): Promise<Received> {
  const { payments, gateway } = ports;
  if (!gateway.signedWebhook(body, signature)) return "refused";
  const content = read(body);
  const name = eventName.safeParse(content);
  if (!name.success) return "refused";
  const about = concerns(name.data.event);
  if (about === "nobody") return "ignored";
  const parsed = webhookEvent.safeParse(content);
  if (!parsed.success) return "refused";

  const event = parsed.data;
  const payment = event.payload.payment?.entity ?? null;
  const subscription = event.payload.subscription?.entity ?? null;
  const said = {
    event: event.event,
    orderId: payment?.order_id ?? null,
    paymentId: payment?.id ?? null,
    subscriptionId: subscription?.id ?? null,
    hash,
  };
  let id = eventId !== null && EVENT_ID.test(eventId) ? eventId : hash;
  let kept = await payments.keepEvent(id, said);
  if (kept === "foreign") {
    id = hash;
    kept = await payments.keepEvent(id, said);
  }
  if (kept === "applied") return "kept";
  const applied =
    about === "order"
      ? await ofPayment(ports, payment, event.payload.dispute?.entity)
      : await ofSubscription(ports, subscription, payment, event.created_at);
  if (!applied.ok) return "failed";
  if (payment && event.event === FAILED_REFUND) await noteFailedRefund(ports, payment.id);
  if (applied.value) await payments.eventApplied(id);
  return "kept";
}

async function noteFailedRefund({ runtime, payments }: PaymentPorts, paymentId: string): Promise<void> {
  const seen = isGatewayId("pay", paymentId) ? await payments.refund(paymentId) : null;
  const change = seen && afterAcceptance(seen.value, runtime.now());
  if (change) await payments.changeRefund(paymentId, change);
}

type Applied = Promise<Result<boolean, Failure<"BUSY">>>;

/** False: not an order of ours, or not yet; the sweep checks again. */
async function ofPayment(ports: PaymentPorts, payment: GatewayPayment | null, dispute?: GatewayDispute): Applied {
  if (!payment?.order_id || !isGatewayId("order", payment.order_id) || !isGatewayId("pay", payment.id))
    return ok(false);
  const disputed = dispute?.payment_id === payment.id && isGatewayId("disp", dispute.id);
  const news = { ...toKnownPayment(payment), ...(disputed && { disputes: { [dispute.id]: disputeKnown(dispute) } }) };
  const applied = await applyNews(ports, payment.order_id, { [payment.id]: news });
  if (applied.ok) {
    await refundOwed(ports, applied.value, payment.id);
    return ok(true);
  }
  return applied.failure.reason === "BUSY" ? { ok: false, failure: { reason: "BUSY" } } : ok(false);
}

async function ofSubscription(
  ports: PaymentPorts,
  told: { readonly id: string; readonly status: string } | null,
  payment: GatewayPayment | null,
  createdAt: number | undefined,
): Applied {
  if (!told || !isGatewayId("sub", told.id)) return ok(false);
  const seen = await ports.payments.subscription(told.id);
  if (!seen) return ok(false);
  if (payment?.order_id && payment.status === "captured") {
    await ports.payments.recordCharge(
      { orderId: payment.order_id, paymentId: payment.id },
      told.id,
      seen.value,
      planNameOf(seen.value),
    );
    const applied = await ofPayment(ports, payment);
    if (!applied.ok) return applied;
  }
  const status = subscriptionModel.shape.status.safeParse(told.status);
  if (!status.success) return ok(true);
  // Events may be old and out of order, and months may be missing: the next sweep asks the gateway.
  const now = ports.runtime.now();
  const at = createdAt === undefined ? now : createdAt * SECOND;
  const noted = await noteStatus(ports, told.id, { status: status.data, at }, "told", now);
  return noted.ok ? ok(true) : noted;
}
