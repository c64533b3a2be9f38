import type { Output, ReasonOf } from '@thodu/domain/contracts';
import type { Failure } from '@thodu/domain/errors';
import type { Actor } from '@thodu/domain/permissions';
import { fail, ok, type Result } from '@thodu/domain/result';
import { endConversation } from '../chat/leaving';
import type { ConversationStore } from '../chat/ports';
import type { World } from '../ports';
import type { AccountCloser, PersonalStore, ProfileStore, RetentionStore } from './ports';

interface ExportPorts {
  readonly world: World;
  readonly personal: PersonalStore;
  readonly closer: AccountCloser;
}

const iso = (at: number): string => new Date(at).toISOString();

/** All that is stored about the caller. */
export async function exportMyData(
  { world, personal, closer }: ExportPorts,
  actor: Actor,
): Promise<Result<Output<'exportMyData'>, Failure<ReasonOf<'exportMyData'>>>> {
  const [facts, documents] = await Promise.all([closer.facts(actor.uid), personal.copy(actor.uid)]);
  const createdAt = facts?.createdAt ?? null;
  return ok({
    exportedAt: iso(world.now()),
    account: { uid: actor.uid, email: actor.email, createdAt: createdAt === null ? null : iso(createdAt) },
    documents: [...documents],
  });
}

interface ConsentPorts {
  readonly world: World;
  readonly profiles: ProfileStore;
  readonly conversations: ConversationStore;
}

/** Takes the consent back and ends the conversation; writing again agrees anew. */
export async function withdrawConsent(
  ports: ConsentPorts,
  actor: Actor,
): Promise<Result<Output<'withdrawConsent'>, Failure<ReasonOf<'withdrawConsent'>>>> {
  await ports.profiles.withdrawConsent(actor.uid);
  const ended = await endConversation(ports, actor, { conversationId: actor.uid });
  if (!ended.ok && ended.failure.reason === 'BUSY') return fail({ ...ended.failure, reason: 'BUSY' });
  return ok({});
}

interface RetentionPorts {
  readonly world: World;
  readonly retention: RetentionStore;
  readonly closer: AccountCloser;
  readonly conversations: ConversationStore;
}

/**
 * Erases the conversations of guests, and empties those of accounts, whose time is over; those of a guest who has signed
 * up since stay.
 */
export async function sweepGuests(ports: RetentionPorts): Promise<void> {
  const { world, retention, closer } = ports;
  for (const { customerId, chosen } of await retention.expired(world.now())) {
    const facts = await closer.facts(customerId);
    const account = facts !== null && !facts.guest;
    if (account && !chosen) {
      await retention.keep(customerId);
      continue;
    }
    const nobody: Actor = { uid: customerId, guest: true, email: null, listener: false, claimsListener: false, admin: false };
    const ended = await endConversation(ports, nobody, { conversationId: customerId });
    if (!ended.ok && ended.failure.reason !== 'NOT_FOUND') continue;
    await (account ? retention.emptyConversation(customerId) : retention.eraseConversation(customerId));
  }
}
