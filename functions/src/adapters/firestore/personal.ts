import type { DocumentReference, DocumentSnapshot, Query } from "../../store/database";
import type { AuditAction } from "@thodu/domain/accounts/model";
import { blanksOf, personalData, type PersonalData } from "@thodu/domain/accounts/personalData";
import { ADDRESS_RESTS, freesAddress } from "@thodu/domain/appointments/answer";
import { appointmentClaim } from "@thodu/domain/appointments/model";
import type { CopiedDocument, CopyPart, PersonalStore } from "../../usecases/accounts/ports";
import { difference, field, patch, remove, removed, union, type Change } from "../../store/changes";
import { commitAlways } from "../../store/commit";
import { conversationErased, internalsErased, personLeaves } from "../../store/conversation";
import { isOfConversation, outsideConversation } from "../../store/documents";
import { lookUp } from "../../store/look";
import { readOrNull } from "./converters";
import { copyOf } from "./copy";
import { db } from "../../store/database";
import { hintChanges } from "./release";
import { documentId } from "../../store/terms";
import { eraseBelow, eraseTree } from "./tree";

/** Documents that are processed at a time. */
const STEP = 200;
/** Documents that are read at a time for a copy. */
const COPY_STEP = 500;
/**
 * Bytes after which a part of a copy ends. The cloud sends no answer of more than 32 MB; a document has one MB at most.
 */
const PART = 8 * 1024 * 1024;
/** Documents after which a part ends: on a busy machine more would take longer than a call may. */
const PART_DOCUMENTS = 5_000;

/**
 * The query for the documents of one row of the table; null if the uid is the document's id. Automatic indexes suffice.
 */
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
      return all.where(field(found.field, uid), ">", 0);
  }
}

/** What a query finds, by id, after a document (which need not exist any more). */
async function* each(query: Query, after: DocumentReference | null): AsyncGenerator<DocumentSnapshot> {
  const named = query.orderBy(documentId());
  for (let last = after; ;) {
    const { docs } = await (last ? named.startAfter(last) : named).limit(COPY_STEP).get();
    yield* docs;
    last = docs.at(-1)?.ref ?? null;
    if (docs.length < COPY_STEP) return;
  }
}

/** The documents of the subcollections that a row names, after one of them. */
async function* eachBelow(
  { below }: PersonalData,
  ref: DocumentReference,
  after: DocumentReference | null,
): AsyncGenerator<DocumentSnapshot> {
  for (const name of below.slice(after ? below.indexOf(after.parent.id) : 0))
    yield* each(ref.collection(name), after?.parent.id === name ? after : null);
}

/** All documents of one row, after the document with which the part before ended. */
async function* eachOf(
  row: PersonalData,
  uid: string,
  last: DocumentReference | null,
): AsyncGenerator<DocumentSnapshot> {
  const { copy, collection, found } = row;
  const top = last && row.below.includes(last.parent.id) ? last.parent.parent : last;
  // The caller says where the part before ended. What is below that document is theirs only if it is.
  if (top && (found.by === "id" || (found.by === "field" && (await top.get()).get(found.field) === uid)))
    yield* eachBelow(row, top, top === last ? null : last);
  const query = queryFor(row, uid);
  if (!query && !top) {
    const document = await db().doc(`${collection}/${uid}`).get();
    // A missing document may have subcollections.
    if (document.exists) yield document;
    yield* eachBelow(row, document.ref, null);
  }
  if (!query) return;
  for await (const document of each(query, top)) {
    if (typeof copy === "object" && document.get(copy.own.field) !== copy.own.value) continue;
    yield document;
    yield* eachBelow(row, document.ref, null);
  }
}

interface Place {
  readonly row: number;
  readonly last: DocumentReference;
}

/** The place at which a part ended; null if no part of this person's copy can end there. */
function placeOf(after: string, uid: string): Place | null {
  const [number, ...segments] = after.split("/");
  const row = Number(number);
  const data = personalData[row];
  if (!data || data.copy === "none") return null;
  const { collection, below, found } = data;
  const isNamed =
    found.by === "field" && found.group === true
      ? segments.length % 2 === 0 && segments.at(-2) === collection
      : segments[0] === collection &&
        (segments.length === 2 || (segments.length === 4 && below.includes(segments[2] ?? "")));
  if (!isNamed || (found.by === "id" && segments[1] !== uid)) return null;
  return { row, last: db().doc(segments.join("/")) };
}

/** A document to process; if it was found by a query, with its content then. */
interface Settled {
  readonly ref: DocumentReference;
  readonly was: Readonly<Record<string, unknown>>;
}

export class FirestorePersonal implements PersonalStore {
  async copy(uid: string, after: string | null): Promise<CopyPart | null> {
    const from = after === null ? null : placeOf(after, uid);
    if (after !== null && from === null) return null;
    const copied = new Map<string, CopiedDocument>();
    let size = 0;
    for (let at = from?.row ?? 0; at < personalData.length; at += 1) {
      const row = personalData[at];
      if (!row || row.copy === "none") continue;
      for await (const document of eachOf(row, uid, at === from?.row ? from.last : null)) {
        const one = copyOf(document, uid, row.withheld);
        if (!one) continue;
        copied.set(document.ref.path, one);
        size += Buffer.byteLength(JSON.stringify(one));
        if (size >= PART || copied.size >= PART_DOCUMENTS)
          return { documents: [...copied.values()], next: `${at}/${document.ref.path}` };
      }
    }
    return { documents: [...copied.values()], next: null };
  }

