import type { Note } from "@thodu/domain/notes/model";
import type { Report } from "@thodu/domain/reports/model";

export interface StoredNote extends Note {
  readonly noteId: string;
}

/** Notes that listeners write for one another. */
export interface NoteStore {
  /** False if there is one under this id already. */
  add(conversationId: string, noteId: string, note: Omit<Note, "at">): Promise<boolean>;
  find(conversationId: string, noteId: string): Promise<Note | null>;
  /**
   * Stores since when a customer agrees, or that they do not any more, with its audit line; false without a
   * conversation.
   */
  share(customerId: string, agreed: boolean): Promise<boolean>;
  /** Newest first. */
  newest(conversationId: string, limit: number): Promise<readonly StoredNote[]>;
  /** The case of the last call for a supervisor; null without one. */
  lastSupervisorCase(conversationId: string): Promise<Report | null>;
  /** The newest reports about a person, newest first. */
  reportsAbout(customerId: string, limit: number): Promise<readonly Report[]>;
}
