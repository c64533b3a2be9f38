import type { Input, Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import { readTogether, type TogetherPorts } from "../safety/readTogether";
import { retryOnConflict } from "../retryOnConflict";
import { participation } from "./participation";
import type { ConversationStore } from "./ports";

/**
 * Marks everything up to now as read by the caller's side. If a listener reads what was just written, the last messages
 * are also checked together.
 */
export async function markConversationRead(
  ports: TogetherPorts & { readonly conversations: ConversationStore },
  actor: Actor,
  { conversationId }: Input<"markConversationRead">,
): Promise<Outcome<"markConversationRead">> {
  const { runtime, conversations } = ports;
  const marked = await retryOnConflict<Outcome<"markConversationRead">>(runtime, async () => {
    const part = participation(actor, conversationId, await conversations.find(conversationId));
    if (!part.ok) return part;
    const commit = await conversations.markRead(conversationId, part.value.seen, part.value.side);
    return commit === "stored" ? ok({}) : "conflict";
  });
  if (marked.ok && conversationId !== actor.uid) await readTogether(ports, conversationId);
  return marked;
}
