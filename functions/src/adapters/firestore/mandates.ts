import { subscription, type Subscription } from "@thodu/domain/payments/model";
import type { PlanId } from "@thodu/domain/plans/plans";
import { readOrNull } from "./converters";
import { db } from "../../store/database";

const PER_PERSON = 50;
const PER_PLAN = 20;
const LIVE = ["created", "authenticated", "active", "pending", "halted", "paused"];

/** The ids of a person's subscriptions that may still charge. */
export async function mandatesOf(userId: string): Promise<readonly string[]> {
  const { docs } = await db()
    .collection("subscriptions")
    .where("userId", "==", userId)
    .where("status", "in", LIVE)
    .limit(PER_PERSON)
    .get();
  return docs.map((doc) => doc.id);
}

/** A person's subscriptions to a plan, the newest first: those that may still charge, and the newest ones. */
export async function mandatesFor(
  userId: string,
  planId: PlanId,
): Promise<readonly (readonly [string, Subscription | null])[]> {
  const [newest, live] = await Promise.all([
    db()
      .collection("subscriptions")
      .where("userId", "==", userId)
      .where("planId", "==", planId)
      .orderBy("createdAt", "desc")
      .limit(PER_PLAN)
      .get(),
    db()
      .collection("subscriptions")
      .where("userId", "==", userId)
      .where("planId", "==", planId)
      .where("status", "in", LIVE)
      .limit(PER_PERSON)
      .get(),
  ]);
  const known = new Set(newest.docs.map(({ id }) => id));
  const older = live.docs.filter(({ id }) => !known.has(id));
  return [...newest.docs, ...older].map((doc) => [doc.id, readOrNull(subscription, doc)] as const);
}
