import { randomUUID } from 'node:crypto';
import { isPseudonym } from '@thodu/domain/accounts/deletion';
import { monthAfter } from '@thodu/domain/payments/month';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, call, reasonOf } from '../support/callables';
import { books, charge, control, newOrder, pay, sandboxState, sign, storedOrder, storedPlan, webhook, type Paid } from '../support/payments';
import { differences, keepWebhooksAway, soon, sweep, verify } from '../support/paymentTests';
import { account, database, type Person } from '../support/people';

keepWebhooksAway();
afterAll(async () => expect(await differences()).toEqual([]));

const wish = (person: Person, planId = 'daily-care') => call('createSubscription', { purchaseKey: randomUUID(), planId }, person.token);
const subscribe = async (person: Person, planId?: string): Promise<string> => accepted(await wish(person, planId)).subscriptionId;
const confirm = (person: Person, subscriptionId: string, { paymentId, signature }: Paid) => call('verifySubscription', { subscriptionId, paymentId, signature }, person.token);
const record = async (subscriptionId: string) => (await database().doc(`subscriptions/${subscriptionId}`).get()).data();
const thereIs = async (subscriptionId: string) => (await sandboxState()).subscriptions.find(({ id }) => id === subscriptionId)?.status;
const becomes = (subscriptionId: string, status: string) => vi.waitFor(async () => expect(await record(subscriptionId)).toMatchObject({ status }), soon);

/** A subscription whose first month is paid and confirmed, with the end of that month. */
async function running(): Promise<{ readonly person: Person; readonly id: string; readonly first: Paid; readonly until: number }> {
  const person = await account();
  const id = await subscribe(person);
  const first = await charge(id);
  const { status, validUntil } = accepted(await confirm(person, id, first));
  expect(status).toBe('active');
  return { person, id, first, until: Date.parse(validUntil ?? '') };
}

