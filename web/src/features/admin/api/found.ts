import { dispute, type Dispute } from "@thodu/domain/payments/dispute";
import { order, refund, subscription, type Order, type Refund, type Subscription } from "@thodu/domain/payments/model";
import { shortReference, typedReference } from "@thodu/domain/reference";
import type { Stop, Watch } from "../../../lib/watching";
import { collection, db, documentId, limit, orderBy, query, where } from "../../../lib/firebase/firestore";
import { ROWS } from "./rows";
import { watchList, watchLists, type Ticket } from "./watchList";

const newest = <T extends { readonly createdAt: number }>(rows: readonly Ticket<T>[]): readonly Ticket<T>[] =>
  rows.toSorted((a, b) => b.value.createdAt - a.value.createdAt).slice(0, ROWS);

/** More charges than a subscription makes in five years; there is no index that sorts them by time. */
const CHARGES = 60;

/** Replaces an id that no document can have, because it contains a slash. */
const named = (id: string): string => (id.includes("/") ? "none" : id);

const isPayment = (id: string): boolean => id.startsWith("pay_");

/**
 * Whether a payment belongs to an order, also one that failed or bought nothing. Not true for an order that only has
 * the same reference.
 */
const isPaidBy = ({ paymentId, payments }: Order, id: string): boolean =>
  paymentId === id || Object.hasOwn(payments, id);

/**
 * The orders that belong to an id: of the order itself, of one of its payments, of a subscription or an account, or the
 * reference on a receipt. Live, newest first.
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

/** The subscriptions that belong to an id, of their own or of an account, including those that were never charged. */
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

/** The disputes of a payment, or the dispute with this id. */
export function watchFoundDisputes(id: string, { on, onRefused }: Watch<readonly Ticket<Dispute>[]>): Stop {
  const all = collection(db, "disputes");
  const queries = [
    query(all, where("paymentId", "==", id), limit(ROWS)),
    query(all, where(documentId(), "==", named(id)), limit(1)),
  ];
  return watchLists(queries, dispute, { on: (rows) => on(newest(rows)), onRefused });
}
