import { isPseudonym } from "@thodu/domain/accounts/deletion";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { isOpenSupervisorCall } from "@thodu/domain/reports/decide";
import { talkNow } from "@thodu/domain/reports/talkNow";
import { fail, ok } from "@thodu/domain/result";
import type { IdentityAccounts } from "../accounts/ports";
import type { CallStore } from "../calls/ports";
import type { ConversationStore } from "../chat/ports";
import type { ReportStore } from "./ports";

interface Ports {
  readonly identityAccounts: Pick<IdentityAccounts, "facts">;
  readonly reports: Pick<ReportStore, "find">;
  readonly conversations: Pick<ConversationStore, "find">;
  readonly calls: Pick<CallStore, "find">;
}

/**
 * For an open call for a supervisor, the present state of its conversation or its call, as the listener may have handed
 * it over since; no other case gives access to a conversation. And whether the person whom a listener reports can be
 * written to.
 */
export async function readCase(
  { reports, conversations, calls, identityAccounts }: Ports,
  _actor: Actor,
  { reportId }: Input<"readCase">,
): Promise<Outcome<"readCase">> {
  const seen = await reports.find(reportId);
  if (!seen || seen.value.status !== "open") return fail(refuse("NOT_FOUND"));
  const { by, conversationId, callId, reportedId } = seen.value;
  const isCalled = isOpenSupervisorCall(seen.value);
  const [chat, call, reported] = await Promise.all([
    isCalled && conversationId !== "" ? conversations.find(conversationId) : null,
    isCalled && callId !== null ? calls.find(callId) : null,
    by === "volunteer" && reportedId !== null && !isPseudonym(reportedId) ? identityAccounts.facts(reportedId) : null,
  ]);
  return ok({ ...talkNow(chat?.value ?? null, call?.value ?? null), guest: reported?.guest ?? false });
}
