import { report, type Report } from "@thodu/domain/reports/model";
import { needs, rotaCategories } from "@thodu/domain/reports/need";
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
import type { Listen } from "../../../lib/useLive";
import type { Stop, Watch } from "../../../lib/watching";
import { cursorAt, watchPage, type Page } from "./page";
import { watchList, watchLists, type Ticket } from "./watchList";

/**
 * More open cases of each level of need than the team usually has. Any beyond are listed once others are closed, and
 * the page says so.
 */
const OPEN_CASES = 100;

/** All cases that a person must decide, as far as they are read, live. They are in no order. */
export const openCases: Listen<Page<Report>> = ({ on, onRefused }) =>
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
    { on: (rows, most) => on({ rows, next: null, isCut: most >= OPEN_CASES }), onRefused },
  );

/** A page of the open cases about hours without a listener, oldest first, live. */
export async function rotaCasesAfter(after: string, rows: number): Promise<Listen<Page<Report>>> {
  const cursor = await cursorAt("reports", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "reports"),
        where("status", "==", "open"),
        where("category", "in", [...rotaCategories]),
        orderBy("createdAt"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(rows + 1),
      ),
      report,
      watch,
      rows,
    );
}

/** A page of the decided cases, newest first, live. */
export async function decidedCasesAfter(after: string, rows: number): Promise<Listen<Page<Report>>> {
  const cursor = await cursorAt("reports", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "reports"),
        where("status", "==", "decided"),
        orderBy("createdAt", "desc"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(rows + 1),
      ),
      report,
      watch,
      rows,
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
