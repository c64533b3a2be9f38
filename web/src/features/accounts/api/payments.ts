import { order, type Order } from "@thodu/domain/payments/model";
import { secondPayments, type SecondPayment } from "@thodu/domain/payments/settle";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { collection, db, limit, onSnapshot, orderBy, query, where } from "../../../lib/firebase/firestore";
import { neverCompile } from "../../../ui/form/jitless";
import { PAYMENTS_SHOWN } from "../paymentsShown";

neverCompile();

/** A paid order, whether or not it was refunded since. */
export interface Payment {
  readonly orderId: string;
  readonly order: Order;
  /** Further payments for the same order, which are refunded. */
  readonly second: readonly SecondPayment[];
}

/**
 * Subscribes to what the person paid, newest first: as many as are shown, and one more to know whether there are more.
 */
export const watchPayments = (uid: string, { on, onRefused }: Watch<readonly Payment[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(
          collection(db, "orders"),
          where("userId", "==", uid),
          where("status", "in", ["paid", "refunded"]),
          orderBy("createdAt", "desc"),
          limit(PAYMENTS_SHOWN + 1),
        ),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          on(
            docs.flatMap((document) => {
              const { data } = order.safeParse(document.data());
              return data ? [{ orderId: document.id, order: data, second: secondPayments(data) }] : [];
            }),
          );
        },
        failed,
      ),
    onRefused,
  );