  async erase(uid: string, pseudonym: string): Promise<void> {
    // For most people most rows find nothing, so all are queried at once. What is stored later is found when erasing
    // again.
    const empty = await Promise.all(personalData.map((row) => findsNothing(queryFor(row, uid))));
    for (const row of personalData.filter((_, at) => empty[at] !== true)) {
      const query = queryFor(row, uid);
      if (!query) await this.#settle(row, { ref: db().doc(`${row.collection}/${uid}`), was: {} }, uid, pseudonym);
      // A document that was processed is no longer found, so the first page is always the rest.
      else
        for (let rest = await query.limit(STEP).get(); !rest.empty; rest = await query.limit(STEP).get()) {
          const rooms = new Set(rest.docs.flatMap((line) => roomBehind(row, line)));
          await commitAlways([...rooms].flatMap((customerId) => hintChanges(customerId, uid)));
          for (const doc of rest.docs) await this.#settle(row, { ref: doc.ref, was: doc.data() }, uid, pseudonym);
        }
    }
  }

  async #settle(
    { collection, found, onDeletion }: PersonalData,
    { ref, was }: Settled,
    uid: string,
    pseudonym: string,
  ): Promise<void> {
    if (onDeletion.do === "erase") {
      if (collection === "appointmentRequests") await freeHeld(ref);
      return erase(collection, ref);
    }
    if (found.by === "key") {
      return commitAlways([changed(collection, ref, { [field(found.field, uid)]: removed })]);
    }
    const named = found.by === "field" ? { [found.field]: pseudonym } : {};
    if (onDeletion.do === "anonymise") {
      const without = Object.fromEntries((onDeletion.drop ?? []).map((name) => [name, removed]));
      const unlisted = found.by === "list" ? { [found.field]: difference([uid]) } : {};
      const blank = Object.fromEntries(blanksOf(onDeletion, was).map((name) => [name, ""]));
      return commitAlways([changed(collection, ref, { ...named, ...unlisted, ...without, ...blank })]);
    }
    const [before] = await lookUp([ref.path]);
    if (!before) return;
    // What was moved there before is kept: more may have come while the account was being deleted.
    const joined = Object.entries(before.data).map(([name, value]): [string, unknown] => [
      field(name),
      Array.isArray(value) && value.length > 0 ? union(value) : value,
    ]);
    await commitAlways([
      patch(
        outsideConversation(`${onDeletion.to}/${pseudonym}`),
        { ...Object.fromEntries(joined), userId: pseudonym },
        "merged",
      ),
      remove(outsideConversation(ref.path)),
    ]);
  }
}

/** Changes some fields of a document of any collection. */
const changed = (collection: string, ref: DocumentReference, fields: object): Change =>
  isOfConversation(collection)
    ? personLeaves(collection, ref.id, fields)
    : patch(outsideConversation(ref.path), fields, "existing");

/** Deletes a document of any collection and all below it. */
async function erase(collection: string, ref: DocumentReference): Promise<void> {
  if (!isOfConversation(collection)) return eraseTree(ref);
  await eraseBelow(ref);
  await commitAlways(collection === "conversations" ? conversationErased(ref.id, "any") : [internalsErased(ref.id)]);
}

const CLAIMS: readonly unknown[] = ["conversation.claim", "conversation.takeOver"] satisfies AuditAction[];

/**
 * The conversation that a listener once claimed, by an audit line: their presence there can't be found in another way.
 */
function roomBehind({ collection, found }: PersonalData, line: DocumentSnapshot): readonly string[] {
  const isOwn = collection === "auditLog" && found.by === "field" && found.field === "actor";
  const target: unknown = isOwn && CLAIMS.includes(line.get("action")) ? line.get("target") : null;
  return typeof target === "string" ? [target] : [];
}

const findsNothing = async (query: Query | null): Promise<boolean> =>
  query !== null && (await query.limit(1).get()).empty;

const heldBy = async (collection: string, appointmentId: string) =>
  (await db().collection(collection).where("appointmentId", "==", appointmentId).limit(STEP).get()).docs;

/**
 * Releases the therapist's slot that an appointment held. Its address, if unconfirmed, becomes free a day after it was
 * named (`sweepAppointments`).
 */
async function freeHeld(request: DocumentReference): Promise<void> {
  const snapshot = await request.get();
  const claim = readOrNull(appointmentClaim, snapshot);
  await commitAlways((await heldBy("appointmentSlots", request.id)).map(({ id }) => remove(`appointmentSlots/${id}`)));
  if (claim === null || !freesAddress(claim, snapshot.readTime.toMillis())) return;
  const freeAt = new Date(claim.createdAt + ADDRESS_RESTS);
  const claims = await heldBy("appointmentClaims", request.id);
  await commitAlways(claims.map(({ id }) => patch(`appointmentClaims/${id}`, { freeAt }, "existing")));
}
