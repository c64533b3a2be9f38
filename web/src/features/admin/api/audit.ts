import { adminActions, isBy } from "@thodu/domain/accounts/auditBy";
import { SERVER } from "@thodu/domain/accounts/server";
import { auditEntry, type AuditAction } from "@thodu/domain/accounts/model";
import { DAY } from "@thodu/domain/time";
import { watching, type Stop } from "../../../lib/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import {
  collection,
  db,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from "../../../lib/firebase/firestore";
import type { Listen } from "../../../lib/useLive";
import type { AuditFilter } from "../audit/filter";
import { oneLineALook } from "../audit/looks";
import { cursorAt, LOOKED_THROUGH, type Page } from "./page";
import type { Ticket } from "./watchList";

export interface AuditLine {
  readonly at: number;
  readonly actor: string;
  readonly action: AuditAction;
  readonly target: string;
  readonly reason: string;
  readonly about?: string | undefined;
  readonly to?: string | undefined;
}

/** How many lines a page shows. */
const LINES = 12;
/** The most lines of an exported file, and of each query for it. */
const EXPORTED = 2_000;
const CHUNK = 200;

/**
 * The most cases or questions of one person that are read, and the most ids that Firestore takes in one `in` filter.
 */
const RECORDS = 100;
const NAMED = 30;

/** One query of the log. A filter by person needs several, whose results are merged. */
type Part =
  | { readonly by: "all" | "admins" | "server" | "actor" | "target" | "about" }
  | { readonly by: "records"; readonly ids: string[] };

interface Parts {
  readonly parts: readonly Part[];
  /** They may have more cases or questions than are read. */
  readonly isCut: boolean;
}

/** Ids of the cases and questions of a person. Audit lines about these have the id as target, not the person. */
async function recordsOf(person: string): Promise<{ readonly ids: readonly string[] } & Pick<Parts, "isCut">> {
  const newest = orderBy("createdAt", "desc");
  const some = limit(RECORDS);
  const found = await Promise.all([
    getDocsFromServer(query(collection(db, "reports"), where("reporterId", "==", person), newest, some)),
    getDocsFromServer(query(collection(db, "reports"), where("conversationId", "==", person), newest, some)),
    getDocsFromServer(query(collection(db, "reports"), where("reportedId", "==", person), newest, some)),
    getDocsFromServer(query(collection(db, "supportRequests"), where("userId", "==", person), newest, some)),
  ]);
  const ids = [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))];
  return { ids, isCut: found.some(({ docs }) => docs.length >= RECORDS) };
}

/**
 * The query for a filter that names no person. For one action by admins, all lines of that action are read and sorted
 * out here.
 */
const partOf = ({ action, by }: AuditFilter): "all" | "admins" | "server" =>
  by === "server" ? "server" : by === "admins" && action === "" ? "admins" : "all";

/** Lines of a person: they acted, were the target, owned the target, or were part of the case or question. */
async function partsOf(filter: AuditFilter): Promise<Parts> {
  const { person } = filter;
  if (person === "") return { parts: [{ by: partOf(filter) }], isCut: false };
  const { ids, isCut } = await recordsOf(person);
  const chunks = Array.from({ length: Math.ceil(ids.length / NAMED) }, (_, nth) =>
    ids.slice(nth * NAMED, (nth + 1) * NAMED),
  );
  const ofRecords = chunks.map((chunk): Part => ({ by: "records", ids: chunk }));
  return { parts: [{ by: "actor" }, { by: "target" }, { by: "about" }, ...ofRecords], isCut };
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);

