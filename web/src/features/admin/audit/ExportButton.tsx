import { useState } from "react";
import { kolkataDay } from "@thodu/domain/time";
import * as t from "@messages/audit";
import { loadFirestore } from "../../../lib/firebase";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import type { AuditLine } from "../api/audit";
import { csv } from "./csv";
import { fileRow } from "./fileRow";
import type { AuditFilter } from "./filter";

/** The file's name, with the days in India that it holds. If the file is full, it begins with its oldest line. */
function fileName({ from, to }: AuditFilter, lines: readonly AuditLine[], isFull: boolean): string {
  const oldest = lines.at(-1);
  const first = from === "" || isFull ? oldest && kolkataDay(oldest.at) : from;
  return `audit${first === undefined ? "" : `-from-${first}`}-until-${to || kolkataDay(Date.now())}.csv`;
}

async function fileOf(filter: AuditFilter) {
  const [{ readAudit }] = await Promise.all([import("../api/audit"), loadFirestore()]);
  const { lines, isFull } = await readAudit(filter);
  const name = fileName(filter, lines, isFull);
  const file = new Blob([csv([t.columns, ...(await Promise.all(lines.map(fileRow)))])], { type: "text/csv" });
  return { file, name, cut: isFull ? lines.length : null };
}

interface ExportButtonProps {
  /** Resolves to the filter of the file; null if that is not known, which is reported elsewhere. */
  readonly onWanted: () => Promise<AuditFilter | null>;
}

/** Exports the lines that match the filter, as many as one file holds. */
export function ExportButton({ onWanted }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const filter = await onWanted();
      if (filter === null) return;
      const { file, name, cut } = await fileOf(filter);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
      if (cut !== null) toast("status", t.exportCut(cut));
    } catch {
      toast("alert", t.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      <Button look="outline" small busy={busy} onClick={() => void save()}>
        {busy ? t.exporting : t.exportCsv}
      </Button>
    </p>
  );
}
