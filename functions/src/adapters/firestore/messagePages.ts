import { chatMessage } from "@thodu/domain/chat/model";
import type { HistoryEntry, ListeningReader } from "../../usecases/chat/ports";
import { read, readAll } from "./converters";
import { Timestamp } from "../../store/values";
import { conversationRef } from "./refs";

export async function messagePage(
  customerId: string,
  reader: ListeningReader | null,
  before: string | null,
  limit: number,
): Promise<readonly HistoryEntry[] | null> {
  const messages = conversationRef(customerId).collection("chatMessages");
  const edge = before === null ? null : await messages.doc(before).get();
  if (edge?.exists === false) return null;
  // `mayHear` as two queries: this talk, then the reader's own messages of earlier ones.
  const since = reader?.endedAt == null ? null : Timestamp.fromMillis(reader.endedAt + 1);
  let talk = messages.orderBy("timestamp", "desc").limit(limit + 1);
  if (since) talk = talk.where("timestamp", ">=", since);
  if (edge) talk = talk.startAfter(edge);
  const { docs } = await talk.get();
  if (reader && since && docs.length <= limit) {
    let own = messages
      .where("volunteerId", "==", reader.uid)
      .where("timestamp", "<", since)
      .orderBy("timestamp", "desc")
      .limit(limit + 1 - docs.length);
    if (edge) own = own.startAfter(edge);
    docs.push(...(await own.get()).docs);
  }
  return readAll(docs, (doc) => {
    const message = read(chatMessage, doc);
    return message && { ...message, messageId: doc.id };
  });
}
