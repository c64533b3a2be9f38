import type { WriteBatch } from "firebase-admin/firestore";
import { note, type Note } from "@thodu/domain/notes/model";
import type { NoteStore, StoredNote } from "../../usecases/notes/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { read, readAll } from "./converters";
import { db } from "./database";
import { isAlreadyExists } from "./errors";
import { FieldValue } from "./sdk";

const notesOf = (conversationId: string) => db().collection(`conversations/${conversationId}/notes`);

/** Adds a note to the write in which its listener lets the conversation go. */
export const noteIn = (batch: WriteBatch, conversationId: string, added: Omit<Note, "at">): void =>
  void batch.create(notesOf(conversationId).doc(), { ...added, at: FieldValue.serverTimestamp() });

export class FirestoreNotes implements NoteStore {
  async add(conversationId: string, noteId: string, added: Omit<Note, "at">): Promise<boolean> {
    try {
      await notesOf(conversationId)
        .doc(noteId)
        .create({ ...added, at: FieldValue.serverTimestamp() });
      return true;
    } catch (error) {
      if (isAlreadyExists(error)) return false;
      throw error;
    }
  }

  async find(conversationId: string, noteId: string): Promise<Note | null> {
    return read(note, await notesOf(conversationId).doc(noteId).get());
  }

  async share(customerId: string, agreed: boolean): Promise<boolean> {
    const batch = db().batch();
    batch.update(db().doc(`conversations/${customerId}`), {
      summaryAgreedAt: agreed ? FieldValue.serverTimestamp() : null,
    });
    recordIn(batch, {
      actor: customerId,
      action: agreed ? "summary.share" : "summary.withdraw",
      target: customerId,
      reason: "",
    });
    // An update of what is not there is refused.
    return (await commit(batch)) !== null;
  }

  async newest(conversationId: string, limit: number): Promise<readonly StoredNote[]> {
    const { docs } = await notesOf(conversationId).orderBy("at", "desc").limit(limit).get();
    return readAll(docs, (doc) => {
      const found = read(note, doc);
      return found && { ...found, noteId: doc.id };
    });
  }
}
