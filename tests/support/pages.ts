import type { ListPage } from "../../functions/src/usecases/ports";

/** A list in pages of `size`; as in a database, items may be removed from `items` while it is read. */
export function pagesOf<T>(items: readonly T[], size = 100): ListPage<T> {
  const rest = items.slice(size);
  return {
    items: items.slice(0, size),
    next: rest.length > 0 ? () => Promise.resolve(pagesOf(rest, size)) : null,
    after: () => Promise.resolve(rest.length),
  };
}

/** All items of a list, page by page. */
export async function itemsOf<T>({ items, next }: ListPage<T>): Promise<readonly T[]> {
  return next === null ? items : [...items, ...(await itemsOf(await next()))];
}
