import { refuse, type Failure } from "@thodu/domain/errors";
import { gatewayDispute, type GatewayDispute } from "@thodu/domain/payments/dispute";
import { isGatewayId } from "@thodu/domain/payments/ids";
import { subscription as subscriptionModel } from "@thodu/domain/payments/model";
import { gatewayPayment, type GatewayPayment } from "@thodu/domain/payments/payment";
import { fail, ok, type Result } from "@thodu/domain/result";
import { SECOND, type Millis } from "@thodu/domain/time";
import type Razorpay from "razorpay";
import * as z from "zod/mini";
import type {
  Charge,
  Gateway,
  GatewayOrder,
  GatewaySubscription,
  PaymentSettings,
  Refusal,
  PurchaseRequest,
} from "../../usecases/payments/ports";
import { ask, loadSdk, orRefusal, read, tryTo } from "./api";
import { isSigned } from "./signatures";

const order = z.object({ id: z.string(), amount: z.int(), currency: z.string() });
const many = <S extends z.ZodMiniType>(one: S) => z.object({ items: z.array(one) });
const plan = z.object({
  id: z.string(),
  notes: z._default(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]), {}),
});
const subscription = z.object({
  id: z.string(),
  status: subscriptionModel.shape.status,
  notes: z._default(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]), {}),
});
const invoice = z.object({ order_id: z.nullable(z.string()), payment_id: z.nullable(z.string()) });

const datedDispute = z.extend(gatewayDispute, { created_at: z.int() });

const MOST = 100;
const MOST_DISPUTES = 1_000;
/** Ten years, so that a person has to approve a mandate only once. */
const MONTHS = 120;
const ALREADY_BACK = /fully refunded already/i;
const ALREADY_OVER = /not cancellable|already (been )?cancel/i;

type Answer<T> = Promise<Result<T, Failure<"GATEWAY_UNAVAILABLE">>>;

const noteIn = (notes: object, name: string): unknown => Object.entries(notes).find(([key]) => key === name)?.[1];

/** Razorpay by its SDK; the only place that uses it. Only ids of the exact form get into a path. */
export class RazorpayGateway implements Gateway {
  #sdk: Promise<Razorpay> | undefined;
  readonly #plans = new Map<string, string>();

  /** `settings` is called at the first use, since its secrets exist only in functions that handle payments. */
  constructor(readonly settings: () => PaymentSettings) {}

  keyId(): string {
    return this.settings().keyId;
  }

  async createOrder({ amount, receipt, userId, planId, item }: PurchaseRequest): Answer<GatewayOrder> {
    const sdk = await this.#load();
    const notes = { userId, planId, ...(item !== null && { item }) };
    return required(await ask(() => sdk.orders.create({ amount, currency: "INR", receipt, notes }), order));
  }

  async orderByReceipt(receipt: string): Answer<GatewayOrder | null> {
    const sdk = await this.#load();
    const found = await read(() => sdk.orders.all({ receipt, count: 1 }), many(order));
    return found.ok ? ok(found.value?.items[0] ?? null) : found;
  }

  async payment(paymentId: string): Answer<GatewayPayment | null> {
    if (!isGatewayId("pay", paymentId)) return ok(null);
    const sdk = await this.#load();
    return read(() => sdk.payments.fetch(paymentId), gatewayPayment);
  }

  shownPayment(paymentId: string): Answer<GatewayPayment | Refusal | null> {
    return orRefusal(() => this.payment(paymentId));
  }

  async paymentsOf(orderId: string): Answer<readonly GatewayPayment[] | null> {
    if (!isGatewayId("order", orderId)) return ok(null);
    const sdk = await this.#load();
    const found = await read(() => sdk.orders.fetchPayments(orderId), many(gatewayPayment));
    return found.ok ? ok(found.value?.items ?? null) : found;
  }

  async refund(paymentId: string, amount: number): Answer<Refusal | null> {
    if (!isGatewayId("pay", paymentId)) return ok(null);
    const sdk = await this.#load();
    return tryTo(() => sdk.payments.refund(paymentId, { amount, speed: "normal" }), ALREADY_BACK);
  }

  async dispute(disputeId: string): Answer<GatewayDispute | null> {
    if (!isGatewayId("disp", disputeId)) return ok(null);
    const sdk = await this.#load();
    return read(() => sdk.disputes.fetch(disputeId), gatewayDispute);
  }

