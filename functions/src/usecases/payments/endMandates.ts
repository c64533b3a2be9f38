import type { Failure } from "@thodu/domain/errors";
import { ok, type Result } from "@thodu/domain/result";
import type { PaymentPorts } from "./ports";

/** Ends a mandate at the gateway and in our records. */
export async function endMandate(
  { payments, gateway }: PaymentPorts,
  id: string,
): Promise<Result<null, Failure<"GATEWAY_UNAVAILABLE">>> {
  const ended = await gateway.cancelSubscription(id);
  if (ended.ok) await payments.changeSubscription(id, { status: "cancelled", cancelling: true });
  return ended;
}

/**
 * Ends all mandates of a person, at the gateway and at once, also those whose confirmation was not received: a person
 * who pays and cancels a moment later is not charged again. What was paid runs on. May be repeated. Returns whether
 * there was any.
 */
export async function endMandates(
  ports: PaymentPorts,
  userId: string,
): Promise<Result<boolean, Failure<"GATEWAY_UNAVAILABLE">>> {
  // A mandate that has ended is no longer found, so the first page is always the rest.
  const { payments } = ports;
  let any = false;
  for (let rest = await payments.mandatesOf(userId); rest.length > 0; rest = await payments.mandatesOf(userId)) {
    for (const id of rest) {
      const ended = await endMandate(ports, id);
      if (!ended.ok) return ended;
      any = true;
    }
  }
  return ok(any);
}
