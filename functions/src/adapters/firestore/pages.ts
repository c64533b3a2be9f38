import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Page } from '../../usecases/sweepPages';

const PAGE = 100;

/** A query in pages. `item` must not throw: one document that can't be read would end the list. */
export async function pageOf<T>(query: Query, item: (doc: QueryDocumentSnapshot) => T, last?: QueryDocumentSnapshot): Promise<Page<T>> {
  const { docs } = await (last ? query.startAfter(last) : query).limit(PAGE).get();
  const end = docs.at(-1);
  const more = end !== undefined && docs.length === PAGE;
  return {
    items: docs.map(item),
    next: more ? () => pageOf(query, item, end) : null,
    after: async () => (more ? (await query.startAfter(end).count().get()).data().count : 0),
  };
}

/** The ids of all that a query finds, in pages. */
export const idsOf = (query: Query): Promise<Page<string>> => pageOf(query, ({ id }) => id);
