import * as z from "zod";

import type { Asked } from "./asked";
import { ApiError, type Payment } from "./entities";
import type { Sandbox } from "./sandbox";
import { manners } from "./webhooks";

const attempt = z.strictObject({
  order_id: z.string().optional(),
  subscription_id: z.string().optional(),
  method: z.enum(["card", "upi"]).default("upi"),
  outcome: z.enum(["captured", "authorized", "failed", "created"]).default("captured"),
  amount: z.int().optional(),
  currency: z.string().optional(),
});
const ending = z.strictObject({ subscription_id: z.string(), status: z.enum(["cancelled", "completed"]) });
const onePayment = z.strictObject({ payment_id: z.string(), amount: z.int().optional() });
const disputing = z.strictObject({
  payment_id: z.string(),
  amount: z.int().optional(),
  phase: z.enum(["fraud", "retrieval", "chargeback", "pre_arbitration", "arbitration"]).optional(),
});
const deciding = z.strictObject({ dispute_id: z.string(), status: z.enum(["under_review", "won", "lost", "closed"]) });
const refusing = z.strictObject({
  payment_id: z.string(),
  description: z
    .string()
    .nullable()
    .default("Refund is not supported by the bank because the payment is more than 6 months old"),
});
const told = z.strictObject({
  event: z.string(),
  payment_id: z.string(),
  status: z.enum(["created", "authorized", "captured", "failed", "refunded"]).optional(),
});
const faults = z.strictObject({
  /** What happens to the next `count` calls of the API. */
  api: z
    .strictObject({
      kind: z.enum(["delay", "reset", "502", "429"]),
      count: z.int().positive().default(1),
      delay_ms: z.int().nonnegative().default(0),
      after: z.boolean().default(false),
    })
    .optional(),
  webhooks: z.enum(manners).optional(),
  webhook_delay_ms: z.int().nonnegative().optional(),
});
const delivery = z.strictObject({ reversed: z.boolean().default(false) });

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ApiError(400, parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));
}

/** The payment, and what the checkout would give the browser after it. */
function proof({ gateway, keySecret }: Sandbox, payment: Payment): object {
  const signature = gateway.signature(payment, keySecret);
  const subscription = gateway.subscriptions.ofPayment(payment.id);
  const about =
    subscription === null ? { razorpay_order_id: payment.order_id } : { razorpay_subscription_id: subscription.id };
  return { payment, signature, razorpay_payment_id: payment.id, razorpay_signature: signature, ...about };
}

function pay(sandbox: Sandbox, body: unknown): object {
  const { order_id, subscription_id, method, outcome, amount, currency } = parse(attempt, body);
  const made = {
    method,
    outcome,
    ...(amount !== undefined && { amount }),
    ...(currency !== undefined && { currency }),
  };
  if (subscription_id !== undefined) return proof(sandbox, sandbox.gateway.subscriptions.charge(subscription_id, made));
  if (order_id === undefined) throw new ApiError(400, "Name an order_id or a subscription_id.");
  return proof(sandbox, sandbox.gateway.pay(order_id, made));
}

type Control = (sandbox: Sandbox, body: unknown) => object | Promise<object>;

const controls: Readonly<Record<string, Control>> = {
  pay,
  capture: (sandbox, body) => proof(sandbox, sandbox.gateway.capture(parse(onePayment, body).payment_id)),
  authorize: (sandbox, body) => proof(sandbox, sandbox.gateway.authorize(parse(onePayment, body).payment_id)),
  fail: (sandbox, body) => proof(sandbox, sandbox.gateway.fail(parse(onePayment, body).payment_id)),
  refund: (sandbox, body) => {
    const { payment_id, amount } = parse(onePayment, body);
    return sandbox.gateway.refund(payment_id, amount === undefined ? {} : { amount });
  },
  /** From now on the API refuses to refund a payment; the dashboard (`refund`) does it all the same. */
  refuse: (sandbox, body) => {
    const { payment_id, description } = parse(refusing, body);
    if (description === null) sandbox.gateway.refusals.delete(payment_id);
    else sandbox.gateway.refusals.set(payment_id, description);
    return {};
  },
  dispute: (sandbox, body) => {
    const { payment_id, amount, phase } = parse(disputing, body);
    return sandbox.gateway.disputes.open(payment_id, {
      ...(amount !== undefined && { amount }),
      ...(phase !== undefined && { phase }),
    });
  },
  decide: (sandbox, body) => {
    const { dispute_id, status } = parse(deciding, body);
    return sandbox.gateway.disputes.move(dispute_id, status);
  },
  end: (sandbox, body) => {
    const { subscription_id, status } = parse(ending, body);
    return sandbox.gateway.subscriptions.end(subscription_id, status);
  },
  /** Reports again, late or falsely, that a payment has a state; nothing changes at the gateway. */
  tell: (sandbox, body) => {
    const { event, payment_id, status } = parse(told, body);
    const payment = sandbox.gateway.payment(payment_id);
    sandbox.webhooks.tell({
      event,
      payload: { payment: { ...payment, ...(status !== undefined && { status, captured: status === "captured" }) } },
    });
    return {};
  },
  faults: (sandbox, body) => {
    const { api, webhooks, webhook_delay_ms } = parse(faults, body);
    if (api) sandbox.faults.push({ kind: api.kind, count: api.count, delayMs: api.delay_ms, after: api.after });
    if (webhooks !== undefined) sandbox.webhooks.manner = webhooks;
    if (webhook_delay_ms !== undefined) sandbox.webhooks.delayMs = webhook_delay_ms;
    return {};
  },
  deliver: async (sandbox, body) => {
    await sandbox.webhooks.deliver(parse(delivery, body).reversed);
    return {};
  },
  reset: (sandbox) => {
    sandbox.reset();
    return {};
  },
  state: ({ gateway, webhooks }) => ({
    orders: [...gateway.orders.values()],
    payments: [...gateway.payments.values()],
    refunds: [...gateway.refunds.values()],
    disputes: [...gateway.disputes.values()],
    subscriptions: [...gateway.subscriptions.all.values()],
    deliveries: webhooks.deliveries,
  }),
};

/** `/control/…`: what a person, a bank or bad luck would cause. Described in docs/payments-sandbox.md. */
export async function answerControl(sandbox: Sandbox, asked: Asked): Promise<object> {
  const name = asked.path[0] ?? "";
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) throw new ApiError(404, `There is no control ${name}; there are ${Object.keys(controls).join(", ")}.`);
  return control(sandbox, asked.body);
}
