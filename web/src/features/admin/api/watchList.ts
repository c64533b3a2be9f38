import { watching, type Stop, type Watch } from "../../../lib/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import type { Query } from "../../../lib/firebase/firestore";

/** A record with the id of its document. */
export interface Ticket<T> {
  readonly id: string;
  readonly value: T;
}

interface CountedWatch<T> extends Pick<Watch<unknown>, "onRefused"> {
  /**
   * `found`: how many records there are, including those that can't be read; with several queries, the largest number.
   */
  readonly on: (rows: readonly Ticket<T>[], found: number) => void;
}

interface Schema<T> {
  readonly safeParse: (data: unknown) => { readonly data?: T | undefined };
}

/** Subscribes to a query's results as the server has confirmed them. A record that can't be read is left out. */
export const watchList = <T>(asked: Query, schema: Schema<T>, { on, onRefused }: CountedWatch<T>): Stop =>
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
            docs.length,
          ),
        failed,
      ),
    onRefused,
  );

/** Subscribes to the results of several queries, each record once. Reports nothing until all of them have answered. */
export function watchLists<T>(queries: readonly Query[], schema: Schema<T>, { on, onRefused }: CountedWatch<T>): Stop {
  const heard = new Map<Query, readonly Ticket<T>[]>();
  const counts = new Map<Query, number>();
  const stops = queries.map((asked) =>
    watchList(asked, schema, {
      on: (rows, found) => {
        heard.set(asked, rows);
        counts.set(asked, found);
        if (heard.size < queries.length) return;
        const each = new Map([...heard.values()].flat().map((ticket) => [ticket.id, ticket]));
        on([...each.values()], Math.max(...counts.values()));
      },
      onRefused,
    }),
  );
  return () => stops.forEach((stop) => stop());
}
