import { serverReasons } from "@thodu/domain/accounts/refundWords";
import type { Refund } from "@thodu/domain/payments/model";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../../usecases/chat/ports";
import type { ListPage } from "../../usecases/ports";
import type { RefundWordStore } from "../../usecases/reports/ports";
import { patch } from "../../store/changes";
import { stored } from "../../store/commit";
import { db } from "../../store/database";
import { idsOf, PAGE } from "./pages";
import { Timestamp } from "../../store/values";

/** Removes admins' texts from refunds; changes nothing else of a refund. */
export class FirestoreRefundWords implements RefundWordStore {
  worded(until: Millis): Promise<ListPage<string>> {
    return idsOf(
      db()
        .collection("refunds")
        .where("reason", "not-in", ["", ...serverReasons])
        .where("createdAt", "<=", Timestamp.fromMillis(until))
        .orderBy("reason")
        .orderBy("createdAt")
        .limit(PAGE),
    );
  }

  blank(paymentId: string, seen: Versioned<Refund>): Promise<"stored" | "conflict"> {
    return stored([patch(`refunds/${paymentId}`, { reason: "" }, seen.version)]);
  }
}
