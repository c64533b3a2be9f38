import { createHash } from "node:crypto";
import type { Dispute } from "@thodu/domain/payments/dispute";
import type { Entitlement } from "@thodu/domain/payments/entitlement";
import { isOver } from "@thodu/domain/payments/mandates";
import type { Order, Purchase, Refund, Subscription } from "@thodu/domain/payments/model";
import type { PlanId } from "@thodu/domain/plans/plans";
import type { Millis } from "@thodu/domain/time";
import type { AuditLine, Versioned } from "../../functions/src/usecases/chat/ports";
import type {
  Charge,
  Move,
  PaymentStore,
  RefundDemand,
  Settlement,
  View,
  PurchaseRequest,
} from "../../functions/src/usecases/payments/ports";
import { pagesOf } from "./pages";
import { MemoryEvents } from "./memoryEvents";
import { Shelf } from "./memoryShelf";

/** The payment store without a database, for thousands of histories. */
export class MemoryPayments extends MemoryEvents implements PaymentStore {
  readonly purchases = new Shelf<Purchase>();
  readonly orders = new Shelf<Order>();
  readonly plans = new Shelf<Entitlement>();
  readonly refunds = new Shelf<Refund>();
  readonly disputes = new Shelf<Dispute>();
  readonly subscriptions = new Shelf<Subscription>();
  readonly warnings: { readonly userId: string; readonly subscription: string }[] = [];
  readonly audit: AuditLine[] = [];

  purchaseId(kind: "order" | "subscription", userId: string, purchaseKey: string): string {
    return createHash("sha1").update(`${kind} ${userId} ${purchaseKey}`).digest("hex");
  }

  purchase(id: string) {
    return this.crashPlan.around(() => this.purchases.get(id));
  }

  claim(id: string, wanted: Omit<Purchase, "createdAt" | "gatewayId">) {
    return this.crashPlan.around(() =>
      this.purchases.get(id) ? null : this.purchases.put(id, { ...wanted, gatewayId: null, createdAt: this.now() }),
    );
  }

  lease(id: string, seen: Versioned<Purchase>, leaseUntil: Millis) {
    return this.crashPlan.around(() =>
      this.purchases.is(id, seen) ? this.purchases.put(id, { ...seen.value, leaseUntil }) : null,
    );
  }

  begunSince(userId: string, since: Millis, limit: number) {
    return this.crashPlan.around(() =>
      Math.min(
        limit,
        this.purchases.values().filter(([, each]) => each.userId === userId && each.createdAt > since).length,
      ),
    );
  }

