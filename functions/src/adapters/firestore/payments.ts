import { createHash } from "node:crypto";
import { dispute, type KnownDispute } from "@thodu/domain/payments/dispute";
import { entitlement, type Entitlement } from "@thodu/domain/payments/entitlement";
import {
  order,
  purchase,
  refund,
  subscription,
  type Order,
  type Purchase,
  type Refund,
  type Subscription,
} from "@thodu/domain/payments/model";
import type { Millis } from "@thodu/domain/time";
import type { AuditLine, Versioned } from "../../usecases/chat/ports";
import type {
  Charge,
  Move,
  PaymentStore,
  RefundDemand,
  Settlement,
  View,
  PurchaseRequest,
} from "../../usecases/payments/ports";
import type { Runtime } from "../../usecases/ports";
import { create, patch, put, type Change } from "../../store/changes";
import { commit, commitAlways, commitCreate, stored } from "../../store/commit";
import { auditChange } from "./audit";
import { read, readVersioned } from "./converters";
import { db } from "../../store/database";
import { noticeChange, paymentNotice, refundNotice } from "./outbox";
import { mandatesFor, mandatesOf } from "./mandates";
import { dueIds, eventApplied, findEvent, keepEvent, unappliedEvents } from "./paymentEvents";
import {
  disputeRef,
  orderRef,
  paymentsAndReferences,
  planRef,
  purchaseRef,
  refundRef,
  storedDispute,
  subscriptionRef,
  time,
  timeOrNull,
  unpaid,
} from "./paymentDocuments";
import { planChanges } from "./planChanges";
import { demandChanges } from "./refundChanges";

/** Makes one document for each kind, person and key; short enough for a receipt (40 characters). */
const ID_DIGITS = 32;
export class FirestorePayments implements PaymentStore {
  readonly keepEvent = keepEvent;
  readonly event = findEvent;
  readonly eventApplied = eventApplied;
  readonly unapplied = unappliedEvents;
  readonly due = dueIds;
  readonly mandatesOf = mandatesOf;
  readonly mandatesFor = mandatesFor;

  constructor(readonly runtime: Runtime) {}

  purchaseId(kind: "order" | "subscription", userId: string, purchaseKey: string): string {
    return `${kind.slice(0, 3)}_${createHash("sha256").update(`${kind}\n${userId}\n${purchaseKey}`).digest("hex").slice(0, ID_DIGITS)}`;
  }

  async purchase(purchaseId: string): Promise<Versioned<Purchase> | null> {
    return readVersioned(purchase, await purchaseRef(purchaseId).get());
  }

  async claim(
    purchaseId: string,
    { leaseUntil, ...wanted }: Omit<Purchase, "createdAt" | "gatewayId">,
  ): Promise<Versioned<Purchase> | null> {
    const createdAt = this.runtime.now();
    const fields = { ...wanted, gatewayId: null, leaseUntil: time(leaseUntil), createdAt: time(createdAt) };
    const [version] = (await commit([create(purchaseRef(purchaseId).path, fields)])) ?? [];
    return version ? { value: { ...wanted, gatewayId: null, leaseUntil, createdAt }, version } : null;
  }

  async lease(purchaseId: string, seen: Versioned<Purchase>, until: Millis): Promise<Versioned<Purchase> | null> {
    const [version] =
      (await commit([patch(purchaseRef(purchaseId).path, { leaseUntil: time(until) }, seen.version)])) ?? [];
    return version ? { value: { ...seen.value, leaseUntil: until }, version } : null;
  }

  async begunSince(userId: string, since: Millis, limit: number): Promise<number> {
    const { size } = await db()
      .collection("purchases")
      .where("userId", "==", userId)
      .where("createdAt", ">", time(since))
      .limit(limit)
      .get();
    return size;
  }

  async recordOrder(
    orderId: string,
    { userId, planId, item, planName, amount, receipt }: PurchaseRequest,
    from: Versioned<Purchase>,
  ): Promise<"stored" | "conflict"> {
    return stored([
      create(
        orderRef(orderId).path,
        unpaid({ userId, planId, item, planName, amount, subscriptionId: null }, this.runtime.now()),
      ),
      patch(purchaseRef(receipt).path, { gatewayId: orderId }, from.version),
    ]);
  }

  async recordSubscription(
    subscriptionId: string,
    { userId, planId, amount, receipt }: PurchaseRequest,
    from: Versioned<Purchase>,
  ): Promise<"stored" | "conflict"> {
    const now = time(this.runtime.now());
    return stored([
      create(subscriptionRef(subscriptionId).path, {
        userId,
        planId,
        amount,
        status: "created",
        cancelling: false,
        warned: null,
        createdAt: now,
        checkAt: now,
      }),
      patch(purchaseRef(receipt).path, { gatewayId: subscriptionId }, from.version),
    ]);
  }

  async recordPurchase(
    purchaseId: string,
    gatewayId: string,
    from: Versioned<Purchase>,
  ): Promise<"stored" | "conflict"> {
    return stored([patch(purchaseRef(purchaseId).path, { gatewayId }, from.version)]);
  }

  async recordCharge(
    { orderId }: Charge,
    subscriptionId: string,
    { userId, planId, amount }: Subscription,
    planName: string,
  ): Promise<void> {
    const charged = unpaid({ userId, planId, item: null, planName, amount, subscriptionId }, this.runtime.now());
    await commitCreate(create(orderRef(orderId).path, charged));
  }

  async order(orderId: string): Promise<Versioned<Order> | null> {
    return readVersioned(order, await orderRef(orderId).get());
  }

