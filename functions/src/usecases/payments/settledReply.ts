import type { Output } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import type { Order } from "@thodu/domain/payments/model";
import { fail, ok, type Result } from "@thodu/domain/result";

/** The answer to the payer of `paymentId`, by the order in the ledger. */
export function settledReply(
  order: Order,
  paymentId: string,
): Result<Output<"verifyPayment">, Failure<"PAYMENT_FAILED" | "PAYMENT_REFUNDED">> {
  const { planId, validUntil } = order;
  if (order.status === "paid" && validUntil !== null)
    return ok({ status: "active", planId, validUntil: new Date(validUntil).toISOString() });
  if (order.status === "refunded") return fail(refuse("PAYMENT_REFUNDED"));
  if (order.payments[paymentId]?.status === "failed") return fail(refuse("PAYMENT_FAILED"));
  return ok({ status: "pending", planId, validUntil: null });
}
