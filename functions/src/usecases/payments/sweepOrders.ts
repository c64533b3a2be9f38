import { reviewed } from "@thodu/domain/payments/entitlement";
import { isGatewayId } from "@thodu/domain/payments/ids";
import { toKnownPayment } from "@thodu/domain/payments/payment";
import { nextCheck } from "@thodu/domain/payments/schedule";
import { DAY, SECOND } from "@thodu/domain/time";
import type { Swept, SweepPorts } from "../sweep";
import type { ListPage } from "../ports";
import { sweepPages } from "../sweepPages";
import { applyNews } from "./applyNews";
import { checkSubscription } from "./checkSubscription";
import { noteDoubles } from "./doubleMandates";
import { findDispute, openDisputes, RECENT } from "./disputes";
import { refundPaid } from "./refundPaid";
import type { PaymentPorts } from "./ports";

/** Events older than this that are not applied yet are tried again. */
const RETRY_AFTER = 10 * SECOND;
const ABREAST = 5;
/** Of the five minutes until the next sweep, with some left for what was begun last. */
const TIME_EACH = 40 * SECOND;

class RefundGivenUp extends Error {
  constructor(paymentId: string) {
    super(`The gateway keeps refusing to give ${paymentId} back: it must be made there by hand.`);
    this.name = "RefundGivenUp";
  }
}

/** Asks the gateway which payments an order has; true once its answer is in the ledger. */
export async function checkOrder(ports: PaymentPorts, orderId: string): Promise<boolean> {
  const { runtime, payments, gateway } = ports;
  if (!isGatewayId("order", orderId)) return true;
  const asked = await gateway.paymentsOf(orderId);
  if (!asked.ok) return false;
  const disputed = await openDisputes(ports, orderId);
  if (!disputed) return false;
  const news = (asked.value ?? []).map(
    (payment) => [payment.id, { ...toKnownPayment(payment), ...disputed.get(payment.id) }] as const,
  );
  const applied = await applyNews(ports, orderId, Object.fromEntries(news));
  if (!applied.ok) return false;
  await payments.postpone(orderId, nextCheck(applied.value, runtime.now()));
  return true;
}

/** Sets the plan that everyone reads after another one has ended. */
async function review({ runtime, payments }: PaymentPorts, userId: string): Promise<boolean> {
  const seen = await payments.entitlement(userId);
  return !seen || (await payments.change(userId, seen, reviewed(seen.value, runtime.now()), null)) === "stored";
}

/** Asks the gateway about an event that was stored but not applied; one that belongs to nothing of ours stays. */
async function recall(ports: PaymentPorts, eventId: string): Promise<boolean> {
  const event = await ports.payments.event(eventId);
  if (!event) return true;
  const order = event.orderId === null ? true : await checkOrder(ports, event.orderId);
  const subscription = event.subscriptionId === null ? true : (await checkSubscription(ports, event.subscriptionId)).ok;
  // An event that nothing of ours matches within a day is left for a person (domain/src/payments/trouble).
  if (order && subscription) await ports.payments.eventApplied(eventId);
  return order && subscription;
}

/** Tries a refund again; one that is given up is reported as a defect, so that somebody looks at it. */
async function refund(ports: PaymentPorts & SweepPorts, paymentId: string): Promise<boolean> {
  const before = await ports.payments.refund(paymentId);
  const given = await refundPaid(ports, paymentId);
  const isGivenUp = given.ok && given.value === "given-up";
  if (isGivenUp && before?.value.status === "due") ports.onDefect(new RefundGivenUp(paymentId));
  return given.ok && given.value === "refunded";
}

const failed: Swept = { done: 0, failed: 1, left: 0 };

/** Finds disputes of which no webhook came. */
async function disputes(ports: PaymentPorts & SweepPorts): Promise<Swept> {
  const listed = await ports.gateway.disputesSince(ports.runtime.now() - RECENT);
  if (!listed.ok) return failed;
  const page = { items: listed.value, next: null, after: () => Promise.resolve(0) };
  return sweepPages(
    ports,
    TIME_EACH,
    () => Promise.resolve(page),
    (each) => findDispute(ports, each),
    ABREAST,
  );
}

/**
 * Every five minutes: applies events that were stored and not applied, and handles orders that neither verify nor a
 * webhook settled, subscriptions, disputes without a webhook, refunds that are due, and plans to review. Each part has
 * a time limit and may fail alone, so that none keeps the others waiting.
 */
export async function sweepOrders(ports: PaymentPorts & SweepPorts): Promise<Readonly<Record<string, Swept>>> {
  const { runtime, payments } = ports;
  const part = async (sweep: () => Promise<Swept>): Promise<Swept> => {
    try {
      return await sweep();
    } catch (error) {
      ports.onDefect(error);
      return failed;
    }
  };
  const each = (first: () => Promise<ListPage<string>>, work: (id: string) => Promise<boolean>): Promise<Swept> =>
    part(() => sweepPages(ports, TIME_EACH, first, work, ABREAST));
  const due = (what: Parameters<typeof payments.due>[0]) => () => payments.due(what, runtime.now());
  return {
    events: await each(
      () => payments.unapplied(runtime.now() - DAY, runtime.now() - RETRY_AFTER),
      (id) => recall(ports, id),
    ),
    orders: await each(due("orders"), (id) => checkOrder(ports, id)),
    subscriptions: await each(
      due("subscriptions"),
      async (id) => (await checkSubscription(ports, id)).ok && (await noteDoubles(ports, id)),
    ),
    // After the months that were just found, which they may be about; before refunds, which wait for them.
    disputes: await part(() => disputes(ports)),
    refunds: await each(due("refunds"), (id) => refund(ports, id)),
    plans: await each(due("plans"), (id) => review(ports, id)),
  };
}
