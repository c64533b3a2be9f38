import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { entitlement, type Entitlement } from "@thodu/domain/payments/entitlement";
import { order, type Order } from "@thodu/domain/payments/model";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { accepted, call } from "./callables";
import { database, type Person } from "./people";
import { functionUrl } from "./suite";

const handed = z.object({
  RAZORPAY_BASE_URL: z.string(),
  RAZORPAY_KEY_SECRET: z.string(),
  RAZORPAY_WEBHOOK_SECRET: z.string(),
});
const settings = () => handed.parse(process.env);

const sandboxPayment = z.looseObject({
  id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  captured: z.boolean(),
  amount_refunded: z.number(),
});
export type SandboxPayment = z.infer<typeof sandboxPayment>;
const proof = z.object({ payment: sandboxPayment, signature: z.string() });
const state = z.object({
  orders: z.array(z.looseObject({ id: z.string(), receipt: z.nullable(z.string()), notes: z.looseObject({}) })),
  payments: z.array(sandboxPayment),
  subscriptions: z.array(z.looseObject({ id: z.string(), status: z.string() })),
  refunds: z.array(z.looseObject({ id: z.string(), payment_id: z.string(), amount: z.number() })),
  deliveries: z.array(z.object({ event: z.string(), id: z.string(), status: z.number() })),
});

/** Uses a control of the payment sandbox (docs/payments-sandbox.md). */
export async function control(name: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`${settings().RAZORPAY_BASE_URL}/control/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`The sandbox refused ${name}: ${JSON.stringify(answer)}`);
  return answer;
}

interface Attempt {
  readonly outcome?: "captured" | "authorized" | "failed" | "created";
  readonly method?: "card" | "upi";
  readonly amount?: number;
  readonly currency?: string;
}

export interface Paid {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/** A person pays an order at the checkout; returns what the browser gets. */
export async function pay(orderId: string, attempt: Attempt = {}): Promise<Paid> {
  const { payment, signature } = proof.parse(await control("pay", { order_id: orderId, ...attempt }));
  return { orderId, paymentId: payment.id, signature };
}

export async function charge(subscriptionId: string, attempt: Attempt = {}): Promise<Paid> {
  const { payment, signature } = proof.parse(await control("pay", { subscription_id: subscriptionId, ...attempt }));
  return { orderId: payment.order_id, paymentId: payment.id, signature };
}

export const sandboxState = async (): Promise<z.infer<typeof state>> => state.parse(await control("state"));

/** The checkout's signature of a text. */
export const sign = (text: string, secret = settings().RAZORPAY_KEY_SECRET): string =>
  createHmac("sha256", secret).update(text).digest("hex");

interface WebhookWish {
  readonly secret?: string;
  readonly signature?: string | null;
  readonly eventId?: string | null;
  readonly method?: string;
}

/** Sends a body to the webhook as the gateway does, or as a stranger would; returns the status. */
export async function webhook(
  body: string,
  {
    secret = settings().RAZORPAY_WEBHOOK_SECRET,
    signature = sign(body, secret),
    eventId = randomUUID(),
    method = "POST",
  }: WebhookWish = {},
): Promise<number> {
  const headers = {
    "content-type": "application/json",
    ...(signature !== null && { "x-razorpay-signature": signature }),
    ...(eventId !== null && { "x-razorpay-event-id": eventId }),
  };
  const response = await fetch(functionUrl("razorpayWebhook"), { method, headers, ...(method === "POST" && { body }) });
  await response.arrayBuffer();
  return response.status;
}

export const eventBody = (event: string, payment: Partial<SandboxPayment>): string =>
  JSON.stringify({
    entity: "event",
    account_id: "acc_1",
    event,
    contains: ["payment"],
    payload: { payment: { entity: payment } },
    created_at: 1,
  });

/** An id in the gateway's form that it never made. */
export const strangeId = (prefix: string): string => `${prefix}_${randomBytes(7).toString("hex")}`;

export const storedOrder = async (orderId: string): Promise<Order> =>
  order.parse((await database().doc(`orders/${orderId}`).get()).data());

export async function storedPlan(person: Person): Promise<Entitlement | null> {
  const found = await database().doc(`premiumUsers/${person.uid}`).get();
  return found.exists ? entitlement.parse(found.data()) : null;
}

export const newOrder = async (person: Person, planId = "daily-care", item?: "call" | "chat"): Promise<string> =>
  accepted(await call("createOrder", { purchaseKey: randomUUID(), planId, ...(item && { item }) }, person.token))
    .orderId;

/** All documents except lines of the audit log that are not about payments, which sweeps may write at any time. */
const isAboutMoney = (doc: DocumentSnapshot): boolean =>
  doc.ref.parent.id !== "auditLog" || /^(payment|plan)\./.test(String(doc.get("action")));

/**
 * Everything that a refused call must not change: orders, plans, refunds, events, the lines of the audit log about
 * payments, and the gateway's own books. First delivers what the gateway still has to report.
 */
export async function books(): Promise<unknown> {
  await control("deliver");
  const names = [
    "orders",
    "premiumUsers",
    "refunds",
    "disputes",
    "purchases",
    "subscriptions",
    "paymentEvents",
    "auditLog",
  ];
  const collections = await Promise.all(
    names.map(async (name) =>
      (await database().collection(name).get()).docs
        .filter(isAboutMoney)
        .map((doc) => [doc.ref.path, doc.updateTime.toMillis()]),
    ),
  );
  const { orders, payments, refunds } = await sandboxState();
  return { collections, orders, payments, refunds };
}
