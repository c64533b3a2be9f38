import { PAGE } from "@thodu/domain/chat/limits";
import type { Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { QueueStore } from "./ports";

/** The ended conversations whose last listener was the caller, without anything that was written. */
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
