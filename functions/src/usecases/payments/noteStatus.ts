import { SERVER } from "@thodu/domain/accounts/server";
import type { Failure } from "@thodu/domain/errors";
import { cancelled, type Entitlement } from "@thodu/domain/payments/entitlement";
import { endsRenewal, isOver, statusTold, warnedOf, type Word } from "@thodu/domain/payments/mandates";
import type { Subscription } from "@thodu/domain/payments/model";
import { ok, type Result } from "@thodu/domain/result";
import type { Millis } from "@thodu/domain/time";
import { retryOnConflict } from "../retryOnConflict";
import type { Versioned } from "../chat/ports";
import type { Move, PaymentPorts, PaymentStore } from "./ports";

type Consequence = Pick<Move, "others" | "stop">;
const nothingElse: Consequence = { others: new Map(), stop: null };

/** The source of a state: an event, which may be old and out of order, or the gateway's answer now. */
type Source = "told" | "asked";

/**
 * Stores a subscription's state, and when the sweep checks it next; one that is over stays over. At its end, the
 * person's plan is marked as cancelled only if no other subscription of theirs renews it: otherwise they could not
 * cancel that one. If the gateway's answer says that a month was not paid, the person is told once.
 */
export async function noteStatus(
  { runtime, payments }: PaymentPorts,
  subscriptionId: string,
  said: Word,
  source: Source,
  checkAt: Millis | null,
): Promise<Result<null, Failure<"BUSY">>> {
  return retryOnConflict<Result<null, Failure<"BUSY">>>(runtime, async () => {
    const seen = await payments.subscription(subscriptionId);
    if (!seen) return ok(null);
    const wasOver = isOver(seen.value.status);
    const { status, toldAt } = statusTold(seen.value, said);
    const consequence =
      wasOver || !isOver(status) ? nothingElse : await ofItsEnd(payments, subscriptionId, seen.value, runtime.now());
    const warned = wasOver || source === "told" ? seen.value.warned : warnedOf(seen.value, status);
    const warns = warned !== null && warned !== seen.value.warned;
    const change = { status, toldAt, checkAt, warned };
    return (await payments.moveSubscription(subscriptionId, { seen, change, warns, ...consequence })) === "stored"
      ? ok(null)
      : "conflict";
  });
}

/** How the end of a subscription changes the plan, and the other subscriptions on which that depends. */
async function ofItsEnd(
  payments: PaymentStore,
  subscriptionId: string,
  { userId, status }: Subscription,
  now: Millis,
): Promise<Consequence> {
  const plan = await payments.entitlement(userId);
  if (plan?.value.status !== "active" || plan.value.validUntil <= now) return nothingElse;
  const paid = await payersOf(payments, plan.value);
  const others = await othersOf(payments, userId, subscriptionId, paid);
  const mandates = [...others].map(([id, { value }]) => ({ status: value.status, paid: paid.has(id) }));
  if (!endsRenewal({ status, paid: paid.has(subscriptionId) }, mandates)) return { others, stop: null };
  const audit = { actor: SERVER, action: "plan.cancel", target: userId, reason: plan.value.planId } as const;
  return { others, stop: { seen: plan, after: cancelled(plan.value, now), audit } };
}

/** The subscriptions that paid for terms of a plan that are not over. */
async function payersOf(payments: PaymentStore, { terms, paused }: Entitlement): Promise<ReadonlySet<string>> {
  const orders = await Promise.all([...terms, ...paused].map(({ orderId }) => payments.order(orderId)));
  return new Set(orders.flatMap((order) => order?.value.subscriptionId ?? []));
}

/** All other subscriptions that may renew a person's plan, also those beyond the limit of `mandatesOf`. */
async function othersOf(
  payments: PaymentStore,
  userId: string,
  subscriptionId: string,
  paid: ReadonlySet<string>,
): Promise<Move["others"]> {
  const ids = new Set([...(await payments.mandatesOf(userId)), ...paid]);
  ids.delete(subscriptionId);
  const found = await Promise.all([...ids].map(async (id) => [id, await payments.subscription(id)] as const));
  return new Map(
    found.flatMap(([id, seen]): (readonly [string, Versioned<Subscription>])[] => (seen ? [[id, seen]] : [])),
  );
}
