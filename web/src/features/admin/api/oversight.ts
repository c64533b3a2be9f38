import { auditEntry, type AuditAction } from "@thodu/domain/accounts/model";
import { dayRecord, type DayRecord } from "@thodu/domain/matching/model";
import { report, type Report } from "@thodu/domain/reports/model";
import type { Stop, Watch } from "../../../lib/conversation/watching";
import { collection, db, limit, orderBy, query, where } from "../../../lib/firebase/firestore";
import { watchList, type Ticket } from "./watchList";

const SHOWN = 30;
/** Two weeks. */
const DAYS = 14;

/** The newest cases that are open, or decided, live. */
export const watchCases = (status: Report["status"], watch: Watch<readonly Ticket<Report>[]>): Stop =>
  watchList(
    query(collection(db, "reports"), where("status", "==", status), orderBy("createdAt", "desc"), limit(SHOWN)),
    report,
    watch,
  );

/** The last two weeks, newest first, live. */
export const watchDays = ({ on, onRefused }: Watch<readonly DayRecord[]>): Stop =>
  watchList(query(collection(db, "statistics"), orderBy("day", "desc"), limit(DAYS)), dayRecord, {
    on: (days) => on(days.map(({ value }) => value)),
    onRefused,
  });

export interface AuditLine {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly action: AuditAction;
  readonly target: string;
  readonly reason: string;
  readonly to?: string | undefined;
}

export interface AuditFilter {
  /** Empty for every action. */
  readonly action: string;
  /** Uid of who did it; empty for all. */
  readonly actor: string;
  /** A person's or a record's id; empty for all. */
  readonly target: string;
}

/**
 * The newest lines of the audit log, live: found by target where one is given, else by actor, else by action; of what is
 * found, only what fits all of the filter is handed on.
 */
export const watchAudit = (
  { action, actor, target }: AuditFilter,
  { on, onRefused }: Watch<readonly AuditLine[]>,
): Stop =>
  watchList(
    query(
      collection(db, "auditLog"),
      ...(target !== ""
        ? [where("target", "==", target)]
        : actor !== ""
          ? [where("actor", "==", actor)]
          : action !== ""
            ? [where("action", "==", action)]
            : []),
      orderBy("at", "desc"),
      limit(SHOWN),
    ),
    auditEntry,
    {
      on: (lines) =>
        on(
          lines
            .filter(
              ({ value }) => (action === "" || value.action === action) && (actor === "" || value.actor === actor),
            )
            .map(({ id, value }) => ({ id, ...value })),
        ),
      onRefused,
    },
  );
