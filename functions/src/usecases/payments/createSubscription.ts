import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import { isOfUse, isOver, onWish, type MandateState } from "@thodu/domain/payments/mandates";
import type { Subscription } from "@thodu/domain/payments/model";
import { monthlyQuote } from "@thodu/domain/payments/quote";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { checkSubscription } from "./checkSubscription";
import { endMandate } from "./endMandates";
import type { PaymentPorts, PurchaseRequest } from "./ports";
import { purchase, type Making } from "./purchase";
import { skipOnFailure } from "../skipOnFailure";

type Refused = Failure<"ALREADY_SUBSCRIBED" | "ID_REUSED" | "RATE_LIMITED" | "GATEWAY_UNAVAILABLE" | "BUSY">;

/**
 * Makes the subscription with which the checkout is opened; a repeat returns the first one, until that has ended. A
 * person has one mandate for a plan at a time, whatever their purchase keys: two would both charge.
 */
export async function createSubscription(
  ports: PaymentPorts,
  actor: Actor,
  { purchaseKey, planId }: Input<"createSubscription">,
): Promise<Outcome<"createSubscription">> {
  const quoted = monthlyQuote(planId);
  if (!quoted.ok) return quoted;
  const { amount, planName } = quoted.value;
  const making: Making<Refused> = {
    kind: "subscription",
    make: (request) => mandateFor(ports, request),
    // Nothing is made at the gateway under this key itself.
    find: () => Promise.resolve(ok(null)),
    record: (id, { receipt }, from) => ports.payments.recordPurchase(receipt, id, from),
    isOfUse: async (id) => {
      // If its record can't be read, the answer is as before, and an admin has to look at the record.
      const recorded = await skipOnFailure(ports.runtime, "subscriptions", id, ports.payments.subscription(id));
      return !recorded || isOfUse(recorded.value);
    },
  };
  const made = await purchase(ports, actor.uid, purchaseKey, quoted.value, making);
  return made.ok
    ? ok({ subscriptionId: made.value, amount, currency: "INR", keyId: ports.gateway.keyId(), planName })
    : made;
}

const atGateway = ({ payments, gateway }: PaymentPorts): Making<Failure<"GATEWAY_UNAVAILABLE">> => ({
  kind: "subscription",
  make: (request) => gateway.createSubscription(request),
  find: (receipt) => gateway.subscriptionByReceipt(receipt),
  record: (id, request, from) => payments.recordSubscription(id, request, from),
  // The key contains the one before it, so it is used only while that is the newest.
  isOfUse: () => Promise.resolve(true),
});

/**
 * The person's mandate for a plan: the one that they left at the checkout or, once no other one can be paid any more, a
 * new one. A new one is claimed under a key that contains the one before it, so that several calls at once get the
 * same.
 */
async function mandateFor(
  ports: PaymentPorts,
  { userId, planId, item, amount, planName }: PurchaseRequest,
): Promise<Result<{ readonly id: string }, Refused>> {
  const before = await ports.payments.mandatesFor(userId, planId);
  const mandates: (readonly [string, MandateState])[] = [];
  for (const [id, recorded] of before) {
    if (recorded && isOver(recorded.status)) continue;
    const found = await mandateStateOf(ports, id, recorded);
    if (!found.ok) return found;
    if (found.value) mandates.push([id, found.value]);
  }
  const { refused, resumed, ended } = onWish(mandates);
  for (const id of ended) {
    // Stored first, so that the sweep ends it if the gateway does not answer now.
    await ports.payments.changeSubscription(id, { cancelling: true, checkAt: ports.runtime.now() });
    const end = await endMandate(ports, id);
    if (!end.ok && !refused) return end;
  }
  if (refused) return fail(refuse("ALREADY_SUBSCRIBED"));
  if (resumed !== null) return ok({ id: resumed });
  // Clients' keys have no spaces, so this can't be one.
  const made = await purchase(
    ports,
    userId,
    `${planId} after ${before[0]?.[0] ?? "none"}`,
    { planId, item, amount, planName },
    atGateway(ports),
  );
  return made.ok ? ok({ id: made.value }) : made;
}

/** The state of a mandate at the gateway; null if there is none. */
async function mandateStateOf(
  ports: PaymentPorts,
  id: string,
  recorded: Subscription | null,
): Promise<Result<MandateState | null, Refused>> {
  if (!recorded) {
    const asked = await ports.gateway.subscription(id);
    if (!asked.ok || !asked.value) return asked.ok ? ok(null) : asked;
    // If its record can't be read, a checkout that was left can't be resumed.
    return ok({ status: asked.value.status, cancelling: asked.value.status === "created" });
  }
  const checked = await checkSubscription(ports, id);
  if (!checked.ok)
    return fail(checked.failure.reason === "NOT_FOUND" ? refuse("BUSY") : refuse(checked.failure.reason));
  return ok((await ports.payments.subscription(id))?.value ?? null);
}
