import type { Input, Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { partedBy, type Parted } from "@thodu/domain/reports/blocks";
import { decideReport, type ReportDecision } from "@thodu/domain/reports/decide";
import type { Report } from "@thodu/domain/reports/model";
import { ok } from "@thodu/domain/result";
import { endCallBetween, type CallPorts } from "../calls/course";
import { retryOnConflict } from "../retryOnConflict";
import type { ReportStore } from "./ports";

/** Stores a report once; with a block it parts the two for good, also in a call. */
export async function reportConversation(
  ports: CallPorts & { readonly reports: ReportStore },
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
  const { runtime, reports } = ports;
  const messageId = named ?? null;
  const callId = messageId === null ? (of ?? null) : null;
  return retryOnConflict<Outcome<"reportConversation">>(runtime, async () => {
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
    if (decided.value !== "repeat" && (await reports.store(reportId, seen, decided.value)) === "conflict")
      return "conflict";
    // A repeat also tries this part again, in case only it failed.
    const pair = decided.value === "repeat" ? blockedBy(stored) : partedIn(conversationId, decided.value);
    const left = pair && (await endCallBetween(ports, pair));
    if (left !== null && !left.ok) return left;
    return ok({ reportId, ...(block && pair === null && ({ parted: false } as const)) });
  });
}

const blockedBy = (stored: Report | null): Parted | null => (stored?.blocked === true ? partedBy(stored) : null);

const partedIn = (customerId: string, { parted }: ReportDecision): Parted | null =>
  parted === null ? null : { customerId, listener: parted };
