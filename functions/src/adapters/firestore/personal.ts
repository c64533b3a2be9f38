import type { DocumentReference, DocumentSnapshot, Query } from "firebase-admin/firestore";
import { personalData, type PersonalData, type Withheld } from "@thodu/domain/accounts/personalData";
import type { CopiedDocument, PersonalStore } from "../../usecases/accounts/ports";
import { copyOf } from "./copy";
import { db } from "./database";
import { FieldPath, FieldValue } from "./sdk";
import { eraseTree } from "./tree";

/** Documents that are worked off at a time. */
const STEP = 200;
/** Documents of one page of a copy. */
const COPY_STEP = 500;

/** The documents of one row of the table; null for the one that has the uid as its name. Automatic indexes serve each query. */
function queryFor({ collection, found }: PersonalData, uid: string): Query | null {
  const all = db().collection(collection);
  switch (found.by) {
    case "id":
      return null;
    case "field":
      return found.group === true
        ? db().collectionGroup(collection).where(found.field, "==", uid)
        : all.where(found.field, "==", uid);
    case "list":
      return all.where(found.field, "array-contains", uid);
    case "key":
      return all.where(new FieldPath(found.field, uid), ">", 0);
  }
}

async function* pages(query: Query): AsyncGenerator<readonly DocumentSnapshot[]> {
  let last: DocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(COPY_STEP).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1);
    if (docs.length < COPY_STEP) return;
  }
}

/** One document as a page; there may be documents below one that is missing. */
async function* pageOf(ref: DocumentReference): AsyncGenerator<readonly DocumentSnapshot[]> {
  yield [await ref.get()];
}

/** The documents of the subcollections that a row names, a page at a time. */
async function* pagesBelow(
  { below }: PersonalData,
  ref: DocumentReference,
): AsyncGenerator<readonly DocumentSnapshot[]> {
  for (const name of below) yield* pages(ref.collection(name));
}

export class FirestorePersonal implements PersonalStore {
  async copy(uid: string): Promise<readonly CopiedDocument[]> {
    const copied = new Map<string, CopiedDocument>();
    const keep = (documents: readonly DocumentSnapshot[], withheld: Withheld | undefined): void => {
      for (const document of documents) {
        const one = copyOf(document, uid, withheld);
        if (one) copied.set(document.ref.path, one);
      }
    };
    for (const row of personalData) {
      const { copy, withheld } = row;
      if (copy === "none") continue;
      const query = queryFor(row, uid);
      const found = query ? pages(query) : pageOf(db().doc(`${row.collection}/${uid}`));
      for await (const documents of found) {
        const own =
          copy === "whole"
            ? documents
            : documents.filter((document) => document.get(copy.own.field) === copy.own.value);
        keep(
          own.filter((document) => document.exists),
          withheld,
        );
        for (const { ref } of own) for await (const deeper of pagesBelow(row, ref)) keep(deeper, withheld);
      }
    }
    return [...copied.values()];
  }

  async erase(uid: string, pseudonym: string): Promise<void> {
    for (const row of personalData) {
      const query = queryFor(row, uid);
      if (!query) await this.#settle(row, db().doc(`${row.collection}/${uid}`), uid, pseudonym);
      // Each that is settled is no longer found, so the first page is the rest.
      else
        for (let rest = await query.limit(STEP).get(); !rest.empty; rest = await query.limit(STEP).get()) {
          for (const { ref } of rest.docs) await this.#settle(row, ref, uid, pseudonym);
        }
    }
  }

  async #settle(
    { collection, found, fate }: PersonalData,
    ref: DocumentReference,
    uid: string,
    pseudonym: string,
  ): Promise<void> {
    if (fate.do === "erase") {
      if (collection === "appointmentRequests") await freeSlot(ref.id);
      return eraseTree(ref);
    }
    if (found.by === "key") {
      await ref.update(new FieldPath(found.field, uid), FieldValue.delete());
      return;
    }
    const named = found.by === "field" ? { [found.field]: pseudonym } : {};
    if (fate.do === "anonymise") {
      const without = Object.fromEntries((fate.drop ?? []).map((name) => [name, FieldValue.delete()]));
      const unlisted = found.by === "list" ? { [found.field]: FieldValue.arrayRemove(uid) } : {};
      const blank = Object.fromEntries((fate.blank ?? []).map((name) => [name, ""]));
      await ref.update({ ...named, ...unlisted, ...without, ...blank });
      return;
    }
    const before = await ref.get();
    if (!before.exists) return;
    const batch = db().batch();
    // What was moved there before is kept: something may have come while the account was being deleted.
    const joined = Object.entries(before.data() ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      isList(value) && value.length > 0 ? FieldValue.arrayUnion(...value) : value,
    ]);
    batch.set(
      db().doc(`${fate.to}/${pseudonym}`),
      { ...Object.fromEntries(joined), userId: pseudonym },
      { merge: true },
    );
    batch.delete(ref);
    await batch.commit();
  }
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The therapist's time that an appointment held goes back to the others. */
async function freeSlot(appointmentId: string): Promise<void> {
  const { docs } = await db()
    .collection("appointmentSlots")
    .where("appointmentId", "==", appointmentId)
    .limit(STEP)
    .get();
  for (const { ref } of docs) await ref.delete();
}
