import { randomBytes } from "node:crypto";
import * as z from "zod";

import { PlainError } from "../lib/plain-error";
import type { Dispute, Order, Payment, Plan, Refund, Subscription } from "./entities";
import { Gateway } from "./gateway";
import { Webhooks } from "./webhooks";

export interface Fault {
  readonly kind: "delay" | "reset" | "502" | "429";
  readonly delayMs: number;
  /** The call is carried out before its answer is lost. */
  readonly after: boolean;
  /** How many calls the fault affects. */
  count: number;
}

export interface SandboxOptions {
  readonly port: number;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Where webhooks are sent: to a function of the emulator. */
  readonly webhookUrl: string;
}

const entries = <T>() => z.array(z.tuple([z.string(), z.custom<T>()]));
const memory = z.object({
  orders: entries<Order>(),
  payments: entries<Payment>(),
  refunds: entries<Refund>(),
  disputes: entries<Dispute>().default([]),
  plans: entries<Plan>(),
  subscriptions: entries<Subscription>(),
  charged: entries<string>(),
});

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const freshId = (): string => Array.from(randomBytes(14), (byte) => LETTERS.charAt(byte % LETTERS.length)).join("");

/** A payment gateway for tests: Razorpay's API, checkout and webhooks on this machine, without money. */
export class Sandbox {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhooks: Webhooks;
  gateway: Gateway;
  faults: Fault[] = [];

  constructor({ keyId, keySecret, webhookSecret, webhookUrl }: SandboxOptions) {
    if (!keyId.startsWith("rzp_test_"))
      throw new PlainError("The payment sandbox takes only keys that begin with rzp_test_.");
    if (new URL(webhookUrl).hostname !== "127.0.0.1")
      throw new PlainError("The payment sandbox serves the emulators of this machine alone.");
    this.keyId = keyId;
    this.keySecret = keySecret;
    this.webhooks = new Webhooks(webhookUrl, webhookSecret);
    this.gateway = this.#fresh();
  }

  /** Deletes everything. */
  reset(): void {
    this.faults = [];
    this.webhooks.reset();
    this.gateway = this.#fresh();
  }

  /** The whole state, as JSON. */
  dump(): string {
    const { orders, payments, refunds, disputes, subscriptions } = this.gateway;
    const { plans, all, charged } = subscriptions;
    return JSON.stringify({
      orders: [...orders],
      payments: [...payments],
      refunds: [...refunds],
      disputes: [...disputes],
      plans: [...plans],
      subscriptions: [...all],
      charged: [...charged],
    });
  }

  /** Restores a state that an earlier sandbox dumped. */
  restore(dumped: string): void {
    const kept = memory.parse(JSON.parse(dumped));
    this.reset();
    const { orders, payments, refunds, disputes, subscriptions } = this.gateway;
    for (const [id, each] of kept.orders) orders.set(id, each);
    for (const [id, each] of kept.payments) payments.set(id, each);
    for (const [id, each] of kept.refunds) refunds.set(id, each);
    for (const [id, each] of kept.disputes) disputes.set(id, each);
    for (const [id, each] of kept.plans) subscriptions.plans.set(id, each);
    for (const [id, each] of kept.subscriptions) subscriptions.all.set(id, each);
    for (const [id, each] of kept.charged) subscriptions.charged.set(id, each);
  }

  /** The fault of the next call of the API; null if there is none. */
  nextFault(): Fault | null {
    const fault = this.faults[0];
    if (!fault) return null;
    fault.count -= 1;
    if (fault.count <= 0) this.faults.shift();
    return fault;
  }

  #fresh(): Gateway {
    return new Gateway({ now: () => Math.floor(Date.now() / 1000), freshId }, (happening) =>
      this.webhooks.tell(happening),
    );
  }
}
