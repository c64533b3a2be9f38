import { PAGE } from "@thodu/domain/chat/limits";
import type { Output, ReasonOf } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { ok, type Result } from "@thodu/domain/result";
import type { QueueStore } from "./ports";

/** The conversations that the caller had last and that have ended; of what was said, nothing. */
export async function listEnded(
  { queue }: { readonly queue: QueueStore },
  actor: Actor,
): Promise<Result<Output<"listEnded">, Failure<ReasonOf<"listEnded">>>> {
  const ended = await queue.endedBy(actor.uid, PAGE);
  return ok({
    conversations: ended.map(({ id, alias, locale, lastMessageAt }) => ({
      conversationId: id,
      alias,
      locale,
      lastMessageAt,
    })),
  });
}
