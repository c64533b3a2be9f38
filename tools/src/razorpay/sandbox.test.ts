import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import Razorpay from "razorpay";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import * as z from "zod";

import { Sandbox, type SandboxOptions } from "./sandbox";
import { startSandbox, type RunningSandbox } from "./server";

const heard: { readonly body: string; readonly signature: string; readonly id: string }[] = [];
let receiver: Server;
let running: RunningSandbox;
let base = "";
const port = z.object({ port: z.number() });
const wish = (at: number, webhookUrl: string): SandboxOptions => ({
  port: at,
  keyId: "rzp_test_thodu",
  keySecret: "key secret",
  webhookSecret: "webhook secret",
  webhookUrl,
});

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(port.parse(server.address()).port));
  });

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  const free = await listening(server);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return free;
}

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { "x-razorpay-signature": signature, "x-razorpay-event-id": id } = request.headers;
      heard.push({ body: Buffer.concat(chunks).toString(), signature: String(signature), id: String(id) });
      response.end();
    });
  });
  const to = await listening(receiver);
  const at = await freePort();
  base = `http://127.0.0.1:${at}`;
  running = await startSandbox(wish(at, `http://127.0.0.1:${to}/hook`));
});
afterAll(async () => {
  await running.stop();
  receiver.close();
});

async function control(name: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`${base}/control/${name}`, { method: "POST", body: JSON.stringify(body) });
  return response.json();
}
beforeEach(async () => {
  await control("reset");
  heard.length = 0;
});

/** The real SDK, with another address. */
function sdk(secret = "key secret"): Razorpay {
  const made = new Razorpay({ key_id: "rzp_test_thodu", key_secret: secret });
  const http: unknown = Reflect.get(made.api, "rq");
  if (
    typeof http !== "function" ||
    !("defaults" in http) ||
    typeof http.defaults !== "object" ||
    http.defaults === null
  )
    throw new Error("The SDK has changed.");
  Object.assign(http.defaults, { baseURL: base, proxy: false });
  return made;
}
const paid = z.object({ payment: z.looseObject({ id: z.string(), status: z.string() }), signature: z.string() });
const refused = (description: RegExp, statusCode = 400) => ({
  statusCode,
  error: { code: "BAD_REQUEST_ERROR", description: expect.stringMatching(description) as unknown },
});

