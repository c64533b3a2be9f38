import type { Stop } from "../watching";
import { onSnapshot, type DocumentReference, type DocumentSnapshot, type Query, type QuerySnapshot } from "./firestore";

/**
 * Subscribes to a query's results as the server has confirmed them, once for each change. Results from the cache may be
 * incomplete, so they are ignored. If the server then confirms the same results, only the metadata changes, which is
 * why it is listened to.
 */
export const onConfirmed = (query: Query, on: (found: QuerySnapshot) => void, failed: () => void): Stop =>
  onSnapshot(query, { includeMetadataChanges: true }, onceConfirmed(on), failed);

/** Subscribes to a document. That it does not exist is passed on only once the server says so, not from the cache. */
export const onDocument = (ref: DocumentReference, on: (found: DocumentSnapshot) => void, failed: () => void): Stop =>
  onSnapshot(
    ref,
    { includeMetadataChanges: true },
    (found) => {
      if (found.exists() || !found.metadata.fromCache) on(found);
    },
    failed,
  );

interface Found {
  docChanges(): readonly unknown[];
  readonly metadata: { readonly fromCache: boolean };
}

/** Passes on what the server has confirmed, and only if it differs from what was last passed on. */
export function onceConfirmed<T extends Found>(on: (found: T) => void): (found: T) => void {
  let news = true;
  return (found) => {
    news ||= found.docChanges().length > 0;
    if (found.metadata.fromCache || !news) return;
    news = false;
    on(found);
  };
}
