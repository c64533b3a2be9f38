import type { Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { stopPlan } from "./checkSubscription";
import { endMandates } from "./endMandates";
import type { PaymentPorts } from "./ports";

/**
 * Nothing more is charged; the plan runs to the end of what was paid (refund policy, spec section 9). Any number of times.
 * What may still charge ends also where no plan runs: its bank may be asked again after a month that it did not pay.
 */
export async function cancelPlan(ports: PaymentPorts, actor: Actor): Promise<Outcome<"cancelPlan">> {
  const ended = await endMandates(ports, actor.uid);
  if (!ended.ok) return ended;
  const stopped = await stopPlan(ports, actor.uid, actor.uid);
  if (!stopped.ok) return stopped;
  return ended.value || stopped.value ? ok({}) : fail(refuse("NOT_FOUND"));
}
