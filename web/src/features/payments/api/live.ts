import { user } from "@thodu/domain/accounts/model";
import { order, type Order } from "@thodu/domain/payments/model";
import { usage, unused, type Used } from "@thodu/domain/plans/metering";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { collection, db, doc, limit, query, where } from "../../../lib/firebase/firestore";
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

/** What was used under one key; nothing where there is no document. */
export const watchUsage = (uid: string, key: string, { on, onRefused }: Watch<Used>): Stop =>
  watching(
    (failed) =>
      onDocument(
        doc(db, "usage", `${uid}_${key}`),
        (document) => on(usage.safeParse(document.data()).data ?? unused),
        failed,
      ),
    onRefused,
  );

/** Whether a bank does not pay for the next month of somebody's plan. */
export const watchUnpaid = (uid: string, { on, onRefused }: Watch<boolean>): Stop => {
  const unpaid = query(
    collection(db, "subscriptions"),
    where("userId", "==", uid),
    where("status", "in", ["pending", "halted"]),
    limit(1),
  );
  return watching((failed) => onConfirmed(unpaid, ({ empty }) => on(!empty), failed), onRefused);
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
