import { dayRecord, type DayRecord } from "@thodu/domain/matching/model";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { report, type Report } from "@thodu/domain/reports/model";
import {
  collection,
  db,
  doc,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
} from "../../../lib/firebase/firestore";
import { onDocument } from "../../../lib/firebase/confirmed";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import type { Listen } from "../../../lib/useLive";
import { cursorAt, watchPage, type Page } from "./page";
import { ROWS } from "./rows";
import { watchList, watchLists, type Ticket } from "./watchList";

/** Two weeks. */
const DAYS = 14;
/** Eight weeks. */
const ALARM_DAYS = 56;

/** A page of the reports with a standing block, newest first, live. */
export async function blocksAfter(after: string): Promise<Listen<Page<Report>>> {
  const cursor = await cursorAt("reports", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "reports"),
        where("blocked", "==", true),
        orderBy("createdAt", "desc"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      report,
      watch,
    );
}

/** More blocks than one person ever has. */
const BLOCKS = 100;

/** The standing blocks that part a person from others, newest first, live. */
export function watchBlocksOf(uid: string, { on, onRefused }: Watch<readonly Ticket<Report>[]>): Stop {
  const all = collection(db, "reports");
  const queries = [
    query(all, where("blocked", "==", true), where("reporterId", "==", uid), limit(BLOCKS)),
    query(all, where("blocked", "==", true), where("reportedId", "==", uid), limit(BLOCKS)),
  ];
  return watchLists(queries, report, {
    on: (rows) => on(rows.toSorted((a, b) => b.value.createdAt - a.value.createdAt)),
    onRefused,
  });
}

/** One case, live; null if there is none. */
export const watchCase = (id: string, { on, onRefused }: Watch<Ticket<Report> | null>): Stop =>
  watching(
    (failed) =>
      onDocument(
        doc(db, "reports", id),
        (found) => {
          const value = report.safeParse(found.data({ serverTimestamps: "estimate" })).data;
          on(value ? { id, value } : null);
        },
        failed,
      ),
    onRefused,
  );

/** More listeners than are ever at the desk. */
const LISTENING = 50;

/** The listeners who say that they are at the desk, and those who are not but hold people, live. */
export const watchListening = (watch: Watch<readonly Ticket<Volunteer>[]>): Stop =>
  watchLists(
    [
      query(
        collection(db, "volunteers"),
        where("approved", "==", true),
        where("availability", "in", ["online", "busy"]),
        limit(LISTENING),
      ),
      query(collection(db, "volunteers"), where("load", ">", 0), limit(LISTENING)),
    ],
    volunteer,
    watch,
  );

/** The last two weeks, newest first, live. */
export const watchDays = (watch: Watch<readonly DayRecord[]>): Stop =>
  watchRecords(query(collection(db, "statistics"), orderBy("day", "desc"), limit(DAYS)), watch);

/** The last eight weeks, newest first, live. */
export const watchAlarmDays = (watch: Watch<readonly DayRecord[]>): Stop =>
  watchRecords(query(collection(db, "statistics"), orderBy("day", "desc"), limit(ALARM_DAYS)), watch);

const watchRecords = (asked: Query, { on, onRefused }: Watch<readonly DayRecord[]>): Stop =>
  watchList(asked, dayRecord, { on: (days) => on(days.map(({ value }) => value)), onRefused });
