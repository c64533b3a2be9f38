import type { Conversation } from "../chat/model";
import type { Note } from "./model";

/**
 * Whether the listener `uid`, who holds the conversation, may read a note: their own always; of others the summary of an
 * earlier talk (a wrap-up) only while the customer agrees, and anything else only if it is of the talk that goes on.
 */
export const mayRead = (
  note: Pick<Note, "by" | "kind" | "at">,
  uid: string,
  { endedAt, summaryAgreedAt }: Pick<Conversation, "endedAt" | "summaryAgreedAt">,
): boolean => note.by === uid || (note.kind === "wrap-up" ? summaryAgreedAt !== null : note.at > (endedAt ?? 0));
