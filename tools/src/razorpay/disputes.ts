import { ApiError, unknownId, type Dispute, type Happening, type Payment } from "./entities";
import type { GatewayRuntime } from "./limits";

interface Around {
  readonly runtime: GatewayRuntime;
  readonly tell: (happening: Happening) => void;
  payment(id: string): Payment;
}

const RESPONSE_SECONDS = 7 * 24 * 3600;

/** Disputes: open → under_review → won or lost; those in the phases `fraud` and `retrieval` are closed. */
export class Disputes extends Map<string, Dispute> {
  constructor(readonly gateway: Around) {
    super();
  }

  /** The payer's bank disputes a payment, or a part of it. */
  open(
    paymentId: string,
    { amount, phase = "chargeback" }: { readonly amount?: number; readonly phase?: Dispute["phase"] } = {},
  ): Dispute {
    const payment = this.gateway.payment(paymentId);
    const asked = amount ?? payment.amount - payment.amount_refunded - this.deducted(paymentId);
    if (asked <= 0) throw new ApiError(400, "Nothing is left of this payment");
    if (!payment.captured) throw new ApiError(400, "The payment status should be captured for action to be taken");
    const { runtime } = this.gateway;
    const dispute: Dispute = {
      id: `disp_${runtime.freshId()}`,
      entity: "dispute",
      payment_id: payment.id,
      amount: asked,
      currency: payment.currency,
      amount_deducted: 0,
      gateway_dispute_id: "D0001",
      reason_code: "goods_or_services_not_received_or_partially_received",
      respond_by: runtime.now() + RESPONSE_SECONDS,
      status: "open",
      phase,
      created_at: runtime.now(),
    };
    return this.#become(dispute, "payment.dispute.created");
  }

  /** The dispute is answered, or decided; a lost one is deducted from the merchant's balance. */
  move(id: string, status: Exclude<Dispute["status"], "open">): Dispute {
    const before = this.get(id);
    if (!before) throw unknownId();
    if (before.status !== "open" && before.status !== "under_review")
      throw new ApiError(400, `The dispute is ${before.status}.`);
    return this.#become(
      { ...before, status, amount_deducted: status === "lost" ? before.amount : 0 },
      `payment.dispute.${status}`,
    );
  }

  /** How much of a payment the bank got. */
  deducted(paymentId: string): number {
    return this.#about(paymentId).reduce((sum, { amount_deducted }) => sum + amount_deducted, 0);
  }

  /** Whether the bank has yet to decide on a payment, which can't be refunded meanwhile. */
  isOpen(paymentId: string): boolean {
    return this.#about(paymentId).some(({ status }) => status === "open" || status === "under_review");
  }

  #about(paymentId: string): readonly Dispute[] {
    return [...this.values()].filter(({ payment_id }) => payment_id === paymentId);
  }

  #become(dispute: Dispute, event: string): Dispute {
    this.set(dispute.id, dispute);
    this.gateway.tell({ event, payload: { payment: this.gateway.payment(dispute.payment_id), dispute } });
    return dispute;
  }
}
