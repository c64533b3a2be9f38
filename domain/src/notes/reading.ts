import type { Conversation } from "../chat/model";
import type { Report } from "../reports/model";
import { lookedAtSince } from "../reports/seen";
import type { Millis } from "../time";
import type { Note } from "./model";

/**
 * Whether `uid`, the listener who holds the conversation, may read a note: their own ones, all of this talk, and of
 * earlier talks only summaries (wrap-ups), if the customer agrees.
 */
export const mayRead = (
  note: Pick<Note, "by" | "kind" | "at">,
  uid: string,
  { endedAt, summaryAgreedAt }: Pick<Conversation, "endedAt" | "summaryAgreedAt">,
): boolean => note.by === uid || (note.kind === "wrap-up" ? summaryAgreedAt !== null : note.at > (endedAt ?? 0));

/**
 * Whether the listener who holds the conversation has left a note for the next one. A colleague whom they ask to take
 * over is told this alone, and reads the note once they have accepted.
 */
export const hasLeftNote = (
  notes: readonly Pick<Note, "by" | "kind" | "at">[],
  { endedAt, volunteerId }: Pick<Conversation, "endedAt" | "volunteerId">,
): boolean => notes.some(({ by, kind, at }) => kind === "hand-over" && by === volunteerId && at > (endedAt ?? 0));

export interface SupervisorCall {
  readonly at: Millis;
  readonly mine: boolean;
  readonly closedAt: Millis | null;
  /** When the team last reopened the case; missing for most. */
  readonly reopenedAt?: Millis;
  /** Since when an admin looks at the case; missing if nobody does. */
  readonly seenAt?: Millis;
}

/**
 * The last call for a supervisor, as `uid`, the listener who holds the conversation, sees it: also a colleague's, so
 * that nobody calls again. Null if it is of an earlier talk.
 */
export const supervisorCall = (
  last: Pick<Report, "reporterId" | "createdAt" | "decidedAt" | "reopenedAt" | "seenAt" | "seenBy"> | null,
  uid: string,
  { endedAt }: Pick<Conversation, "endedAt">,
  now: Millis,
): SupervisorCall | null => {
  if (!last || last.createdAt <= (endedAt ?? 0)) return null;
  const seenAt = lookedAtSince(last, now);
  return {
    at: last.createdAt,
    mine: last.reporterId === uid,
    closedAt: last.decidedAt,
    ...(last.reopenedAt !== null && { reopenedAt: last.reopenedAt }),
    ...(seenAt !== null && { seenAt }),
  };
};
