import type { ReleaseReason } from "../appointments/answer";
import { SERVER } from "./server";
import { auditEntry, type AuditAction, type AuditEntry } from "./model";

/** Whose action an audit entry records: an admin's or the server's. Entries of other people belong to neither. */
export type AuditBy = "admins" | "server";
export const auditBy: readonly AuditBy[] = ["admins", "server"];

/** Which actions are admins' work. The server does some of them too, such as the refund of a second payment. */
const isAdmins: Readonly<Record<AuditAction, boolean>> = {
  "admin.make": true,
  "admin.withdraw": true,
  "person.look": true,
  "account.delete": false,
  "consent.withdraw": false,
  "summary.share": false,
  "summary.withdraw": false,
  "appointment.assign": true,
  "appointment.move": true,
  "appointment.meeting": true,
  "appointment.cancel": true,
  "appointment.done": true,
  "appointment.reopen": true,
  "therapist.save": true,
  "call.answer": false,
  "call.risk": false,
  "call.end": false,
  "volunteer.apply": false,
  "volunteer.send": false,
  "volunteer.ask": true,
  "volunteer.decline": true,
  "volunteer.lapse": false,
  "volunteer.approve": true,
  "volunteer.revoke": true,
  "support.reply": true,
  "payment.activate": false,
  "payment.end": false,
  "payment.pause": false,
  "payment.resume": false,
  "payment.dispute": false,
  "payment.refund": true,
  "plan.cancel": false,
  "conversation.claim": false,
  "conversation.takeOver": false,
  "conversation.release": false,
  "conversation.handOver": false,
  "conversation.end": false,
  "conversation.requeue": true,
  "conversation.unanswered": false,
  "report.make": false,
  "case.decide": true,
  "case.reopen": true,
  "case.acknowledge": true,
  "case.release": true,
  "block.lift": true,
  "block.restore": true,
  "conversation.risk": false,
};

/** The actions that an admin may have done. */
export const adminActions: readonly AuditAction[] = auditEntry.shape.action.options.filter((each) => isAdmins[each]);

/** Reasons for which an admin's decision requeues a person. A report requeues them too, but its author is no admin. */
const REQUEUED_BY_ADMIN = ["volunteer.revoke", "block"];

const CANCELLED: ReleaseReason = "by-person";

type Entry = Pick<AuditEntry, "actor" | "action" | "about" | "reason">;

/**
 * A person cancelled their own request, or moved it to another day. The server is stored as the actor of the first,
 * since it released the day; it was that of the second too, though it moves nothing by itself.
 */
const isOwnChange = ({ actor, action, about, reason }: Entry): boolean =>
  action === "appointment.cancel"
    ? reason === CANCELLED
    : action === "appointment.move" && (actor === SERVER || actor === about);

/** Who did what an audit entry records. */
export const doerOf = (entry: Entry): string => (isOwnChange(entry) ? (entry.about ?? entry.actor) : entry.actor);

/** Whether an audit entry records an action of `by`. */
export function isBy(by: AuditBy, entry: Entry): boolean {
  const { actor, action, reason } = entry;
  if (isOwnChange(entry)) return false;
  if (by === "server") return actor === SERVER;
  if (actor === SERVER || !isAdmins[action]) return false;
  return action !== "conversation.requeue" || REQUEUED_BY_ADMIN.includes(reason);
}
