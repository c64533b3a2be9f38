/** The entities of Razorpay's public API, with its field names. Amounts are paise, times are seconds since 1970. */

export type Notes = Readonly<Record<string, string>>;

export interface Order {
  readonly id: string;
  readonly entity: "order";
  readonly amount: number;
  readonly amount_paid: number;
  readonly amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly offer_id: null;
  readonly status: "created" | "attempted" | "paid";
  readonly attempts: number;
  readonly notes: Notes;
  readonly created_at: number;
}

export type Method = "card" | "upi";

export interface Payment {
  readonly id: string;
  readonly entity: "payment";
  readonly amount: number;
  readonly currency: string;
  readonly status: "created" | "authorized" | "captured" | "refunded" | "failed";
  readonly order_id: string;
  readonly invoice_id: string | null;
  readonly international: false;
  readonly method: Method;
  readonly amount_refunded: number;
  readonly refund_status: "partial" | "full" | null;
  readonly captured: boolean;
  readonly description: string | null;
  readonly card_id: string | null;
  readonly bank: null;
  readonly wallet: null;
  readonly vpa: string | null;
  readonly email: string;
  readonly contact: string;
  readonly notes: Notes;
  readonly fee: number | null;
  readonly tax: number | null;
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly error_source: string | null;
  readonly error_step: string | null;
  readonly error_reason: string | null;
  readonly acquirer_data: Readonly<Record<string, string>>;
  readonly created_at: number;
}

export interface Refund {
  readonly id: string;
  readonly entity: "refund";
  readonly amount: number;
  readonly currency: string;
  readonly payment_id: string;
  readonly notes: Notes;
  readonly receipt: string | null;
  readonly status: "pending" | "processed" | "failed";
  readonly speed_processed: "normal";
  readonly speed_requested: "normal" | "optimum";
  readonly created_at: number;
}

/** A payment that its payer's bank disputes. */
export interface Dispute {
  readonly id: string;
  readonly entity: "dispute";
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly amount_deducted: number;
  readonly gateway_dispute_id: string;
  readonly reason_code: string;
  readonly respond_by: number;
  readonly status: "open" | "under_review" | "won" | "lost" | "closed";
  readonly phase: "fraud" | "retrieval" | "chargeback" | "pre_arbitration" | "arbitration";
  readonly created_at: number;
}

/** A month for which a subscription charged, or tried to charge. */
export interface Invoice {
  readonly id: string;
  readonly entity: "invoice";
  readonly subscription_id: string;
  readonly order_id: string;
  readonly payment_id: string | null;
  readonly status: "issued" | "paid";
  readonly amount: number;
  readonly created_at: number;
}

export interface Plan {
  readonly id: string;
  readonly entity: "plan";
  readonly interval: number;
  readonly period: "daily" | "weekly" | "monthly" | "yearly";
  readonly item: { readonly name: string; readonly amount: number; readonly currency: string };
  readonly notes: Notes;
  readonly created_at: number;
}

export interface Subscription {
  readonly id: string;
  readonly entity: "subscription";
  readonly plan_id: string;
  readonly status: "created" | "authenticated" | "active" | "pending" | "halted" | "cancelled" | "completed";
  readonly current_start: number | null;
  readonly current_end: number | null;
  readonly ended_at: number | null;
  readonly quantity: number;
  readonly notes: Notes;
  readonly charge_at: number | null;
  readonly total_count: number;
  readonly paid_count: number;
  readonly remaining_count: number;
  readonly customer_notify: boolean;
  readonly has_scheduled_changes: boolean;
  readonly created_at: number;
}

/** A webhook's content: the event, and the entities that it is about, as they are then. */
export interface Happening {
  readonly event: string;
  readonly payload: {
    readonly order?: Order;
    readonly payment?: Payment;
    readonly refund?: Refund;
    readonly dispute?: Dispute;
    readonly subscription?: Subscription;
  };
}

/** The error object of the API. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly description: string,
    readonly field: string | null = null,
    readonly code = "BAD_REQUEST_ERROR",
  ) {
    super(description);
    this.name = "ApiError";
  }

  body(): object {
    const shared = {
      code: this.code,
      description: this.description,
      source: "business",
      step: "payment_initiation",
      metadata: {},
    };
    const reason = this.field === null ? {} : { field: this.field };
    return { error: { ...shared, reason: this.field === null ? "NA" : "input_validation_failed", ...reason } };
  }
}

export const unknownId = (): ApiError => new ApiError(400, "The id provided does not exist");
