import { report, type Report } from "@thodu/domain/reports/model";
import { byNeedAt, needs, rotaCategories } from "@thodu/domain/reports/need";
import { collection, db, limit, orderBy, query, startAfter, where } from "../../../lib/firebase/firestore";
import { serverNow } from "../../../lib/serverClock";
import type { Listen } from "../../../lib/useLive";
import { cursorAt, watchPage, type Page } from "./page";
import { CASE_ROWS } from "./rows";
import { watchLists, type Ticket } from "./watchList";

/** Of each need, more than the team leaves open. Who stands beyond is listed once others are closed, and the page says so. */
const OPEN_CASES = 100;

/** A page of the cases that a person must decide, first those in which somebody may wait in a crisis (`byNeedAt`), live. */
export const openCasesAfter =
  (after: string): Listen<Page<Report>> =>
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
          const ordered = cases.toSorted((a, b) => byNeed(a.value, b.value));
          on({ ...pageOf(ordered, after), isCut: most >= OPEN_CASES });
        },
        onRefused,
      },
    );

/** The rows after one of them; the first ones where that is not among them any more. */
function pageOf<T>(all: readonly Ticket<T>[], after: string): Page<T> {
  const from = all.findIndex(({ id }) => id === after) + 1;
  const rows = all.slice(from, from + CASE_ROWS);
  return { rows, next: all.length > from + CASE_ROWS ? (rows.at(-1)?.id ?? null) : null };
}

/** A page of the open cases of hours that nobody has, the oldest first, live. */
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

/** A page of the cases that are decided, the newest first, live. */
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
