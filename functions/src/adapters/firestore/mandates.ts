import { subscription, type Subscription } from "@thodu/domain/payments/model";
import type { PlanId } from "@thodu/domain/plans/plans";
import { read } from "./converters";
import { db } from "./database";

const PER_PERSON = 50;
const PER_PLAN = 20;
const LIVE = ["created", "authenticated", "active", "pending", "halted", "paused"];

/** The ids of the subscriptions of a person that may still charge. */
export async function mandatesOf(userId: string): Promise<readonly string[]> {
  const { docs } = await db()
    .collection("subscriptions")
    .where("userId", "==", userId)
    .where("status", "in", LIVE)
    .limit(PER_PERSON)
    .get();
  return docs.map((doc) => doc.id);
}

/** The subscriptions of a person to a plan, the newest first. */
export async function mandatesFor(
  userId: string,
  planId: PlanId,
): Promise<readonly (readonly [string, Subscription])[]> {
  const { docs } = await db()
    .collection("subscriptions")
    .where("userId", "==", userId)
    .where("planId", "==", planId)
    .orderBy("createdAt", "desc")
    .limit(PER_PLAN)
    .get();
  return docs.flatMap((doc) => {
    const found = read(subscription, doc);
    return found ? [[doc.id, found] as const] : [];
  });
}
