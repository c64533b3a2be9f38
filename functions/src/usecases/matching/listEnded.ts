import { PAGE } from "@thodu/domain/chat/limits";
import type { Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { QueueStore } from "./ports";

/** The conversations that the caller had last and that have ended; of what was said, nothing. */
export async function listEnded(
  { queue }: { readonly queue: QueueStore },
  actor: Actor,
): Promise<Outcome<"listEnded">> {
  const ended = await queue.endedBy(actor.uid, PAGE);
  return ok({
    conversations: ended.map(({ id, alias, locale, lastMessageAt, endedAt }) => ({
      conversationId: id,
      alias,
      locale,
      lastMessageAt,
      endedAt,
    })),
  });
}
