import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from '@thodu/domain/payments/reconcile';
import { known, type KnownPayment } from '@thodu/domain/payments/payment';
import { quote } from '@thodu/domain/payments/quote';
import { monthAfter } from '@thodu/domain/payments/month';
import { plans } from '@thodu/domain/plans/plans';
import { DAY, HOUR, MINUTE, SECOND } from '@thodu/domain/time';
import { anActor, NOON } from '../../../../tests/support/domain';
import { Crash, Fate } from '../../../../tests/support/fate';
import { MemoryGateway } from '../../../../tests/support/memoryGateway';
import { MemoryPayments } from '../../../../tests/support/memoryPayments';
import type { Actor } from '@thodu/domain/permissions';
import { isPseudonym, pseudonymOf } from '@thodu/domain/accounts/deletion';
import { endMandates } from './endMandates';
import type { World } from '../ports';
import type { SweepPorts } from '../sweep';
import { cancelPlan } from './cancelPlan';
import { createOrder } from './createOrder';
import { createSubscription } from './createSubscription';
import type { PaymentPorts } from './ports';
import { receiveEvent } from './receiveEvent';
import { refundPayment } from './refundPayment';
import { sweepOrders } from './sweepOrders';
import { verifyPayment } from './verifyPayment';
import { verifySubscription } from './verifySubscription';

/** Whatever people, the bank, the network and the machines may do. Numbers choose among what there is by then. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('order' as const), who: fc.nat(1), plan: fc.nat(3), key: fc.nat(2), item: fc.constantFrom('call' as const, 'chat' as const, undefined) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pay' as const), at: fc.nat(9), outcome: fc.constantFrom('captured' as const, 'captured' as const, 'authorized' as const, 'failed' as const, 'created' as const), amount: fc.constantFrom(undefined, undefined, undefined, 100) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('capture' as const, 'fail' as const), at: fc.nat(9) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('verify' as const), at: fc.nat(9), order: fc.nat(9), mixed: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('hear' as const), at: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refundThere' as const), at: fc.nat(9), part: fc.constantFrom(undefined, 100, 1_000) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refundHere' as const), at: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('subscribe' as const), who: fc.nat(1), plan: fc.integer({ min: 1, max: 3 }), key: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('charge' as const), at: fc.nat(3), outcome: fc.constantFrom('captured' as const, 'captured' as const, 'failed' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endThere' as const), at: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), who: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), time: fc.constantFrom(SECOND, 15 * SECOND, 10 * MINUTE, 2 * HOUR, 3 * DAY, 32 * DAY) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('silence' as const), calls: fc.integer({ min: 1, max: 3 }), after: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), in: fc.integer({ min: 1, max: 6 }), after: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A step alone, or two at once: double clicks, two tabs, a webhook in the middle of a verify. */
const history = fc.array(fc.tuple(step, fc.option(step, { freq: 3, nil: null })), { minLength: 4, maxLength: 30, size: 'max' });

const PEOPLE = ['asha', 'ravi'] as const;
const admin = anActor({ uid: 'admin', guest: false, admin: true });
const pick = <T>(all: readonly T[], at: number): T | undefined => (all.length === 0 ? undefined : all[at % all.length]);

class Story {
  now = NOON;
  readonly fate = new Fate();
  readonly gateway = new MemoryGateway(() => this.now, this.fate);
  readonly sandbox = this.gateway.sandbox;
  readonly store = new MemoryPayments(() => this.now, this.fate);
  readonly world: World = {
    now: () => this.now,
    freshId: () => 'unused',
    wait: () => Promise.resolve(),
    pause: (ceiling) => {
      this.now += ceiling;
      return Promise.resolve();
    },
    skipped: () => undefined,
  };
  readonly ports: PaymentPorts & SweepPorts = {
    world: this.world,
    payments: this.store,
    gateway: this.gateway,
    onDefect: (error) => {
      throw error;
    },
  };

  /** Who has deleted their account, with what stands for them since; they come back as somebody else. */
  readonly left = new Map<string, string>();
  /** The orders whose terms they had by then. */
  readonly bought = new Map<string, ReadonlySet<string>>();

