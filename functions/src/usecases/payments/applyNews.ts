import { SERVER } from "@thodu/domain/accounts/server";
import { isPseudonym } from "@thodu/domain/accounts/deletion";
import { refuse, type Failure } from "@thodu/domain/errors";
import { grant, pause, resume, withdraw, type Entitlement } from "@thodu/domain/payments/entitlement";
import type { Order } from "@thodu/domain/payments/model";
import { leftOf } from "@thodu/domain/payments/payment";
import { isUnchanged, refundedAt, settle, type PaymentUpdates, type Settled } from "@thodu/domain/payments/settle";
import type { Refunded } from "@thodu/domain/notifications/receipt";
import { fail, ok, type Result } from "@thodu/domain/result";
import { HOUR, type Millis } from "@thodu/domain/time";
import { retryOnConflict } from "../retryOnConflict";
import type { AuditLine } from "../chat/ports";
import type { PaymentPorts, Settlement, View } from "./ports";

/** When the term that an order bought ends; null if it has none. */
const endOf = (entitlement: Entitlement, orderId: string): Millis | null =>
  entitlement.terms.find((term) => term.orderId === orderId)?.until ?? null;

const auditOf =
  ({ userId }: Order) =>
  (action: AuditLine["action"], reason: string): AuditLine => ({ actor: SERVER, action, target: userId, reason });

/** What is left after a refund: of the same plan if that goes on, else the plan that everyone reads. */
function remaining(left: Entitlement | null, planId: Order["planId"], now: Millis): Pick<Refunded, "until" | "goesOn"> {
  if (left === null || left.status === "ended" || left.validUntil <= now) return { until: null, goesOn: null };
  const same = left.terms.filter((term) => term.planId === planId && term.until > now);
  const [first] = same;
  return first
    ? { until: Math.max(...same.map(({ until }) => until)), goesOn: first.planName }
    : { until: left.validUntil, goesOn: left.planName };
}

/**
 * The notices of refunds to the payer: of the payment that counted for the order (`isBack`), and of payments that
 * bought nothing. None to a deleted account.
 */
function refundsTold(
  { userId, amount, currency, planId, planName, status: before }: Order,
  { status, paymentId, refunded }: Settled,
  isBack: boolean,
  left: Entitlement | null,
  now: Millis,
): readonly Refunded[] {
  if (isPseudonym(userId)) return [];
  const { until, goesOn } = remaining(left, planId, now);
  const again = status === "paid";
  return [
    ...(isBack && paymentId !== null
      ? [{ paymentId, amount, planName, bought: before === "paid", again: false, until, goesOn }]
      : []),
    ...refunded
      .filter((second) => second.currency === currency)
      .map((second) => ({
        paymentId: second.paymentId,
        amount: second.amount,
        planName,
        bought: false,
        again,
        until,
        goesOn,
      })),
  ];
}

/** What a report on an order changes: its ledger, its owner's plan, and the refunds that are due. */
export function settlementOf(
  orderId: string,
  { order: { value: order }, entitlement: plan }: View,
  settled: Settled,
  now: Millis,
): Settlement {
  const line = auditOf(order);
  const refundPaid = [...settled.toRefund];
  const audit: AuditLine[] = [];
  let entitlement: Entitlement | null = null;
  let tells: Settlement["tells"] = null;
  let { validUntil, settledAt } = order;
  const { status, paymentId, payments, disputes } = settled;
  const counted = paymentId === null ? undefined : payments[paymentId];
  if (settled.effect === "activate" && paymentId !== null && counted) {
    settledAt = now;
    if (isPseudonym(order.userId)) {
      // The account is deleted, so nobody can use what was bought.
      refundPaid.push({ paymentId, amount: leftOf(counted), why: "gone" });
    } else {
      const { userId, planId, item, planName, amount } = order;
      const bought = { orderId, paymentId, planId, item, planName, amount, boughtAt: now };
      entitlement = grant(plan?.value ?? null, userId, bought, now);
      validUntil = endOf(entitlement, orderId);
      tells = { paymentId, amount };
      audit.push(line("payment.activate", `${orderId} ${paymentId}`));
    }
  } else if (settled.effect === "end") {
    entitlement = plan ? withdraw(plan.value, orderId, now) : null;
    audit.push(line("payment.end", orderId));
  }
  // Also for a payment that never bought anything, such as one that the payer's bank released.
  const isBack = status === "refunded" && order.status !== "refunded";
  const isLost = isBack && disputes.some(({ known }) => known.status === "lost");
  const held = settled.pauseChanges && status === "paid" ? (entitlement ?? plan?.value ?? null) : null;
  if (held) {
    entitlement = settled.paused ? pause(held, orderId, now) : resume(held, orderId, now);
    validUntil = endOf(entitlement, orderId) ?? validUntil;
    audit.push(line(settled.paused ? "payment.pause" : "payment.resume", orderId));
  }
  audit.push(
    ...disputes.map(({ id, known }) => line("payment.dispute", `${orderId} ${id}: ${known.status}`)),
    ...refundPaid.map((paid) => line("payment.refund", `${orderId} ${paid.paymentId}: buys nothing`)),
  );
  // More reports may follow, also for an old order. The sweep checks at once if no payment counts yet, else in an hour,
  // and then sets the next time.
  const checkAt = status === "attempted" ? now : now + HOUR;
  const endsMandate = isLost ? order.subscriptionId : null;
  return {
    order: { status, paymentId, payments, validUntil, settledAt, refundedAt: refundedAt(order, settled, now), checkAt },
    entitlement,
    refundPaid,
    disputes,
    endsMandate,
    tells,
    tellsRefunds: refundsTold(order, settled, isBack && !isLost, entitlement ?? plan?.value ?? null, now),
    audit,
  };
}

/**
 * Takes a report on an order's payments into the ledger, and changes its owner's plan in the same write. Verify,
 * webhook and sweep all end here. NOT_FOUND: not an order of ours.
 */
export function applyNews(
  { runtime, payments }: PaymentPorts,
  orderId: string,
  news: PaymentUpdates,
): Promise<Result<Order, Failure<"NOT_FOUND" | "BUSY">>> {
  return retryOnConflict<Result<Order, Failure<"NOT_FOUND" | "BUSY">>>(runtime, async () => {
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
