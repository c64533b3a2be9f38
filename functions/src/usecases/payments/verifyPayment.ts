import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import { isGatewayId } from "@thodu/domain/payments/ids";
import { toKnownPayment } from "@thodu/domain/payments/payment";
import type { Actor } from "@thodu/domain/permissions";
import { fail } from "@thodu/domain/result";
import { applyNews } from "./applyNews";
import { refundOwed } from "./refundPaid";
import type { PaymentPorts } from "./ports";
import { settledReply } from "./settledReply";

/**
 * Confirms a payment by what the checkout gave to the browser. The signature proves only that the ids belong
 * together; whether and how much was paid, the gateway is asked. A refusal changes nothing.
 */
export async function verifyPayment(
  ports: PaymentPorts,
  actor: Actor,
  { orderId, paymentId, signature }: Input<"verifyPayment">,
): Promise<Outcome<"verifyPayment">> {
  const { payments, gateway } = ports;
  const order = isGatewayId("order", orderId) ? (await payments.order(orderId))?.value : undefined;
  // A month of a subscription is confirmed by the subscription's own signature.
  if (order?.userId !== actor.uid || order.subscriptionId !== null) return fail(refuse("NOT_FOUND"));
  if (!gateway.signed(`${orderId}|${paymentId}`, signature)) return fail(refuse("SIGNATURE_MISMATCH"));
  if (!isGatewayId("pay", paymentId)) return fail(refuse("PAYMENT_MISMATCH"));
  const asked = await gateway.payment(paymentId);
  if (!asked.ok) return asked;
  const payment = asked.value;
  const fits = payment?.order_id === orderId && payment.amount === order.amount && payment.currency === order.currency;
  if (!payment || !fits) return fail(refuse("PAYMENT_MISMATCH"));
  const applied = await applyNews(ports, orderId, { [paymentId]: toKnownPayment(payment) });
  if (!applied.ok) return applied;
  await refundOwed(ports, applied.value, paymentId);
  return settledReply(applied.value, paymentId);
}
