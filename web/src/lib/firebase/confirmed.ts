import type { Stop } from "../watching";
import { onSnapshot, type DocumentReference, type DocumentSnapshot, type Query, type QuerySnapshot } from "./firestore";

/**
 * Hears what the server says of a query, once for each change. What this device happens to know is never the whole
 * answer, so it is left out; when the server then says the same, that changes only the metadata, which is listened to
 * for this reason.
 */
export const onConfirmed = (query: Query, on: (found: QuerySnapshot) => void, failed: () => void): Stop =>
  onSnapshot(query, { includeMetadataChanges: true }, onceConfirmed(on), failed);

/** Hears a document. That it does not exist is passed on only once the server says so, not from the cache. */
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

/** Passes on what the server has confirmed, and only where something differs from what was last passed on. */
export function onceConfirmed<T extends Found>(on: (found: T) => void): (found: T) => void {
  let news = true;
  return (found) => {
    news ||= found.docChanges().length > 0;
    if (found.metadata.fromCache || !news) return;
    news = false;
    on(found);
  };
}
