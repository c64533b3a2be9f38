import { user } from "@thodu/domain/accounts/model";
import { order, type Order } from "@thodu/domain/payments/model";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { collection, db, doc, limit, orderBy, query, where } from "../../../lib/firebase/firestore";
import { onConfirmed, onDocument } from "../../../lib/firebase/confirmed";
import { readOnce } from "../../../lib/firebase/readOnce";
import { neverCompile } from "../../../ui/form/jitless";

neverCompile();

/** Subscribes to an order as the server has settled it so far; null while it can't be read. */
export const watchOrder = (orderId: string, { on, onRefused }: Watch<Order | null>): Stop =>
  watching(
    (failed) =>
      onDocument(doc(db, "orders", orderId), (document) => on(order.safeParse(document.data()).data ?? null), failed),
    onRefused,
  );

/** Subscribes to whether a purchase of the person is paused because their bank has disputed it. */
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

/** The most refunded orders that are read: the newest by purchase. */
const REFUNDS = 10;

/** Subscribes to the person's newest purchases that were refunded, the newest first. */
export const watchRefunded = (uid: string, { on, onRefused }: Watch<readonly Order[]>): Stop =>
  watching(
    (failed) =>
      onConfirmed(
        query(
          collection(db, "orders"),
          where("userId", "==", uid),
          where("status", "==", "refunded"),
          orderBy("createdAt", "desc"),
          limit(REFUNDS),
        ),
        ({ docs }) => on(docs.flatMap((document) => order.safeParse(document.data()).data ?? [])),
        failed,
      ),
    onRefused,
  );

/** The name that a person gave when they signed up; empty if there is none. */
export const readName = async (uid: string): Promise<string> =>
  user.safeParse((await readOnce(`users/${uid}`)).data()).data?.displayName ?? "";
