import type { Input, Output, ReasonOf } from '@thodu/domain/contracts';
import { decideClaim } from '@thodu/domain/chat/claim';
import { refuse, type Failure } from '@thodu/domain/errors';
import type { Actor } from '@thodu/domain/permissions';
import { fail, ok, type Result } from '@thodu/domain/result';
import type { World } from '../ports';
import { guarded } from './guarded';
import type { ConversationStore, ListenerStore } from './ports';

interface ClaimPorts {
  readonly world: World;
  readonly conversations: ConversationStore;
  readonly listeners: ListenerStore;
}

/** Gives a waiting conversation to the listener who asks, or hands one over on their wish; one of many wins. */
export async function claimConversation(
  ports: ClaimPorts,
  actor: Actor,
  input: Input<'claimConversation'>,
): Promise<Result<Output<'claimConversation'>, Failure<ReasonOf<'claimConversation'>>>> {
  const { world, conversations, listeners } = ports;
  return guarded<Output<'claimConversation'>, Failure<ReasonOf<'claimConversation'>>>(world, async () => {
    const [seen, listener] = await Promise.all([conversations.find(input.conversationId), listeners.find(actor.uid)]);
    if (!listener?.value.approved) return fail(refuse('NOT_PERMITTED'));
    if (!seen) return fail(refuse('NOT_FOUND'));
    const decided = decideClaim({
      customerId: input.conversationId,
      conversation: seen.value,
      listener: { uid: actor.uid, load: listener.value.load, capacity: listener.value.capacity },
      takeOver: input.takeOver ?? false,
      freshClaimId: world.freshId(),
    });
    if (!decided.ok) return decided;
    if (decided.value.kind === 'held') return ok({ claimId: decided.value.claimId });
    const { decision } = decided.value;
    const commit = await conversations.claim(input.conversationId, seen, listener, actor.uid, decision, {
      actor: actor.uid,
      action: decision.takenFrom === null ? 'conversation.claim' : 'conversation.takeOver',
      target: input.conversationId,
      reason: input.reason ?? '',
    });
    return commit === 'stored' ? ok({ claimId: decision.assignment.claimId }) : 'conflict';
  });
}