  recordOrder(orderId: string, { receipt, ...request }: PurchaseRequest, from: Versioned<Purchase>) {
    return this.crashPlan.around(() => {
      if (this.orders.get(orderId) || !this.purchases.is(receipt, from)) return "conflict" as const;
      this.orders.put(orderId, this.#unpaid(request, null));
      this.purchases.patch(receipt, { gatewayId: orderId });
      return "stored" as const;
    });
  }

  recordSubscription(id: string, { receipt, userId, planId, amount }: PurchaseRequest, from: Versioned<Purchase>) {
    return this.crashPlan.around(() => {
      if (this.subscriptions.get(id) || !this.purchases.is(receipt, from)) return "conflict" as const;
      this.subscriptions.put(id, {
        userId,
        planId,
        amount,
        status: "created",
        cancelling: false,
        warned: null,
        doubleOf: null,
        toldAt: null,
        createdAt: this.now(),
        checkAt: this.now(),
      });
      this.purchases.patch(receipt, { gatewayId: id });
      return "stored" as const;
    });
  }

  recordPurchase(id: string, gatewayId: string, from: Versioned<Purchase>) {
    return this.crashPlan.around(() => {
      if (!this.purchases.is(id, from)) return "conflict" as const;
      this.purchases.patch(id, { gatewayId });
      return "stored" as const;
    });
  }

  recordCharge(
    { orderId }: Charge,
    subscriptionId: string,
    { userId, planId, amount }: Subscription,
    planName: string,
  ) {
    return this.crashPlan.around(() => {
      if (!this.orders.get(orderId))
        this.orders.put(orderId, this.#unpaid({ userId, planId, amount, planName, item: null }, subscriptionId));
    });
  }

  order(id: string) {
    return this.crashPlan.around(() => this.orders.get(id));
  }

  view(id: string): Promise<View | null> {
    return this.crashPlan.around(() => {
      const order = this.orders.get(id);
      return order && { order, entitlement: this.plans.get(order.value.userId) };
    });
  }

  settle(id: string, { order, entitlement }: View, settlement: Settlement) {
    return this.crashPlan.around(() => {
      const { userId } = order.value;
      if (!this.orders.is(id, order) || (settlement.entitlement && !this.plans.is(userId, entitlement)))
        return "conflict" as const;
      this.orders.put(id, { ...order.value, ...settlement.order });
      if (settlement.entitlement) this.plans.put(userId, settlement.entitlement);
      for (const { paymentId, amount, why } of settlement.refundPaid)
        this.#demand(paymentId, { orderId: id, userId, amount, requestedBy: "server", reason: why });
      for (const { id: disputeId, paymentId, known } of settlement.disputes)
        this.disputes.put(disputeId, { ...known, orderId: id, paymentId, userId, createdAt: this.now() });
      if (settlement.endsMandate !== null)
        this.subscriptions.patch(settlement.endsMandate, { cancelling: true, checkAt: this.now() });
      this.audit.push(...settlement.audit);
      return "stored" as const;
    });
  }

  postpone(id: string, checkAt: Millis | null) {
    return this.crashPlan.around(() => this.orders.patch(id, { checkAt }));
  }

  entitlement(userId: string) {
    return this.crashPlan.around(() => this.plans.get(userId));
  }

  change(userId: string, seen: Versioned<Entitlement>, after: Entitlement, audit: AuditLine | null) {
    return this.crashPlan.around(() => {
      if (!this.plans.is(userId, seen)) return "conflict" as const;
      this.plans.put(userId, after);
      if (audit) this.audit.push(audit);
      return "stored" as const;
    });
  }

  disputeStatus(id: string) {
    return this.crashPlan.around(() => this.disputes.get(id)?.value.status ?? null);
  }

  refund(id: string) {
    return this.crashPlan.around(() => this.refunds.get(id));
  }

  demandRefund(id: string, { endsMandate, ...demand }: RefundDemand, audit: AuditLine) {
    return this.crashPlan.around((): "stored" | "known" | "conflict" => {
      if (this.refunds.get(id) && this.refunds.get(id)?.value.status !== "given-up") return "known";
      this.#demand(id, demand);
      if (endsMandate !== null) this.subscriptions.patch(endsMandate, { cancelling: true, checkAt: this.now() });
      this.audit.push(audit);
      return "stored";
    });
  }

  changeRefund(id: string, change: Partial<Refund>) {
    return this.crashPlan.around(() => this.refunds.patch(id, change));
  }

  subscription(id: string) {
    return this.crashPlan.around(() => this.subscriptions.get(id));
  }

  mandatesOf(userId: string) {
    return this.crashPlan.around(() =>
      this.subscriptions
        .values()
        .flatMap(([id, { userId: whose, status }]) => (whose === userId && !isOver(status) ? [id] : [])),
    );
  }

  mandatesFor(userId: string, planId: PlanId): ReturnType<PaymentStore["mandatesFor"]> {
    const newest = () =>
      this.subscriptions
        .values()
        .filter(([, each]) => each.userId === userId && each.planId === planId)
        .reverse();
    return this.crashPlan.around(() =>
      newest()
        .sort(([, a], [, b]) => b.createdAt - a.createdAt)
        .filter(([, { status }], at) => at < 20 || !isOver(status)),
    );
  }

  moveSubscription(id: string, { seen, change, warns, others, stop }: Move) {
    return this.crashPlan.around(() => {
      const { userId } = seen.value;
      if (!this.subscriptions.is(id, seen) || (stop && !this.plans.is(userId, stop.seen))) return "conflict" as const;
      if ([...others].some(([each, before]) => !this.subscriptions.is(each, before))) return "conflict" as const;
      this.subscriptions.patch(id, change);
      if (warns) this.warnings.push({ userId, subscription: id });
      if (stop) this.plans.put(userId, stop.after);
      if (stop) this.audit.push(stop.audit);
      return "stored" as const;
    });
  }

  changeSubscription(id: string, change: Partial<Subscription>) {
    return this.crashPlan.around(() => this.subscriptions.patch(id, change));
  }

  due(what: "orders" | "refunds" | "subscriptions" | "plans", now: Millis) {
    const at = { orders: this.orders, refunds: this.refunds, subscriptions: this.subscriptions, plans: this.plans }[
      what
    ];
    const timeOf = (value: object): unknown =>
      "checkAt" in value ? value.checkAt : "reviewAt" in value ? value.reviewAt : null;
    return this.crashPlan.around(() =>
      pagesOf(
        [...at.all].flatMap(([id, { value }]) => {
          const time = timeOf(value);
          return typeof time === "number" && time <= now ? [id] : [];
        }),
      ),
    );
  }

  /** Gives the documents of a deleted person a pseudonym. */
  rename(userId: string, pseudonym: string): void {
    const named = <T extends { readonly userId: string }>(shelf: Shelf<T>): void => {
      for (const [id, value] of shelf.values())
        if (value.userId === userId) shelf.put(id, { ...value, userId: pseudonym });
    };
    named(this.orders);
    named(this.purchases);
    named(this.refunds);
    named(this.disputes);
    named(this.subscriptions);
    const plan = this.plans.get(userId);
    this.plans.all.delete(userId);
    const { terms, paused } = this.plans.get(pseudonym)?.value ?? { terms: [], paused: [] };
    if (plan)
      this.plans.put(pseudonym, {
        ...plan.value,
        userId: pseudonym,
        terms: [...terms, ...plan.value.terms],
        paused: [...paused, ...plan.value.paused],
      });
  }

  #demand(id: string, demand: Pick<Refund, "orderId" | "userId" | "amount" | "requestedBy" | "reason">): void {
    this.refunds.put(id, {
      ...demand,
      status: "due",
      attempts: 0,
      refusal: null,
      createdAt: this.now(),
      checkAt: this.now(),
    });
  }

  #unpaid(
    what: Pick<Order, "userId" | "planId" | "item" | "planName" | "amount">,
    subscriptionId: string | null,
  ): Order {
    const { userId, planId, item, planName, amount } = what;
    const rest = { validUntil: null, createdAt: this.now(), settledAt: null, refundedAt: null, checkAt: this.now() };
    return {
      userId,
      planId,
      item,
      planName,
      amount,
      currency: "INR",
      status: "created",
      paymentId: null,
      payments: {},
      subscriptionId,
      ...rest,
    };
  }
}