  async view(orderId: string): Promise<View | null> {
    const seen = await this.order(orderId);
    return seen ? { order: seen, entitlement: await this.entitlement(seen.value.userId) } : null;
  }

  async settle(
    orderId: string,
    { order: seen, entitlement: plan }: View,
    settlement: Settlement,
  ): Promise<"stored" | "conflict"> {
    const { validUntil, settledAt, refundedAt, checkAt, payments, ...plain } = settlement.order;
    const { userId } = seen.value;
    const change = {
      ...plain,
      ...paymentsAndReferences(orderId, payments),
      validUntil: timeOrNull(validUntil),
      settledAt: timeOrNull(settledAt),
      refundedAt: timeOrNull(refundedAt),
      checkAt: timeOrNull(checkAt),
    };
    const changes: Change[] = [patch(orderRef(orderId).path, change, seen.version)];
    if (settlement.entitlement)
      changes.push(...(await planChanges(userId, plan, settlement.entitlement, this.runtime.now())));
    for (const { paymentId, amount, why } of settlement.refundPaid) {
      const now = time(this.runtime.now());
      const demand = {
        orderId,
        userId,
        amount,
        status: "due",
        requestedBy: "server",
        reason: why,
        attempts: 0,
        refusal: null,
        createdAt: now,
        checkAt: now,
      };
      changes.push(put(refundRef(paymentId).path, demand));
    }
    for (const { id, paymentId, known } of settlement.disputes)
      changes.push(
        put(disputeRef(id).path, {
          ...storedDispute(known),
          orderId,
          paymentId,
          userId,
          createdAt: time(this.runtime.now()),
        }),
      );
    if (settlement.endsMandate !== null)
      changes.push(
        patch(
          subscriptionRef(settlement.endsMandate).path,
          { cancelling: true, checkAt: time(this.runtime.now()) },
          "existing",
        ),
      );
    // An order is paid once, and each of its payments is refunded once, so each of these is told once.
    if (settlement.tells !== null) changes.push(paymentNotice(userId, orderId, settlement.tells));
    for (const refunded of settlement.tellsRefunds) {
      const isCounted = refunded.paymentId === plain.paymentId;
      changes.push(refundNotice(userId, isCounted ? orderId : `${orderId}_${refunded.paymentId}`, refunded));
    }
    for (const line of settlement.audit) changes.push(auditChange(line));
    return stored(changes);
  }

  async postpone(orderId: string, checkAt: Millis | null): Promise<void> {
    await commitAlways([patch(orderRef(orderId).path, { checkAt: timeOrNull(checkAt) }, "existing")]);
  }

  async entitlement(userId: string): Promise<Versioned<Entitlement> | null> {
    return readVersioned(entitlement, await planRef(userId).get());
  }

  async change(
    userId: string,
    seen: Versioned<Entitlement>,
    after: Entitlement,
    audit: AuditLine | null,
  ): Promise<"stored" | "conflict"> {
    const changes = await planChanges(userId, seen, after, this.runtime.now());
    return stored([...changes, ...(audit ? [auditChange(audit)] : [])]);
  }

  async disputeStatus(disputeId: string): Promise<KnownDispute["status"] | null> {
    return read(dispute, await disputeRef(disputeId).get())?.status ?? null;
  }

  async refund(paymentId: string): Promise<Versioned<Refund> | null> {
    return readVersioned(refund, await refundRef(paymentId).get());
  }

  async demandRefund(
    paymentId: string,
    demand: RefundDemand,
    audit: AuditLine,
  ): Promise<"stored" | "known" | "conflict"> {
    const before = await this.refund(paymentId);
    if (before && before.value.status !== "given-up") return "known";
    return stored([...demandChanges(paymentId, before, demand, this.runtime.now()), auditChange(audit)]);
  }

  async changeRefund(
    paymentId: string,
    { checkAt, ...change }: Parameters<PaymentStore["changeRefund"]>[1],
  ): Promise<void> {
    await commitAlways([patch(refundRef(paymentId).path, { ...change, checkAt: timeOrNull(checkAt) }, "existing")]);
  }

  async subscription(subscriptionId: string): Promise<Versioned<Subscription> | null> {
    return readVersioned(subscription, await subscriptionRef(subscriptionId).get());
  }

  async moveSubscription(
    subscriptionId: string,
    { seen, change, warns, others, stop }: Move,
  ): Promise<"stored" | "conflict"> {
    const changes: Change[] = [
      patch(
        subscriptionRef(subscriptionId).path,
        { ...change, toldAt: timeOrNull(change.toldAt), checkAt: timeOrNull(change.checkAt) },
        seen.version,
      ),
    ];
    if (warns)
      changes.push(
        noticeChange(seen.value.userId, `renewal-failed_${subscriptionId}_${this.runtime.now()}`, "renewal-failed"),
      );
    // The others are not changed, but the write depends on their versions.
    for (const [id, { value, version }] of others)
      changes.push(patch(subscriptionRef(id).path, { status: value.status }, version));
    if (stop) {
      changes.push(...(await planChanges(seen.value.userId, stop.seen, stop.after, this.runtime.now())));
      changes.push(auditChange(stop.audit));
    }
    return stored(changes);
  }

  async changeSubscription(
    subscriptionId: string,
    { checkAt, ...change }: Partial<Pick<Subscription, "status" | "cancelling" | "doubleOf" | "checkAt">>,
  ): Promise<void> {
    const due = checkAt !== undefined && { checkAt: timeOrNull(checkAt) };
    await commitAlways([patch(subscriptionRef(subscriptionId).path, { ...change, ...due }, "existing")]);
  }
}
