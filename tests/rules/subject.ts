import type { DocumentData, Query } from "firebase/firestore";
import type { Client, Role } from "../support/rules";

export type Operation = "get" | "probe" | "create" | "update" | "delete";

/** A query and the roles it is answered to. */
export interface Listing {
  readonly by: string;
  readonly query: (client: Client) => Query;
  readonly may: readonly Role[];
}

/** One kind of document: what the server stores of it, and who may do what. Whoever is not named is refused. */
export interface Subject {
  /** A stored document, for `get`, `update` and `delete`. */
  readonly path: string;
  readonly stored: DocumentData;
  /** Where there is none, for `create`, and for `probe`: a `get` that would say that there is none. */
  readonly missing: string;
  /** What `create` sets; `stored` unless the document is a client's to make. */
  readonly made?: DocumentData;
  readonly change: DocumentData;
  readonly may?: Partial<Record<Operation, readonly Role[]>>;
  readonly lists: readonly Listing[];
}

/** A subject that the rules keep from every client. */
export const serverOnly = (path: string, stored: DocumentData, lists: readonly Listing[]): Subject => ({
  path,
  stored,
  missing: `${path}-missing`,
  change: { changed: true },
  lists,
});
