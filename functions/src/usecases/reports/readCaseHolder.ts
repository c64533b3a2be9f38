import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { isOpenSupervisorCall } from "@thodu/domain/reports/decide";
import { fail, ok } from "@thodu/domain/result";
import type { ConversationStore } from "../chat/ports";
import type { ReportStore } from "./ports";

interface Ports {
  readonly reports: Pick<ReportStore, "find">;
  readonly conversations: Pick<ConversationStore, "find">;
}

/**
 * Who holds the conversation of an open call for a supervisor now: whoever called may have handed it over since. No other case
 * is a reason to look into somebody's talk.
 */
export async function readCaseHolder(
  { reports, conversations }: Ports,
  _actor: Actor,
  { reportId }: Input<"readCaseHolder">,
): Promise<Outcome<"readCaseHolder">> {
  const seen = await reports.find(reportId);
  if (!seen || !isOpenSupervisorCall(seen.value)) return fail(refuse("NOT_FOUND"));
  const { conversationId } = seen.value;
  const talk = conversationId === "" ? null : await conversations.find(conversationId);
  return ok({ listener: talk?.value.status === "active" ? talk.value.volunteerId : null });
}
