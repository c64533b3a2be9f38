import { dispute, type Dispute } from "@thodu/domain/payments/dispute";
import { order, refund, subscription, type Order, type Refund, type Subscription } from "@thodu/domain/payments/model";
import { shortReference, typedReference } from "@thodu/domain/reference";
import type { Stop, Watch } from "../../../lib/watching";
import { collection, db, documentId, limit, orderBy, query, where } from "../../../lib/firebase/firestore";
import { ROWS } from "./rows";
import { watchList, watchLists, type Ticket } from "./watchList";

const newest = <T extends { readonly createdAt: number }>(rows: readonly Ticket<T>[]): readonly Ticket<T>[] =>
  rows.toSorted((a, b) => b.value.createdAt - a.value.createdAt).slice(0, ROWS);

/** More than a subscription is charged in five years; no index has them by time. */
const CHARGES = 60;

/** What is asked for by an id that a document can't have. */
const named = (id: string): string => (id.includes("/") ? "none" : id);

const isPayment = (id: string): boolean => id.startsWith("pay_");

/** Whether an order is of a payment, one that bought nothing or failed included; what has the same reference alone is not. */
const isPaidBy = ({ paymentId, payments }: Order, id: string): boolean =>
  paymentId === id || Object.hasOwn(payments, id);

/**
 * Orders that an id has to do with: its own, that of one of its payments, its subscription's or its account's, or the
 * reference on a receipt; live, the newest first.
 */
export function watchFoundOrders(id: string, { on, onRefused }: Watch<readonly Ticket<Order>[]>): Stop {
  const all = collection(db, "orders");
  const queries = [
    query(
      all,
      where("references", "array-contains", typedReference(id) ?? (isPayment(id) ? shortReference(id) : id)),
      limit(ROWS),
    ),
    query(all, where("userId", "==", id), orderBy("createdAt", "desc"), limit(ROWS)),
    query(all, where("paymentId", "==", id), limit(ROWS)),
    query(all, where("subscriptionId", "==", id), limit(CHARGES)),
    query(all, where(documentId(), "==", named(id)), limit(1)),
  ];
  return watchLists(queries, order, {
    on: (rows) => on(newest(isPayment(id) ? rows.filter(({ value }) => isPaidBy(value, id)) : rows)),
    onRefused,
  });
}

/** Subscriptions that an id has to do with, also those that were never charged: its own, or its account's. */
export function watchFoundSubscriptions(id: string, { on, onRefused }: Watch<readonly Ticket<Subscription>[]>): Stop {
  const all = collection(db, "subscriptions");
  const queries = [
    query(all, where("userId", "==", id), orderBy("createdAt", "desc"), limit(ROWS)),
    query(all, where(documentId(), "==", named(id)), limit(1)),
  ];
  return watchLists(queries, subscription, { on: (rows) => on(newest(rows)), onRefused });
}

/** The refund of a payment. */
export const watchFoundRefunds = (id: string, watch: Watch<readonly Ticket<Refund>[]>): Stop =>
  watchList(query(collection(db, "refunds"), where(documentId(), "==", named(id)), limit(1)), refund, watch);

/** Disputes of a payment, or of an id of their own. */
export function watchFoundDisputes(id: string, { on, onRefused }: Watch<readonly Ticket<Dispute>[]>): Stop {
  const all = collection(db, "disputes");
  const queries = [
    query(all, where("paymentId", "==", id), limit(ROWS)),
    query(all, where(documentId(), "==", named(id)), limit(1)),
  ];
  return watchLists(queries, dispute, { on: (rows) => on(newest(rows)), onRefused });
}
