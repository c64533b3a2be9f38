import { auditEntry, type AuditAction } from '@thodu/domain/accounts/model';
import { dayRecord, type DayRecord } from '@thodu/domain/matching/model';
import { report, type Report } from '@thodu/domain/reports/model';
import { watching, type Stop, type Watch } from '../../../lib/conversation/watching';
import { collection, db, limit, onSnapshot, orderBy, query, where } from '../../../lib/firebase/firestore';
import type { Ticket } from './tickets';

const SHOWN = 30;
/** Two weeks. */
const DAYS = 14;

/** The newest cases that are open, or decided, live. */
export const watchCases = (status: Report['status'], { on, onRefused }: Watch<readonly Ticket<Report>[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, 'reports'), where('status', '==', status), orderBy('createdAt', 'desc'), limit(SHOWN)),
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              const { data } = report.safeParse(document.data());
              return data ? [{ id: document.id, value: data }] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );

/** The last two weeks, newest first, live. */
export const watchDays = ({ on, onRefused }: Watch<readonly DayRecord[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, 'statistics'), orderBy('day', 'desc'), limit(DAYS)),
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              const { data } = dayRecord.safeParse(document.data());
              return data ? [data] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );

export interface AuditLine {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly action: AuditAction;
  readonly target: string;
  readonly reason: string;
}

export interface AuditFilter {
  /** Empty for every action. */
  readonly action: string;
  /** A person's or a record's id; empty for all. */
  readonly target: string;
}

/** The newest lines of the audit log, by target where one is given, else by action, live. */
export const watchAudit = ({ action, target }: AuditFilter, { on, onRefused }: Watch<readonly AuditLine[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(
          collection(db, 'auditLog'),
          ...(target !== '' ? [where('target', '==', target)] : action !== '' ? [where('action', '==', action)] : []),
          orderBy('at', 'desc'),
          limit(SHOWN),
        ),
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              const { data } = auditEntry.safeParse(document.data());
              return data && (action === '' || data.action === action) ? [{ id: document.id, ...data }] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );
