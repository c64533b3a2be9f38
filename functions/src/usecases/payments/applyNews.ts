import { isPseudonym } from "@thodu/domain/accounts/deletion";
import { refuse, type Failure } from "@thodu/domain/errors";
import { grant, pause, resume, withdraw, type Entitlement } from "@thodu/domain/payments/entitlement";
import type { Order } from "@thodu/domain/payments/model";
import { leftOf } from "@thodu/domain/payments/payment";
import { isUnchanged, settle, type News, type Settled } from "@thodu/domain/payments/settle";
import { fail, ok, type Result } from "@thodu/domain/result";
import { HOUR, type Millis } from "@thodu/domain/time";
import { retryOnConflict } from "../retryOnConflict";
import type { AuditLine } from "../chat/ports";
import type { PaymentPorts, Settlement, View } from "./ports";

/** What an order's news change: its ledger, its owner's plan, and what is to be given back. */
export function settlementOf(
  orderId: string,
  { order: seen, entitlement: plan }: View,
  settled: Settled,
  now: Millis,
): Settlement {
  const order = seen.value;
  const { userId } = order;
  const line = (action: AuditLine["action"], reason: string): AuditLine => ({
    actor: "server",
    action,
    target: userId,
    reason,
  });
  const refundPaid = [...settled.giveBack];
  const audit: AuditLine[] = [];
  let entitlement: Entitlement | null = null;
  let tells: Settlement["tells"] = null;
  let { validUntil, settledAt } = order;
  const counted = settled.paymentId === null ? undefined : settled.payments[settled.paymentId];
  if (settled.effect === "activate" && settled.paymentId !== null && counted) {
    settledAt = now;
    if (isPseudonym(userId)) {
      // Nobody is there any more to have what was bought.
      refundPaid.push({ paymentId: settled.paymentId, amount: leftOf(counted), why: "gone" });
    } else {
      const { planId, item, planName, amount } = order;
      entitlement = grant(
        plan?.value ?? null,
        userId,
        { orderId, paymentId: settled.paymentId, planId, item, planName, amount, boughtAt: now },
        now,
      );
      validUntil = entitlement.terms.find((term) => term.orderId === orderId)?.until ?? null;
      tells = { paymentId: settled.paymentId, amount };
      audit.push(line("payment.activate", `${orderId} ${settled.paymentId}`));
    }
  } else if (settled.effect === "end") {
    entitlement = plan ? withdraw(plan.value, orderId, now) : null;
    audit.push(line("payment.end", orderId));
  }
  const held = settled.pauseChanges && settled.status === "paid" ? (entitlement ?? plan?.value ?? null) : null;
  if (held) {
    entitlement = settled.paused ? pause(held, orderId, now) : resume(held, orderId, now);
    validUntil = entitlement.terms.find((term) => term.orderId === orderId)?.until ?? validUntil;
    audit.push(line(settled.paused ? "payment.pause" : "payment.resume", orderId));
  }
  for (const { id, known } of settled.disputes)
    audit.push(line("payment.dispute", `${orderId} ${id}: ${known.status}`));
  for (const { paymentId } of refundPaid) audit.push(line("payment.refund", `${orderId} ${paymentId}: buys nothing`));
  const { status, paymentId, payments } = settled;
  // Where there was news there may be more, however old the order; the sweep that looks next decides on the one after.
  const checkAt = status === "attempted" ? now : now + HOUR;
  const isLost = settled.effect === "end" && settled.disputes.some(({ known }) => known.status === "lost");
  const endsMandate = isLost ? order.subscriptionId : null;
  return {
    order: { status, paymentId, payments, validUntil, settledAt, checkAt },
    entitlement,
    refundPaid,
    disputes: settled.disputes,
    endsMandate,
    tells,
    audit,
  };
}

/**
 * Takes what is known of an order's payments into the ledger, and changes the plan of its owner in the same write.
 * Verify, webhook and sweep all end here. NOT_FOUND: no order of ours.
 */
export function applyNews(
  { runtime, payments }: PaymentPorts,
  orderId: string,
  news: News,
): Promise<Result<Order, Failure<"NOT_FOUND" | "BUSY">>> {
  return retryOnConflict<Order, Failure<"NOT_FOUND" | "BUSY">>(runtime, async () => {
    const view = await payments.view(orderId);
    if (!view) return fail(refuse("NOT_FOUND"));
    const order = view.order.value;
    const settled = settle(order, news);
    if (isUnchanged(order, settled)) return ok(order);
    const settlement = settlementOf(orderId, view, settled, runtime.now());
    return (await payments.settle(orderId, view, settlement)) === "stored"
      ? ok({ ...order, ...settlement.order })
      : "conflict";
  });
}
