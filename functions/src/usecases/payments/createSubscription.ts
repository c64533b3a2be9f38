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
 * Makes the subscription that checkout is opened with; a repeat answers the first one's, until that has ended. One person
 * has one mandate for a plan at a time, whatever their purchase keys: two would both charge.
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
    // Nothing is made under this key itself.
    find: () => Promise.resolve(ok(null)),
    record: (id, { receipt }, from) => ports.payments.recordPurchase(receipt, id, from),
    isOfUse: async (id) => {
      // One that can't be read is answered as before; its record is for an admin.
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
  // The key names the one before it, so that it is asked for only while that is the newest.
  isOfUse: () => Promise.resolve(true),
});

/**
 * The person's mandate for a plan: the one that they left at the checkout, or a new one, once no other one can be paid
 * any more. A new one is claimed under a key that names the one before it, so that of several calls at once each gets
 * the same.
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
    // Noted first: the sweep ends it where the gateway does not answer now.
    await ports.payments.changeSubscription(id, { cancelling: true, checkAt: ports.runtime.now() });
    const end = await endMandate(ports, id);
    if (!end.ok && !refused) return end;
  }
  if (refused) return fail(refuse("ALREADY_SUBSCRIBED"));
  if (resumed !== null) return ok({ id: resumed });
  // No key of a client has a space in it.
  const made = await purchase(
    ports,
    userId,
    `${planId} after ${before[0]?.[0] ?? "none"}`,
    { planId, item, amount, planName },
    atGateway(ports),
  );
  return made.ok ? ok({ id: made.value }) : made;
}

/** Asks the gateway how a mandate stands; null where there is none. */
async function mandateStateOf(
  ports: PaymentPorts,
  id: string,
  recorded: Subscription | null,
): Promise<Result<MandateState | null, Refused>> {
  if (!recorded) {
    const asked = await ports.gateway.subscription(id);
    if (!asked.ok || !asked.value) return asked.ok ? ok(null) : asked;
    // One that was left at the checkout can't be gone on with where its record can't be read.
    return ok({ status: asked.value.status, cancelling: asked.value.status === "created" });
  }
  const checked = await checkSubscription(ports, id);
  if (!checked.ok)
    return fail(checked.failure.reason === "NOT_FOUND" ? refuse("BUSY") : refuse(checked.failure.reason));
  return ok((await ports.payments.subscription(id))?.value ?? null);
}
