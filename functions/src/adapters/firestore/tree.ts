import type { DocumentReference } from "../../store/database";
import { remove } from "../../store/changes";
import { commitAlways } from "../../store/commit";
import { outsideConversation } from "../../store/documents";
import { db } from "../../store/database";
import type { Timestamp } from "../../store/values";

/** Documents in one read and one write. */
const STEP = 200;

/**
 * Deletes a document (not one of a conversation) and all below it, the document last, so that an interrupted run is
 * found again.
 */
export async function eraseTree(ref: DocumentReference): Promise<void> {
  await eraseBelow(ref);
  await commitAlways([remove(outsideConversation(ref.path))]);
}

/** Those of these documents that existed at `until`; without it, all of them, as they were just found. */
async function thereAt(
  refs: readonly DocumentReference[],
  until: Timestamp | undefined,
): Promise<readonly DocumentReference[]> {
  if (!until || refs.length === 0) return refs;
  const found = await db().getTimes(...refs);
  return found.filter(({ createTime }) => createTime === undefined || createTime <= until).map(({ ref }) => ref);
}

/** Deletes all documents below this one, or those that existed at `until`. */
export async function eraseBelow(ref: DocumentReference, until?: Timestamp): Promise<void> {
  for (const collection of await ref.listCollections()) {
    const children = await collection.listDocuments();
    for (let from = 0; from < children.length; from += STEP) {
      const some = await thereAt(children.slice(from, from + STEP), until);
      // In parallel, as each document has to be asked for its collections: one by one, 20,000 messages took minutes.
      const below = await Promise.all(some.map((child) => child.listCollections()));
      for (const deeper of below.flat()) for (const each of await deeper.listDocuments()) await eraseTree(each);
      await commitAlways(some.map(({ path }) => remove(outsideConversation(path))));
    }
  }
}