  async disputesSince(since: Millis): Answer<readonly GatewayDispute[]> {
    const sdk = await this.#load();
    const found: z.output<typeof datedDispute>[] = [];
    for (let skip = 0; skip < MOST_DISPUTES; skip += MOST) {
      const page = await read(() => sdk.disputes.all({ count: MOST, skip }), many(datedDispute));
      if (!page.ok) return page;
      const items = page.value?.items ?? [];
      found.push(...items);
      // The newest come first.
      if (items.length < MOST || items.some(({ created_at }) => created_at * SECOND < since)) break;
    }
    return ok(found.filter(({ created_at }) => created_at * SECOND >= since));
  }

  async createSubscription(request: PurchaseRequest): Answer<GatewaySubscription> {
    const sdk = await this.#load();
    const planAt = await this.#plan(sdk, request);
    if (!planAt.ok) return planAt;
    const { receipt, userId, planId } = request;
    const made = {
      plan_id: planAt.value,
      total_count: MONTHS,
      customer_notify: true,
      notes: { receipt, userId, planId },
    };
    return required(await ask(() => sdk.subscriptions.create(made), subscription));
  }

  async subscriptionByReceipt(receipt: string): Answer<GatewaySubscription | null> {
    const sdk = await this.#load();
    const found = await read(() => sdk.subscriptions.all({ count: MOST }), many(subscription));
    return found.ok ? ok(found.value?.items.find(({ notes }) => noteIn(notes, "receipt") === receipt) ?? null) : found;
  }

  async subscription(subscriptionId: string): Answer<GatewaySubscription | null> {
    if (!isGatewayId("sub", subscriptionId)) return ok(null);
    const sdk = await this.#load();
    return read(() => sdk.subscriptions.fetch(subscriptionId), subscription);
  }

  async charges(subscriptionId: string): Answer<readonly Charge[]> {
    if (!isGatewayId("sub", subscriptionId)) return ok([]);
    const sdk = await this.#load();
    const query = { subscription_id: subscriptionId, count: MOST };
    const found = await read(() => sdk.invoices.all(query), many(invoice));
    if (!found.ok) return found;
    const charges = (found.value?.items ?? []).flatMap(({ order_id, payment_id }) =>
      order_id !== null && payment_id !== null ? [{ orderId: order_id, paymentId: payment_id }] : [],
    );
    return ok(charges.toReversed());
  }

  async cancelSubscription(subscriptionId: string): Answer<null> {
    if (!isGatewayId("sub", subscriptionId)) return ok(null);
    const sdk = await this.#load();
    const asked = await tryTo(() => sdk.subscriptions.cancel(subscriptionId, false), ALREADY_OVER);
    // It still charges: the caller, or the sweep, must try again.
    return asked.ok && asked.value === null ? ok(null) : fail(refuse("GATEWAY_UNAVAILABLE"));
  }

  signed(text: string, signature: string): boolean {
    return isSigned(text, signature, this.settings().keySecrets);
  }

  signedWebhook(body: Uint8Array, signature: string): boolean {
    return isSigned(body, signature, this.settings().webhookSecrets);
  }

  #load(): Promise<Razorpay> {
    this.#sdk ??= loadSdk(this.settings());
    return this.#sdk;
  }

  /** The gateway's own plan of this price; made there for the first subscription to it. */
  async #plan(sdk: Razorpay, { planId, planName, amount }: PurchaseRequest): Answer<string> {
    const mark = `${planId}-${amount}`;
    const before = this.#plans.get(mark);
    if (before !== undefined) return ok(before);
    const listed = await read(() => sdk.plans.all({ count: MOST }), many(plan));
    if (!listed.ok) return listed;
    let id = listed.value?.items.find(({ notes }) => noteIn(notes, "thodu") === mark)?.id;
    if (id === undefined) {
      const item = { name: planName, amount, currency: "INR" };
      const made = required(
        await ask(() => sdk.plans.create({ period: "monthly", interval: 1, item, notes: { thodu: mark } }), plan),
      );
      if (!made.ok) return made;
      ({ id } = made.value);
    }
    this.#plans.set(mark, id);
    return ok(id);
  }
}

/** The result of creating something; a gateway that answers 'no such thing' to that has not answered. */
function required<T>(
  made: Result<T | null, Failure<"GATEWAY_UNAVAILABLE">>,
): Result<T, Failure<"GATEWAY_UNAVAILABLE">> {
  if (!made.ok) return made;
  return made.value === null ? fail(refuse("GATEWAY_UNAVAILABLE")) : ok(made.value);
}
