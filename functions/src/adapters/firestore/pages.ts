import type { Query, QueryDocumentSnapshot } from "../../store/database";
import type { ListPage } from "../../usecases/ports";

/** The limit of every query that is read in pages. */
export const PAGE = 100;
const COUNTED = 1_000_000;

/**
 * Reads a query of at most `PAGE` documents, page by page, without those for which `item` returns null. `item` must not
 * throw: one document would end the list.
 */
export async function pageOf<T>(
  query: Query,
  item: (doc: QueryDocumentSnapshot) => T | null,
  last?: QueryDocumentSnapshot,
): Promise<ListPage<T>> {
  const { docs } = await (last ? query.startAfter(last) : query).get();
  const end = docs.at(-1);
  const more = end !== undefined && docs.length === PAGE;
  return {
    items: docs.map(item).filter((each) => each !== null),
    next: more ? () => pageOf(query, item, end) : null,
    after: () => (more ? query.startAfter(end).limit(COUNTED).count() : Promise.resolve(0)),
  };
}

/** The ids of all that a query finds, in pages. */
export const idsOf = (query: Query): Promise<ListPage<string>> => pageOf(query, ({ id }) => id);

/** A list without the items for which `holds` is false; `after` counts them too. */
export async function itemsThat<T>(
  holds: (item: T) => Promise<boolean>,
  { items, next, after }: ListPage<T>,
): Promise<ListPage<T>> {
  const kept = await Promise.all(items.map(holds));
  return {
    items: items.filter((_, at) => kept[at]),
    next: next && (async () => itemsThat(holds, await next())),
    after,
  };
}

/** Several lists, one after the other. */
export async function inTurn<T>([first, ...rest]: readonly (() => Promise<ListPage<T>>)[]): Promise<ListPage<T>> {
  if (!first) return { items: [], next: null, after: () => Promise.resolve(0) };
  const { items, next, after } = await first();
  const later = next ? [next, ...rest] : rest;
  const countRest = async (): Promise<number> => {
    const others = await inTurn(rest);
    return others.items.length + (await others.after());
  };
  return {
    items,
    next: later.length > 0 ? () => inTurn(later) : null,
    after: async () => (await after()) + (rest.length > 0 ? await countRest() : 0),
  };
}
