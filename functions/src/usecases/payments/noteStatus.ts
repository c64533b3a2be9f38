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

/** Who says so: an event, which may be old and out of turn, or the gateway when it is asked. */
type Source = "told" | "asked";

/**
 * Takes a subscription's state into our record, and when the sweep looks next; one that is over stays over. Its end marks
 * its person's plan as not going on when no other one of theirs renews it: else whoever is still charged could not stop it.
 * That a month was not paid is told when the gateway says so itself, once.
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

/** What the end of a subscription does to the plan, and the others that this was decided by. */
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
  const audit = { actor: "server", action: "plan.cancel", target: userId, reason: plan.value.planId } as const;
  return { others, stop: { seen: plan, after: cancelled(plan.value, now), audit } };
}

/** The subscriptions that took the money for what of a plan is not over. */
async function payersOf(payments: PaymentStore, { terms, paused }: Entitlement): Promise<ReadonlySet<string>> {
  const orders = await Promise.all([...terms, ...paused].map(({ orderId }) => payments.order(orderId)));
  return new Set(orders.flatMap((order) => order?.value.subscriptionId ?? []));
}

/** Every other subscription that a person's plan may be renewed by, also one of those beyond the first of `mandatesOf`. */
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
