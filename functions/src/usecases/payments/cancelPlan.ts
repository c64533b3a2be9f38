import type { Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { stopPlan } from "./checkSubscription";
import { endMandates } from "./endMandates";
import type { PaymentPorts } from "./ports";

/**
 * Cancels a plan: nothing more is charged, and it runs to the end of what was paid (refund policy, spec section 9). May
 * be repeated. Subscriptions that may still charge end even if no plan runs: the bank may be asked again for an unpaid
 * month.
 */
export async function cancelPlan(ports: PaymentPorts, actor: Actor): Promise<Outcome<"cancelPlan">> {
  const ended = await endMandates(ports, actor.uid);
  if (!ended.ok) return ended;
  const stopped = await stopPlan(ports, actor.uid, actor.uid);
  if (!stopped.ok) return stopped;
  return ended.value || stopped.value ? ok({}) : fail(refuse("NOT_FOUND"));
}
