import type { Input, Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { decideCase as decide, ownDecision, removable } from "@thodu/domain/reports/decide";
import type { Report } from "@thodu/domain/reports/model";
import { fail, ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { ListenerStore } from "../chat/ports";
import type { Runtime } from "../ports";
import { revokeVolunteer, type ApprovalPorts } from "../volunteers/approval";
import type { ReportStore } from "./ports";

interface CasePorts extends ApprovalPorts {
  readonly runtime: Runtime;
  readonly reports: Pick<ReportStore, "find" | "decide">;
  readonly listeners: Pick<ListenerStore, "find">;
}

/**
 * Closes a case with a decision and its reason, once; nobody decides a case that they are part of. A removal then
 * withdraws the approval of the reported listener. A repeat is refused, but completes a removal that stopped half way.
 */
export async function decideCase(
  ports: CasePorts,
  actor: Actor,
  { reportId, decision, reason }: Input<"decideCase">,
): Promise<Outcome<"decideCase">> {
  const { runtime, reports } = ports;
  const answer: Outcome<"decideCase"> = await retryOnConflict<Outcome<"decideCase">>(runtime, async () => {
    const seen = await reports.find(reportId);
    const decided = decide(actor.uid, seen?.value ?? null, decision);
    if (!decided.ok) return decided;
    if (!seen) return "conflict";
    return (await reports.decide(reportId, seen, { decision, reason, admin: actor.uid })) === "stored"
      ? ok({})
      : "conflict";
  });
  if (!answer.ok && (decision !== "removed" || answer.failure.reason !== "CASE_DECIDED")) return answer;
  const stored = (await reports.find(reportId))?.value ?? null;
  const removed = stored && decision === "removed" ? await remove(ports, actor, stored) : ok({});
  if (!removed.ok || !answer.ok) return removed.ok ? answer : removed;
  const decidedAt = ownDecision(actor.uid, stored);
  return ok(decidedAt === null ? {} : { decidedAt });
}

/** Withdraws the approval, unless the listener was approved again since the case was decided. */
async function remove(
  ports: CasePorts,
  actor: Actor,
  { decision, decidedAt, ...found }: Report,
): Promise<Outcome<"decideCase">> {
  const uid = removable(found);
  if (decision !== "removed" || uid === null) return ok({});
  const listener = await ports.listeners.find(uid);
  if (listener?.value.approved && (listener.value.decidedAt ?? 0) > (decidedAt ?? Infinity)) return ok({});
  const revoked = await revokeVolunteer(ports, actor, { uid });
  if (revoked.ok) return ok({});
  const { reason } = revoked.failure;
  // Without a record they cannot listen any more. The other reasons can't occur with these inputs.
  return reason === "NOT_FOUND" || reason === "AMBIGUOUS" || reason === "APPLICATION_CLOSED"
    ? ok({})
    : fail({ ...revoked.failure, reason });
}
