import { chatMessage } from "@thodu/domain/chat/model";
import type { HistoryEntry, ListeningReader } from "../../usecases/chat/ports";
import type { DocumentSnapshot, QueryDocumentSnapshot } from "../../store/database";
import { read, readAll } from "./converters";
import { Timestamp } from "../../store/values";
import { conversationRef } from "./refs";

const messagesOf = (customerId: string) => conversationRef(customerId).collection("chatMessages");

export async function messagePage(
  customerId: string,
  reader: ListeningReader | null,
  before: string | null,
  limit: number,
): Promise<readonly HistoryEntry[] | null> {
  const messages = messagesOf(customerId);
  const edge = before === null ? null : await messages.doc(before).get();
  if (edge?.exists === false) return null;
  // `readableBy` as queries: this talk, then the reader's own messages of earlier talks with the waits before them.
  const since = reader?.endedAt == null ? null : Timestamp.fromMillis(reader.endedAt + 1);
  let talk = messages.orderBy("timestamp", "desc").limit(limit + 1);
  if (since) talk = talk.where("timestamp", ">=", since);
  if (edge) talk = talk.startAfter(edge);
  const { docs } = await talk.get();
  if (reader && since && docs.length <= limit)
    docs.push(
      ...(await earlier(customerId, reader.uid, since, isBefore(edge, since) ? edge : null, limit + 1 - docs.length)),
    );
  return readAll(docs, (doc) => {
    const message = read(chatMessage, doc);
    return message && { ...message, messageId: doc.id };
  });
}

function isBefore(message: DocumentSnapshot | null, instant: Timestamp): boolean {
  const at: unknown = message?.get("timestamp");
  return at instanceof Timestamp && at.toMillis() < instant.toMillis();
}

/** What the listener `uid` may read of talks before `since`, newest first, starting before `edge`. */
async function earlier(
  customerId: string,
  uid: string,
  since: Timestamp,
  edge: DocumentSnapshot | null,
  limit: number,
): Promise<readonly QueryDocumentSnapshot[]> {
  let query = messagesOf(customerId)
    .where("volunteerId", "==", uid)
    .where("timestamp", "<", since)
    .orderBy("timestamp", "desc")
    .limit(limit);
  if (edge) query = query.startAfter(edge);
  const [{ docs: own }, begun] = await Promise.all([query.get(), edge && ownAt(customerId, uid, edge)]);
  const later = begun ? [begun] : [];
  const waits = await Promise.all(
    [...later, ...own].map(async (each, at, all) =>
      all[at + 1]?.get("claimId") === each.get("claimId") ? [] : waitBefore(customerId, each, edge, limit),
    ),
  );
  return [
    ...later.flatMap(() => waits.shift() ?? []),
    ...own.flatMap((each, at) => [each, ...(waits[at] ?? [])]),
  ].slice(0, limit);
}

/** The listener's message at the edge, or after the wait to which the edge belongs; null if there is none of theirs. */
async function ownAt(customerId: string, uid: string, edge: DocumentSnapshot): Promise<DocumentSnapshot | null> {
  const messages = messagesOf(customerId);
  if (edge.get("volunteerId") !== null) return edge.get("volunteerId") === uid ? edge : null;
  const wait = messages.where("claimId", "==", edge.get("claimId")).orderBy("timestamp", "desc").limit(1);
  const [last] = (await wait.get()).docs;
  if (!last) return null;
  const [next] = (await messages.orderBy("timestamp").startAfter(last).limit(1).get()).docs;
  return next?.get("volunteerId") === uid ? next : null;
}

/** The messages of the wait before a listener's message, newest first, starting before `edge`. */
async function waitBefore(
  customerId: string,
  message: DocumentSnapshot,
  edge: DocumentSnapshot | null,
  limit: number,
): Promise<readonly QueryDocumentSnapshot[]> {
  const messages = messagesOf(customerId);
  const [last] = (await messages.orderBy("timestamp", "desc").startAfter(message).limit(1).get()).docs;
  if (last?.get("volunteerId") !== null) return [];
  const wait = messages.where("claimId", "==", last.get("claimId")).orderBy("timestamp", "desc").limit(limit);
  return (await (edge ? wait.startAfter(edge) : wait).get()).docs;
}