describe("the sandbox, through the SDK", () => {
  it("makes an order as the gateway does", async () => {
    const order = await sdk().orders.create({
      amount: 149_900,
      currency: "INR",
      receipt: "r1",
      notes: { userId: "asha" },
    });
    expect(order).toMatchObject({
      entity: "order",
      amount: 149_900,
      amount_paid: 0,
      amount_due: 149_900,
      currency: "INR",
      receipt: "r1",
      status: "created",
      attempts: 0,
    });
    expect(order.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect(await sdk().orders.fetch(order.id)).toEqual(order);
    expect(await sdk().orders.all({ receipt: "r1" })).toMatchObject({
      entity: "collection",
      count: 1,
      items: [{ id: order.id }],
    });
    expect(await sdk().orders.all({ receipt: "r2" })).toMatchObject({ count: 0 });
  });

  test.each([
    [{ amount: 99, currency: "INR" }, /minimum amount/],
    [{ amount: 150.5, currency: "INR" }, /integer/],
    [{ amount: 100, currency: "USD" }, /Currency/],
    [{ amount: 100, currency: "INR", receipt: "r".repeat(41) }, /40 characters/],
  ])("refuses %j", async (order, description) => {
    await expect(sdk().orders.create(order)).rejects.toMatchObject(refused(description));
  });

  it("refuses a wrong key, an unknown id and an unknown path", async () => {
    await expect(sdk("wrong").orders.fetch("order_00000000000000")).rejects.toMatchObject(
      refused(/Authentication failed/, 401),
    );
    await expect(sdk().orders.fetch("order_00000000000000")).rejects.toMatchObject(refused(/does not exist/));
    await expect(sdk().customers.fetch("cust_1")).rejects.toMatchObject(refused(/not found/, 404));
  });

  it("takes a payment, signs it, reports it and refunds it", async () => {
    const order = await sdk().orders.create({ amount: 2_900, currency: "INR" });
    const { payment, signature } = paid.parse(await control("pay", { order_id: order.id, method: "card" }));
    expect(signature).toBe(createHmac("sha256", "key secret").update(`${order.id}|${payment.id}`).digest("hex"));
    expect(await sdk().payments.fetch(payment.id)).toMatchObject({
      entity: "payment",
      status: "captured",
      captured: true,
      method: "card",
      order_id: order.id,
      amount: 2_900,
    });
    expect(await sdk().orders.fetch(order.id)).toMatchObject({
      status: "paid",
      amount_paid: 2_900,
      amount_due: 0,
      attempts: 1,
    });
    expect(await sdk().orders.fetchPayments(order.id)).toMatchObject({ count: 1, items: [{ id: payment.id }] });
    await expect(sdk().payments.refund(payment.id, { amount: 3_000 })).rejects.toMatchObject(refused(/greater than/));
    expect(await sdk().payments.refund(payment.id, { amount: 1_000 })).toMatchObject({
      entity: "refund",
      amount: 1_000,
      payment_id: payment.id,
      status: "processed",
    });
    expect(await sdk().payments.refund(payment.id, {})).toMatchObject({ amount: 1_900 });
    expect(await sdk().payments.fetch(payment.id)).toMatchObject({
      status: "refunded",
      refund_status: "full",
      amount_refunded: 2_900,
    });
    await expect(sdk().payments.refund(payment.id, {})).rejects.toMatchObject(refused(/fully refunded already/));
    await control("deliver");
    expect(heard.map(({ body }) => z.object({ event: z.string() }).parse(JSON.parse(body)).event).sort()).toEqual(
      [
        "payment.authorized",
        "payment.captured",
        "order.paid",
        "refund.created",
        "refund.processed",
        "refund.created",
        "refund.processed",
      ].sort(),
    );
    for (const { body, signature: given } of heard)
      expect(given).toBe(createHmac("sha256", "webhook secret").update(body).digest("hex"));
    expect(new Set(heard.map(({ id }) => id)).size).toBe(heard.length);
  });

  it("lets a bank dispute a payment, refuses its refund meanwhile, and refuses other refunds on request", async () => {
    const order = await sdk().orders.create({ amount: 2_900, currency: "INR" });
    const { payment } = paid.parse(await control("pay", { order_id: order.id }));
    const about = { payment_id: payment.id };
    const { id } = z.object({ id: z.string().regex(/^disp_\w{14}$/) }).parse(await control("dispute", about));
    expect(await sdk().disputes.fetch(id)).toMatchObject({
      ...about,
      entity: "dispute",
      amount: 2_900,
      status: "open",
    });
    await expect(sdk().payments.refund(payment.id, {})).rejects.toMatchObject(refused(/under dispute/));
    await control("decide", { dispute_id: id, status: "won" });
    expect(await sdk().disputes.all({ count: 5 })).toMatchObject({
      count: 1,
      items: [{ id, status: "won", amount_deducted: 0 }],
    });
    await control("refuse", { ...about, description: "No balance." });
    await expect(sdk().payments.refund(payment.id, {})).rejects.toMatchObject(refused(/No balance/));
    await control("refuse", { ...about, description: null });
    expect(await sdk().payments.refund(payment.id, {})).toMatchObject({ amount: 2_900 });
  });

  it("changes from failed to captured when the bank approves late, and not back", async () => {
    const order = await sdk().orders.create({ amount: 2_900, currency: "INR" });
    const { payment } = paid.parse(await control("pay", { order_id: order.id, outcome: "failed" }));
    expect(await sdk().orders.fetch(order.id)).toMatchObject({ status: "attempted", attempts: 1 });
    expect(await sdk().payments.fetch(payment.id)).toMatchObject({ status: "failed", error_code: "BAD_REQUEST_ERROR" });
    await control("capture", { payment_id: payment.id });
    expect(await sdk().payments.fetch(payment.id)).toMatchObject({ status: "captured", error_code: null });
    expect(await control("fail", { payment_id: payment.id })).toMatchObject({ error: { code: "BAD_REQUEST_ERROR" } });
    expect(await sdk().payments.fetch(payment.id)).toMatchObject({ status: "captured" });
  });

  it("fails as requested, before or after the call was carried out", async () => {
    await control("faults", { api: { kind: "502" } });
    await expect(sdk().orders.create({ amount: 100, currency: "INR" })).rejects.toEqual({
      statusCode: 502,
      error: undefined,
    });
    await control("faults", { api: { kind: "429", after: true } });
    await expect(sdk().orders.create({ amount: 100, currency: "INR" })).rejects.toMatchObject({ statusCode: 429 });
    await control("faults", { api: { kind: "reset" } });
    await expect(sdk().orders.create({ amount: 100, currency: "INR" })).rejects.toBeInstanceOf(TypeError);
    expect(await sdk().orders.all()).toMatchObject({ count: 1 });
  });

  it("delays webhooks, duplicates them and loses them", async () => {
    const order = await sdk().orders.create({ amount: 100, currency: "INR" });
    await control("faults", { webhooks: "hold" });
    await control("pay", { order_id: order.id, outcome: "failed" });
    await control("pay", { order_id: order.id, outcome: "authorized" });
    expect(heard).toEqual([]);
    await control("deliver");
    expect(heard).toHaveLength(2);
    await control("faults", { webhooks: "duplicate" });
    await control("pay", { order_id: order.id, outcome: "failed" });
    await control("deliver");
    expect(heard).toHaveLength(4);
    expect(heard[2]).toEqual(heard[3]);
    await control("faults", { webhooks: "lose" });
    await control("pay", { order_id: order.id, outcome: "failed" });
    await control("deliver");
    expect(heard).toHaveLength(4);
  });

  it("charges a subscription month by month, halts it and stops it", async () => {
    const plan = await sdk().plans.create({
      period: "monthly",
      interval: 1,
      item: { name: "Daily Care", amount: 149_900, currency: "INR" },
    });
    const { id } = await sdk().subscriptions.create({ plan_id: plan.id, total_count: 12 });
    const { payment, signature } = paid.parse(await control("pay", { subscription_id: id }));
    expect(signature).toBe(createHmac("sha256", "key secret").update(`${payment.id}|${id}`).digest("hex"));
    expect(await sdk().subscriptions.fetch(id)).toMatchObject({ status: "active", paid_count: 1, remaining_count: 11 });
    expect(await sdk().invoices.all({ subscription_id: id })).toMatchObject({
      count: 1,
      items: [{ payment_id: payment.id, status: "paid" }],
    });
    await control("pay", { subscription_id: id, outcome: "failed" });
    expect(await sdk().subscriptions.fetch(id)).toMatchObject({ status: "pending" });
    await control("pay", { subscription_id: id, outcome: "failed" });
    expect(await sdk().subscriptions.fetch(id)).toMatchObject({ status: "halted" });
    expect(await sdk().subscriptions.cancel(id)).toMatchObject({ status: "cancelled" });
    await expect(sdk().subscriptions.cancel(id)).rejects.toMatchObject(refused(/not cancellable/));
  });
});

it("remembers everything across a restart", async () => {
  const order = await sdk().orders.create({ amount: 100, currency: "INR", receipt: "kept" });
  const { payment } = paid.parse(await control("pay", { order_id: order.id }));
  await sdk().payments.refund(payment.id, {});
  const before = await control("state");
  const dumped = running.sandbox.dump();
  await control("reset");
  expect(await sdk().orders.all()).toMatchObject({ count: 0 });
  running.sandbox.restore(dumped);
  expect(await control("state")).toMatchObject(
    z
      .looseObject({ orders: z.unknown(), payments: z.unknown(), refunds: z.unknown() })
      .transform(({ orders, payments, refunds }) => ({ orders, payments, refunds }))
      .parse(before),
  );
});

it("accepts only test keys, and sends webhooks only to this machine", () => {
  expect(() => new Sandbox({ ...wish(1, "http://127.0.0.1:1/"), keyId: "rzp_live_LbwWq7q4eJx1Aa" })).toThrow(
    /rzp_test_/,
  );
  expect(() => new Sandbox(wish(1, "https://example.com/"))).toThrow(/this machine/);
});

it("serves a checkout that sets no inline style and opens in a frame", async () => {
  const script = await (await fetch(`${base}/v1/checkout.js`)).text();
  expect(script).toContain("window.Razorpay");
  expect(script).not.toMatch(/setAttribute\('style'|<style|cssText/);
  expect((await fetch(`${base}/checkout`)).headers.get("content-type")).toContain("text/html");
});
