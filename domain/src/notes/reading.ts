import type { Conversation } from "../chat/model";
import type { Report } from "../reports/model";
import type { Millis } from "../time";
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

export interface SupervisorCall {
  readonly at: Millis;
  readonly mine: boolean;
  readonly closedAt: Millis | null;
}

/**
 * What the listener `uid`, who holds the conversation, reads of the last call for a supervisor: also a colleague's, so that
 * nobody calls again for not knowing. Null where it is of an earlier talk.
 */
export const supervisorCall = (
  last: Pick<Report, "reporterId" | "createdAt" | "decidedAt"> | null,
  uid: string,
  { endedAt }: Pick<Conversation, "endedAt">,
): SupervisorCall | null =>
  last && last.createdAt > (endedAt ?? 0)
    ? { at: last.createdAt, mine: last.reporterId === uid, closedAt: last.decidedAt }
    : null;
