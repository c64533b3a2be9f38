import { ended } from "@thodu/domain/chat/claim";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { MINUTE } from "@thodu/domain/time";
import { endConversation } from "../chat/leaving";
import type { ConversationStore } from "../chat/ports";
import type { Runtime } from "../ports";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import type { IdentityAccounts, PersonalStore, ProfileStore, RetentionStore } from "./ports";

interface ExportPorts {
  readonly runtime: Runtime;
  readonly personal: PersonalStore;
  readonly identityAccounts: IdentityAccounts;
}

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null | undefined): string | null => (typeof at === "number" ? iso(at) : null);

/** All that is stored about the caller, or the next part of it. */
export async function exportMyData(
  { runtime, personal, identityAccounts }: ExportPorts,
  actor: Actor,
  { after }: Input<"exportMyData">,
): Promise<Outcome<"exportMyData">> {
  const [facts, part] = await Promise.all([identityAccounts.facts(actor.uid), personal.copy(actor.uid, after ?? null)]);
  if (!part) return fail(refuse("INVALID_INPUT", { fields: ["after"] }));
  return ok({
    exportedAt: iso(runtime.now()),
    account: {
      uid: actor.uid,
      email: actor.email,
      emailConfirmed: facts?.emailConfirmed ?? false,
      createdAt: isoOrNull(facts?.createdAt),
      lastSignInAt: isoOrNull(facts?.lastSignInAt),
      providers: [...(facts?.providers ?? [])],
    },
    documents: [...part.documents],
    next: part.next,
  });
}

interface ConsentPorts {
  readonly runtime: Runtime;
  readonly profiles: ProfileStore;
  readonly conversations: ConversationStore;
}

/** Takes the consent back and ends the conversation; writing again agrees anew. */
export async function withdrawConsent(ports: ConsentPorts, actor: Actor): Promise<Outcome<"withdrawConsent">> {
  await ports.profiles.withdrawConsent(actor.uid);
  const reply = await endConversation(ports, actor, { conversationId: actor.uid });
  if (!reply.ok && reply.failure.reason === "BUSY") return fail({ ...reply.failure, reason: "BUSY" });
  return ok({});
}

/** Of what is only moved once. */
const MOVES_FOR = 2 * MINUTE;
/** The rest of its hour is for the last one that it began. */
const SWEEPS_FOR = 6 * MINUTE;

interface RetentionPorts extends SweepPorts {
  readonly retention: RetentionStore;
  readonly identityAccounts: IdentityAccounts;
  readonly conversations: ConversationStore;
}

/**
 * Erases the conversations of guests, and empties those of accounts, whose time is over; those of a guest who has signed
 * up since stay. Before that, older conversations give up what others could read in them.
 */
export async function sweepGuests(ports: RetentionPorts): Promise<Readonly<Record<"conversations" | "moved", Swept>>> {
  const { runtime, retention } = ports;
  const moved = await sweepPages(
    ports,
    MOVES_FOR,
    () => retention.unmoved(),
    (customerId) => retention.moveInternals(customerId),
  );
  const conversations = await sweepPages(
    ports,
    SWEEPS_FOR,
    () => retention.expired(runtime.now()),
    (customerId) => letExpire(ports, customerId),
  );
  return { moved, conversations };
}

/** How often it is tried in one sweep while others write to the conversation. */
const ROUNDS = 3;

/**
 * Ends a conversation whose time is over and removes what was said in it. Each write holds only while nothing else has
 * changed the conversation: a message that comes meanwhile stays, and puts the end off. False while others write to it
 * all the time.
 */
async function letExpire(
  { runtime, conversations, retention, identityAccounts }: RetentionPorts,
  customerId: string,
): Promise<boolean> {
  const facts = await identityAccounts.facts(customerId);
  const account = facts !== null && !facts.guest;
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = await conversations.find(customerId);
    if (!seen || seen.value.expireAt === null || seen.value.expireAt > runtime.now()) return true;
    const { status, keepDays } = seen.value;
    if (account && keepDays === null) {
      if ((await retention.keep(customerId, seen)) === "stored") return true;
    } else if (status !== "closed") {
      await conversations.release(customerId, seen, ended(runtime.freshId(), "customer", status), {
        actor: customerId,
        action: "conversation.end",
        target: customerId,
        reason: "",
      });
    } else if (
      (await (account
        ? retention.emptyConversation(customerId, seen)
        : retention.eraseConversation(customerId, seen))) === "stored"
    )
      return true;
  }
  return false;
}
