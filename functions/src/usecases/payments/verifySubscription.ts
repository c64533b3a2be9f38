import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import { isGatewayId } from "@thodu/domain/payments/ids";
import { toKnownPayment } from "@thodu/domain/payments/payment";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { applyNews } from "./applyNews";
import { planNameOf } from "./checkSubscription";
import type { PaymentPorts } from "./ports";
import { settledReply } from "./settledReply";

/** Like `verifyPayment`, for the first month of a subscription: the gateway must list the payment among its charges. */
export async function verifySubscription(
  ports: PaymentPorts,
  actor: Actor,
  { subscriptionId, paymentId, signature }: Input<"verifySubscription">,
): Promise<Outcome<"verifySubscription">> {
  const { payments, gateway } = ports;
  const subscription = isGatewayId("sub", subscriptionId)
    ? (await payments.subscription(subscriptionId))?.value
    : undefined;
  if (subscription?.userId !== actor.uid) return fail(refuse("NOT_FOUND"));
  if (!gateway.signed(`${paymentId}|${subscriptionId}`, signature)) return fail(refuse("SIGNATURE_MISMATCH"));
  if (!isGatewayId("pay", paymentId)) return fail(refuse("PAYMENT_MISMATCH"));
  const [asked, charges] = await Promise.all([gateway.payment(paymentId), gateway.charges(subscriptionId)]);
  if (!asked.ok) return asked;
  if (!charges.ok) return charges;
  const payment = asked.value;
  const charge = charges.value.find((each) => each.paymentId === paymentId);
  if (!payment || payment.amount !== subscription.amount || payment.currency !== "INR")
    return fail(refuse("PAYMENT_MISMATCH"));
  if (!charge) {
    if (payment.status === "failed") return fail(refuse("PAYMENT_FAILED"));
    // The gateway may list a month only a moment after it was paid. A payment of another order of ours is no month.
    const other = payment.order_id === null ? null : await payments.order(payment.order_id);
    return other !== null && other.value.subscriptionId !== subscriptionId
      ? fail(refuse("PAYMENT_MISMATCH"))
      : ok({ status: "pending", planId: subscription.planId, validUntil: null });
  }
  await payments.recordCharge(charge, subscriptionId, subscription, planNameOf(subscription));
  const applied = await applyNews(ports, charge.orderId, { [paymentId]: toKnownPayment(payment) });
  return applied.ok ? settledReply(applied.value, paymentId) : applied;
}
