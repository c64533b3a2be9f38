import { mandate } from "@thodu/domain/payments/model";
import { renewalOf, type Renewal } from "@thodu/domain/payments/nextCharge";
import { collection, db, limit, query, where, type QuerySnapshot } from "../../lib/firebase/firestore";
import { onConfirmed } from "../../lib/firebase/confirmed";
import { watching, type Stop, type Watch } from "../../lib/watching";

/** More mandates than one person can have. */
const MANDATES = 20;

/** Subscribes to when a person is charged again. */
export const watchRenewal = (uid: string, { on, onRefused }: Watch<Renewal>): Stop => {
  const mandates = query(
    collection(db, "subscriptions"),
    where("userId", "==", uid),
    where("status", "in", ["authenticated", "active", "pending", "halted", "paused"]),
    limit(MANDATES),
  );
  const hear = ({ docs }: QuerySnapshot): void =>
    on(renewalOf(docs.flatMap((document) => mandate.safeParse(document.data()).data ?? [])));
  return watching((failed) => onConfirmed(mandates, hear, failed), onRefused);
};
