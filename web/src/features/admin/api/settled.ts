import { order, type Order } from "@thodu/domain/payments/model";
import { DAY } from "@thodu/domain/time";
import type { Stop, Watch } from "../../../lib/watching";
import { collection, db, limit, orderBy, query, where } from "../../../lib/firebase/firestore";
import { COUNTED_ORDERS, DAYS_SHOWN } from "./money";
import { watchList, type Ticket } from "./watchList";

/** Orders of the last two weeks that were paid, also if refunded since, the newest first, live. */
export const watchSettled = (watch: Watch<readonly Ticket<Order>[]>): Stop =>
  watchList(
    query(
      collection(db, "orders"),
      where("settledAt", ">=", new Date(Date.now() - DAYS_SHOWN * DAY)),
      orderBy("settledAt", "desc"),
      limit(COUNTED_ORDERS),
    ),
    order,
    watch,
  );
