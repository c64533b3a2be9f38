import { randomUUID } from "node:crypto";
import { note, type Note } from "@thodu/domain/notes/model";
import { report, type Report } from "@thodu/domain/reports/model";
import type { NoteStore, StoredNote } from "../../usecases/notes/ports";
import { create, serverTime, type Change } from "../../store/changes";
import { commit, commitCreate } from "../../store/commit";
import { conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { auditChange } from "./audit";
import { read, readAll, readOrNull } from "./converters";
import { db } from "../../store/database";

const notesOf = (conversationId: string) => db().collection(`conversations/${conversationId}/notes`);

/** Adds a note; for the write in which its listener releases, hands over or ends the conversation. */
export const noteChange = (conversationId: string, added: Omit<Note, "at">): Change =>
  create(documents.note(conversationId, randomUUID()), { ...added, at: serverTime });

export class FirestoreNotes implements NoteStore {
  async add(conversationId: string, noteId: string, added: Omit<Note, "at">): Promise<boolean> {
    return commitCreate(create(documents.note(conversationId, noteId), { ...added, at: serverTime }));
  }

  async find(conversationId: string, noteId: string): Promise<Note | null> {
    return read(note, await notesOf(conversationId).doc(noteId).get());
  }

  async share(customerId: string, agreed: boolean): Promise<boolean> {
    const written = await commit([
      ...conversationChanges(customerId, { summaryAgreedAt: agreed ? serverTime : null }, "existing"),
      auditChange({
        actor: customerId,
        action: agreed ? "summary.share" : "summary.withdraw",
        target: customerId,
        reason: "",
      }),
    ]);
    // Null if there is no conversation: the patch needs an existing one.
    return written !== null;
  }

  async newest(conversationId: string, limit: number): Promise<readonly StoredNote[]> {
    const { docs } = await notesOf(conversationId).orderBy("at", "desc").limit(limit).get();
    return readAll(docs, (doc) => {
      const found = read(note, doc);
      return found && { ...found, noteId: doc.id };
    });
  }

  async lastSupervisorCase(conversationId: string): Promise<Report | null> {
    const { docs } = await db()
      .collection("reports")
      .where("conversationId", "==", conversationId)
      .where("category", "==", "supervisor")
      .orderBy("createdAt", "desc")
      .limit(1)
      .get();
    return docs[0] ? readOrNull(report, docs[0]) : null;
  }

  async reportsAbout(customerId: string, limit: number): Promise<readonly Report[]> {
    const { docs } = await db()
      .collection("reports")
      .where("reportedId", "==", customerId)
      .orderBy("createdAt", "desc")
      .limit(limit)
      .get();
    return readAll(docs, (doc) => readOrNull(report, doc));
  }
}
