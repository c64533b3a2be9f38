import { refuse, type Failure } from "@thodu/domain/errors";
import type { Purchase } from "@thodu/domain/payments/model";
import type { Quote } from "@thodu/domain/payments/quote";
import { fail, ok, type Result } from "@thodu/domain/result";
import { MINUTE, SECOND } from "@thodu/domain/time";
import type { Versioned } from "../chat/ports";
import type { PaymentPorts, PurchaseRequest } from "./ports";

/** Longer than a request to the gateway can take. */
const LEASE = 10 * SECOND;
const PATIENCE = 12 * SECOND;
const PAUSE_CEILING = 300;
/** More than a hesitant person makes; only programs reach it. */
const PURCHASES_A_MINUTE = 30;

type Refused = Failure<"ID_REUSED" | "RATE_LIMITED" | "GATEWAY_UNAVAILABLE" | "BUSY">;

/** How an order or a subscription is made at the gateway, found there again, and recorded here. */
export interface Making<E extends Failure> {
  readonly kind: "order" | "subscription";
  make(request: PurchaseRequest): Promise<Result<{ readonly id: string }, E>>;
  find(receipt: string): Promise<Result<{ readonly id: string } | null, E>>;
  record(id: string, request: PurchaseRequest, from: Versioned<Purchase>): Promise<"stored" | "conflict">;
  /** Whether the result of a purchase is still of use to its person; if not, a new one is made under its key. */
  isOfUse(id: string): Promise<boolean>;
}

const sameAs = (a: Quote, { planId, item, amount }: Purchase): boolean =>
  a.planId === planId && a.item === item && a.amount === amount;

/**
 * One purchase key leads to one order. The caller that creates the key's document asks the gateway, while the others
 * wait for the result. If there is none (a crash, no answer), the next caller takes over and first asks the gateway
 * whether the order was made. The same happens once the result is of no use any more. Returns the gateway's id.
 */
export async function purchase<E extends Failure>(
  ports: PaymentPorts,
  userId: string,
  purchaseKey: string,
  quote: Quote,
  making: Making<E>,
): Promise<Result<string, Refused | E>> {
  const { runtime, payments } = ports;
  const purchaseId = payments.purchaseId(making.kind, userId, purchaseKey);
  const request: PurchaseRequest = { ...quote, receipt: purchaseId, userId };
  const giveUpAt = runtime.now() + PATIENCE;
  let seen = await payments.purchase(purchaseId);
  if (!seen) {
    if ((await payments.begunSince(userId, runtime.now() - MINUTE, PURCHASES_A_MINUTE)) >= PURCHASES_A_MINUTE) {
      return fail(refuse("RATE_LIMITED", { retryAfterSeconds: MINUTE / SECOND }));
    }
    const { planId, item, amount } = quote;
    const ours = await payments.claim(purchaseId, { userId, planId, item, amount, leaseUntil: runtime.now() + LEASE });
    if (ours) return ask(ports, purchaseId, request, ours, making, true);
  }
  for (;;) {
    seen = await payments.purchase(purchaseId);
    if (seen && !sameAs(quote, seen.value)) return fail(refuse("ID_REUSED"));
    const made = seen?.value.gatewayId ?? null;
    if (made !== null && (await making.isOfUse(made))) return ok(made);
    if (seen && seen.value.leaseUntil <= runtime.now()) {
      const ours = await payments.lease(purchaseId, seen, runtime.now() + LEASE);
      if (ours) return ask(ports, purchaseId, request, ours, making, false);
    }
    if (runtime.now() >= giveUpAt) return fail(refuse("BUSY"));
    await runtime.pause(PAUSE_CEILING);
  }
}

async function ask<E extends Failure>(
  { runtime, payments }: PaymentPorts,
  purchaseId: string,
  request: PurchaseRequest,
  ours: Versioned<Purchase>,
  making: Making<E>,
  first: boolean,
): Promise<Result<string, Refused | E>> {
  const found = first ? ok(null) : await making.find(request.receipt);
  const made = found.ok && !found.value ? await making.make(request) : found;
  if (!made.ok || !made.value) {
    // The next try need not wait for the lease; it first asks whether this one was carried out after all.
    await payments.lease(purchaseId, ours, runtime.now());
    return made.ok ? fail(refuse("GATEWAY_UNAVAILABLE")) : made;
  }
  if ((await making.record(made.value.id, request, ours)) === "stored") return ok(made.value.id);
  const other = (await payments.purchase(purchaseId))?.value.gatewayId ?? null;
  return other !== null && other !== ours.value.gatewayId ? ok(other) : fail(refuse("BUSY"));
}