describe('a subscription', () => {
  it('gives a month with each charge, and none twice', async () => {
    const person = await account();
    const subscriptionId = await subscribe(person);
    await control('faults', { webhooks: 'duplicate' });
    const first = await charge(subscriptionId);
    const answer = accepted(await confirm(person, subscriptionId, first));
    expect(answer.status).toBe('active');
    const second = await charge(subscriptionId);
    await vi.waitFor(async () => expect((await storedPlan(person))?.terms).toHaveLength(2), soon);
    await control('deliver');
    expect(await storedPlan(person)).toMatchObject({ planId: 'daily-care', validUntil: monthAfter(Date.parse(answer.validUntil ?? '')) });
    expect((await storedPlan(person))?.terms.map(({ paymentId }) => paymentId).sort()).toEqual([first.paymentId, second.paymentId].sort());
    await becomes(subscriptionId, 'active');
  });

  it('gives one month for one charge however often, by whatever way and under whatever id it is told', async () => {
    const { person, id, first, until } = await running();
    const payment = (await sandboxState()).payments.find((each) => each.id === first.paymentId);
    const body = JSON.stringify({ event: 'subscription.charged', payload: { subscription: { entity: { id, status: 'active' } }, payment: { entity: payment } } });
    const eventId = randomUUID();
    expect(await Promise.all([webhook(body, { eventId }), webhook(body, { eventId }), webhook(body), webhook(body, { eventId: null })])).toEqual([200, 200, 200, 200]);
    expect(accepted(await confirm(person, id, first)).validUntil).toBe(new Date(until).toISOString());
    await sweep();
    await sweep();
    expect(await storedPlan(person)).toMatchObject({ validUntil: until, status: 'active' });
    expect((await storedPlan(person))?.terms).toHaveLength(1);
    expect((await sandboxState()).refunds.filter(({ payment_id }) => payment_id === first.paymentId)).toEqual([]);
  });

  it('whose month could not be charged is pending, keeps what was paid, and goes on once it is charged', async () => {
    const { person, id, first, until } = await running();
    await control('faults', { webhooks: 'deliver' });
    await charge(id, { outcome: 'failed' });
    await becomes(id, 'pending');
    expect(await storedPlan(person)).toMatchObject({ status: 'active', validUntil: until, paymentId: first.paymentId });
    await sweep();
    await sweep();
    const told = await database().collection(`users/${person.uid}/outbox`).where('kind', '==', 'renewal-failed').limit(5).get();
    expect(told.size).toBe(1);
    await charge(id);
    await becomes(id, 'active');
    await vi.waitFor(async () => expect(await storedPlan(person)).toMatchObject({ status: 'active', validUntil: monthAfter(until) }), soon);
    expect((await storedPlan(person))?.terms).toHaveLength(2);
  });

  it('that is halted gives nothing more, and goes on once it is charged after all', async () => {
    const { person, id, until } = await running();
    await control('faults', { webhooks: 'deliver' });
    await charge(id, { outcome: 'failed' });
    await becomes(id, 'pending');
    await charge(id, { outcome: 'failed' });
    await becomes(id, 'halted');
    expect(await storedPlan(person)).toMatchObject({ status: 'active', validUntil: until });
    expect((await storedPlan(person))?.terms).toHaveLength(1);
    await charge(id);
    await becomes(id, 'active');
    await vi.waitFor(async () => expect((await storedPlan(person))?.validUntil).toBe(monthAfter(until)), soon);
  });

  it.each(['cancelled', 'completed'] as const)('that is %s at the gateway runs to the end of what was paid, and no old word revives it', async (status) => {
    const { person, id, until } = await running();
    await control('faults', { webhooks: 'deliver' });
    await control('end', { subscription_id: id, status });
    await becomes(id, status);
    await vi.waitFor(async () => expect(await storedPlan(person)).toMatchObject({ status: 'cancelled', validUntil: until }), soon);
    for (const event of ['subscription.activated', 'subscription.pending', 'subscription.halted']) {
      expect(await webhook(JSON.stringify({ event, payload: { subscription: { entity: { id, status: event.slice('subscription.'.length) } } } }))).toBe(200);
    }
    await sweep();
    expect(await record(id)).toMatchObject({ status, checkAt: null });
    expect(await storedPlan(person)).toMatchObject({ status: 'cancelled', validUntil: until });
    expect((await storedPlan(person))?.terms).toHaveLength(1);
  });

  it('is followed by the sweep alone when every webhook is lost: charged, pending, halted, cancelled', async () => {
    const person = await account();
    const id = await subscribe(person);
    const looked = async () => {
      await database().doc(`subscriptions/${id}`).update({ checkAt: Timestamp.now() });
      await sweep();
      return (await record(id))?.['status'] as unknown;
    };
    const first = await charge(id);
    expect(await looked()).toBe('active');
    const until = (await storedPlan(person))?.validUntil ?? 0;
    expect(await storedPlan(person)).toMatchObject({ status: 'active', paymentId: first.paymentId });
    await charge(id, { outcome: 'failed' });
    expect(await looked()).toBe('pending');
    await charge(id, { outcome: 'failed' });
    expect(await looked()).toBe('halted');
    expect(await storedPlan(person)).toMatchObject({ status: 'active', validUntil: until });
    await charge(id);
    expect(await looked()).toBe('active');
    expect(await storedPlan(person)).toMatchObject({ status: 'active', validUntil: monthAfter(until) });
    await control('end', { subscription_id: id, status: 'cancelled' });
    expect(await looked()).toBe('cancelled');
    expect(await storedPlan(person)).toMatchObject({ status: 'cancelled', validUntil: monthAfter(until) });
  });

  it('stops with the plan', async () => {
    const { person, id, until } = await running();
    expect(accepted(await call('cancelPlan', {}, person.token))).toEqual({});
    expect(await storedPlan(person)).toMatchObject({ status: 'cancelled', validUntil: until });
    expect(await record(id)).toMatchObject({ status: 'cancelled' });
    // No webhook and no sweep had told by then that it was confirmed: it is not charged again all the same.
    await expect(charge(id)).rejects.toThrow('cancelled');
  });

  it('is confirmed by its owner with its own payment alone', async () => {
    const person = await account();
    const subscriptionId = await subscribe(person);
    const paid = await charge(subscriptionId);
    const single = await pay(await newOrder(person));
    const before = await books();
    expect(reasonOf(await confirm(await account(), subscriptionId, paid))).toBe('NOT_FOUND');
    expect(reasonOf(await confirm(person, subscriptionId, { ...paid, signature: sign(`${subscriptionId}|${paid.paymentId}`) }))).toBe('SIGNATURE_MISMATCH');
    expect(reasonOf(await confirm(person, subscriptionId, { ...single, signature: sign(`${single.paymentId}|${subscriptionId}`) }))).toBe('PAYMENT_MISMATCH');
    expect(reasonOf(await call('createSubscription', { purchaseKey: 'k', planId: 'pay-as-you-go' }, person.token))).toBe('UNKNOWN_PLAN');
    expect(await books()).toEqual(before);
  });
});

