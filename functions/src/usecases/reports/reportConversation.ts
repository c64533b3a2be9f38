import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { decideReport } from "@thodu/domain/reports/decide";
import { ok, type Result } from "@thodu/domain/result";
import { guarded } from "../chat/guarded";
import type { World } from "../ports";
import type { ReportStore } from "./ports";

type Answered = Result<Output<"reportConversation">, Failure<ReasonOf<"reportConversation">>>;

/** Takes a report once; with a block it parts the two for good. */
export async function reportConversation(
  { world, reports }: { readonly world: World; readonly reports: ReportStore },
  actor: Actor,
  { reportId, conversationId, messageId: named, category, note = "", block = false }: Input<"reportConversation">,
): Promise<Answered> {
  const messageId = named ?? null;
  return guarded<Output<"reportConversation">, Failure<ReasonOf<"reportConversation">>>(world, async () => {
    const { stored, conversation: seen, message } = await reports.view(reportId, conversationId, messageId);
    const decided = decideReport({
      actor: actor.uid,
      customerId: conversationId,
      conversation: seen?.value ?? null,
      stored,
      messageId,
      message,
      category,
      note,
      block,
      now: world.now(),
      freshClaimId: world.freshId(),
    });
    if (!decided.ok) return decided;
    if (decided.value === "repeat" || !seen) return ok({ reportId });
    return (await reports.store(reportId, seen, decided.value)) === "stored" ? ok({ reportId }) : "conflict";
  });
}
