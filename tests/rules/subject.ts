import type { DocumentData, Query } from "firebase/firestore";
import type { Client, Role } from "../support/rules";

export type Operation = "get" | "probe" | "create" | "update" | "delete";

/** A query, and the roles that may make it. */
export interface Listing {
  readonly by: string;
  readonly query: (client: Client) => Query;
  readonly may: readonly Role[];
}

/** One kind of document: what the server stores in it, and who may do what. Roles that are not named are refused. */
export interface Subject {
  /** A stored document, for `get`, `update` and `delete`. */
  readonly path: string;
  readonly stored: DocumentData;
  /** The path of a document that does not exist: for `create`, and for `probe`, a `get` that would show that. */
  readonly missing: string;
  /** What `create` sets; `stored` unless clients may create the document. */
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
