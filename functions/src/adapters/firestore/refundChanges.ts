import type { Refund } from "@thodu/domain/payments/model";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../../usecases/chat/ports";
import type { RefundDemand } from "../../usecases/payments/ports";
import { create, patch, type Change } from "../../store/changes";
import { refundRef, subscriptionRef, time } from "./paymentDocuments";

/** Asks for a refund, for the first time or again after `before` was given up, and ends its subscription. */
export function demandChanges(
  paymentId: string,
  before: Versioned<Refund> | null,
  { endsMandate, ...demand }: RefundDemand,
  at: Millis,
): readonly Change[] {
  const now = time(at);
  const wanted = { ...demand, status: "due", attempts: 0, refusal: null, createdAt: now, checkAt: now };
  const { path } = refundRef(paymentId);
  return [
    before ? patch(path, wanted, before.version) : create(path, wanted),
    ...(endsMandate === null
      ? []
      : [patch(subscriptionRef(endsMandate).path, { cancelling: true, checkAt: now }, "existing")]),
  ];
}
