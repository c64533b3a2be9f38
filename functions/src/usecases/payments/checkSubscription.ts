import { isPseudonym } from "@thodu/domain/accounts/deletion";
import type { Failure } from "@thodu/domain/errors";
import { cancelled } from "@thodu/domain/payments/entitlement";
import { isOver } from "@thodu/domain/payments/mandates";
import type { Subscription } from "@thodu/domain/payments/model";
import { toKnownPayment } from "@thodu/domain/payments/payment";
import { nextCheck } from "@thodu/domain/payments/schedule";
import { plans } from "@thodu/domain/plans/plans";
import { ok, type Result } from "@thodu/domain/result";
import { DAY, SECOND, type Millis } from "@thodu/domain/time";
import { retryOnConflict } from "../retryOnConflict";
import { applyNews } from "./applyNews";
import { noteStatus } from "./noteStatus";
import type { PaymentPorts } from "./ports";

export const planNameOf = ({ planId }: Pick<Subscription, "planId">): string =>
  plans.find((plan) => plan.planId === planId)?.title ?? planId;

/** When the sweep checks a subscription again; null once it charges nothing more. */
const nextLook = (status: Subscription["status"], createdAt: Millis, now: Millis): Millis | null => {
  if (isOver(status)) return null;
  return status === "created"
    ? nextCheck({ status: "created", createdAt, validUntil: null, payments: {} }, now)
    : now + DAY;
};

/** Marks a person's plan as cancelled; it runs to the end of what was paid. True if there was one to mark. */
export async function stopPlan(
  { runtime, payments }: PaymentPorts,
  userId: string,
  actor: string,
): Promise<Result<boolean, Failure<"BUSY">>> {
  return retryOnConflict<Result<boolean, Failure<"BUSY">>>(runtime, async () => {
    const seen = await payments.entitlement(userId);
    const now = runtime.now();
    if (!seen || seen.value.status === "ended" || seen.value.validUntil <= now) return ok(false);
    if (seen.value.status === "cancelled") return ok(true);
    const audit = { actor, action: "plan.cancel", target: userId, reason: seen.value.planId } as const;
    return (await payments.change(userId, seen, cancelled(seen.value, now), audit)) === "stored"
      ? ok(true)
      : "conflict";
  });
}

/** Asks the gateway which months a subscription has charged, and takes the missing ones into the ledger. */
export async function checkSubscription(
  ports: PaymentPorts,
  subscriptionId: string,
): Promise<Result<null, Failure<"GATEWAY_UNAVAILABLE" | "BUSY" | "NOT_FOUND">>> {
  const { payments, gateway } = ports;
  const seen = await payments.subscription(subscriptionId);
  if (!seen) return ok(null);
  // Times of events are exact to the second, so an event of the same second may be newer than this answer.
  const askedAt = Math.floor(ports.runtime.now() / SECOND) * SECOND;
  const [asked, charges] = await Promise.all([gateway.subscription(subscriptionId), gateway.charges(subscriptionId)]);
  if (!asked.ok) return asked;
  if (!charges.ok) return charges;
  for (const charge of charges.value) {
    const recorded = (await payments.order(charge.orderId))?.value;
    if (recorded && recorded.settledAt !== null) continue;
    const payment = await gateway.payment(charge.paymentId);
    if (!payment.ok) return payment;
    if (!payment.value) continue;
    await payments.recordCharge(charge, subscriptionId, seen.value, planNameOf(seen.value));
    const applied = await applyNews(ports, charge.orderId, { [charge.paymentId]: toKnownPayment(payment.value) });
    if (!applied.ok) return applied;
  }
  let status = asked.value?.status ?? seen.value.status;
  if ((isPseudonym(seen.value.userId) || seen.value.cancelling) && !isOver(status)) {
    // It was begun while its person was being deleted, or was to end when the gateway did not answer.
    const ended = await gateway.cancelSubscription(subscriptionId);
    if (!ended.ok) return ended;
    status = "cancelled";
  }
  return noteStatus(
    ports,
    subscriptionId,
    { status, at: askedAt },
    "asked",
    nextLook(status, seen.value.createdAt, ports.runtime.now()),
  );
}