describe('a second subscription to the same plan', () => {
  it('is the first one while that was left at the checkout, however many are asked for at once', async () => {
    const person = await account();
    const ids = await Promise.all(Array.from({ length: 5 }, () => subscribe(person)));
    expect(new Set(ids).size).toBe(1);
    expect(await subscribe(person)).toBe(ids[0]);
  });

  it('is refused once the first one charges, and made once that has ended', async () => {
    const { person, id } = await running();
    const mandates = async () => (await sandboxState()).subscriptions.length;
    const before = await mandates();
    expect(reasonOf(await wish(person))).toBe('ALREADY_SUBSCRIBED');
    expect(await mandates()).toBe(before);
    accepted(await call('cancelPlan', {}, person.token));
    const next = await subscribe(person);
    expect(next).not.toBe(id);
    expect([await thereIs(id), await thereIs(next)]).toEqual(['cancelled', 'created']);
  });
});

describe('two subscriptions of one person', () => {
  beforeEach(() => control('faults', { webhooks: 'deliver' }));
  const ended = async (subscriptionId: string) => {
    await control('end', { subscription_id: subscriptionId, status: 'cancelled' });
    await becomes(subscriptionId, 'cancelled');
  };
  const stops = async ({ uid }: Person) =>
    (await database().collection('auditLog').where('target', '==', uid).get()).docs.filter((doc) => doc.get('action') === 'plan.cancel').length;

  it('keep the plan going until the second ends, and it can be cancelled meanwhile', async () => {
    const { person, id } = await running();
    const other = await subscribe(person, 'deep-healing');
    const until = Date.parse(accepted(await confirm(person, other, await charge(other))).validUntil ?? '');
    await vi.waitFor(async () => expect(await storedPlan(person)).toMatchObject({ status: 'active', planId: 'deep-healing', validUntil: until }), soon);
    await ended(id);
    expect(await storedPlan(person)).toMatchObject({ status: 'active', validUntil: until });
    expect(await stops(person)).toBe(0);
    expect(accepted(await call('cancelPlan', {}, person.token))).toEqual({});
    expect(await thereIs(other)).toBe('cancelled');
    expect(await storedPlan(person)).toMatchObject({ status: 'cancelled', validUntil: until });
  });

  it('stop the plan once when both end at once, told by the gateway', async () => {
    const { person, id } = await running();
    const other = await subscribe(person, 'deep-healing');
    accepted(await confirm(person, other, await charge(other)));
    await Promise.all([id, other].map(ended));
    expect(await storedPlan(person)).toMatchObject({ status: 'cancelled' });
    expect(await stops(person)).toBe(1);
  });

  it('stop the plan when the sweep finds the last one ended', async () => {
    await control('faults', { webhooks: 'lose' });
    const { person, id } = await running();
    const other = await subscribe(person, 'deep-healing');
    accepted(await confirm(person, other, await charge(other)));
    for (const [each, status] of [[id, 'active'], [other, 'cancelled']] as const) {
      await control('end', { subscription_id: each, status: 'cancelled' });
      await database().doc(`subscriptions/${each}`).update({ checkAt: Timestamp.now() });
      await sweep();
      expect(await record(each)).toMatchObject({ status: 'cancelled', checkAt: null });
      expect(await storedPlan(person)).toMatchObject({ status });
    }
  });

  it('of which one was left at the checkout: its end says nothing, and it keeps nothing going', async () => {
    const { person, id } = await running();
    const [one, two] = [await subscribe(person, 'deep-healing'), await subscribe(person, 'unlimited-support')];
    await ended(one);
    expect(await storedPlan(person)).toMatchObject({ status: 'active' });
    await ended(id);
    expect(await storedPlan(person)).toMatchObject({ status: 'cancelled' });
    expect(await record(two)).toMatchObject({ status: 'created' });
  });

  it('leave a plan that was bought once as it is when one is left at the checkout', async () => {
    const person = await account();
    accepted(await verify(person, await pay(await newOrder(person))));
    await ended(await subscribe(person));
    expect(await storedPlan(person)).toMatchObject({ status: 'active' });
  });
});

