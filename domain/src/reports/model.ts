import * as z from "zod/mini";
import { riskLevel } from "../chat/model";
import { instant } from "../instant";
import { locale } from "../locale";
import { storedCrisisEnd } from "../notes/model";

/** What a person reports of a listener, or a listener of a person. */
export const complaint = ["harassment", "sexual", "threat", "contact", "spam", "other"] as const;
export type Complaint = (typeof complaint)[number];

/**
 * The last two come only from listeners and are no complaints. `hard`: a conversation was hard for them; `supervisor`:
 * they are with a person in a crisis and need somebody of the team now.
 */
export const reportCategory = z.enum([...complaint, "hard", "supervisor"]);
export type ReportCategory = z.infer<typeof reportCategory>;

/**
 * Cases that the server opens.
 * - `unanswered`: a listener accepted people and wrote to none of them, until they had to pause.
 * - `no-listener`: a person waited, and no listener on call could be reached.
 * - `promise`: a person was promised a notice of their turn and did not get it.
 * - `crisis-ended`: a person in a crisis ended the conversation or left the queue, or a call in a crisis ended.
 * - `danger-written`: a person wrote of danger in a place where nobody answers at once.
 * - `time`: no listener took the time that a person had asked for, or the one who took it did not come.
 * - `rota-…`: hours without a listener, one to seven days ahead, an hour ahead, and now.
 */
const rotaCategory = z.enum(["rota-week", "rota-hour", "rota-now"]);
export type RotaCategory = z.infer<typeof rotaCategory>;
const caseCategory = z.enum([
  ...reportCategory.options,
  "unanswered",
  "no-listener",
  "crisis-ended",
  "danger-written",
  "promise",
  "time",
  ...rotaCategory.options,
]);

const stretch = z.object({ language: locale, from: z.number(), to: z.number() });

/** How many people of a language and level waited when a case was opened. Names nobody. */
const waits = z.object({ language: locale, risk: riskLevel, count: z.number() });

/** An admin's decision on a case; `removed` withdraws the approval of the listener whom it reports. */
export const caseDecision = z.enum(["no-action", "warned", "removed"]);
export type CaseDecision = z.infer<typeof caseDecision>;

/**
 * `reports/{reportId}`: a report of one side about the other, or a case of the server, and its decision. Written by the
 * server.
 */
export const report = z.object({
  /** The customer's uid; empty if it is about no single conversation. */
  conversationId: z.string(),
  /** The message that the reporter named; null for none. */
  messageId: z._default(z.nullable(z.string()), null),
  /** The call that the reporter named; null for none. */
  callId: z._default(z.nullable(z.string()), null),
  reporterId: z.string(),
  by: z.enum(["customer", "volunteer", "server"]),
  /** Null if the person reports before any listener came. */
  reportedId: z.nullable(z.string()),
  category: caseCategory,
  /** Empty if the reporter added none. */
  note: z.string(),
  /** Of a case about the rota: consecutive hours without a listener. */
  stretches: z.optional(z.array(stretch)),
  /** Of `no-listener`: the people who waited when it was opened, the gravest level first. Missing in older cases. */
  waits: z.optional(z.array(waits)),
  /** The person was in a crisis when they or their listener reported. Missing otherwise, and in older cases. */
  inCrisis: z.optional(z.boolean()),
  /** Of a call in a crisis: what its listener answered when ending it. */
  crisis: z.optional(storedCrisisEnd),
  /** Of `crisis-ended`: what ended. Missing in older cases. */
  ended: z.optional(z.enum(["queue", "chat", "call"])),
  /** The two are never matched again. */
  blocked: z.boolean(),
  /** When an admin lifted the block that it made; null if it stands or there was none. */
  liftedAt: z._default(z.nullable(instant), null),
  createdAt: instant,
  status: z.enum(["open", "decided"]),
  decision: z.nullable(caseDecision),
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  /** When an admin last reopened it; null if never. */
  reopenedAt: z._default(z.nullable(instant), null),
  /** Since when an admin looks at it, and who; null if nobody has said so, and once it is decided. */
  seenAt: z._default(z.nullable(instant), null),
  seenBy: z._default(z.nullable(z.string()), null),
});
export type Report = z.infer<typeof report>;
