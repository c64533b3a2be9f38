import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { ok, type Result } from "@thodu/domain/result";
import type { World } from "../ports";
import { guarded } from "./guarded";
import { participation } from "./participation";
import type { ConversationStore } from "./ports";

/** Everything up to now counts as read by the caller's side. */
export async function markConversationRead(
  { world, conversations }: { readonly world: World; readonly conversations: ConversationStore },
  actor: Actor,
  { conversationId }: Input<"markConversationRead">,
): Promise<Result<Output<"markConversationRead">, Failure<ReasonOf<"markConversationRead">>>> {
  return guarded<Output<"markConversationRead">, Failure<ReasonOf<"markConversationRead">>>(world, async () => {
    const part = participation(actor, conversationId, await conversations.find(conversationId));
    if (!part.ok) return part;
    const commit = await conversations.markRead(conversationId, part.value.seen, part.value.side);
    return commit === "stored" ? ok({}) : "conflict";
  });
}
