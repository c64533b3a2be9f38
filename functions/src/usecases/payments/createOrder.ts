import type { Input, Outcome } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import { quote } from "@thodu/domain/payments/quote";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { PaymentPorts } from "./ports";
import { purchase, type Making } from "./purchase";

const making = ({ payments, gateway }: PaymentPorts): Making<Failure<"GATEWAY_UNAVAILABLE">> => ({
  kind: "order",
  make: (request) => gateway.createOrder(request),
  find: (receipt) => gateway.orderByReceipt(receipt),
  record: (id, request, from) => payments.recordOrder(id, request, from),
  isOfUse: () => Promise.resolve(true),
});

/** Makes the order with which the checkout is opened; a repeat returns the first one. */
export async function createOrder(
  ports: PaymentPorts,
  actor: Actor,
  { purchaseKey, planId, item }: Input<"createOrder">,
): Promise<Outcome<"createOrder">> {
  const quoted = quote(planId, item);
  if (!quoted.ok) return quoted;
  const { amount, planName } = quoted.value;
  const made = await purchase(ports, actor.uid, purchaseKey, quoted.value, making(ports));
  return made.ok ? ok({ orderId: made.value, amount, currency: "INR", keyId: ports.gateway.keyId(), planName }) : made;
}
