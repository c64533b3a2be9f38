import { dispute, type Dispute } from "@thodu/domain/payments/dispute";
import { order, refund, subscription, type Order, type Refund, type Subscription } from "@thodu/domain/payments/model";
import { keptEvent, type KeptEvent } from "@thodu/domain/payments/webhook";
import type { Stop, Watch } from "../../../lib/watching";
import { collection, db, doc, getDoc, limit, orderBy, query, startAfter, where } from "../../../lib/firebase/firestore";
import type { Listen } from "../../../lib/useLive";
import { cursorAt, watchPage, type Page } from "./page";
import { ROWS } from "./rows";
import { watchList, type Ticket } from "./watchList";

const SHOWN = 100;

/** A page of the orders, the newest first, live. */
export async function ordersAfter(after: string): Promise<Listen<Page<Order>>> {
  const cursor = await cursorAt("orders", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "orders"),
        orderBy("createdAt", "desc"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      order,
      watch,
    );
}

/** A page of the subscriptions, the newest first, live. */
export async function subscriptionsAfter(after: string): Promise<Listen<Page<Subscription>>> {
  const cursor = await cursorAt("subscriptions", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "subscriptions"),
        orderBy("createdAt", "desc"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      subscription,
      watch,
    );
}

/** A page of the refunds in one state, or in all, newest first, live. The document's id is that of the payment. */
export async function refundsAfter(state: Refund["status"] | "all", after: string): Promise<Listen<Page<Refund>>> {
  const cursor = await cursorAt("refunds", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "refunds"),
        ...(state === "all" ? [] : [where("status", "==", state)]),
        orderBy("createdAt", "desc"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      refund,
      watch,
    );
}

/** A page of the disputes in one state, or in all, newest first, live. */
export async function disputesAfter(state: Dispute["status"] | "all", after: string): Promise<Listen<Page<Dispute>>> {
  const cursor = await cursorAt("disputes", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "disputes"),
        ...(state === "all" ? [] : [where("status", "==", state)]),
        orderBy("createdAt", "desc"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      dispute,
      watch,
    );
}

/** The id of the payment that counts for an order; null if there is none. */
export async function paymentOf(orderId: string): Promise<string | null> {
  const found = await getDoc(doc(db, "orders", orderId));
  return order.safeParse(found.data()).data?.paymentId ?? null;
}

/**
 * The refunds that were not made yet, including those that were given up, longest due first, live. The document's id is
 * that of the payment.
 */
export const watchDueRefunds = (watch: Watch<readonly Ticket<Refund>[]>): Stop =>
  watchList(
    query(collection(db, "refunds"), where("status", "in", ["due", "given-up"]), orderBy("createdAt"), limit(SHOWN)),
    refund,
    watch,
  );

/**
 * The open disputes that the bank has not decided on, the first to be answered at the top, live. The document's id is
 * that of the dispute.
 */
export const watchOpenDisputes = (watch: Watch<readonly Ticket<Dispute>[]>): Stop =>
  watchList(
    query(
      collection(db, "disputes"),
      where("status", "in", ["open", "under_review"]),
      orderBy("respondBy"),
      limit(SHOWN),
    ),
    dispute,
    watch,
  );

/** The orders about which the gateway is to be asked, longest due first, live. */
export const watchOrdersToCheck = (watch: Watch<readonly Ticket<Order>[]>): Stop =>
  watchList(
    query(collection(db, "orders"), where("checkAt", ">", new Date(0)), orderBy("checkAt"), limit(SHOWN)),
    order,
    watch,
  );

/** The subscriptions that were seen to charge a person twice for the same plan, live. */
export const watchDoubles = (watch: Watch<readonly Ticket<Subscription>[]>): Stop =>
  watchList(
    query(collection(db, "subscriptions"), where("doubleOf", ">", ""), orderBy("doubleOf"), limit(SHOWN)),
    subscription,
    watch,
  );

/** The gateway's events that belong to nobody known, newest first, live. */
export const watchUnappliedEvents = (watch: Watch<readonly Ticket<KeptEvent>[]>): Stop =>
  watchList(
    query(collection(db, "paymentEvents"), where("applied", "==", false), orderBy("receivedAt", "desc"), limit(SHOWN)),
    keptEvent,
    watch,
  );
