import type { Input, Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { decideSeen } from "@thodu/domain/reports/seen";
import { ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { ReportStore } from "./ports";

/** Takes an open case for the admin who looks at it, or gives it back. Of two who press at once, one has it. */
export async function acknowledgeCase(
  { runtime, reports }: { readonly runtime: Runtime; readonly reports: Pick<ReportStore, "find" | "acknowledge"> },
  { uid }: Actor,
  { reportId, stands }: Input<"acknowledgeCase">,
): Promise<Outcome<"acknowledgeCase">> {
  return retryOnConflict<Outcome<"acknowledgeCase">>(runtime, async () => {
    const seen = await reports.find(reportId);
    const decided = decideSeen({ actor: uid, found: seen?.value ?? null, stands, now: runtime.now() });
    if (!decided.ok) return decided;
    const does = decided.value;
    if (does === "as-it-is" || !seen) return ok({});
    return (await reports.acknowledge(reportId, seen, { does, admin: uid })) === "stored" ? ok({}) : "conflict";
  });
}