  async run(steps: readonly (readonly [Step, Step | null])[]): Promise<void> {
    for (const [one, other] of steps) {
      await Promise.all([one, ...(other ? [other] : [])].map((each) => this.#survive(each)));
      this.#check();
    }
  }

  /** The world is well again: what is open is settled by sweeps alone. */
  async end(): Promise<void> {
    this.fate.left = null;
    this.gateway.down = 0;
    this.#eraseAgain();
    for (const wait of [MINUTE, 5 * MINUTE, HOUR, DAY + HOUR, DAY + HOUR]) {
      this.now += wait;
      await sweepOrders(this.ports);
      this.#check();
    }
    expect(differences(this.books(), this.now)).toEqual([]);
    for (const [, refund] of this.store.refunds.values()) must(refund.status === 'done', 'every refund that was demanded is made');
    for (const [id, { userId }] of this.store.subscriptions.values()) {
      const { status } = this.sandbox.subscriptions.get(id);
      must(!isPseudonym(userId) || status === 'cancelled', 'nobody is charged whose account is gone');
      const plan = this.store.plans.get(userId)?.value;
      must(status === 'created' || status === 'cancelled' || plan?.status !== 'cancelled' || plan.validUntil <= this.now, 'whoever is still charged can stop it');
    }
  }

  books() {
    const gateway = new Map<string, Record<string, KnownPayment>>();
    for (const [orderId] of this.sandbox.orders) {
      gateway.set(orderId, Object.fromEntries(this.sandbox.paymentsOf(orderId).map((payment) => [payment.id, known(payment)])));
    }
    return { orders: Object.fromEntries(this.store.orders.values()), plans: Object.fromEntries(this.store.plans.values()), gateway: Object.fromEntries(gateway) };
  }

  #personOf(who: number) {
    const name = PEOPLE[who % 2] ?? 'asha';
    return anActor({ uid: `${name}-${[...this.left.keys()].filter((uid) => uid.startsWith(name)).length}`, guest: false });
  }

  /** As deleting an account does it (usecases/accounts/deleteMyAccount). */
  async #leave({ uid }: Actor): Promise<void> {
    const ended = await endMandates(this.ports, uid);
    if (!ended.ok || this.left.has(uid)) return;
    const pseudonym = pseudonymOf(uid);
    this.left.set(uid, pseudonym);
    this.#erase(uid, pseudonym);
  }

