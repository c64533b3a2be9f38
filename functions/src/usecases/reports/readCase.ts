import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import type { ConversationStore } from "../chat/ports";
import type { ReportStore } from "./ports";

interface Ports {
  readonly reports: Pick<ReportStore, "find">;
  readonly conversations: Pick<ConversationStore, "find">;
}

/** Who holds the conversation of a case now: whoever reported may have handed it over since. */
export async function readCase(
  { reports, conversations }: Ports,
  _actor: Actor,
  { reportId }: Input<"readCase">,
): Promise<Outcome<"readCase">> {
  const seen = await reports.find(reportId);
  if (!seen) return fail(refuse("NOT_FOUND"));
  const { conversationId } = seen.value;
  const talk = conversationId === "" ? null : await conversations.find(conversationId);
  return ok({ listener: talk?.value.status === "active" ? talk.value.volunteerId : null });
}
