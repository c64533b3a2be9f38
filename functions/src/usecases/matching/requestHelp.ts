import type { Input, Outcome, ReasonOf } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import { decideHelp } from "@thodu/domain/matching/request";
import type { Actor } from "@thodu/domain/permissions";
import { planHasPriority } from "@thodu/domain/plans/covers";
import { ok, type Result } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import { decidingTier, type RiskCheck } from "../safety/riskCheck";
import type { Runtime } from "../ports";
import { noteSign } from "./noteSign";
import { placeOf } from "./placeOf";
import type { HelpDesk, QueueStore } from "./ports";

interface HelpPorts {
  readonly runtime: Runtime;
  readonly help: HelpDesk;
  readonly queue: QueueStore;
  readonly messagesPerMinute: number;
  readonly riskCheck: RiskCheck;
}

/** People at risk skip the rate limit (invariant 3). */
export const bypassesRateLimit = async (
  { help, riskCheck }: Pick<HelpPorts, "help" | "riskCheck">,
  uid: string,
  { requestId, note }: Input<"requestHelp">,
): Promise<boolean> =>
  decidingTier(riskCheck, note ?? "") === "certain" ||
  (await help.view(uid, requestId)).conversation?.value.risk === "crisis";

/** Puts the caller in the queue once, and answers their present place. */
export async function requestHelp(
  ports: HelpPorts,
  actor: Actor,
  input: Input<"requestHelp">,
): Promise<Outcome<"requestHelp">> {
  const { runtime, help } = ports;
  const request = {
    requestId: input.requestId,
    userId: actor.uid,
    note: input.note ?? "",
    locale: input.locale ?? "en",
  } as const;
  const noteTier = decidingTier(ports.riskCheck, request.note);
  const stored = await retryOnConflict<Result<null, Failure<ReasonOf<"requestHelp">>>>(runtime, async () => {
    const view = await help.view(actor.uid, input.requestId);
    const now = runtime.now();
    const decided = decideHelp({
      customerId: actor.uid,
      guest: actor.guest,
      note: request.note,
      noteTier,
      locale: request.locale,
      stored: view.stored,
      conversation: view.conversation?.value ?? null,
      calledInCrisis: view.calledInCrisis,
      planPriority: planHasPriority(view.plan, now),
      perMinute: ports.messagesPerMinute,
      now,
      freshClaimId: runtime.freshId(),
    });
    if (!decided.ok) return decided;
    if (decided.value === "repeat") return ok(null);
    return (await help.store(request, view.conversation, decided.value)) === "stored" ? ok(null) : "conflict";
  });
  if (!stored.ok) return stored;
  await noteSign(ports, actor.uid);
  const own = (await ports.queue.find(actor.uid))?.value ?? null;
  return ok({ position: (await placeOf(ports.queue, actor.uid, own, ports.runtime.now())) ?? 0 });
}
