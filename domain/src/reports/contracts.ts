import * as z from "zod/mini";
import { conversation } from "../chat/model";
import { clientId, uid } from "../ids";
import { writtenText } from "../text";
import { caseDecision, reportCategory } from "./model";

/** The id of a case: one that a client made, or the server's own of a text that opened one (`written`), which holds such an id. */
const caseId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,160}$/));

/** Code points of what may be added to a report, and of the reason of a decision. */
const NOTE_MAX = 1_000;

export const reportContracts = {
  /** Tells the team about the other side of a conversation; with `block` the two are never matched again. */
  reportConversation: {
    input: z.strictObject({
      reportId: clientId,
      conversationId: uid,
      /** What was written; its listener is meant. Without it, the last listener who wrote. */
      messageId: z.optional(clientId),
      /** A call; its listener is meant, and `conversationId` is its caller's uid. Read where no message is named. */
      callId: z.optional(clientId),
      category: reportCategory,
      note: z.optional(writtenText(NOTE_MAX)),
      block: z.optional(z.boolean()),
    }),
    /** `parted`: only where a block was asked for and no listener had come from whom to part. */
    output: z.strictObject({ reportId: z.string(), parted: z.optional(z.literal(false)) }),
    reasons: ["NOT_FOUND", "NOT_CLAIMED", "ID_REUSED"],
    action: "conversation.report",
  },
  /** What of an open case is known beside it, at this moment. NOT_FOUND also once it is decided. */
  readCase: {
    input: z.strictObject({ reportId: caseId }),
    output: z.strictObject({
      /** Who holds its conversation; null where nobody does. */
      listener: z.nullable(z.string()),
      /** How that conversation stands, and when it ended (milliseconds since 1970); null where there is none. */
      status: z.optional(z.nullable(conversation.shape.status)),
      endedAt: z.optional(z.nullable(z.number())),
      /** Whether the person whom a listener reports is a guest, to whom nobody can write. */
      guest: z.optional(z.boolean()),
    }),
    reasons: ["NOT_FOUND"],
    action: "desk.oversee",
  },
  decideCase: {
    input: z.strictObject({ reportId: caseId, decision: caseDecision, reason: writtenText(NOTE_MAX) }),
    /** The decision by its moment (milliseconds since 1970), as `reopenCase` takes it; missing where another one stands by now. */
    output: z.strictObject({ decidedAt: z.optional(z.number()) }),
    reasons: ["NOT_FOUND", "CASE_DECIDED"],
    action: "case.decide",
  },
  /** Lifts the block that a report made, with a reason, or puts back one that was lifted. */
  changeBlock: {
    input: z.strictObject({
      reportId: caseId,
      stands: z.boolean(),
      /** Needed to lift it. */
      reason: z.optional(writtenText(NOTE_MAX)),
      /**
       * To lift a block: the reports of the two that the admin's page showed. All of them are lifted together, so PERSON_WROTE
       * if another report has asked for a block since.
       */
      saw: z.optional(z.array(caseId).check(z.minLength(1), z.maxLength(100))),
    }),
    /** `changed`: whether it was another way before, which alone can be undone. */
    output: z.strictObject({ changed: z.optional(z.boolean()) }),
    reasons: ["NOT_FOUND", "PERSON_WROTE"],
    action: "case.decide",
  },
  /** Opens a decided case again. What followed from its decision stays. */
  reopenCase: {
    input: z.strictObject({
      reportId: caseId,
      /** The decision that is taken back, by its moment: any other is refused. Without it, whichever stands. */
      decidedAt: z.optional(z.int().check(z.positive())),
    }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "CASE_DECIDED"],
    action: "case.decide",
  },
} as const;
