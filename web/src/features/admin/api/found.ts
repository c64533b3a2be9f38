import { order, type Order } from "@thodu/domain/payments/model";
import { typedReference } from "@thodu/domain/reference";
import type { Stop, Watch } from "../../../lib/watching";
import { collection, db, documentId, limit, query, where } from "../../../lib/firebase/firestore";
import { ROWS } from "./page";
import { watchList, type Ticket } from "./watchList";

/**
 * Orders that an id has to do with: its own, its payment's, its subscription's or its account's, or the reference on a
 * receipt; live, the newest first.
 */
export function watchFoundOrders(id: string, { on, onRefused }: Watch<readonly Ticket<Order>[]>): Stop {
  const all = collection(db, "orders");
  const found = new Map<string, readonly Ticket<Order>[]>();
  const queries = [
    ["receipt", query(all, where("references", "array-contains", typedReference(id) ?? id), limit(ROWS))],
    ["account", query(all, where("userId", "==", id), limit(ROWS))],
    ["payment", query(all, where("paymentId", "==", id), limit(ROWS))],
    ["subscription", query(all, where("subscriptionId", "==", id), limit(ROWS))],
    ["order", query(all, where(documentId(), "==", id.includes("/") ? "none" : id), limit(1))],
  ] as const;
  const stops = queries.map(([by, asked]) =>
    watchList(asked, order, {
      on: (rows) => {
        found.set(by, rows);
        const each = new Map([...found.values()].flat().map((ticket) => [ticket.id, ticket]));
        const sorted = [...each.values()].toSorted((a, b) => b.value.createdAt - a.value.createdAt);
        if (found.size === queries.length) on(sorted.slice(0, ROWS));
      },
      onRefused,
    }),
  );
  return () => stops.forEach((stop) => stop());
}
