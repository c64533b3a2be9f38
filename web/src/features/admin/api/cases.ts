import { fitsCase, type CaseFilter } from "@thodu/domain/reports/filter";
import { report, type Report } from "@thodu/domain/reports/model";
import { byNeedAt, needs, rotaCategories } from "@thodu/domain/reports/need";
import {
  collection,
  db,
  doc,
  documentId,
  getDoc,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from "../../../lib/firebase/firestore";
import { serverNow } from "../../../lib/serverClock";
import type { Listen } from "../../../lib/useLive";
import type { Stop, Watch } from "../../../lib/watching";
import { cursorAt, watchPage, type Page } from "./page";
import { CASE_ROWS } from "./rows";
import { watchList, watchLists, type Ticket } from "./watchList";

/**
 * More open cases of each level of need than the team usually has. Any beyond are listed once others are closed, and
 * the page says so.
 */
const OPEN_CASES = 100;

/**
 * A page of the cases of a filter that a person must decide, live. Cases in which somebody may be waiting in a crisis are first
 * (`byNeedAt`).
 */
export const openCasesAfter =
  (after: string, filter: CaseFilter | null): Listen<Page<Report>> =>
  ({ on, onRefused }) =>
    watchLists(
      needs.map((categories) =>
        query(
          collection(db, "reports"),
          where("status", "==", "open"),
          where("category", "in", [...categories]),
          orderBy("createdAt"),
          limit(OPEN_CASES),
        ),
      ),
      report,
      {
        on: (cases, most) => {
          const byNeed = byNeedAt(serverNow());
          const fitting = cases.filter(({ value }) => fitsCase(filter, value));
          const ordered = fitting.toSorted((a, b) => byNeed(a.value, b.value));
          on({ ...pageOf(ordered, after), isCut: most >= OPEN_CASES });
        },
        onRefused,
      },
    );

/** The rows after a given one; the first rows if that one is gone. */
function pageOf<T>(all: readonly Ticket<T>[], after: string): Page<T> {
  const from = all.findIndex(({ id }) => id === after) + 1;
  const rows = all.slice(from, from + CASE_ROWS);
  return { rows, next: all.length > from + CASE_ROWS ? (rows.at(-1)?.id ?? null) : null };
}

/** A page of the open cases about hours without a listener, oldest first, live. */
export async function rotaCasesAfter(after: string): Promise<Listen<Page<Report>>> {
  const cursor = await cursorAt("reports", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "reports"),
        where("status", "==", "open"),
        where("category", "in", [...rotaCategories]),
        orderBy("createdAt"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(CASE_ROWS + 1),
      ),
      report,
      watch,
      CASE_ROWS,
    );
}

/** A page of the decided cases, newest first, live. */
export async function decidedCasesAfter(after: string): Promise<Listen<Page<Report>>> {
  const cursor = await cursorAt("reports", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "reports"),
        where("status", "==", "decided"),
        orderBy("createdAt", "desc"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(CASE_ROWS + 1),
      ),
      report,
      watch,
      CASE_ROWS,
    );
}

/** The cases with these ids, at most 30, live; those that don't exist are left out. */
export const watchCases = (ids: readonly string[], watch: Watch<readonly Ticket<Report>[]>): Stop =>
  watchList(query(collection(db, "reports"), where(documentId(), "in", [...ids]), limit(ids.length)), report, watch);

/** One case as it is now; null if there is none. */
export async function caseNow(id: string): Promise<Report | null> {
  const found = await getDoc(doc(db, "reports", id));
  return report.safeParse(found.data()).data ?? null;
}
