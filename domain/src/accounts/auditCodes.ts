import { call, callEndedBy } from "../calls/model";
import { UNANSWERED, LEFT_QUEUE } from "../chat/endReason";
import { outcome } from "../notes/model";
import { planId } from "../plans/plans";
import { reportCategory } from "../reports/model";
import type { AuditAction } from "./model";

/** The codes that are stored as reasons of audit lines. Admins read them in words. */
export const auditCodes = {
  "admin.make": ["safety", "money"],
  "person.look": ["found"],
  "plan.cancel": planId.options,
  "report.make": reportCategory.options,
  "conversation.end": [...outcome.options, LEFT_QUEUE],
  "conversation.requeue": ["volunteer.revoke", "listener.silent", "report", "block"],
  "conversation.takeOver": [UNANSWERED],
  "appointment.cancel": ["not-kept", "not-me", "by-person"],
  "therapist.save": ["inactive"],
  "call.answer": call.shape.allowance.options,
  "call.end": callEndedBy.options,
} as const satisfies Partial<Record<AuditAction, readonly string[]>>;
