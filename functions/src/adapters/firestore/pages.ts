import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Page } from "../../usecases/ports";

/** The limit of every query that is read in pages. */
export const PAGE = 100;
const COUNTED = 1_000_000;

/** A query of at most `PAGE` documents, page by page. `item` must not throw: one document would end the list. */
export async function pageOf<T>(
  query: Query,
  item: (doc: QueryDocumentSnapshot) => T,
  last?: QueryDocumentSnapshot,
): Promise<Page<T>> {
  const { docs } = await (last ? query.startAfter(last) : query).get();
  const end = docs.at(-1);
  const more = end !== undefined && docs.length === PAGE;
  return {
    items: docs.map(item),
    next: more ? () => pageOf(query, item, end) : null,
    after: async () => (more ? (await query.startAfter(end).limit(COUNTED).count().get()).data().count : 0),
  };
}

/** The ids of all that a query finds, in pages. */
export const idsOf = (query: Query): Promise<Page<string>> => pageOf(query, ({ id }) => id);
