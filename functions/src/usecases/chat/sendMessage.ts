import type { Input, Outcome } from "@thodu/domain/contracts";
import { decideSend, type Side } from "@thodu/domain/chat/send";
import type { Actor } from "@thodu/domain/permissions";
import type { Span } from "@thodu/domain/plans/metering";
import { findingOf } from "@thodu/domain/safety/detect";
import { withShadow } from "@thodu/domain/safety/shadow";
import { ok } from "@thodu/domain/result";
import { decidingTier, type RiskCheck } from "../safety/riskCheck";
import type { Runtime } from "../ports";
import { retryOnConflict } from "../retryOnConflict";
import type { ConversationStore, SendView } from "./ports";

export interface SendPorts {
  readonly runtime: Runtime;
  readonly conversations: Pick<ConversationStore, "view" | "storeMessage" | "listenerSpan">;
  readonly messagesPerMinute: number;
  readonly riskCheck: RiskCheck;
}

/** Reads what a send needs, while the caller is still being established. */
export const prepare = (
  { conversations }: SendPorts,
  uid: string,
  { conversationId, messageId }: Input<"sendMessage">,
): Promise<SendView> => conversations.view(conversationId ?? uid, messageId, uid);

/** People at risk skip the rate limit (invariant 3). */
export async function bypassesRateLimit(
  { conversations, riskCheck }: SendPorts,
  uid: string,
  { conversationId, messageId, text }: Input<"sendMessage">,
): Promise<boolean> {
  if ((conversationId ?? uid) === uid && decidingTier(riskCheck, text) === "certain") return true;
  return (await conversations.view(conversationId ?? uid, messageId, uid)).conversation?.value.risk === "crisis";
}

/**
 * Accepts one message, exactly once, or says why not. If the conversation has changed since it was read, the write
 * fails, and everything is read and decided again.
 */
export async function sendMessage(
  ports: SendPorts,
  actor: Actor,
  input: Input<"sendMessage">,
  prepared: Promise<SendView> | null = null,
): Promise<Outcome<"sendMessage">> {
  const { runtime, conversations } = ports;
  const customerId = input.conversationId ?? actor.uid;
  const side: Side = customerId === actor.uid ? { role: "customer" } : { role: "volunteer", uid: actor.uid };

  const found = side.role === "customer" ? findingOf(input.text) : null;

  const decide = (view: SendView, listener: Span = view.listener) => {
    const now = runtime.now();
    return decideSend({
      side,
      messageId: input.messageId,
      customerId,
      guest: actor.guest && side.role === "customer",
      text: input.text,
      replyTo: input.replyTo ?? null,
      found: ports.riskCheck === "on" ? found : null,
      locale: input.locale ?? "en",
      conversation: view.conversation?.value ?? null,
      calledInCrisis: view.calledInCrisis,
      stored: view.stored,
      plan: view.plan,
      used: view.used,
      listener,
      messagesPerMinute: ports.messagesPerMinute,
      now,
      freshClaimId: runtime.freshId(),
    });
  };

  return retryOnConflict<Outcome<"sendMessage">>(runtime, async (round) => {
    const view = await ((round === 0 ? prepared : null) ?? conversations.view(customerId, input.messageId, actor.uid));
    let decided = decide(view);
    if (!decided.ok && decided.failure.reason === "QUOTA_USED") {
      // Minutes count only while the listener was connected. For a customer's message that is read only before a
      // refusal.
      decided = decide(
        view,
        await conversations.listenerSpan(customerId, view.conversation?.value.volunteerId ?? null),
      );
    }
    if (!decided.ok) return decided;
    if (decided.value.kind === "repeat") return ok(decided.value.reply);
    const { decision } = decided.value;
    const kept =
      ports.riskCheck === "shadow" && found ? withShadow(decision, view.conversation?.value ?? null, found) : decision;
    const commit = await conversations.storeMessage(customerId, input.messageId, view.conversation, kept);
    return commit === "stored" ? ok(decision.reply) : "conflict";
  });
}
