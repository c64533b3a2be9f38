import type { Failure } from "@thodu/domain/errors";
import type { Receipt, Refunded } from "@thodu/domain/notifications/receipt";
import type { GatewayDispute, KnownDispute } from "@thodu/domain/payments/dispute";
import type { Entitlement } from "@thodu/domain/payments/entitlement";
import type { Order, Purchase, Refund, Subscription } from "@thodu/domain/payments/model";
import type { GatewayPayment } from "@thodu/domain/payments/payment";
import type { Quote } from "@thodu/domain/payments/quote";
import type { DueRefund, Settled } from "@thodu/domain/payments/settle";
import type { PaymentEvent } from "@thodu/domain/payments/webhook";
import type { PlanId } from "@thodu/domain/plans/plans";
import type { Result } from "@thodu/domain/result";
import type { Millis } from "@thodu/domain/time";
import type { AuditLine, Versioned } from "../chat/ports";
import type { Runtime } from "../ports";
import type { ListPage } from "../ports";

export interface PaymentSettings {
  readonly keyId: string;
  /** The current one first; a former one may follow as long as payments made with it are still being confirmed. */
  readonly keySecrets: readonly string[];
  readonly webhookSecrets: readonly string[];
  /** Null: the gateway itself. */
  readonly baseUrl: string | null;
}

type Answer<T> = Promise<Result<T, Failure<"GATEWAY_UNAVAILABLE">>>;

export interface GatewayOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

export interface GatewaySubscription {
  readonly id: string;
  readonly status: Subscription["status"];
}

/** One month that a subscription has charged. */
export interface Charge {
  readonly orderId: string;
  readonly paymentId: string;
}

/** Why the gateway refuses something, in its words, which contain no personal data. */
export interface Refusal {
  readonly refusal: string;
}

/** What the gateway is asked to make; it can be found again by `receipt`. */
export interface PurchaseRequest extends Quote {
  readonly receipt: string;
  readonly userId: string;
}

/**
 * The payment gateway. It answers within seconds, or with GATEWAY_UNAVAILABLE; then the request may or may not have
 * been carried out. Null: the gateway does not know the id.
 */
export interface Gateway {
  keyId(): string;
  createOrder(request: PurchaseRequest): Answer<GatewayOrder>;
  orderByReceipt(receipt: string): Answer<GatewayOrder | null>;
  payment(paymentId: string): Answer<GatewayPayment | null>;
  /** Like {@link payment}, or why the gateway will not show it. */
  shownPayment(paymentId: string): Answer<GatewayPayment | Refusal | null>;
  paymentsOf(orderId: string): Answer<readonly GatewayPayment[] | null>;
  /** Refunds `amount` paise; a payment that was refunded already is no error. Returns a refusal, or null. */
  refund(paymentId: string, amount: number): Answer<Refusal | null>;
  dispute(disputeId: string): Answer<GatewayDispute | null>;
  /** Disputes that began since then, the newest first. */
  disputesSince(since: Millis): Answer<readonly GatewayDispute[]>;
  createSubscription(request: PurchaseRequest): Answer<GatewaySubscription>;
  subscriptionByReceipt(receipt: string): Answer<GatewaySubscription | null>;
  subscription(subscriptionId: string): Answer<GatewaySubscription | null>;
  /** Every month that was charged, the oldest first. */
  charges(subscriptionId: string): Answer<readonly Charge[]>;
  /** Ends a subscription at once; what was paid is not refunded. One that has ended already is no error. */
  cancelSubscription(subscriptionId: string): Answer<null>;
  /** Whether the checkout's signature for `text` (ids joined by `|`) was made with our key. */
  signed(text: string, signature: string): boolean;
  /** Whether a webhook's body was signed with our secret. */
  signedWebhook(body: Uint8Array, signature: string): boolean;
}

/** A change of an order, its owner's plan and the refunds that are due; stored as a whole or not at all. */
export interface Settlement {
  readonly order: Pick<
    Order,
    "status" | "paymentId" | "payments" | "validUntil" | "settledAt" | "refundedAt" | "checkAt"
  >;
  /** Null: the plan stays as it is. */
  readonly entitlement: Entitlement | null;
  readonly refundPaid: readonly DueRefund[];
  readonly disputes: Settled["disputes"];
  /** A subscription to end because a month of it was lost to the bank; the sweep ends it. */
  readonly endsMandate: string | null;
  /** The payment of which its person is told; null for none. */
  readonly tells: Receipt | null;
  /** The refunds of which its person is told. */
  readonly tellsRefunds: readonly Refunded[];
  readonly audit: readonly AuditLine[];
}

/** A refund that an admin asks for. */
export interface RefundDemand extends Pick<Refund, "orderId" | "userId" | "amount" | "requestedBy" | "reason"> {
  /** The subscription that ends with the refund; null if the payment was not for one. */
  readonly endsMandate: string | null;
}

