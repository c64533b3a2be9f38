import { wordsUntil } from "@thodu/domain/accounts/auditWords";
import { isReasonOver } from "@thodu/domain/accounts/refundWords";
import { isNoteOver } from "@thodu/domain/reports/decide";
import { MINUTE } from "@thodu/domain/time";
import type { PaymentStore } from "../payments/ports";
import type { ListPage } from "../ports";
import type { SweepPorts, Swept } from "../sweep";
import { sweepPages } from "../sweepPages";
import type { AuditWordStore, NoteStore, RefundWordStore, ReportStore } from "./ports";

interface NotePorts extends SweepPorts {
  readonly reports: NoteStore & Pick<ReportStore, "find">;
  readonly payments: Pick<PaymentStore, "refund">;
  readonly refundWords: RefundWordStore;
  readonly auditWords: AuditWordStore;
}

/** Of the sweep's nine minutes, for each of its parts. */
const SWEEPS_FOR = 2 * MINUTE;

type Found = "stored" | "conflict" | "young";

/**
 * Empties the notes and reasons of cases decided long ago, and admins' texts in refunds and the audit log: they may
 * name people whose accounts are deleted. The decisions stay.
 */
export async function sweepNotes(
  ports: NotePorts,
): Promise<Readonly<Record<"notes" | "reasons" | "refunds" | "lines", Swept>>> {
  const { runtime, reports, payments, refundWords, auditWords } = ports;
  const empty = async (
    first: () => Promise<ListPage<string>>,
    look: (id: string) => Promise<Found>,
  ): Promise<Swept> => {
    let young = 0;
    const work = async (id: string): Promise<boolean> => {
      const found = await look(id);
      if (found === "young") young += 1;
      return found !== "conflict";
    };
    const swept = await sweepPages(ports, SWEEPS_FOR, first, work);
    return { ...swept, done: swept.done - young };
  };
  const ofCase = async (reportId: string): Promise<Found> => {
    const seen = await reports.find(reportId);
    return seen && isNoteOver(seen.value, runtime.now()) ? reports.blankWords(reportId, seen) : "young";
  };
  const ofRefund = async (paymentId: string): Promise<Found> => {
    const seen = await payments.refund(paymentId);
    return seen && isReasonOver(seen.value, runtime.now()) ? refundWords.blank(paymentId, seen) : "young";
  };
  const blank = async (id: string): Promise<boolean> => {
    await auditWords.blank(id);
    return true;
  };
  const until = wordsUntil(runtime.now());
  return {
    notes: await empty(() => reports.decidedWithNote(until), ofCase),
    reasons: await empty(() => reports.decidedWithReason(until), ofCase),
    refunds: await empty(() => refundWords.worded(until), ofRefund),
    lines: await sweepPages(ports, SWEEPS_FOR, () => auditWords.until(until), blank),
  };
}
