import { timingSafeEqual } from "node:crypto";

import type { Asked } from "./asked";
import { ApiError, unknownId } from "./entities";
import type { Sandbox } from "./sandbox";

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

function authenticate({ keyId, keySecret }: Sandbox, authorization: string): void {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  if (!same(authorization, expected)) throw new ApiError(401, "Authentication failed");
}

const list = (items: readonly unknown[]): object => ({ entity: "collection", count: items.length, items });

const MOST = 100;

/**
 * Newest first, as in the real API; `count` (default 10) after `skip`, between `from` and `to` (seconds since 1970).
 */
function page<T extends { readonly created_at: number }>(all: Iterable<T>, query: URLSearchParams): object {
  const number = (name: string, fallback: number): number => Number(query.get(name) ?? fallback);
  const count = Math.min(number("count", 10), MOST);
  const skip = number("skip", 0);
  const wanted = [...all]
    .reverse()
    .filter(({ created_at }) => created_at >= number("from", 0) && created_at <= number("to", Number.MAX_SAFE_INTEGER));
  return list(wanted.slice(skip, skip + count));
}

const amountIn = ({ body }: Asked): number | undefined => {
  const { amount } = body;
  return amount === undefined ? undefined : Number(amount);
};

function orders({ gateway }: Sandbox, asked: Asked): object {
  const [, id, part] = asked.path;
  if (id === undefined) {
    if (asked.method === "POST") return gateway.createOrder({ ...asked.body, amount: asked.body["amount"] });
    const receipt = asked.query.get("receipt");
    return page(
      [...gateway.orders.values()].filter((order) => receipt === null || order.receipt === receipt),
      asked.query,
    );
  }
  const order = gateway.order(id);
  return part === "payments" ? list(gateway.paymentsOf(id)) : order;
}

function payments({ gateway }: Sandbox, asked: Asked): object {
  const [, id, part] = asked.path;
  if (id === undefined) return page(gateway.payments.values(), asked.query);
  if (part === "capture") return gateway.capture(id, amountIn(asked));
  if (part === "refunds") return list(gateway.refundsOf(gateway.payment(id).id));
  if (part !== "refund") return gateway.payment(id);
  const amount = amountIn(asked);
  const { notes, speed } = asked.body;
  return gateway.askRefund(id, { notes, speed, ...(amount !== undefined && { amount }) });
}

function refunds({ gateway }: Sandbox, asked: Asked): object {
  const [, id] = asked.path;
  if (id === undefined) return page(gateway.refunds.values(), asked.query);
  const refund = gateway.refunds.get(id);
  if (!refund) throw unknownId();
  return refund;
}

function plans({ gateway: { subscriptions } }: Sandbox, asked: Asked): object {
  const [, id] = asked.path;
  if (id !== undefined) return subscriptions.plan(id);
  return asked.method === "POST"
    ? subscriptions.createPlan(asked.body)
    : page(subscriptions.plans.values(), asked.query);
}

function mandates({ gateway }: Sandbox, asked: Asked): object {
  const [, id, part] = asked.path;
  if (id === undefined) {
    return asked.method === "POST"
      ? gateway.subscriptions.create(asked.body)
      : page(gateway.subscriptions.all.values(), asked.query);
  }
  return part === "cancel"
    ? gateway.subscriptions.cancel(id, Boolean(asked.body["cancel_at_cycle_end"]))
    : gateway.subscriptions.get(id);
}

function invoices({ gateway }: Sandbox, asked: Asked): object {
  return page(gateway.subscriptions.invoicesOf(asked.query.get("subscription_id") ?? ""), asked.query);
}

function disputes({ gateway }: Sandbox, asked: Asked): object {
  const [, id] = asked.path;
  if (id === undefined) return page(gateway.disputes.values(), asked.query);
  const dispute = gateway.disputes.get(id);
  if (!dispute) throw unknownId();
  return dispute;
}

const resources: Readonly<Record<string, (sandbox: Sandbox, asked: Asked) => object>> = {
  orders,
  payments,
  refunds,
  disputes,
  plans,
  subscriptions: mandates,
  invoices,
};

/** Answers `/v1/…` as the SDK calls it, with the key's basic authentication. */
export function answerApi(sandbox: Sandbox, asked: Asked): object {
  authenticate(sandbox, asked.authorization);
  const name = asked.path[0] ?? "";
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
  if (!resource) throw new ApiError(404, "The requested URL was not found on the server.");
  return resource(sandbox, asked);
}
