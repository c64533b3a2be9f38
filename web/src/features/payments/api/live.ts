import { user } from "@thodu/domain/accounts/model";
import { order, type Order } from "@thodu/domain/payments/model";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { collection, db, doc, limit, query, where, type QuerySnapshot } from "../../../lib/firebase/firestore";
import { onConfirmed, onDocument } from "../../../lib/firebase/confirmed";
import { readOnce } from "../../../lib/firebase/readOnce";
import { neverCompile } from "../../../ui/form/jitless";

neverCompile();

/** An order as the server has settled it so far; null while it can't be read. */
export const watchOrder = (orderId: string, { on, onRefused }: Watch<Order | null>): Stop =>
  watching(
    (failed) =>
      onDocument(doc(db, "orders", orderId), (document) => on(order.safeParse(document.data()).data ?? null), failed),
    onRefused,
  );

/** More than one person has: one for each plan. */
const MANDATES = 20;

/** What may take money from somebody each month: nothing; something; something that their bank did not pay last. */
export type Renewal = "none" | "goes-on" | "unpaid";

/** How that stands. What was left at the checkout, or is about to be ended, takes none. */
export const watchRenewal = (uid: string, { on, onRefused }: Watch<Renewal>): Stop => {
  const mandates = query(
    collection(db, "subscriptions"),
    where("userId", "==", uid),
    where("status", "in", ["authenticated", "active", "pending", "halted", "paused"]),
    limit(MANDATES),
  );
  const isUnpaid = (status: unknown): boolean => status === "pending" || status === "halted";
  const hear = ({ docs }: QuerySnapshot): void => {
    const states = docs.flatMap((mandate): unknown[] =>
      mandate.get("cancelling") === true ? [] : [mandate.get("status")],
    );
    on(states.some(isUnpaid) ? "unpaid" : states.length > 0 ? "goes-on" : "none");
  };
  return watching((failed) => onConfirmed(mandates, hear, failed), onRefused);
};

/** Whether something that somebody bought is paused, because their bank asks for the money back. */
export const watchPaused = (uid: string, { on, onRefused }: Watch<boolean>): Stop =>
  watching(
    (failed) =>
      onDocument(
        doc(db, "premiumUsers", uid),
        (document) => {
          const paused: unknown = document.get("paused");
          on(Array.isArray(paused) && paused.length > 0);
        },
        failed,
      ),
    onRefused,
  );

/** The name that somebody gave when they signed up; empty when there is none. */
export const readName = async (uid: string): Promise<string> =>
  user.safeParse((await readOnce(`users/${uid}`)).data()).data?.displayName ?? "";
