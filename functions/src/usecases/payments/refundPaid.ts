import type { Failure } from "@thodu/domain/errors";
import type { Order } from "@thodu/domain/payments/model";
import {
  isDisputed,
  isRefunded,
  toKnownPayment,
  leftOf,
  mergePayment,
  type KnownPayment,
} from "@thodu/domain/payments/payment";
import { afterFailure } from "@thodu/domain/payments/schedule";
import { isOwed } from "@thodu/domain/payments/settle";
import { ok, type Result } from "@thodu/domain/result";
import { DAY, HOUR, SECOND } from "@thodu/domain/time";
import { applyNews } from "./applyNews";
import type { PaymentPorts, Refusal } from "./ports";

type Given = "refunded" | "pending" | "refused" | "given-up";

/**
 * Refunds one payment in full, as was asked for, and takes that into the ledger. First asks how much of it is left, so
 * that an interrupted run is finished by the next one and nothing is refunded twice. `pending`: the gateway did not
 * answer; `refused`: it refused the refund, or even to show the payment; in both cases the sweep tries again.
 * `given-up`: a person must do it.
 */
export async function refundPaid(ports: PaymentPorts, paymentId: string): Promise<Result<Given, Failure<"BUSY">>> {
  const { runtime, payments, gateway } = ports;
  const seen = await payments.refund(paymentId);
  if (!seen) return ok("pending");
  if (seen.value.status === "done") return ok("refunded");
  const { orderId, status } = seen.value;
  const later = async (refusal: string | null = null): Promise<Result<Given, never>> => {
    const change =
      status === "given-up"
        ? { status, checkAt: runtime.now() + DAY }
        : afterFailure(seen.value, refusal, runtime.now());
    await payments.changeRefund(paymentId, change);
    if (change.status === "given-up") return ok("given-up");
    return ok(refusal === null ? "pending" : "refused");
  };

  // A lost dispute has given the money back too; while one is open, the gateway refunds nothing.
  const before = (await payments.order(orderId))?.value.payments[paymentId];
  const look = async (): Promise<KnownPayment | Refusal | null> => {
    const asked = await gateway.shownPayment(paymentId);
    if (!asked.ok || !asked.value) return null;
    if ("refusal" in asked.value) return asked.value;
    const shown = toKnownPayment(asked.value);
    if (!before) return shown;
    const known = mergePayment(before, shown);
    // It may have been made and have failed later: only the gateway knows.
    return status === "given-up" ? { ...known, refunded: shown.refunded } : known;
  };
  let payment = await look();
  if (!payment) return later();
  if ("refusal" in payment) return later(payment.refusal);
  if (!isRefunded(payment)) {
    if (status === "due" && isDisputed(payment)) {
      // The gateway refunds nothing until the bank has decided, however often it is asked.
      await payments.changeRefund(paymentId, { status, checkAt: runtime.now() + HOUR });
      return ok("pending");
    }
    if (status === "given-up") return later();
    const asked = await gateway.refund(paymentId, leftOf(payment));
    if (!asked.ok) return later();
    if (asked.value) return later(asked.value.refusal);
    payment = await look();
    // The gateway accepted the refund; that it does not show the result yet is no refusal.
    if (!payment || "refusal" in payment || !isRefunded(payment)) return later();
  }
  const applied = await applyNews(ports, orderId, { [paymentId]: payment });
  if (!applied.ok && applied.failure.reason === "BUSY") return later();
  await payments.changeRefund(paymentId, { status: "done", checkAt: null });
  return ok("refunded");
}

/** The longest time that a caller who waits for an answer is kept for this. */
const AT_ONCE = SECOND / 2;

/** Refunds a payment at once if it bought nothing. If that takes longer or fails, the sweep does it. */
export async function refundOwed(ports: PaymentPorts, order: Order, paymentId: string): Promise<void> {
  if (!isOwed(order, paymentId)) return;
  const given = refundPaid(ports, paymentId).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([given, ports.runtime.wait(AT_ONCE)]);
}
