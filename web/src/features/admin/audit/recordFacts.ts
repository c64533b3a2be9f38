import type { AuditAction } from "@thodu/domain/accounts/model";
import type { Report } from "@thodu/domain/reports/model";
import { useEffect, useState } from "react";
import { loadFirestore } from "../../../lib/firebase";
import { isForListener } from "../parts/kinds";

/** What the record of a line says beyond the line itself. */
export interface RecordFacts {
  /** What a case is about; null for another record. */
  readonly category: Report["category"] | null;
  /** The person whom a case is about; null if it is about nobody. */
  readonly whom: string | null;
  /** Whether that person was reported by another. */
  readonly isReported: boolean;
  /** The name of a therapist, or the one in a request for an appointment. */
  readonly name: string | null;
}

const NOTHING: RecordFacts = { category: null, whom: null, isReported: false, name: null };

const CASES: readonly AuditAction[] = [
  "report.make",
  "case.acknowledge",
  "case.release",
  "case.decide",
  "case.reopen",
  "block.lift",
  "block.restore",
];
export const isAboutCase = (action: AuditAction): boolean => CASES.includes(action);
const isAboutAppointment = (action: AuditAction): boolean => action.startsWith("appointment.");

/** Whether the record of such a line says more than the line. */
const saysMore = (action: AuditAction): boolean =>
  isAboutCase(action) || isAboutAppointment(action) || action === "therapist.save";

/** The records that were read since the page was opened, by the kind of line and the id. */
const known = new Map<string, Promise<RecordFacts>>();

async function readCase(id: string): Promise<RecordFacts> {
  const { caseNow } = await import("../api/cases");
  const found = await caseNow(id);
  if (found === null) return NOTHING;
  const { category, by, reporterId, reportedId } = found;
  // Whoever decides on a call for help talks with the listener who called.
  const called = isForListener(found);
  return { ...NOTHING, category, whom: called ? reporterId : reportedId, isReported: !called && by !== "server" };
}

async function read(action: AuditAction, id: string): Promise<RecordFacts> {
  await loadFirestore();
  if (isAboutCase(action)) return readCase(id);
  const { requestName, therapistNow } = await import("../api/appointments");
  const name = isAboutAppointment(action) ? await requestName(id) : ((await therapistNow(id))?.name ?? null);
  return { ...NOTHING, name };
}

/** What the record of a line says; nothing if there is no such record, or if it could not be read. */
export async function recordFactsOf(action: AuditAction, id: string): Promise<RecordFacts> {
  if (!saysMore(action)) return NOTHING;
  const key = `${isAboutCase(action) ? "case" : action} ${id}`;
  const found =
    known.get(key) ??
    read(action, id).catch(() => {
      known.delete(key);
      return NOTHING;
    });
  known.set(key, found);
  return found;
}

/** What is known of the record that an audit line is about, as a hook; null until it is known. */
export function useRecordFacts(action: AuditAction, id: string): RecordFacts | null {
  const key = `${action} ${id}`;
  const [found, setFound] = useState<{ readonly key: string; readonly facts: RecordFacts } | null>(null);
  useEffect(() => {
    if (!saysMore(action)) return undefined;
    let current = true;
    void recordFactsOf(action, id).then((facts) => {
      if (current) setFound({ key, facts });
    });
    return () => {
      current = false;
    };
  }, [action, id, key]);
  if (!saysMore(action)) return NOTHING;
  return found?.key === key ? found.facts : null;
}
