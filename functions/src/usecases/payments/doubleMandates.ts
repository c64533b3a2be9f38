import { doublesOf } from "@thodu/domain/payments/mandates";
import type { SweepPorts } from "../sweep";
import type { PaymentPorts } from "./ports";

class TwoMandates extends Error {
  constructor(subscriptionId: string, older: string) {
    super(`${subscriptionId} charges for a plan that ${older} charges the same person for: one must end.`);
    this.name = "TwoMandates";
  }
}

/**
 * Stores whether a subscription charges for a plan for which an older one of its person charges too, and clears that
 * mark where it is no longer so. Reported as a defect once: only a person can say which one is to end.
 */
export async function noteDoubles(
  { payments, onDefect }: PaymentPorts & SweepPorts,
  subscriptionId: string,
): Promise<true> {
  const seen = await payments.subscription(subscriptionId);
  if (!seen) return true;
  const found = await payments.mandatesFor(seen.value.userId, seen.value.planId);
  const mandates = found.flatMap(([id, mandate]) => (mandate ? [[id, mandate] as const] : []));
  const doubles = doublesOf(mandates);
  for (const [id, { doubleOf }] of mandates) {
    const older = doubles.get(id) ?? null;
    // Another new double is reported when it is checked itself, so that each is reported once.
    if (older === doubleOf || (doubleOf === null && id !== subscriptionId)) continue;
    if (older !== null && doubleOf === null) onDefect(new TwoMandates(id, older));
    await payments.changeSubscription(id, { doubleOf: older });
  }
  return true;
}
