import type { Output, ReasonOf } from '@thodu/domain/contracts';
import type { Failure } from '@thodu/domain/errors';
import type { Actor } from '@thodu/domain/permissions';
import { fail, ok, type Result } from '@thodu/domain/result';
import { MINUTE } from '@thodu/domain/time';
import { endConversation } from '../chat/leaving';
import type { ConversationStore } from '../chat/ports';
import type { World } from '../ports';
import { sweepEach, type Swept, type SweepPorts } from '../sweep';
import type { AccountCloser, PersonalStore, ProfileStore, RetentionStore } from './ports';

interface ExportPorts {
  readonly world: World;
  readonly personal: PersonalStore;
  readonly closer: AccountCloser;
}

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null | undefined): string | null => (typeof at === 'number' ? iso(at) : null);

/** All that is stored about the caller. */
export async function exportMyData(
  { world, personal, closer }: ExportPorts,
  actor: Actor,
): Promise<Result<Output<'exportMyData'>, Failure<ReasonOf<'exportMyData'>>>> {
  const [facts, documents] = await Promise.all([closer.facts(actor.uid), personal.copy(actor.uid)]);
  return ok({
    exportedAt: iso(world.now()),
    account: {
      uid: actor.uid,
      email: actor.email,
      emailConfirmed: facts?.emailConfirmed ?? false,
      createdAt: isoOrNull(facts?.createdAt),
      lastSignInAt: isoOrNull(facts?.lastSignInAt),
      providers: [...(facts?.providers ?? [])],
    },
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

/** The rest of its hour is for the last one that it began. */
const SWEEPS_FOR = 8 * MINUTE;

interface RetentionPorts extends SweepPorts {
  readonly retention: RetentionStore;
  readonly closer: AccountCloser;
  readonly conversations: ConversationStore;
}

/**
 * Erases the conversations of guests, and empties those of accounts, whose time is over; those of a guest who has signed
 * up since stay.
 */
export async function sweepGuests(ports: RetentionPorts): Promise<Readonly<Record<'conversations', Swept>>> {
  const find = (limit: number): Promise<readonly string[]> => ports.retention.expired(ports.world.now(), limit);
  return { conversations: await sweepEach(ports, SWEEPS_FOR, find, (customerId) => customerId, (customerId) => letExpire(ports, customerId)) };
}

/** False while others write to the conversation all the time. */
async function letExpire(ports: RetentionPorts, customerId: string): Promise<boolean> {
  const { retention, closer } = ports;
  const facts = await closer.facts(customerId);
  const account = facts !== null && !facts.guest;
  if (account && !(await retention.isChosen(customerId))) {
    await retention.keep(customerId);
    return true;
  }
  const nobody: Actor = { uid: customerId, guest: true, email: null, listener: false, claimsListener: false, admin: false };
  const ended = await endConversation(ports, nobody, { conversationId: customerId });
  if (!ended.ok && ended.failure.reason !== 'NOT_FOUND') return false;
  await (account ? retention.emptyConversation(customerId) : retention.eraseConversation(customerId));
  return true;
}
