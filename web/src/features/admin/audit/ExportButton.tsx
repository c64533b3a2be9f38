import { useState } from "react";
import { kolkataDay } from "@thodu/domain/time";
import * as t from "@messages/audit";
import { loadFirestore } from "../../../lib/firebase";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import type { AuditLine } from "../api/audit";
import { personName } from "../parts/usePersonName";
import { csv } from "./csv";
import type { AuditFilter } from "./filter";
import { reasonOf } from "./reason";
import { isAboutPerson, piecesOf } from "./sentence";

async function rowOf({ at, actor, action, target, reason, to }: AuditLine): Promise<readonly string[]> {
  const who = await personName(actor);
  const whom = isAboutPerson(action) ? await personName(target) : target;
  const slots = { who, whom, what: target };
  const sentence = piecesOf(action, { isOwn: actor === target, reason })
    .map((piece) => ("slot" in piece ? slots[piece.slot] : piece.words))
    .join("");
  return [new Date(at).toISOString(), actor, action, target, sentence, reasonOf({ action, reason }), to ?? ""];
}

/** With the days in India that the file holds; an older line than those of a full file is not in it. */
function fileName({ from, to }: AuditFilter, lines: readonly AuditLine[], isFull: boolean): string {
  const oldest = lines.at(-1);
  const first = from === "" || isFull ? oldest && kolkataDay(oldest.at) : from;
  return `audit${first === undefined ? "" : `-from-${first}`}-until-${to || kolkataDay(Date.now())}.csv`;
}

async function fileOf(filter: AuditFilter) {
  const [{ readAudit }] = await Promise.all([import("../api/audit"), loadFirestore()]);
  const { lines, isFull } = await readAudit(filter);
  const name = fileName(filter, lines, isFull);
  const file = new Blob([csv([t.columns, ...(await Promise.all(lines.map(rowOf)))])], { type: "text/csv" });
  return { file, name, cut: isFull ? lines.length : null };
}

interface ExportButtonProps {
  /** What the file should hold; null where that is not known, which is said elsewhere. */
  readonly onWanted: () => Promise<AuditFilter | null>;
}

/** Hands over what the filter lets through, as many lines as one file takes. */
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