/** A change of a subscription and of its person's plan, and the documents on which it depends. */
export interface Move {
  readonly seen: Versioned<Subscription>;
  readonly change: Pick<Subscription, "status" | "toldAt" | "checkAt" | "warned">;
  /** Tells the person that the next month was not paid. */
  readonly warns: boolean;
  /** Other subscriptions of the person, by their ids, which must be unchanged. */
  readonly others: ReadonlyMap<string, Versioned<Subscription>>;
  /** Null: the plan stays as it is. */
  readonly stop: {
    readonly seen: Versioned<Entitlement>;
    readonly after: Entitlement;
    readonly audit: AuditLine;
  } | null;
}

export interface View {
  readonly order: Versioned<Order>;
  readonly entitlement: Versioned<Entitlement> | null;
}

/** `conflict`: somebody else has written in between, and nothing was stored; read again. */
type Commit = Promise<"stored" | "conflict">;

/** Purchases, orders, refunds, subscriptions, events and plans; they are written only through this. */
export interface PaymentStore {
  /** The id of the document for a purchase key; also its receipt at the gateway, at most 40 characters. */
  purchaseId(kind: "order" | "subscription", userId: string, purchaseKey: string): string;
  purchase(purchaseId: string): Promise<Versioned<Purchase> | null>;
  /** Claims a purchase for the first caller; null if another one has it. */
  claim(purchaseId: string, purchase: Omit<Purchase, "createdAt" | "gatewayId">): Promise<Versioned<Purchase> | null>;
  /** Takes or gives up the right to ask the gateway. */
  lease(purchaseId: string, seen: Versioned<Purchase>, until: Millis): Promise<Versioned<Purchase> | null>;
  /** How many purchases of a person were begun since then, counted up to `limit`. */
  begunSince(userId: string, since: Millis, limit: number): Promise<number>;
  recordOrder(orderId: string, request: PurchaseRequest, from: Versioned<Purchase>): Commit;
  recordSubscription(subscriptionId: string, request: PurchaseRequest, from: Versioned<Purchase>): Commit;
  /** Stores the order or subscription of a purchase, if that has a record already. */
  recordPurchase(purchaseId: string, gatewayId: string, from: Versioned<Purchase>): Commit;
  /** Stores a month of a subscription, once, however often it is reported. */
  recordCharge(charge: Charge, subscriptionId: string, subscription: Subscription, planName: string): Promise<void>;

  order(orderId: string): Promise<Versioned<Order> | null>;
  view(orderId: string): Promise<View | null>;
  settle(orderId: string, view: View, settlement: Settlement): Commit;
  postpone(orderId: string, checkAt: Millis | null): Promise<void>;

  entitlement(userId: string): Promise<Versioned<Entitlement> | null>;
  change(userId: string, seen: Versioned<Entitlement>, entitlement: Entitlement, audit: AuditLine | null): Commit;

  refund(paymentId: string): Promise<Versioned<Refund> | null>;
  /** The state of a dispute in our records. */
  disputeStatus(disputeId: string): Promise<KnownDispute["status"] | null>;

  /**
   * Stores that a payment is to be refunded, once, and again if it was given up; with it also that its subscription is
   * to end, which the sweep does. `known`: asked for before, and nothing was written.
   */
  demandRefund(paymentId: string, demand: RefundDemand, audit: AuditLine): Promise<"stored" | "known" | "conflict">;
  changeRefund(
    paymentId: string,
    change: Pick<Refund, "status" | "checkAt"> & Partial<Pick<Refund, "attempts" | "refusal">>,
  ): Promise<void>;

  subscription(subscriptionId: string): Promise<Versioned<Subscription> | null>;
  /** Ids of a person's subscriptions that may charge them, also unconfirmed ones; at most 50. */
  mandatesOf(userId: string): Promise<readonly string[]>;
  /**
   * A person's subscriptions to a plan, the newest first: all that may charge (at most 50), and the newest 20. Null for
   * one whose record can't be read: only the gateway knows whether it charges.
   */
  mandatesFor(userId: string, planId: PlanId): Promise<readonly (readonly [string, Subscription | null])[]>;
  moveSubscription(subscriptionId: string, move: Move): Commit;
  changeSubscription(
    subscriptionId: string,
    change: Partial<Pick<Subscription, "status" | "cancelling" | "doubleOf" | "checkAt">>,
  ): Promise<void>;

  /**
   * `stored`: new; `known`: stored before; `applied`: stored before and done; `foreign`: its id was stored with another
   * body.
   */
  keepEvent(eventId: string, event: Omit<PaymentEvent, "applied">): Promise<"stored" | "known" | "applied" | "foreign">;
  event(eventId: string): Promise<PaymentEvent | null>;
  eventApplied(eventId: string): Promise<void>;

  /** Ids of documents that are due, the longest overdue first. */
  due(what: "orders" | "refunds" | "subscriptions" | "plans", now: Millis): Promise<ListPage<string>>;
  /** Ids of events that were received between the two times and not taken into the ledger, in that order. */
  unapplied(since: Millis, before: Millis): Promise<ListPage<string>>;
}

export interface PaymentPorts {
  readonly runtime: Runtime;
  readonly payments: PaymentStore;
  readonly gateway: Gateway;
}
