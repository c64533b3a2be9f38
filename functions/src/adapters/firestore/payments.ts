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
import type { Charge, Move, PaymentStore, Settlement, View, Wish } from "../../usecases/payments/ports";
import type { Runtime } from "../../usecases/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { read, readVersioned, seenAt, unchangedSince } from "./converters";
import { db } from "./database";
import { isAlreadyExists } from "./errors";
import { tellIn, tellOfPayment } from "./outbox";
import { mandatesFor, mandatesOf } from "./mandates";
import { dueIds, eventApplied, findEvent, keepEvent, unappliedEvents } from "./paymentEvents";
import {
  disputeRef,
  orderRef,
  planRef,
  purchaseRef,
  refundRef,
  storedDispute,
  storedPayments,
  storedPlan,
  subscriptionRef,
  time,
  timeOrNull,
  unpaid,
} from "./paymentDocuments";

/** A document of its own for each kind, person and key; short enough for a receipt (40 characters). */
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
    try {
      const stored = { ...wanted, gatewayId: null, leaseUntil: time(leaseUntil), createdAt: time(createdAt) };
      const { writeTime } = await purchaseRef(purchaseId).create(stored);
      return seenAt({ ...wanted, gatewayId: null, leaseUntil, createdAt }, writeTime);
    } catch (error) {
      if (isAlreadyExists(error)) return null;
      throw error;
    }
  }

  async lease(purchaseId: string, seen: Versioned<Purchase>, until: Millis): Promise<Versioned<Purchase> | null> {
    const batch = db().batch();
    batch.update(purchaseRef(purchaseId), { leaseUntil: time(until) }, unchangedSince(seen.version));
    const written = await commit(batch);
    return written?.[0] ? seenAt({ ...seen.value, leaseUntil: until }, written[0].writeTime) : null;
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
    { userId, planId, item, planName, amount, receipt }: Wish,
    from: Versioned<Purchase>,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.create(
      orderRef(orderId),
      unpaid({ userId, planId, item, planName, amount, subscriptionId: null }, this.runtime.now()),
    );
    batch.update(purchaseRef(receipt), { gatewayId: orderId }, unchangedSince(from.version));
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async recordSubscription(
    subscriptionId: string,
    { userId, planId, amount, receipt }: Wish,
    from: Versioned<Purchase>,
  ): Promise<"stored" | "conflict"> {
    const now = time(this.runtime.now());
    const batch = db().batch();
    batch.create(subscriptionRef(subscriptionId), {
      userId,
      planId,
      amount,
      status: "created",
      cancelling: false,
      warned: null,
      createdAt: now,
      checkAt: now,
    });
    batch.update(purchaseRef(receipt), { gatewayId: subscriptionId }, unchangedSince(from.version));
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async recordPurchase(
    purchaseId: string,
    gatewayId: string,
    from: Versioned<Purchase>,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.update(purchaseRef(purchaseId), { gatewayId }, unchangedSince(from.version));
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async recordCharge(
    { orderId }: Charge,
    subscriptionId: string,
    { userId, planId, amount }: Subscription,
    planName: string,
  ): Promise<void> {
    try {
      await orderRef(orderId).create(
        unpaid({ userId, planId, item: null, planName, amount, subscriptionId }, this.runtime.now()),
      );
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
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
    const { validUntil, settledAt, checkAt, payments, ...plain } = settlement.order;
    const { userId } = seen.value;
    const batch = db().batch();
    const change = {
      ...plain,
      payments: storedPayments(payments),
      validUntil: timeOrNull(validUntil),
      settledAt: timeOrNull(settledAt),
      checkAt: timeOrNull(checkAt),
    };
    batch.update(orderRef(orderId), change, unchangedSince(seen.version));
    if (settlement.entitlement && plan)
      batch.update(planRef(userId), storedPlan(settlement.entitlement), unchangedSince(plan.version));
    else if (settlement.entitlement) batch.create(planRef(userId), storedPlan(settlement.entitlement));
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
      batch.set(refundRef(paymentId), demand);
    }
    for (const { id, paymentId, known } of settlement.disputes)
      batch.set(disputeRef(id), {
        ...storedDispute(known),
        orderId,
        paymentId,
        userId,
        createdAt: time(this.runtime.now()),
      });
    if (settlement.endsMandate !== null)
      batch.update(subscriptionRef(settlement.endsMandate), { cancelling: true, checkAt: time(this.runtime.now()) });
    // An order is paid once, so this is told once.
    if (settlement.tells !== null) tellOfPayment(batch, userId, orderId, settlement.tells);
    for (const line of settlement.audit) recordIn(batch, line);
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async postpone(orderId: string, checkAt: Millis | null): Promise<void> {
    await orderRef(orderId).update({ checkAt: timeOrNull(checkAt) });
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
    const batch = db().batch();
    batch.update(planRef(userId), storedPlan(after), unchangedSince(seen.version));
    if (audit) recordIn(batch, audit);
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async disputeStatus(disputeId: string): Promise<KnownDispute["status"] | null> {
    return read(dispute, await disputeRef(disputeId).get())?.status ?? null;
  }

  async refund(paymentId: string): Promise<Versioned<Refund> | null> {
    return readVersioned(refund, await refundRef(paymentId).get());
  }

  async demandRefund(
    paymentId: string,
    demand: Pick<Refund, "orderId" | "userId" | "amount" | "requestedBy" | "reason">,
    audit: AuditLine,
  ): Promise<void> {
    const now = time(this.runtime.now());
    const batch = db().batch();
    const wanted = { ...demand, status: "due", attempts: 0, refusal: null, createdAt: now, checkAt: now };
    const before = await this.refund(paymentId);
    if (before?.value.status === "given-up") batch.update(refundRef(paymentId), wanted, unchangedSince(before.version));
    else batch.create(refundRef(paymentId), wanted);
    recordIn(batch, audit);
    // Demanded before: the first one is being carried out.
    await commit(batch);
  }

  async changeRefund(
    paymentId: string,
    { checkAt, ...change }: Parameters<PaymentStore["changeRefund"]>[1],
  ): Promise<void> {
    await refundRef(paymentId).update({ ...change, checkAt: timeOrNull(checkAt) });
  }

  async subscription(subscriptionId: string): Promise<Versioned<Subscription> | null> {
    return readVersioned(subscription, await subscriptionRef(subscriptionId).get());
  }

  async moveSubscription(
    subscriptionId: string,
    { seen, change, warns, others, stop }: Move,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    batch.update(
      subscriptionRef(subscriptionId),
      { ...change, toldAt: timeOrNull(change.toldAt), checkAt: timeOrNull(change.checkAt) },
      unchangedSince(seen.version),
    );
    if (warns)
      tellIn(batch, seen.value.userId, `renewal-failed_${subscriptionId}_${this.runtime.now()}`, "renewal-failed");
    // They stay as they are; that they still are is a condition of the write.
    for (const [id, { value, version }] of others)
      batch.update(subscriptionRef(id), { status: value.status }, unchangedSince(version));
    if (stop) {
      batch.update(planRef(seen.value.userId), storedPlan(stop.after), unchangedSince(stop.seen.version));
      recordIn(batch, stop.audit);
    }
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async changeSubscription(
    subscriptionId: string,
    { checkAt, ...change }: Partial<Pick<Subscription, "status" | "cancelling" | "doubleOf" | "checkAt">>,
  ): Promise<void> {
    await subscriptionRef(subscriptionId).update({
      ...change,
      ...(checkAt !== undefined && { checkAt: timeOrNull(checkAt) }),
    });
  }
}
