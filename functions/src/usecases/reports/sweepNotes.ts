import { isNoteOver } from "@thodu/domain/reports/decide";
import type { SweepPorts, Swept } from "../sweep";
import type { NoteStore } from "./ports";

interface NotePorts extends SweepPorts {
  readonly reports: NoteStore;
}

/** Empties the notes of cases that were decided long ago: they may name people who are gone since. */
export async function sweepNotes({ runtime, onDefect, reports }: NotePorts): Promise<Readonly<Record<"notes", Swept>>> {
  let [done, failed] = [0, 0];
  const defect = (error: unknown): void => {
    failed += 1;
    onDefect(error);
  };
  for await (const cases of reports.decidedWithNotes(defect)) {
    for (const { reportId, seen } of cases.filter((one) => isNoteOver(one.seen.value, runtime.now()))) {
      const blanked = await reports.blankNote(reportId, seen).catch((error: unknown) => {
        onDefect(error);
        return "conflict" as const;
      });
      if (blanked === "stored") done += 1;
      else failed += 1;
    }
  }
  return { notes: { done, failed, left: 0 } };
}
