import { isPseudonym } from "@thodu/domain/accounts/deletion";
import type { KnownDispute } from "@thodu/domain/payments/dispute";
import type { Entitlement } from "@thodu/domain/payments/entitlement";
import type { Order } from "@thodu/domain/payments/model";
import { referencesOf } from "@thodu/domain/reference";
import type { Millis } from "@thodu/domain/time";
import { db } from "../../store/database";

export const orderRef = (orderId: string) => db().doc(`orders/${orderId}`);
export const purchaseRef = (purchaseId: string) => db().doc(`purchases/${purchaseId}`);

/** A person's plan; that of a deleted person is kept in another collection, since its own id was the uid. */
export const planRef = (userId: string) =>
  db().doc(`${isPseudonym(userId) ? "formerPlans" : "premiumUsers"}/${userId}`);
export const refundRef = (paymentId: string) => db().doc(`refunds/${paymentId}`);
export const disputeRef = (disputeId: string) => db().doc(`disputes/${disputeId}`);
export const subscriptionRef = (subscriptionId: string) => db().doc(`subscriptions/${subscriptionId}`);
export const time = (at: Millis): Date => new Date(at);
export const timeOrNull = (at: Millis | null): Date | null => (at === null ? null : time(at));

export const storedPlan = ({ validUntil, reviewAt, terms, paused, ...plain }: Entitlement) => ({
  ...plain,
  validUntil: time(validUntil),
  reviewAt: timeOrNull(reviewAt),
  terms: terms.map((term) => ({
    ...term,
    boughtAt: time(term.boughtAt),
    from: time(term.from),
    until: time(term.until),
  })),
  paused: paused.map((term) => ({ ...term, boughtAt: time(term.boughtAt) })),
});
export const storedDispute = ({ respondBy, ...plain }: KnownDispute) => ({
  ...plain,
  respondBy: timeOrNull(respondBy),
});

const storedPayments = (payments: Order["payments"]) =>
  Object.fromEntries(
    Object.entries(payments).map(([id, { disputes, ...plain }]) => [
      id,
      {
        ...plain,
        ...(disputes && {
          disputes: Object.fromEntries(
            Object.entries(disputes).map(([disputeId, each]) => [disputeId, storedDispute(each)]),
          ),
        }),
      },
    ]),
  );

/** The payments of an order, and the references by which it and each of them are found. */
export const paymentsAndReferences = (orderId: string, payments: Order["payments"]) => ({
  references: referencesOf(orderId, Object.keys(payments)),
  payments: storedPayments(payments),
});

export const unpaid = (
  what: Pick<Order, "userId" | "planId" | "item" | "planName" | "amount" | "subscriptionId">,
  now: Millis,
) => ({
  ...what,
  currency: "INR",
  status: "created",
  paymentId: null,
  payments: {},
  validUntil: null,
  createdAt: time(now),
  settledAt: null,
  checkAt: time(now),
});
