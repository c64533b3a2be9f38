import { isPseudonym } from "@thodu/domain/accounts/deletion";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { isOpenSupervisorCall } from "@thodu/domain/reports/decide";
import { fail, ok } from "@thodu/domain/result";
import type { IdentityAccounts } from "../accounts/ports";
import type { ConversationStore } from "../chat/ports";
import type { ReportStore } from "./ports";

interface Ports {
  readonly identityAccounts: Pick<IdentityAccounts, "facts">;
  readonly reports: Pick<ReportStore, "find">;
  readonly conversations: Pick<ConversationStore, "find">;
}

/**
 * Of an open call for a supervisor, how its conversation stands now, as whoever called may have handed it over since: no other
 * case is a reason to look into somebody's talk. And whether the person whom a listener reports can be written to.
 */
export async function readCase(
  { reports, conversations, identityAccounts }: Ports,
  _actor: Actor,
  { reportId }: Input<"readCase">,
): Promise<Outcome<"readCase">> {
  const seen = await reports.find(reportId);
  if (!seen || seen.value.status !== "open") return fail(refuse("NOT_FOUND"));
  const { by, conversationId, reportedId } = seen.value;
  const [talk, reported] = await Promise.all([
    isOpenSupervisorCall(seen.value) && conversationId !== "" ? conversations.find(conversationId) : null,
    by === "volunteer" && reportedId !== null && !isPseudonym(reportedId) ? identityAccounts.facts(reportedId) : null,
  ]);
  const { status = null, volunteerId = null, endedAt = null } = talk?.value ?? {};
  return ok({
    listener: status === "active" ? volunteerId : null,
    status,
    endedAt: status === "closed" ? endedAt : null,
    guest: reported?.guest ?? false,
  });
}
