import type { Millis } from "@thodu/domain/time";
import type { Change } from "../../store/changes";
import { conversationChanges } from "../../store/conversation";
import { db } from "../../store/database";
import { documents } from "../../store/documents";

/** Stores in the caller's conversation that they have talked with a listener; nothing if they have no conversation. */
export async function spokeChanges(customerId: string, now: Millis): Promise<readonly Change[]> {
  const { exists } = await db().doc(documents.conversation(customerId)).get();
  return exists ? conversationChanges(customerId, { spokeAt: now }, "existing") : [];
}
