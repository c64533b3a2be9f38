import { ApiError, unknownId, type Invoice, type Payment, type Plan, type Subscription } from "./entities";
import { notesOf, type Attempt, type Till } from "./limits";

/** UPI Autopay and card mandates allow no more than this without asking for a code each time. */
const MOST_PAISE = 1_500_000;
const MONTH_SECONDS = 30 * 24 * 3600;

interface NewPlan {
  readonly period?: unknown;
  readonly interval?: unknown;
  readonly item?: unknown;
  readonly notes?: unknown;
}

interface NewSubscription {
  readonly plan_id?: unknown;
  readonly total_count?: unknown;
  readonly notes?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Plans, and subscriptions to them: created → authenticated → active ⇄ pending → halted; cancelled, completed. */
export class Subscriptions {
  readonly plans = new Map<string, Plan>();
  readonly all = new Map<string, Subscription>();
  /** The subscription of each payment. */
  readonly charged = new Map<string, string>();

  constructor(readonly gateway: Till) {}

  createPlan({ period, interval, item, notes }: NewPlan): Plan {
    if (period !== "monthly" || interval !== 1) throw new ApiError(400, "This sandbox knows monthly plans.", "period");
    if (!isObject(item) || typeof item["name"] !== "string" || typeof item["amount"] !== "number")
      throw new ApiError(400, "The item field is required.", "item");
    const { name, amount } = { name: item["name"], amount: item["amount"] };
    if (amount > MOST_PAISE) throw new ApiError(400, "The amount is above what a mandate may take.", "amount");
    const plan: Plan = {
      id: `plan_${this.gateway.runtime.freshId()}`,
      entity: "plan",
      interval: 1,
      period,
      item: { name, amount, currency: "INR" },
      notes: notesOf(notes),
      created_at: this.gateway.runtime.now(),
    };
    this.plans.set(plan.id, plan);
    return plan;
  }

  plan(id: string): Plan {
    const plan = this.plans.get(id);
    if (!plan) throw unknownId();
    return plan;
  }

  create({ plan_id, total_count, notes }: NewSubscription): Subscription {
    const plan = this.plan(String(plan_id));
    if (typeof total_count !== "number" || total_count < 1)
      throw new ApiError(400, "The total count must be at least 1.", "total_count");
    const subscription: Subscription = {
      id: `sub_${this.gateway.runtime.freshId()}`,
      entity: "subscription",
      plan_id: plan.id,
      status: "created",
      current_start: null,
      current_end: null,
      ended_at: null,
      quantity: 1,
      notes: notesOf(notes),
      charge_at: null,
      total_count,
      paid_count: 0,
      remaining_count: total_count,
      customer_notify: true,
      has_scheduled_changes: false,
      created_at: this.gateway.runtime.now(),
    };
    this.all.set(subscription.id, subscription);
    return subscription;
  }

  get(id: string): Subscription {
    const subscription = this.all.get(id);
    if (!subscription) throw unknownId();
    return subscription;
  }

  ofPayment(paymentId: string): Subscription | null {
    return this.all.get(this.charged.get(paymentId) ?? "") ?? null;
  }

  /** The months for which it was charged, including failed tries. */
  invoicesOf(id: string): readonly Invoice[] {
    return [...this.charged].flatMap(([paymentId, subscriptionId]) => {
      if (subscriptionId !== id) return [];
      const { captured, order_id, amount, created_at } = this.gateway.payment(paymentId);
      const shared = { entity: "invoice", subscription_id: id, order_id, amount, created_at } as const;
      return [
        {
          ...shared,
          id: paymentId.replace("pay_", "inv_"),
          payment_id: captured ? paymentId : null,
          status: captured ? ("paid" as const) : ("issued" as const),
        },
      ];
    });
  }

  /** Charges one month: the first time when the mandate is given, later when the month is over. */
  charge(id: string, attempt: Attempt = {}): Payment {
    const before = this.get(id);
    if (["cancelled", "completed"].includes(before.status))
      throw new ApiError(400, `The subscription is ${before.status}.`);
    const { amount } = this.plan(before.plan_id).item;
    const order = this.gateway.createOrder({ amount, notes: before.notes });
    const payment = this.gateway.pay(order.id, { ...attempt, outcome: "created" });
    this.charged.set(payment.id, id);
    if (attempt.outcome === "failed") {
      const failed = this.gateway.fail(payment.id);
      if (before.status === "active") this.#become(before, { status: "pending" }, "subscription.pending", failed);
      else if (before.status === "pending") this.#become(before, { status: "halted" }, "subscription.halted", failed);
      return failed;
    }
    const captured = this.gateway.capture(payment.id);
    const now = this.gateway.runtime.now();
    const paid_count = before.paid_count + 1;
    const start = before.current_end ?? now;
    const paid = {
      paid_count,
      remaining_count: before.total_count - paid_count,
      current_start: start,
      current_end: start + MONTH_SECONDS,
      charge_at: start + MONTH_SECONDS,
    };
    if (before.status === "created")
      this.#become(before, { status: "authenticated" }, "subscription.authenticated", captured);
    const active = this.#become(
      this.get(id),
      { ...paid, status: "active" },
      before.status === "active" ? null : "subscription.activated",
      captured,
    );
    this.#become(active, {}, "subscription.charged", captured);
    if (active.remaining_count === 0) this.end(id, "completed");
    return captured;
  }

  /** The person cancels at their bank, or the last month has ended. */
  end(id: string, status: "cancelled" | "completed"): Subscription {
    const before = this.get(id);
    if (["cancelled", "completed"].includes(before.status))
      throw new ApiError(400, `The subscription is ${before.status}.`);
    return this.#become(
      before,
      { status, ended_at: this.gateway.runtime.now(), charge_at: null },
      `subscription.${status}`,
    );
  }

  cancel(id: string, atCycleEnd: boolean): Subscription {
    const before = this.get(id);
    if (["cancelled", "completed"].includes(before.status))
      throw new ApiError(400, "Subscription is not cancellable in cancelled status.");
    if (atCycleEnd && before.status === "active")
      return this.#become(before, { has_scheduled_changes: true, charge_at: null }, null);
    return this.#become(
      before,
      { status: "cancelled", ended_at: this.gateway.runtime.now(), charge_at: null },
      "subscription.cancelled",
    );
  }

  #become(before: Subscription, change: Partial<Subscription>, event: string | null, payment?: Payment): Subscription {
    const subscription = { ...before, ...change };
    this.all.set(subscription.id, subscription);
    if (event !== null) this.gateway.tell({ event, payload: { subscription, ...(payment && { payment }) } });
    return subscription;
  }
}
