import type { Entitlement } from "@thodu/domain/payments/entitlement";
import { planHasPriority } from "@thodu/domain/plans/covers";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../../usecases/chat/ports";
import { create, patch, type Change } from "../../store/changes";
import { conversationChanges } from "../../store/conversation";
import { planRef, storedPlan } from "./paymentDocuments";
import { conversationRef } from "./refs";

/**
 * The changes that store a plan, and its priority in the queue if its owner waits. `seen`: the plan before; null: none.
 */
export async function planChanges(
  userId: string,
  seen: Versioned<Entitlement> | null,
  after: Entitlement,
  now: Millis,
): Promise<readonly Change[]> {
  const { path } = planRef(userId);
  const priority = planHasPriority(after, now) ? 1 : 0;
  const talk = await conversationRef(userId).get();
  const isPlaced = !talk.exists || talk.get("priority") === priority;
  return [
    seen ? patch(path, storedPlan(after), seen.version) : create(path, storedPlan(after)),
    ...(isPlaced ? [] : conversationChanges(userId, { priority }, "existing")),
  ];
}
