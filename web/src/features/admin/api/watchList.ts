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
