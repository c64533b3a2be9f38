import type { Conversation } from "../chat/model";
import type { Note } from "./model";

/**
 * Whether the listener `uid`, who holds the conversation, may read a note: their own; all of this talk; of earlier
 * talks only summaries (wrap-ups), while the customer agrees.
 */
export const mayRead = (
  note: Pick<Note, "by" | "kind" | "at">,
  uid: string,
  { endedAt, summaryAgreedAt }: Pick<Conversation, "endedAt" | "summaryAgreedAt">,
): boolean => note.by === uid || (note.kind === "wrap-up" ? summaryAgreedAt !== null : note.at > (endedAt ?? 0));
