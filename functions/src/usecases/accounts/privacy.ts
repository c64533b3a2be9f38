import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { endConversation } from "../chat/leaving";
import type { ConversationStore } from "../chat/ports";
import type { Runtime } from "../ports";
import type { IdentityAccounts, PersonalStore, ProfileStore } from "./ports";

interface ExportPorts {
  readonly runtime: Runtime;
  readonly personal: Pick<PersonalStore, "copy">;
  readonly identityAccounts: Pick<IdentityAccounts, "facts">;
}

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null | undefined): string | null => (typeof at === "number" ? iso(at) : null);

/** A copy of all that is stored about the caller, or the next part of it. */
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
      // A token has the address of the time when it was issued.
      email: facts ? facts.email : actor.email,
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

/** Withdraws the consent and ends the conversation; writing again gives consent again. */
export async function withdrawConsent(ports: ConsentPorts, actor: Actor): Promise<Outcome<"withdrawConsent">> {
  await ports.profiles.withdrawConsent(actor.uid);
  const reply = await endConversation(ports, actor, { conversationId: actor.uid });
  if (!reply.ok && reply.failure.reason === "BUSY") return fail({ ...reply.failure, reason: "BUSY" });
  return ok({});
}
