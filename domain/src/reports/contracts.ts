import * as z from "zod/mini";
import { conversation } from "../chat/model";
import { clientId, uid } from "../ids";
import { writtenText } from "../text";
import { caseDecision, reportCategory } from "./model";

/** The id of a case: made by a client, or by the server from the id of a text that opened it (`written`). */
const caseId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,160}$/));

/** The longest note of a report, and reason of a decision, in code points. */
const NOTE_MAX = 1_000;

export const reportContracts = {
  /** Reports the other side of a conversation to the team. With `block` the two are never matched again. */
  reportConversation: {
    input: z.strictObject({
      reportId: clientId,
      conversationId: uid,
      /** The message that is reported; its listener is meant. If left out, the last listener who wrote. */
      messageId: z.optional(clientId),
      /**
       * The call that is reported; its listener is meant, and `conversationId` is its caller's uid. Used if no message
       * is named.
       */
      callId: z.optional(clientId),
      category: reportCategory,
      note: z.optional(writtenText(NOTE_MAX)),
      block: z.optional(z.boolean()),
    }),
    /** `parted`: set if a block was asked for but there was no listener to block. */
    output: z.strictObject({ reportId: z.string(), parted: z.optional(z.literal(false)) }),
    reasons: ["NOT_FOUND", "NOT_CLAIMED", "ID_REUSED"],
    action: "conversation.report",
  },
  /** The present state of what an open case is about. NOT_FOUND also once it is decided. */
  readCase: {
    input: z.strictObject({ reportId: caseId }),
    output: z.strictObject({
      /** The listener who holds its conversation; null if nobody does. */
      listener: z.nullable(z.string()),
      /**
       * The status of the conversation, and when its last talk ended (milliseconds since 1970); null if there is none.
       */
      status: z.optional(z.nullable(conversation.shape.status)),
      endedAt: z.optional(z.nullable(z.number())),
      /** These fields describe the call that the case is about, not the chat (`reports/talkNow`). */
      inCall: z.optional(z.boolean()),
      /** Whether the person whom a listener reports is a guest, to whom nobody can write. */
      guest: z.optional(z.boolean()),
    }),
    reasons: ["NOT_FOUND"],
    action: "desk.oversee",
  },
  /**
   * Says that the caller looks at an open case, once, or gives it back. TAKEN while another admin looks at it
   * (`reports/seen`).
   */
  acknowledgeCase: {
    input: z.strictObject({ reportId: caseId, stands: z.boolean() }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "CASE_DECIDED", "TAKEN"],
    action: "case.decide",
  },
  decideCase: {
    input: z.strictObject({ reportId: caseId, decision: caseDecision, reason: writtenText(NOTE_MAX) }),
    /**
     * The time of the decision (milliseconds since 1970), for `reopenCase`; missing if another decision has replaced
     * it.
     */
    output: z.strictObject({ decidedAt: z.optional(z.number()) }),
    reasons: ["NOT_FOUND", "CASE_DECIDED"],
    action: "case.decide",
  },
  /** Lifts the block that a report made, with a reason, or restores a lifted one. */
  changeBlock: {
    input: z.strictObject({
      reportId: caseId,
      stands: z.boolean(),
      /** Required to lift a block. */
      reason: z.optional(writtenText(NOTE_MAX)),
      /**
       * To lift a block: the reports about the same two people that the admin's page showed. All of these blocks are
       * lifted together, so PERSON_WROTE if another report has asked for a block since.
       */
      saw: z.optional(z.array(caseId).check(z.minLength(1), z.maxLength(100))),
    }),
    /** Whether this call changed anything; only then it can be undone. */
    output: z.strictObject({ changed: z.optional(z.boolean()) }),
    reasons: ["NOT_FOUND", "PERSON_WROTE"],
    action: "case.decide",
  },
  /** Reopens a decided case. What the decision caused stays. */
  reopenCase: {
    input: z.strictObject({
      reportId: caseId,
      /** The time of the decision to undo; refused if another one stands. If left out, any decision. */
      decidedAt: z.optional(z.int().check(z.positive())),
    }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "CASE_DECIDED"],
    action: "case.decide",
  },
} as const;
