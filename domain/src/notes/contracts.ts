import * as z from "zod/mini";
import { clientId, uid } from "../ids";
import { locale } from "../locale";
import { complaint } from "../reports/model";
import { note, noteText } from "./model";

export const noteContracts = {
  addNote: {
    input: z.strictObject({ noteId: clientId, conversationId: uid, text: noteText }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "NOT_CLAIMED", "ID_REUSED"],
    action: "desk.work",
  },
  /**
   * The newest 30 notes of a conversation that the caller holds, newest first, without those that they may not read
   * (see `notes/reading`); `at` in milliseconds since 1970. `supervisor`: the case of the last time in this talk
   * that a listener called a supervisor. Its `closedAt`: when the team closed it, null while it is open. `reopenedAt`:
   * when the team last reopened it. `seenAt`: since when somebody of the team looks at it; missing if nobody does.
   * `reported`: listeners' reports about the person, newest first (`reports/known`).
   *
   * A colleague who is asked to take over gets `left` alone: whether a note for the next listener waits for them.
   */
  readNotes: {
    input: z.strictObject({ conversationId: uid }),
    output: z.strictObject({
      notes: z.array(
        z.strictObject({
          noteId: z.string(),
          text: z.string(),
          kind: note.shape.kind,
          at: z.number(),
          mine: z.boolean(),
          crisis: note.shape.crisis,
        }),
      ),
      supervisor: z.optional(
        z.strictObject({
          at: z.number(),
          mine: z.boolean(),
          closedAt: z.nullable(z.number()),
          reopenedAt: z.optional(z.number()),
          seenAt: z.optional(z.number()),
        }),
      ),
      left: z.optional(z.boolean()),
      reported: z.optional(
        z.array(
          z.strictObject({ at: z.number(), category: z.enum(complaint), upheld: z.boolean(), mine: z.boolean() }),
        ),
      ),
    }),
    reasons: ["NOT_FOUND", "NOT_CLAIMED"],
    action: "desk.work",
  },
  /** Sets whether the next listener may read summaries of the caller's earlier talks; can be withdrawn at any time. */
  shareSummary: {
    input: z.strictObject({ agreed: z.boolean() }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND"],
    action: "account.update",
  },
  /**
   * Listeners at the desk with a free place, to whom a conversation can be handed over. `asked`: they have an open
   * offer (`matching/asked`).
   */
  listColleagues: {
    input: z.strictObject({}),
    output: z.strictObject({
      colleagues: z.array(
        z.strictObject({
          uid: z.string(),
          name: z.string(),
          languages: z.optional(z.array(locale)),
          asked: z.optional(z.enum(["first", "other"])),
        }),
      ),
    }),
    reasons: [],
    action: "desk.work",
  },
} as const;
