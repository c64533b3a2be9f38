import * as z from "zod/mini";
import { instant } from "../instant";

/** `hard` is no complaint: a listener tells the team that a conversation was hard for them. */
export const reportCategory = z.enum(["harassment", "sexual", "threat", "contact", "spam", "other", "hard"]);
export type ReportCategory = z.infer<typeof reportCategory>;

/** `unanswered` is the server's own: a listener took people and wrote to none of them, until they had to pause. */
const caseCategory = z.enum([...reportCategory.options, "unanswered"]);

/** What an admin makes of a case; `removed` withdraws the approval of the listener whom it reports. */
export const caseDecision = z.enum(["no-action", "warned", "removed"]);
export type CaseDecision = z.infer<typeof caseDecision>;

/** `reports/{reportId}`: what one side tells of the other, and what became of it. Written by the server. */
export const report = z.object({
  /** The customer's uid; empty where no single conversation is meant. */
  conversationId: z.string(),
  /** The message that the reporter named; null where they named none. */
  messageId: z._default(z.nullable(z.string()), null),
  reporterId: z.string(),
  by: z.enum(["customer", "volunteer", "server"]),
  /** Null when the person reports before anybody has listened. */
  reportedId: z.nullable(z.string()),
  category: caseCategory,
  /** Empty when nothing was added. */
  note: z.string(),
  /** The two are never matched again. */
  blocked: z.boolean(),
  createdAt: instant,
  status: z.enum(["open", "decided"]),
  decision: z.nullable(caseDecision),
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
});
export type Report = z.infer<typeof report>;
