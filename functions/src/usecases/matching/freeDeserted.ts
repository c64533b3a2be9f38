import { released } from '@thodu/domain/chat/claim';
import { isDeserted, mayHaveLeft } from '@thodu/domain/matching/silence';
import { ok } from '@thodu/domain/result';
import type { Millis } from '@thodu/domain/time';
import { guarded } from '../chat/guarded';
import type { ConversationStore } from '../chat/ports';
import type { SweepPorts } from '../sweep';
import type { QueueStore } from './ports';

interface DesertedPorts extends SweepPorts {
  readonly queue: Pick<QueueStore, 'holders' | 'heldBy'>;
  readonly conversations: Pick<ConversationStore, 'find' | 'letGo'>;
}

/**
 * Puts those back in the queue who wait for an answer of a listener whose desk has fallen silent; they are told that
 * their listener had to leave. One that fails holds up no other, and the next run finds it again.
 */
export async function freeDeserted(ports: DesertedPorts): Promise<void> {
  const silent = (await ports.queue.holders()).filter(({ seenAt }) => mayHaveLeft(seenAt, ports.world.now()));
  for (const { uid, seenAt } of silent) {
    for (const customerId of await ports.queue.heldBy(uid)) await free(ports, customerId, uid, seenAt).catch(ports.onDefect);
  }
}

const free = ({ world, conversations }: DesertedPorts, customerId: string, uid: string, seenAt: Millis | null) =>
  guarded(world, async () => {
    const seen = await conversations.find(customerId);
    const now = world.now();
    if (!seen || seen.value.volunteerId !== uid || !isDeserted(seen.value, seenAt, now)) return ok(false);
    const commit = await conversations.letGo(customerId, seen, released(world.freshId(), { by: uid, at: now, to: null }), {
      actor: 'server',
      action: 'conversation.requeue',
      target: customerId,
      reason: 'listener.silent',
    });
    return commit === 'stored' ? ok(true) : 'conflict';
  });
