import { wordsUntil } from "@thodu/domain/accounts/auditWords";
import { isNoteOver } from "@thodu/domain/reports/decide";
import { MINUTE } from "@thodu/domain/time";
import type { Page } from "../ports";
import type { SweepPorts, Swept } from "../sweep";
import { sweepPages } from "../sweepPages";
import type { AuditWordStore, NoteStore, ReportStore } from "./ports";

interface NotePorts extends SweepPorts {
  readonly reports: NoteStore & Pick<ReportStore, "find">;
  readonly auditWords: AuditWordStore;
}

/** Of its nine minutes, for each of its works. */
const SWEEPS_FOR = 2 * MINUTE;

/**
 * Empties the notes and reasons of cases that were decided long ago, and what admins wrote in the log of changes: they
 * may name people who are gone since. What was decided stays.
 */
export async function sweepNotes(ports: NotePorts): Promise<Readonly<Record<"notes" | "reasons" | "lines", Swept>>> {
  const { runtime, reports, auditWords } = ports;
  const empty = async (first: () => Promise<Page<string>>): Promise<Swept> => {
    let young = 0;
    const look = async (reportId: string): Promise<boolean> => {
      const seen = await reports.find(reportId);
      if (seen && isNoteOver(seen.value, runtime.now())) return (await reports.blankWords(reportId, seen)) === "stored";
      young += 1;
      return true;
    };
    const swept = await sweepPages(ports, SWEEPS_FOR, first, look);
    return { ...swept, done: swept.done - young };
  };
  const blank = async (id: string): Promise<boolean> => {
    await auditWords.blank(id);
    return true;
  };
  return {
    notes: await empty(() => reports.decidedWithNote()),
    reasons: await empty(() => reports.decidedWithReason()),
    lines: await sweepPages(ports, SWEEPS_FOR, () => auditWords.until(wordsUntil(runtime.now())), blank),
  };
}
