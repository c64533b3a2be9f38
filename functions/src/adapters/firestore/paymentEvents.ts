import { keptEvent, type PaymentEvent } from "@thodu/domain/payments/webhook";
import type { Millis } from "@thodu/domain/time";
import type { ListPage } from "../../usecases/ports";
import { create, patch, serverTime } from "../../store/changes";
import { commitAlways, commitCreate } from "../../store/commit";
import { read } from "./converters";
import { db } from "../../store/database";
import { idsOf, PAGE } from "./pages";
import { Timestamp } from "../../store/values";

const eventRef = (eventId: string) => db().doc(`paymentEvents/${eventId}`);

export async function keepEvent(
  eventId: string,
  event: Omit<PaymentEvent, "applied">,
): Promise<"stored" | "known" | "applied" | "foreign"> {
  const kept = create(eventRef(eventId).path, { ...event, applied: false, receivedAt: serverTime });
  if (await commitCreate(kept)) return "stored";
  const before = read(keptEvent, await eventRef(eventId).get());
  if (before?.hash !== event.hash) return "foreign";
  return before.applied ? "applied" : "known";
}

export async function eventApplied(eventId: string): Promise<void> {
  await commitAlways([patch(eventRef(eventId).path, { applied: true }, "existing")]);
}

export async function findEvent(eventId: string): Promise<PaymentEvent | null> {
  return read(keptEvent, await eventRef(eventId).get());
}

/** The ids of events that were received between the two times and not applied, in that order. */
export function unappliedEvents(since: Millis, before: Millis): Promise<ListPage<string>> {
  return idsOf(
    db()
      .collection("paymentEvents")
      .where("applied", "==", false)
      .where("receivedAt", ">", Timestamp.fromMillis(since))
      .where("receivedAt", "<", Timestamp.fromMillis(before))
      .orderBy("receivedAt")
      .limit(PAGE),
  );
}

/** The ids of documents that the sweep has to check, the longest overdue first. */
export function dueIds(what: "orders" | "refunds" | "subscriptions" | "plans", now: Millis): Promise<ListPage<string>> {
  const at = Timestamp.fromMillis(now);
  switch (what) {
    case "orders":
      return idsOf(db().collection("orders").where("checkAt", "<=", at).orderBy("checkAt").limit(PAGE));
    case "refunds":
      return idsOf(db().collection("refunds").where("checkAt", "<=", at).orderBy("checkAt").limit(PAGE));
    case "subscriptions":
      return idsOf(db().collection("subscriptions").where("checkAt", "<=", at).orderBy("checkAt").limit(PAGE));
    case "plans":
      return idsOf(db().collection("premiumUsers").where("reviewAt", "<=", at).orderBy("reviewAt").limit(PAGE));
  }
}