function asked(
  { person, action, from, to }: AuditFilter,
  part: Part,
  cursor: DocumentSnapshot | null,
  count: number,
): Query {
  return query(
    collection(db, "auditLog"),
    ...(part.by === "server"
      ? [where("actor", "==", SERVER)]
      : part.by === "admins"
        ? [where("action", "in", adminActions)]
        : part.by === "actor"
          ? [where("actor", "==", person)]
          : part.by === "target"
            ? [where("target", "==", person)]
            : part.by === "about"
              ? [where("about", "==", person)]
              : part.by === "records"
                ? [where("target", "in", part.ids)]
                : []),
    ...(action === "" ? [] : [where("action", "==", action)]),
    ...(from === "" ? [] : [where("at", ">=", new Date(midnight(from)))]),
    ...(to === "" ? [] : [where("at", "<", new Date(midnight(to) + DAY))]),
    orderBy("at", "desc"),
    ...(cursor ? [startAfter(cursor)] : []),
    limit(count),
  );
}

const linesIn = ({ docs }: QuerySnapshot): readonly Ticket<AuditLine>[] =>
  docs.flatMap((document) => {
    const { data } = auditEntry.safeParse(document.data({ serverTimestamps: "estimate" }));
    return data ? [{ id: document.id, value: data }] : [];
  });

/** Newest first. What a person did to themselves is found twice and listed once. */
function merged(lists: Iterable<readonly Ticket<AuditLine>[]>): readonly Ticket<AuditLine>[] {
  const each = new Map([...lists].flat().map((line) => [line.id, line]));
  return [...each.values()].toSorted((a, b) => b.value.at - a.value.at || (a.id < b.id ? 1 : -1));
}

const isShown = ({ by }: AuditFilter, { value }: Ticket<AuditLine>): boolean => by === "" || isBy(by, value);

/** A page of the lines found by queries for `count` lines each. The next page starts where this one ended. */
function pageOf(lines: readonly Ticket<AuditLine>[], filter: AuditFilter, count: number): Page<AuditLine> {
  const looked = lines.slice(0, count - 1);
  const found = looked.filter((line) => isShown(filter, line));
  const rows = found.slice(0, LINES);
  const end = found.length > LINES ? rows.at(-1) : lines.length >= count ? looked.at(-1) : undefined;
  return { rows: oneLineALook(rows), next: end?.id ?? null };
}

/** A page of the lines that match a filter, newest first, live. */
export async function auditAfter(filter: AuditFilter, after: string): Promise<Listen<Page<AuditLine>>> {
  const [cursor, { parts, isCut }] = await Promise.all([cursorAt("auditLog", after), partsOf(filter)]);
  const count = filter.by === "" ? LINES + 1 : LOOKED_THROUGH;
  return ({ on, onRefused }) => {
    const heard = new Map<Part, readonly Ticket<AuditLine>[]>();
    const stops = parts.map((part): Stop =>
      watching(
        (failed) =>
          onConfirmed(
            asked(filter, part, cursor, count),
            (found) => {
              heard.set(part, linesIn(found));
              if (heard.size === parts.length) on({ ...pageOf(merged(heard.values()), filter, count), isCut });
            },
            failed,
          ),
        onRefused,
      ),
    );
    return () => stops.forEach((stop) => stop());
  };
}

interface AuditFile {
  readonly lines: readonly AuditLine[];
  /** The file has as many lines as it can hold; there may be older ones. */
  readonly isFull: boolean;
}

/** The lines that match a filter, newest first, as many as one file holds. */
export async function readAudit(filter: AuditFilter): Promise<AuditFile> {
  const lists = await Promise.all((await partsOf(filter)).parts.map((part) => readAll(filter, part)));
  const lines = merged(lists).slice(0, EXPORTED);
  const shown = lines.filter((line) => isShown(filter, line));
  return { lines: shown.map(({ value }) => value), isFull: lines.length === EXPORTED };
}

async function readAll(filter: AuditFilter, part: Part): Promise<readonly Ticket<AuditLine>[]> {
  const lines: Ticket<AuditLine>[] = [];
  let cursor: DocumentSnapshot | null = null;
  for (let read = 0; read < EXPORTED; read += CHUNK) {
    const found: QuerySnapshot = await getDocsFromServer(asked(filter, part, cursor, CHUNK));
    lines.push(...linesIn(found));
    cursor = found.docs.at(-1) ?? null;
    if (found.docs.length < CHUNK) break;
  }
  return lines;
}
