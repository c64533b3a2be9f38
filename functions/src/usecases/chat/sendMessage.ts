import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import { decideSend, type Side } from "@thodu/domain/chat/send";
import type { Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import type { Span } from "@thodu/domain/plans/metering";
import { findingOf } from "@thodu/domain/safety/detect";
import { ok, type Result } from "@thodu/domain/result";
import type { World } from "../ports";
import { guarded } from "./guarded";
import type { ConversationStore, SendView } from "./ports";

export interface SendPorts {
  readonly world: World;
  readonly conversations: Pick<ConversationStore, "view" | "storeMessage" | "listenerSpan">;
  readonly messagesPerMinute: number;
}

/** What a send needs to know, asked for while the caller is still being established. */
export const lookAhead = (
  { conversations }: SendPorts,
  uid: string,
  { conversationId, messageId }: Input<"sendMessage">,
): Promise<SendView> => conversations.view(conversationId ?? uid, messageId, uid);

/** Who is at risk is never made to wait, however many came before them (invariant 3). */
export async function spared(
  { conversations }: SendPorts,
  uid: string,
  { conversationId, messageId, text }: Input<"sendMessage">,
): Promise<boolean> {
  if (conversationId === undefined && findingOf(text).tier === "certain") return true;
  return (await conversations.view(conversationId ?? uid, messageId, uid)).conversation?.value.risk === "crisis";
}

/**
 * Accepts one message, exactly once, or says why not. The write holds only for what was seen: after a conflict it is looked
 * at and decided anew.
 */
export async function sendMessage(
  ports: SendPorts,
  actor: Actor,
  input: Input<"sendMessage">,
  ahead: Promise<SendView> | null = null,
): Promise<Result<Output<"sendMessage">, Failure<ReasonOf<"sendMessage">>>> {
  const { world, conversations } = ports;
  const customerId = input.conversationId ?? actor.uid;
  const side: Side = customerId === actor.uid ? { role: "customer" } : { role: "volunteer", uid: actor.uid };

  const found = side.role === "customer" ? findingOf(input.text) : null;

  const decide = (view: SendView, listener: Span = view.listener) => {
    const now = world.now();
    return decideSend({
      side,
      messageId: input.messageId,
      customerId,
      guest: actor.guest && side.role === "customer",
      text: input.text,
      replyTo: input.replyTo ?? null,
      found,
      locale: input.locale ?? "en",
      conversation: view.conversation?.value ?? null,
      stored: view.stored,
      plan: view.plan,
      used: view.used,
      listener,
      messagesPerMinute: ports.messagesPerMinute,
      now,
      freshClaimId: world.freshId(),
    });
  };

  return guarded<Output<"sendMessage">, Failure<ReasonOf<"sendMessage">>>(world, async (round) => {
    const view = await ((round === 0 ? ahead : null) ?? conversations.view(customerId, input.messageId, actor.uid));
    let decided = decide(view);
    if (!decided.ok && decided.failure.reason === "QUOTA_USED") {
      // Before minutes count as used: was the listener there all the time?
      decided = decide(
        view,
        await conversations.listenerSpan(customerId, view.conversation?.value.volunteerId ?? null),
      );
    }
    if (!decided.ok) return decided;
    if (decided.value.kind === "repeat") return ok(decided.value.reply);
    const { decision } = decided.value;
    const commit = await conversations.storeMessage(customerId, input.messageId, view.conversation, decision);
    return commit === "stored" ? ok(decision.reply) : "conflict";
  });
}