  /** What was on its way while an account was deleted, an hour later. */
  #eraseAgain(): void {
    for (const [uid, pseudonym] of this.left) this.#erase(uid, pseudonym);
  }

  #erase(uid: string, pseudonym: string): void {
    const before = this.store.plans.get(uid)?.value.terms ?? [];
    this.bought.set(pseudonym, new Set([...(this.bought.get(pseudonym) ?? []), ...before.map(({ orderId }) => orderId)]));
    this.store.rename(uid, pseudonym);
  }

  #age({ created_at }: { readonly created_at: number }): number {
    return this.now - created_at * SECOND;
  }

  async #survive(each: Step): Promise<void> {
    try {
      await this.#do(each);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }

  async #do(each: Step): Promise<void> {
    const { ports, sandbox } = this;
    const mine = this.store.orders.values();
    const payments = [...sandbox.payments.values()];
    switch (each.do) {
      case 'order': {
        const planId = plans[each.plan]?.planId ?? 'daily-care';
        await createOrder(ports, this.#personOf(each.who), { purchaseKey: `key-${each.key}`, planId, ...(planId === 'pay-as-you-go' && each.item && { item: each.item }) });
        return;
      }
      case 'pay': {
        const order = pick(mine, each.at);
        // A checkout is open for minutes, and the gateway takes no payment for a paid order; two can only overlap.
        if (order && order[1].subscriptionId === null && this.#age(sandbox.order(order[0])) < 2 * DAY) sandbox.pay(order[0], { outcome: each.outcome, ...(each.amount !== undefined && { amount: each.amount }) });
        return;
      }
      case 'capture':
      case 'fail': {
        const payment = pick(payments, each.at);
        if (!payment || payment.captured || sandbox.subscriptions.ofPayment(payment.id) || this.#age(payment) > 4 * DAY) return;
        if (each.do === 'capture') sandbox.capture(payment.id);
        else if (payment.status !== 'failed') sandbox.fail(payment.id);
        return;
      }
      case 'verify': {
        const payment = pick(payments, each.at);
        if (!payment) return;
        const subscription = sandbox.subscriptions.ofPayment(payment.id);
        if (subscription) {
          const owner = this.store.subscriptions.get(subscription.id)?.value.userId ?? 'asha';
          if (isPseudonym(owner)) return;
          await verifySubscription(ports, anActor({ uid: owner, guest: false }), { subscriptionId: subscription.id, paymentId: payment.id, signature: `signed ${payment.id}|${subscription.id}` });
          return;
        }
        const orderId = each.mixed ? (pick(mine, each.order)?.[0] ?? payment.order_id) : payment.order_id;
        const owner = this.store.orders.get(orderId)?.value.userId ?? 'asha';
        if (isPseudonym(owner)) return;
        await verifyPayment(ports, anActor({ uid: owner, guest: false }), { orderId, paymentId: payment.id, signature: `signed ${orderId}|${payment.id}` });
        return;
      }
      case 'hear': {
        const happening = pick(this.gateway.told, each.at);
        if (!happening) return;
        const payload = Object.fromEntries(Object.entries(happening.payload).map(([name, entity]) => [name, { entity }]));
        const body = new TextEncoder().encode(JSON.stringify({ event: happening.event, payload }));
        await receiveEvent(ports, { body, signature: 'signed', eventId: `event-${each.at % this.gateway.told.length}`, hash: `hash-${each.at % this.gateway.told.length}` });
        return;
      }
      case 'refundThere': {
        const payment = pick(payments, each.at);
        const left = payment ? payment.amount - payment.amount_refunded : 0;
        if (payment?.captured && this.#age(payment) < 25 * DAY && left >= (each.part ?? 1)) sandbox.refund(payment.id, each.part === undefined ? {} : { amount: each.part });
        return;
      }
      case 'refundHere': {
        const order = pick(mine, each.at);
        if (order) await refundPayment(ports, admin, { orderId: order[0], reason: 'asked for' });
        return;
      }
      case 'subscribe':
        await createSubscription(ports, this.#personOf(each.who), { purchaseKey: `key-${each.key}`, planId: plans[each.plan]?.planId ?? 'daily-care' });
        return;
      case 'charge': {
        const subscription = pick(this.store.subscriptions.values(), each.at);
        const there = subscription && sandbox.subscriptions.get(subscription[0]);
        const open = there && (there.status !== 'created' || this.#age(there) < 2 * DAY);
        if (open && there.status !== 'cancelled' && !there.has_scheduled_changes) sandbox.subscriptions.charge(there.id, { outcome: each.outcome });
        return;
      }
      case 'endThere': {
        const [id] = pick(this.store.subscriptions.values(), each.at) ?? [];
        if (id !== undefined && sandbox.subscriptions.get(id).status !== 'cancelled') sandbox.subscriptions.end(id, 'cancelled');
        return;
      }
      case 'cancel':
        await cancelPlan(ports, this.#personOf(each.who));
        return;
      case 'leave':
        await this.#leave(this.#personOf(each.who));
        return;
      case 'sweep':
        await sweepOrders(ports);
        return;
      case 'wait':
        this.now += each.time;
        if (each.time > HOUR) this.#eraseAgain();
        return;
      case 'silence':
        this.gateway.down = each.calls;
        this.gateway.downAfter = each.after;
        return;
      case 'crash':
        this.fate.left = each.in;
        this.fate.after = each.after;
    }
  }

  /** What holds at every moment, in the middle of things too. */
  #check(): void {
    const { sandbox } = this;
    const orders = new Map(this.store.orders.values());
    for (const [orderId, order] of orders) {
      const price = quote(order.planId, order.item ?? undefined);
      must(price.ok && price.value.amount === order.amount, 'the price is the plan’s');
      const counted = order.paymentId === null ? null : sandbox.payment(order.paymentId);
      must((counted !== null) === (order.status === 'paid' || order.status === 'refunded'), 'a settled order has a payment that counts');
      if (!counted) continue;
      must(order.payments[counted.id]?.status === 'captured', 'a capture is never forgotten');
      must(counted.captured && counted.order_id === orderId && counted.amount === order.amount && counted.currency === 'INR', 'what counts is captured, of this order and amount');
      must(order.status !== 'refunded' || counted.amount_refunded === counted.amount, 'a refunded order was given back in full');
    }
    const claimed = this.store.purchases.values().flatMap(([, { gatewayId }]) => (gatewayId === null ? [] : [gatewayId]));
    must(new Set(claimed).size === claimed.length, 'an order is of one purchase');
    for (const [id, { subscriptionId }] of orders) must(subscriptionId !== null || claimed.includes(id), 'an order is of a purchase');
    const used = new Set<string>();
    for (const [userId, plan] of this.store.plans.values()) {
      for (const { orderId, paymentId, planId, from, until, boughtAt } of plan.terms) {
        const order = orders.get(orderId);
        must(order?.status === 'paid' && order.userId === userId && order.paymentId === paymentId && order.planId === planId, 'a term is of a paid order of its owner');
        must(until === monthAfter(from) && from >= boughtAt, 'a term is a month, and not from before it was bought');
        must(!isPseudonym(userId) || this.bought.get(userId)?.has(orderId), 'nobody buys anything whose account is gone');
        must(!used.has(paymentId), 'a payment has one term');
        used.add(paymentId);
        const overlaps = plan.terms.some((each) => planId !== 'pay-as-you-go' && each.orderId !== orderId && each.planId === planId && each.from < until && each.until > from);
        must(!overlaps || isPseudonym(userId), 'months of one plan follow each other');
      }
      must(plan.status === 'ended' || plan.terms.some((term) => term.planId === plan.planId), 'the plan that everyone reads is one that was bought');
    }
    for (const { id, amount, amount_refunded } of sandbox.payments.values()) {
      const given = sandbox.refundsOf(id).reduce((sum, refund) => sum + refund.amount, 0);
      must(given === amount_refunded && given <= amount, 'no more is given back than was paid');
    }
  }
}

function must(holds: boolean | undefined, what: string): asserts holds {
  if (holds !== true) throw new Error(`It does not hold that ${what}.`);
}

describe('any history of payments', () => {
  it('keeps every promise at every moment, and ends with our books and the gateway’s alike', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const story = new Story();
        await story.run(steps);
        await story.end();
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 1_000 },
    );
  });
});
