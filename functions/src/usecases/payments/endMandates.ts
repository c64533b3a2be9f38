import type { Failure } from "@thodu/domain/errors";
import { ok, type Result } from "@thodu/domain/result";
import type { PaymentPorts } from "./ports";

/** Ends one at the gateway, and with us. */
export async function endMandate(
  { payments, gateway }: PaymentPorts,
  id: string,
): Promise<Result<null, Failure<"GATEWAY_UNAVAILABLE">>> {
  const ended = await gateway.cancelSubscription(id);
  if (ended.ok) await payments.changeSubscription(id, { status: "cancelled", cancelling: true });
  return ended;
}

/**
 * Ends all that a person has agreed to be charged for each month, at the gateway and at once, also what nobody has heard
 * the confirmation of: whoever pays and cancels a moment later is not charged again. What was paid runs on. May be repeated.
 * Answers whether there was any.
 */
export async function endMandates(
  ports: PaymentPorts,
  userId: string,
): Promise<Result<boolean, Failure<"GATEWAY_UNAVAILABLE">>> {
  // Each that has ended is no longer found, so the first of them are the rest.
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
