import * as z from "zod/mini";
import { riskLevel } from "../chat/model";
import { instant } from "../instant";
import { locale } from "../locale";
import { storedCrisisEnd } from "../notes/model";

/** What a person or a listener complains of, of the other. */
const complaint = ["harassment", "sexual", "threat", "contact", "spam", "other"] as const;
export type Complaint = (typeof complaint)[number];

/**
 * Two are no complaint, and a listener's alone. `hard`: a conversation was hard for them; `supervisor`: they are with
 * somebody in a crisis, and need one of the team now.
 */
export const reportCategory = z.enum([...complaint, "hard", "supervisor"]);
export type ReportCategory = z.infer<typeof reportCategory>;

/**
 * Cases that the server opens.
 * - `unanswered`: a listener accepted people and wrote to none of them, until they had to pause.
 * - `no-listener`: somebody waited, and nobody on call could be reached.
 * - `promise`: somebody was to be told of their turn, and was not.
 * - `crisis-ended`: a person in a crisis ended the conversation or left the queue, or a call in a crisis ended.
 * - `danger-written`: somebody wrote of danger where nobody answers at once.
 * - `time`: no listener took the time that somebody had asked for, or the one who took it did not come.
 * - `rota-…`: hours without a listener, seven days ahead, an hour ahead, and now.
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

/** So many people of a language and level, as they waited when a case was opened. Names nobody. */
const waits = z.object({ language: locale, risk: riskLevel, count: z.number() });

/** What an admin makes of a case; `removed` withdraws the approval of the listener whom it reports. */
export const caseDecision = z.enum(["no-action", "warned", "removed"]);
export type CaseDecision = z.infer<typeof caseDecision>;

/** `reports/{reportId}`: what one side tells of the other, and what became of it. Written by the server. */
export const report = z.object({
  /** The customer's uid; empty where no single conversation is meant. */
  conversationId: z.string(),
  /** The message that the reporter named; null where they named none. */
  messageId: z._default(z.nullable(z.string()), null),
  /** The call that the reporter named; null where they named none. */
  callId: z._default(z.nullable(z.string()), null),
  reporterId: z.string(),
  by: z.enum(["customer", "volunteer", "server"]),
  /** Null when the person reports before anybody has listened. */
  reportedId: z.nullable(z.string()),
  category: caseCategory,
  /** Empty when nothing was added. */
  note: z.string(),
  /** Of a case about the rota: hours in a row that nobody has. */
  stretches: z.optional(z.array(stretch)),
  /** Of `no-listener`: who waited when it was opened, the greatest risk first. Older cases lack it. */
  waits: z.optional(z.array(waits)),
  /** Of a call in a crisis: what its listener answered when ending it. */
  crisis: z.optional(storedCrisisEnd),
  /** Of `crisis-ended`: what ended. Older cases lack it. */
  ended: z.optional(z.enum(["queue", "chat", "call"])),
  /** The two are never matched again. */
  blocked: z.boolean(),
  /** When an admin lifted the block that it made; null where it stands, and where there was none. */
  liftedAt: z._default(z.nullable(instant), null),
  createdAt: instant,
  status: z.enum(["open", "decided"]),
  decision: z.nullable(caseDecision),
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  /** When an admin last opened it again; null for most. */
  reopenedAt: z._default(z.nullable(instant), null),
});
export type Report = z.infer<typeof report>;
