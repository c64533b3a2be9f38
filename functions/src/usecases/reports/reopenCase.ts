import type { Input, Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { decideReopening } from "@thodu/domain/reports/decide";
import { ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { ReportStore } from "./ports";

/**
 * Reopens a decided case, if its decision is the one that was named; a listener who was removed by it stays so until
 * they are approved again.
 */
export async function reopenCase(
  { runtime, reports }: { readonly runtime: Runtime; readonly reports: Pick<ReportStore, "find" | "reopen"> },
  actor: Actor,
  { reportId, decidedAt }: Input<"reopenCase">,
): Promise<Outcome<"reopenCase">> {
  return retryOnConflict<Outcome<"reopenCase">>(runtime, async () => {
    const seen = await reports.find(reportId);
    const decided = decideReopening(actor.uid, seen?.value ?? null, decidedAt ?? null);
    if (!decided.ok) return decided;
    if (decided.value === "as-it-is" || !seen) return ok({});
    return (await reports.reopen(reportId, seen, actor.uid)) === "stored" ? ok({}) : "conflict";
  });
}
