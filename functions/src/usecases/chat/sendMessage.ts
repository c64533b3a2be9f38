import type { Input, Output, ReasonOf } from '@thodu/domain/contracts';
import { decideSend, type Side } from '@thodu/domain/chat/send';
import type { Failure } from '@thodu/domain/errors';
import type { Actor } from '@thodu/domain/permissions';
import { always, type Span } from '@thodu/domain/plans/metering';
import { riskOf } from '@thodu/domain/safety/detect';
import { ok, type Result } from '@thodu/domain/result';
import type { World } from '../ports';
import { guarded } from './guarded';
import type { ConversationStore, SendView } from './ports';

export interface SendPorts {
  readonly world: World;
  readonly conversations: Pick<ConversationStore, 'recall' | 'view' | 'storeMessage' | 'listenerSpan'>;
  readonly messagesPerMinute: number;
}

/**
 * What a send needs to know, asked for while the caller is still being established; null when this instance
 * remembers the conversation.
 */
export function lookAhead({ conversations }: SendPorts, uid: string, input: Input<'sendMessage'>): Promise<SendView> | null {
  const customerId = input.conversationId ?? uid;
  return fromMemory(conversations, customerId, uid) ? null : conversations.view(customerId, input.messageId, uid);
}

/** Who is at risk is never made to wait, however many came before them (invariant 3). */
export async function spared(
  { conversations }: SendPorts,
  uid: string,
  { conversationId, messageId, text }: Input<'sendMessage'>,
): Promise<boolean> {
  if (conversationId === undefined && riskOf(text) === 'crisis') return true;
  return (await conversations.view(conversationId ?? uid, messageId, uid)).conversation?.value.risk === 'crisis';
}

/**
 * What this instance remembers, where that is enough: a reply that counts minutes needs to know since when its listener
 * is connected.
 */
function fromMemory(conversations: SendPorts['conversations'], customerId: string, sender: string): ReturnType<ConversationStore['recall']> {
  const known = conversations.recall(customerId);
  return sender !== customerId && known?.conversation?.value.meter ? null : known;
}

/**
 * Accepts one message, exactly once, or says why not. Starts from what this instance saw last: the write's
 * precondition proves it, so a busy conversation costs one round trip; whatever is in doubt is read again.
 */
export async function sendMessage(
  ports: SendPorts,
  actor: Actor,
  input: Input<'sendMessage'>,
  ahead: Promise<SendView> | null = null,
): Promise<Result<Output<'sendMessage'>, Failure<ReasonOf<'sendMessage'>>>> {
  const { world, conversations } = ports;
  const customerId = input.conversationId ?? actor.uid;
  const side: Side = customerId === actor.uid ? { role: 'customer' } : { role: 'volunteer', uid: actor.uid };

  const textRisk = side.role === 'customer' ? riskOf(input.text) : 'none';

  const decide = (view: SendView, listener: Span = view.listener) => {
    const now = world.now();
    return decideSend({
      side,
      messageId: input.messageId,
      customerId,
      guest: actor.guest && side.role === 'customer',
      text: input.text,
      textRisk,
      locale: input.locale ?? 'en',
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

  return guarded<Output<'sendMessage'>, Failure<ReasonOf<'sendMessage'>>>(world, async (round) => {
    const recalled = round === 0 && !ahead ? fromMemory(conversations, customerId, actor.uid) : null;
    if (recalled) {
      // A refusal is never given from memory.
      const guess = decide({ ...recalled, stored: null, listener: always });
      if (guess.ok && guess.value.kind === 'store') {
        const commit = await conversations.storeMessage(customerId, input.messageId, recalled.conversation, guess.value.decision);
        return commit === 'stored' ? ok(guess.value.decision.reply) : 'conflict';
      }
    }
    const view = await ((round === 0 ? ahead : null) ?? conversations.view(customerId, input.messageId, actor.uid));
    let decided = decide(view);
    if (!decided.ok && decided.failure.reason === 'QUOTA_USED') {
      // Before minutes count as used: was the listener there all the time?
      decided = decide(view, await conversations.listenerSpan(customerId, view.conversation?.value.volunteerId ?? null));
    }
    if (!decided.ok) return decided;
    if (decided.value.kind === 'repeat') return ok(decided.value.reply);
    const { decision } = decided.value;
    const commit = await conversations.storeMessage(customerId, input.messageId, view.conversation, decision);
    return commit === 'stored' ? ok(decision.reply) : 'conflict';
  });
}
