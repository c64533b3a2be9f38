import type { Conversation } from "@thodu/domain/chat/model";
import { aheadOf, aheadByOpenAlarm } from "@thodu/domain/matching/position";
import type { Millis } from "@thodu/domain/time";
import type { QueueStore } from "./ports";

/** The place of a person in the queue, from 1; null if they do not wait. */
export async function placeOf(
  queue: Pick<QueueStore, "countAhead" | "alarmed">,
  customerId: string,
  conversation: Conversation | null,
  now: Millis,
): Promise<number | null> {
  if (conversation?.status !== "waiting") return null;
  const own = { ...conversation, id: customerId };
  const [counted, alarmed] = await Promise.all([queue.countAhead(customerId, aheadOf(own, now)), queue.alarmed()]);
  const moved = aheadByOpenAlarm(
    own,
    alarmed.map(({ value }) => value),
    now,
  );
  return 1 + counted + moved;
}
