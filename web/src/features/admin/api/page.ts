import { watching, type Stop, type Watch } from "../../../lib/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import { db, doc, getDoc, type DocumentSnapshot, type Query } from "../../../lib/firebase/firestore";
import { ROWS } from "./rows";
import type { Ticket } from "./watchList";

export interface Page<T> {
  readonly rows: readonly Ticket<T>[];
  /** The id of the last row, after which the next page begins; null on the last page. */
  readonly next: string | null;
  /** There may be more records than can be read; those are on no page. */
  readonly isCut?: boolean;
}

interface Schema<T> {
  readonly safeParse: (data: unknown) => { readonly data?: T | undefined };
}

/** The record after which a page begins; null for the first page, or if that record is gone. */
export async function cursorAt(collection: string, after: string): Promise<DocumentSnapshot | null> {
  if (after === "" || after.includes("/")) return null;
  const found = await getDoc(doc(db, collection, after));
  return found.exists() ? found : null;
}

/**
 * A page of a query's results, live. The query must ask for one row more than a page has. A record that can't be read
 * is left out.
 */
export const watchPage = <T>(
  asked: Query,
  schema: Schema<T>,
  { on, onRefused }: Watch<Page<T>>,
  count: number = ROWS,
): Stop =>
  watching(
    (failed) =>
      onConfirmed(
        asked,
        ({ docs }) => {
          const rows = docs.slice(0, count).flatMap((document) => {
            const { data } = schema.safeParse(document.data({ serverTimestamps: "estimate" }));
            return data ? [{ id: document.id, value: data }] : [];
          });
          on({ rows, next: docs.length > count ? (docs[count - 1]?.id ?? null) : null });
        },
        failed,
      ),
    onRefused,
  );

/** How many records are read to fill one page. */
export const LOOKED_THROUGH = 50;

/**
 * Watches a page of records with a filter that a query can't express; `asked` is a query for {@link LOOKED_THROUGH}.
 */
export const watchKeptPage = <T>(
  asked: Query,
  schema: Schema<T>,
  keep: (value: T) => boolean,
  { on, onRefused }: Watch<Page<T>>,
): Stop =>
  watching(
    (failed) =>
      onConfirmed(
        asked,
        ({ docs }) => {
          const kept = docs.flatMap((document) => {
            const { data } = schema.safeParse(document.data({ serverTimestamps: "estimate" }));
            return data && keep(data) ? [{ id: document.id, value: data }] : [];
          });
          const rows = kept.slice(0, ROWS);
          const last = kept.length > ROWS ? rows.at(-1) : docs.length === LOOKED_THROUGH ? docs.at(-1) : null;
          on({ rows, next: last?.id ?? null });
        },
        failed,
      ),
    onRefused,
  );