describe('deleting an account', () => {
  beforeEach(() => control('faults', { webhooks: 'lose' }));

  it('ends what would go on charging, begun or not, and gives back what is charged in that moment', async () => {
    const { person, id, first } = await running();
    const unconfirmed = await subscribe(person, 'deep-healing');
    const open = await newOrder(person);
    const late = await charge(id);
    accepted(await call('deleteMyAccount', {}, person.token));
    expect([await thereIs(id), await thereIs(unconfirmed)]).toEqual(['cancelled', 'cancelled']);
    for (const each of [id, unconfirmed]) await expect(charge(each)).rejects.toThrow('cancelled');

    // Neither a month that was taken before nobody knew of it, nor what is paid in a checkout that is still open, buys anything.
    const paid = await pay(open);
    for (const each of [id, unconfirmed]) await database().doc(`subscriptions/${each}`).update({ checkAt: Timestamp.now() });
    await sweep();
    await sweep();
    const { refunds } = await sandboxState();
    for (const [paymentId, amount] of [
      [late.paymentId, [149_900]],
      [paid.paymentId, [149_900]],
      [first.paymentId, []],
    ] as const) {
      expect(refunds.filter(({ payment_id }) => payment_id === paymentId).map((refund) => refund.amount)).toEqual(amount);
    }
    expect(await storedOrder(late.orderId)).toMatchObject({ status: 'refunded' });
    expect(await storedPlan(person)).toBeNull();
  });

  it('says to come back while the gateway does not answer, with nothing changed', async () => {
    const { person, id } = await running();
    await control('faults', { api: { kind: '502', count: 1 } });
    const refused = await call('deleteMyAccount', {}, person.token);
    expect(refused).toMatchObject({ ok: false, details: { reason: 'BUSY', retryable: true } });
    expect(await storedPlan(person)).toMatchObject({ status: 'active' });
    expect((await database().doc(`deletions/${person.uid}`).get()).exists).toBe(false);
    accepted(await call('deleteMyAccount', {}, person.token));
    expect(await thereIs(id)).toBe('cancelled');
  });

  it('leaves a mandate that was begun in its last moment to the sweep', async () => {
    const person = await account();
    const id = await subscribe(person);
    accepted(await call('deleteMyAccount', {}, person.token));
    const other = await account();
    const begun = await subscribe(other);
    const userId = String((await record(id))?.['userId']);
    expect(isPseudonym(userId)).toBe(true);
    await database().doc(`subscriptions/${begun}`).update({ userId });
    await charge(begun);
    await sweep();
    expect(await thereIs(begun)).toBe('cancelled');
    expect(await record(begun)).toMatchObject({ status: 'cancelled', checkAt: null });
  });
});

it('of a plan that was bought once leaves the months of a subscription after it', async () => {
  const person = await account();
  const { validUntil } = accepted(await verify(person, await pay(await newOrder(person))));
  const id = await subscribe(person);
  const paid = await charge(id);
  expect(Date.parse(accepted(await confirm(person, id, paid)).validUntil ?? '')).toBe(monthAfter(Date.parse(validUntil ?? '')));
});
