import type { Conversation } from "@thodu/domain/chat/model";
import { aheadOf } from "@thodu/domain/matching/position";
import type { QueueStore } from "./ports";

/** The place of somebody in the queue, from 1; null for who does not wait. */
export async function placeOf(
  queue: Pick<QueueStore, "countAhead">,
  customerId: string,
  conversation: Conversation | null,
): Promise<number | null> {
  if (conversation?.status !== "waiting") return null;
  return 1 + (await queue.countAhead(customerId, aheadOf({ ...conversation, id: customerId })));
}
