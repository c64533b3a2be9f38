import type { Input, Outcome } from "@thodu/domain/contracts";
import { PAGE } from "@thodu/domain/chat/limits";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { participation } from "./participation";
import type { ConversationStore } from "./ports";

/**
 * One page of a conversation, oldest first, for its customer or the listener who holds it; a listener does not get
 * earlier talks with colleagues (`chat/history`).
 */
export async function readHistory(
  ports: { readonly conversations: ConversationStore },
  actor: Actor,
  input: Input<"readHistory">,
): Promise<Outcome<"readHistory">> {
  const { conversations } = ports;
  const part = participation(actor, input.conversationId, await conversations.find(input.conversationId));
  if (!part.ok) return part;
  const limit = input.limit ?? PAGE;
  const { side, seen } = part.value;
  const reader = side === "customer" ? null : { uid: actor.uid, endedAt: seen.value.endedAt };
  const page = await conversations.page(input.conversationId, reader, input.before ?? null, limit);
  if (!page) return fail(refuse("NOT_FOUND"));
  const messages = page
    .slice(0, limit)
    .map(({ messageId, text, sender, receiver, timestamp, volunteerId, replyTo }) => ({
      messageId,
      text,
      sender,
      receiver,
      timestamp,
      ...(replyTo !== undefined && { replyTo }),
      ...(side === "volunteer" &&
        sender !== input.conversationId &&
        volunteerId !== actor.uid && { byColleague: true as const }),
    }))
    .reverse();
  return ok({ messages, more: page.length > limit });
}
