import * as z from "zod/mini";
import { locale } from "../locale";
import { instant } from "../instant";
import { adminRoles } from "./adminRoles";
import { consent } from "./consent";
import { keeping } from "./retention";

/**
 * `users/{uid}`: written by the server. The role is the one signed up for; the permission is a claim. A guest has only
 * the consent, which comes with their first message, call or request.
 */
export const user = z.object({
  displayName: z._default(z.string(), ""),
  email: z._default(z.nullable(z.string()), null),
  role: z._default(z.enum(["customer", "volunteer"]), "customer"),
  locale: z._default(locale, "en"),
  createdAt: z._default(z.nullable(instant), null),
  consent: z._default(z.nullable(consent), null),
  keepConversation: z._default(keeping, "always"),
});
export type User = z.infer<typeof user>;

export const adminRole = z.enum(adminRoles);

/**
 * `admins/{uid}`: the account is an admin's, or has parts of that role. Rules check it besides the claim, which a token
 * keeps for an hour. Older records without roles are of whole admins.
 */
export const adminRecord = z.object({ at: instant, roles: z._default(z.array(adminRole), ["admin"]) });

/** `auditLog/{id}`: one line for every change of role, money or assignment (invariant 18). */
export const auditEntry = z.object({
  at: instant,
  actor: z.string(),
  action: z.enum([
    "admin.make",
    "admin.withdraw",
    "person.look",
    "account.delete",
    "consent.withdraw",
    "summary.share",
    "summary.withdraw",
    "appointment.assign",
    "appointment.move",
    "appointment.meeting",
    "appointment.cancel",
    "appointment.done",
    "appointment.reopen",
    "therapist.save",
    "call.answer",
    "call.risk",
    "call.end",
    "volunteer.apply",
    "volunteer.send",
    "volunteer.ask",
    "volunteer.decline",
    "volunteer.lapse",
    "volunteer.approve",
    "volunteer.revoke",
    "support.reply",
    "payment.activate",
    "payment.end",
    "payment.pause",
    "payment.resume",
    "payment.dispute",
    "payment.refund",
    "plan.cancel",
    "conversation.claim",
    "conversation.takeOver",
    "conversation.release",
    "conversation.handOver",
    "conversation.end",
    "conversation.requeue",
    "conversation.unanswered",
    "report.make",
    "case.decide",
    "case.reopen",
    "case.acknowledge",
    "case.release",
    "block.lift",
    "block.restore",
    "conversation.risk",
  ]),
  target: z.string(),
  /** The person whose appointment or call the target is. */
  about: z.optional(z.string()),
  reason: z._default(z.string(), ""),
  to: z.optional(z.string()),
  /** The reason has a text written by an admin, which is removed after 90 days (accounts/auditWords). */
  hasWords: z.optional(z.boolean()),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditAction = AuditEntry["action"];
