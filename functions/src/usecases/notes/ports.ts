import type { Note } from '@thodu/domain/notes/model';

export interface StoredNote extends Note {
  readonly noteId: string;
}

/** What listeners note for one another. */
export interface NoteStore {
  /** False when there is one under this id already. */
  add(conversationId: string, noteId: string, note: Omit<Note, 'at'>): Promise<boolean>;
  find(conversationId: string, noteId: string): Promise<Note | null>;
  /** Newest first. */
  newest(conversationId: string, limit: number): Promise<readonly StoredNote[]>;
}
