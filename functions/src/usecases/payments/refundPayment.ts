import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import { isDemandedSince } from "@thodu/domain/payments/demand";
import { isGatewayId } from "@thodu/domain/payments/ids";
import { can, type Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import { endMandate } from "./endMandates";
import { refundPaid } from "./refundPaid";
import type { PaymentPorts } from "./ports";

/**
 * An admin refunds an order. The request is stored first, so that the sweep carries it out if the gateway does not
 * answer now; the plan ends when the gateway has made the refund. A subscription stops charging.
 */
export async function refundPayment(
  ports: PaymentPorts,
  actor: Actor,
  { orderId, reason, saw }: Input<"refundPayment">,
): Promise<Outcome<"refundPayment">> {
  const { runtime, payments } = ports;
  const order = isGatewayId("order", orderId) ? (await payments.order(orderId))?.value : undefined;
  if (!order || order.paymentId === null) return fail(refuse("NOT_FOUND"));
  const { userId, amount, paymentId, subscriptionId } = order;
  if (!can(actor, "payment.refund", userId)) return fail(refuse("NOT_PERMITTED"));
  const isOvertaken = async (): Promise<boolean> =>
    saw !== undefined && isDemandedSince((await payments.refund(paymentId))?.value ?? null, saw, actor.uid);
  if (await isOvertaken()) return fail(refuse("PAYMENT_REFUNDED"));
  if (order.status === "refunded") {
    const made = (await payments.refund(paymentId))?.value.status !== "given-up";
    return made ? ok({ status: "refunded", amount }) : fail(refuse("REFUND_REFUSED"));
  }
  const audit = {
    actor: actor.uid,
    action: "payment.refund",
    target: userId,
    reason: `${orderId}: ${reason}`,
  } as const;
  const demand = { orderId, userId, amount, requestedBy: actor.uid, reason, endsMandate: subscriptionId };
  const demanded = await retryOnConflict<Result<"stored" | "known", never>>(runtime, async () => {
    const stored = await payments.demandRefund(paymentId, demand, audit);
    return stored === "conflict" ? stored : ok(stored);
  });
  if (!demanded.ok) return demanded;
  const isKnown = demanded.value === "known";
  if (isKnown && (await isOvertaken())) return fail(refuse("PAYMENT_REFUNDED"));
  if (subscriptionId !== null) {
    // Stored before or with the request, so that the sweep ends it if the gateway does not answer now.
    if (isKnown) await payments.changeSubscription(subscriptionId, { cancelling: true, checkAt: runtime.now() });
    await endMandate(ports, subscriptionId);
  }
  const given = await refundPaid(ports, paymentId);
  if (!given.ok) return given;
  if (given.value === "refused" || given.value === "given-up") return fail(refuse("REFUND_REFUSED"));
  return ok({ status: given.value, amount });
}
