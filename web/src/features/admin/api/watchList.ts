import { watching, type Stop, type Watch } from "../../../lib/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import type { Query } from "../../../lib/firebase/firestore";

/** A record with the id of its document. */
export interface Ticket<T> {
  readonly id: string;
  readonly value: T;
}

interface Schema<T> {
  readonly safeParse: (data: unknown) => { readonly data?: T | undefined };
}

/** What a query finds, live, as the server has confirmed it; a record that can't be read is left out. */
export const watchList = <T>(asked: Query, schema: Schema<T>, { on, onRefused }: Watch<readonly Ticket<T>[]>): Stop =>
  watching(
    (failed) =>
      onConfirmed(
        asked,
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              const { data } = schema.safeParse(document.data({ serverTimestamps: "estimate" }));
              return data ? [{ id: document.id, value: data }] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );

/** What several queries find, each record once, live; nothing is said before all of them were heard. */
export function watchLists<T>(
  queries: readonly Query[],
  schema: Schema<T>,
  { on, onRefused }: Watch<readonly Ticket<T>[]>,
): Stop {
  const heard = new Map<Query, readonly Ticket<T>[]>();
  const stops = queries.map((asked) =>
    watchList(asked, schema, {
      on: (rows) => {
        heard.set(asked, rows);
        if (heard.size < queries.length) return;
        on([...new Map([...heard.values()].flat().map((ticket) => [ticket.id, ticket])).values()]);
      },
      onRefused,
    }),
  );
  return () => stops.forEach((stop) => stop());
}
