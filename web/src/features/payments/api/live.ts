import { user } from "@thodu/domain/accounts/model";
import { order, type Order } from "@thodu/domain/payments/model";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { db, doc } from "../../../lib/firebase/firestore";
import { onDocument } from "../../../lib/firebase/confirmed";
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
