import type { Input, Outcome, Output, ReasonOf } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { decideReport } from "@thodu/domain/reports/decide";
import { ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { ReportStore } from "./ports";

/** Takes a report once; with a block it parts the two for good. */
export async function reportConversation(
  { runtime, reports }: { readonly runtime: Runtime; readonly reports: ReportStore },
  actor: Actor,
  {
    reportId,
    conversationId,
    messageId: named,
    callId: of,
    category,
    note = "",
    block = false,
  }: Input<"reportConversation">,
): Promise<Outcome<"reportConversation">> {
  const messageId = named ?? null;
  const callId = messageId === null ? (of ?? null) : null;
  return retryOnConflict<Output<"reportConversation">, Failure<ReasonOf<"reportConversation">>>(runtime, async () => {
    const {
      stored,
      conversation: seen,
      message,
      call,
    } = await reports.view(reportId, conversationId, {
      messageId,
      callId,
    });
    const decided = decideReport({
      actor: actor.uid,
      customerId: conversationId,
      conversation: seen?.value ?? null,
      stored,
      messageId,
      message,
      callId,
      call,
      category,
      note,
      block,
      now: runtime.now(),
      freshClaimId: runtime.freshId(),
    });
    if (!decided.ok) return decided;
    if (decided.value === "repeat") return ok({ reportId });
    return (await reports.store(reportId, seen, decided.value)) === "stored" ? ok({ reportId }) : "conflict";
  });
}
