import type { Page } from "../../functions/src/usecases/ports";

/** A list in pages of `size`; what is done is taken out of `items` meanwhile or not, as in a database. */
export function pagesOf<T>(items: readonly T[], size = 100): Page<T> {
  const rest = items.slice(size);
  return {
    items: items.slice(0, size),
    next: rest.length > 0 ? () => Promise.resolve(pagesOf(rest, size)) : null,
    after: () => Promise.resolve(rest.length),
  };
}

/** All that a list holds, page after page. */
export async function itemsOf<T>({ items, next }: Page<T>): Promise<readonly T[]> {
  return next === null ? items : [...items, ...(await itemsOf(await next()))];
}
