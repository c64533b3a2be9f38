import { randomUUID } from 'node:crypto';
import { monthAfter } from '@thodu/domain/payments/month';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { wiring } from '../../functions/src/runtime/wiring';
import { sweepOrders } from '../../functions/src/usecases/payments/sweepOrders';
import { compare } from '../../tools/src/commands/reconcile';
import { accepted, call, post, reasonOf } from '../support/callables';
import { books, charge, control, eventBody, newOrder, pay, sandboxState, sign, storedOrder, storedPlan, strangeId, webhook, type Paid } from '../support/payments';
import { account, database, guest, type Person } from '../support/people';
import { suite } from '../support/suite';

const verify = (person: Person, { orderId, paymentId, signature }: Paid) => call('verifyPayment', { orderId, paymentId, signature }, person.token);
const order = (person: Person, planId: string, more: object = {}) => call('createOrder', { purchaseKey: randomUUID(), planId, ...more }, person.token);
const sweep = () => sweepOrders(wiring());
/** Two hours on: an order that is paid is looked at hourly in its first day. */
const later = () => ({ ...wiring(), world: { ...wiring().world, now: () => Date.now() + 2 * 3_600_000 } });
const soon = { timeout: 20_000, interval: 100 };

/** The emulator starts a worker for each webhook that comes while another one is answered; four are enough here. */
beforeAll(async () => {
  await Promise.all(Array.from({ length: 4 }, () => webhook('null')));
});

/** Webhooks stay away unless a test is about them. */
beforeEach(() => control('faults', { webhooks: 'lose' }));
/** What is still on its way must not arrive in the next one. */
afterEach(() => control('deliver'));

describe('an order', () => {
  test.each([
    ['pay-as-you-go', {}, 2_900, 'Pay As You Go'],
    ['pay-as-you-go', { item: 'call' }, 2_900, 'Pay As You Go'],
    ['pay-as-you-go', { item: 'chat' }, 1_900, 'Pay As You Go'],
    ['daily-care', {}, 149_900, 'Daily Care'],
    ['deep-healing', {}, 199_900, 'Deep Healing'],
    ['unlimited-support', {}, 299_900, 'Unlimited Support'],
  ] as const)('%s %j', async (planId, more, amount, planName) => {
    const person = await account();
    const made = accepted(await order(person, planId, more));
    expect(made).toEqual({ orderId: made.orderId, amount, currency: 'INR', keyId: 'rzp_test_thodu', planName });
    expect(made.orderId).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect(await storedOrder(made.orderId)).toMatchObject({ userId: person.uid, planId, amount, currency: 'INR', status: 'created', paymentId: null });
  });

  it('is one for one purchase key, however many calls come at once', { timeout: 120_000 }, async () => {
    const person = await account();
    const purchaseKey = randomUUID();
    const before = (await sandboxState()).orders.length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('createOrder', { purchaseKey, planId: 'daily-care' }, person.token)));
    const [first] = answers.map(accepted);
    expect(answers.map(accepted)).toEqual(answers.map(() => first));
    expect((await sandboxState()).orders.length).toBe(before + 1);
    expect((await database().collection('orders').where('userId', '==', person.uid).get()).size).toBe(1);
    expect(reasonOf(await call('createOrder', { purchaseKey, planId: 'deep-healing' }, person.token))).toBe('ID_REUSED');
    expect(reasonOf(await call('createOrder', { purchaseKey, planId: 'pay-as-you-go', item: 'chat' }, person.token))).toBe('ID_REUSED');
    // The key is the person's: another one's is their own.
    const other = accepted(await call('createOrder', { purchaseKey, planId: 'daily-care' }, (await account()).token));
    expect(other.orderId).not.toBe(first?.orderId);
  });

  it('is found again when the gateway made it and its answer was lost', async () => {
    for (const kind of ['reset', '502', '429'] as const) {
      const person = await account();
      const purchaseKey = randomUUID();
      const before = (await sandboxState()).orders.length;
      await control('faults', { api: { kind, after: true } });
      expect(reasonOf(await call('createOrder', { purchaseKey, planId: 'daily-care' }, person.token))).toBe('GATEWAY_UNAVAILABLE');
      const { orderId } = accepted(await call('createOrder', { purchaseKey, planId: 'daily-care' }, person.token));
      const { orders } = await sandboxState();
      expect(orders.length).toBe(before + 1);
      expect(orders.at(-1)).toMatchObject({ id: orderId });
    }
  });

  it('is not waited for longer than the gateway may take', async () => {
    const person = await account();
    const purchaseKey = randomUUID();
    const before = (await sandboxState()).orders.length;
    await control('faults', { api: { kind: 'delay', delay_ms: 6_000 } });
    const startedAt = Date.now();
    expect(reasonOf(await call('createOrder', { purchaseKey, planId: 'daily-care' }, person.token))).toBe('GATEWAY_UNAVAILABLE');
    expect(Date.now() - startedAt).toBeLessThan(6_000);
    // It came about all the same, and the next try finds it.
    await vi.waitFor(async () => expect((await sandboxState()).orders.length).toBe(before + 1), soon);
    const { orderId } = accepted(await call('createOrder', { purchaseKey, planId: 'daily-care' }, person.token));
    expect((await sandboxState()).orders.at(-1)?.id).toBe(orderId);
    expect((await sandboxState()).orders.length).toBe(before + 1);
  });

  it('stops at thirty a minute', { timeout: 120_000 }, async () => {
    const person = await account();
    for (let n = 0; n < 30; n += 1) await newOrder(person);
    const refused = await order(person, 'daily-care');
    expect(refused).toMatchObject({ ok: false, details: { reason: 'RATE_LIMITED', retryable: true, retryAfterSeconds: 60 } });
  });
});

describe('a bad order', () => {
  const purchaseKey = 'key-1';
  test.each([
    ['an unknown plan', { purchaseKey, planId: 'gold' }, 'UNKNOWN_PLAN'],
    ['__proto__ as a plan', { purchaseKey, planId: '__proto__' }, 'UNKNOWN_PLAN'],
    ['the title of a plan', { purchaseKey, planId: 'DailyCare' }, 'UNKNOWN_PLAN'],
    ['an amount of the client', { purchaseKey, planId: 'daily-care', amount: 100 }, 'INVALID_INPUT'],
    ['amount 0', { purchaseKey, planId: 'daily-care', amount: 0 }, 'INVALID_INPUT'],
    ['amount as text', { purchaseKey, planId: 'daily-care', amount: '100' }, 'INVALID_INPUT'],
    ['currency USD', { purchaseKey, planId: 'daily-care', currency: 'USD' }, 'INVALID_INPUT'],
    ['an item of a month', { purchaseKey, planId: 'daily-care', item: 'call' }, 'INVALID_INPUT'],
    ['an unknown item', { purchaseKey, planId: 'pay-as-you-go', item: 'video' }, 'INVALID_INPUT'],
    ['a uid', { purchaseKey, planId: 'daily-care', uid: 'ravi' }, 'INVALID_INPUT'],
    ['no key', { planId: 'daily-care' }, 'INVALID_INPUT'],
    ['a key that is a path', { purchaseKey: 'a/b', planId: 'daily-care' }, 'INVALID_INPUT'],
    ['a plan that is no text', { purchaseKey, planId: { $ne: null } }, 'INVALID_INPUT'],
  ])('%s', async (_, data, reason) => {
    const person = await account();
    const before = await books();
    expect(reasonOf(await post('createOrder', JSON.stringify({ data }), person.token))).toBe(reason);
    expect(await books()).toEqual(before);
  });

  test.each(['createOrder', 'verifyPayment', 'cancelPlan', 'createSubscription', 'verifySubscription'] as const)('%s by a guest, and by nobody, asks to log in', async (name) => {
    const inputs = {
      createOrder: { purchaseKey, planId: 'daily-care' },
      createSubscription: { purchaseKey, planId: 'daily-care' },
      verifyPayment: { orderId: strangeId('order'), paymentId: strangeId('pay'), signature: '0'.repeat(64) },
      verifySubscription: { subscriptionId: strangeId('sub'), paymentId: strangeId('pay'), signature: '0'.repeat(64) },
      cancelPlan: {},
    };
    const before = await books();
    const data = JSON.stringify({ data: inputs[name] });
    for (const token of [(await guest()).token, undefined]) {
      expect(await post(name, data, token)).toMatchObject({ ok: false, status: 'UNAUTHENTICATED', message: 'Please log in first.', details: { reason: 'UNAUTHENTICATED' } });
    }
    expect(await books()).toEqual(before);
  });
});

describe('a payment', () => {
  it('gives the plan at once, for a calendar month, and answers a repeat alike', async () => {
    const person = await account();
    const paid = await pay(await newOrder(person));
    const before = Date.now();
    const answer = accepted(await verify(person, paid));
    const plan = await storedPlan(person);
    expect(plan).toMatchObject({ userId: person.uid, planName: 'Daily Care', amount: 1_499, paymentId: paid.paymentId, planId: 'daily-care', item: null, status: 'active' });
    expect(answer).toEqual({ status: 'active', planId: 'daily-care', validUntil: new Date(plan?.validUntil ?? 0).toISOString() });
    expect(plan?.validUntil).toBeGreaterThanOrEqual(monthAfter(before));
    expect(plan?.validUntil).toBeLessThanOrEqual(monthAfter(Date.now()));
    const then = await books();
    expect(accepted(await verify(person, paid))).toEqual(answer);
    expect(await books()).toEqual(then);
    const audit = await database().collection('auditLog').where('target', '==', person.uid).get();
    expect(audit.docs.map((doc) => String(doc.get('action')))).toEqual(['payment.activate']);
  });

  it('lifts the limit of the free messages from the next one', async () => {
    const person = await account();
    const say = () => call('sendMessage', { messageId: randomUUID(), text: 'hello' }, person.token);
    for (let n = 0; n < 19; n += 1) accepted(await say());
    expect(reasonOf(await say())).toBe('CHAT_LIMIT');
    accepted(await verify(person, await pay(await newOrder(person, 'unlimited-support'))));
    expect(accepted(await say())).toMatchObject({ remaining: null, locked: false });
  });

  it('of a chat of Pay As You Go says which of the two it was', async () => {
    const person = await account();
    accepted(await verify(person, await pay(await newOrder(person, 'pay-as-you-go', 'chat'))));
    expect(await storedPlan(person)).toMatchObject({ planId: 'pay-as-you-go', item: 'chat', amount: 19, planName: 'Pay As You Go' });
  });

  it('bought again adds a month to the end', async () => {
    const person = await account();
    const first = accepted(await verify(person, await pay(await newOrder(person))));
    const second = accepted(await verify(person, await pay(await newOrder(person))));
    expect(Date.parse(second.validUntil ?? '')).toBe(monthAfter(Date.parse(first.validUntil ?? '')));
  });

  it('that is only authorised is pending, until it is captured', async () => {
    const person = await account();
    const paid = await pay(await newOrder(person), { outcome: 'authorized' });
    expect(accepted(await verify(person, paid))).toEqual({ status: 'pending', planId: 'daily-care', validUntil: null });
    expect(await storedPlan(person)).toBeNull();
    await control('capture', { payment_id: paid.paymentId });
    expect(accepted(await verify(person, paid)).status).toBe('active');
  });

  it('that failed gives nothing, and a late capture of it still counts', async () => {
    const person = await account();
    const paid = await pay(await newOrder(person), { outcome: 'failed' });
    expect(await verify(person, paid)).toMatchObject({ ok: false, message: 'Oops 😔 Payment was cancelled or failed. Please try again.', details: { reason: 'PAYMENT_FAILED' } });
    expect(await storedPlan(person)).toBeNull();
    await control('capture', { payment_id: paid.paymentId });
    expect(accepted(await verify(person, paid)).status).toBe('active');
  });

  it('waits while the gateway does not answer', async () => {
    const person = await account();
    const paid = await pay(await newOrder(person));
    await control('faults', { api: { kind: '502', count: 2 } });
    expect(await verify(person, paid)).toMatchObject({ ok: false, details: { reason: 'GATEWAY_UNAVAILABLE', retryable: true } });
    expect(accepted(await verify(person, paid)).status).toBe('active');
  });
});

describe('an attack on a payment changes nothing', () => {
  async function refusal(person: Person, paid: Paid): Promise<string> {
    const before = await books();
    const reason = reasonOf(await verify(person, paid));
    expect(await books()).toEqual(before);
    return reason;
  }
  const flipped = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1);

  it('a signature that is flipped, upper-case, cut, of another payment or another secret', async () => {
    const person = await account();
    const orderId = await newOrder(person);
    const paid = await pay(orderId);
    const other = await pay(await newOrder(person));
    const wrong = [flipped(paid.signature), paid.signature.toUpperCase(), paid.signature.slice(1), 'x', other.signature, sign(`${orderId}|${paid.paymentId}`, 'another secret'), sign(`${paid.paymentId}|${orderId}`)];
    for (const signature of wrong) expect(await refusal(person, { ...paid, signature })).toBe('SIGNATURE_MISMATCH');
    const before = await books();
    expect(reasonOf(await post('verifyPayment', JSON.stringify({ data: { orderId, paymentId: paid.paymentId } }), person.token))).toBe('INVALID_INPUT');
    expect(reasonOf(await post('verifyPayment', JSON.stringify({ data: { ...paid, signature: '' } }), person.token))).toBe('INVALID_INPUT');
    expect(reasonOf(await post('verifyPayment', JSON.stringify({ data: { ...paid, amount: 100 } }), person.token))).toBe('INVALID_INPUT');
    expect(await books()).toEqual(before);
  });

  it("another person's order, or one that is not there", async () => {
    const paid = await pay(await newOrder(await account()));
    const stranger = await account();
    expect(await refusal(stranger, paid)).toBe('NOT_FOUND');
    const orderId = strangeId('order');
    expect(await refusal(stranger, { ...paid, orderId, signature: sign(`${orderId}|${paid.paymentId}`) })).toBe('NOT_FOUND');
    expect(await refusal(stranger, { ...paid, orderId: '../premiumUsers/x' })).toBe('NOT_FOUND');
  });

  it("a cheap order's payment for a dear plan, with and without a forged signature", async () => {
    const person = await account();
    const cheap = await pay(await newOrder(person, 'pay-as-you-go', 'chat'));
    const dear = await newOrder(person, 'unlimited-support');
    expect(await refusal(person, { ...cheap, orderId: dear })).toBe('SIGNATURE_MISMATCH');
    expect(await refusal(person, { ...cheap, orderId: dear, signature: sign(`${dear}|${cheap.paymentId}`) })).toBe('PAYMENT_MISMATCH');
  });

  it('a payment of another amount or currency, or one that is not there', async () => {
    const person = await account();
    expect(await refusal(person, await pay(await newOrder(person), { amount: 100, outcome: 'authorized' }))).toBe('PAYMENT_MISMATCH');
    expect(await refusal(person, await pay(await newOrder(person), { currency: 'USD', outcome: 'authorized' }))).toBe('PAYMENT_MISMATCH');
    const orderId = await newOrder(person);
    for (const paymentId of [strangeId('pay'), 'pay_short', '../orders', strangeId('order')]) {
      expect(await refusal(person, { orderId, paymentId, signature: sign(`${orderId}|${paymentId}`) })).toBe('PAYMENT_MISMATCH');
    }
  });
});

describe('the webhook', () => {
  const told = async (person: Person, event = 'payment.captured') => {
    const { orderId, paymentId } = await pay(await newOrder(person));
    const payment = (await sandboxState()).payments.find(({ id }) => id === paymentId);
    return { orderId, paymentId, body: eventBody(event, payment ?? {}) };
  };

  it('is enough by itself, within five seconds', async () => {
    const person = await account();
    const orderId = await newOrder(person);
    await control('faults', { webhooks: 'deliver' });
    await pay(orderId);
    await vi.waitFor(async () => expect((await storedPlan(person))?.status).toBe('active'), { timeout: 5_000, interval: 50 });
    expect(await storedOrder(orderId)).toMatchObject({ status: 'paid' });
  });

  it('refuses what is unsigned, signed otherwise, re-serialised or no event, and any other method', async () => {
    const { body } = await told(await account());
    const before = await books();
    const wrong = [
      webhook(body, { signature: null }),
      webhook(body, { signature: '' }),
      webhook(body, { secret: 'another secret' }),
      webhook(body, { signature: sign(body) }),
      webhook(body, { signature: sign(body, process.env['RAZORPAY_WEBHOOK_SECRET']).toUpperCase() }),
      webhook(JSON.stringify(JSON.parse(body), null, 1), { signature: sign(body, process.env['RAZORPAY_WEBHOOK_SECRET']) }),
      webhook('no json'),
      webhook('null'),
      webhook('{"payload":{}}'),
      webhook(''),
    ];
    expect(await Promise.all(wrong)).toEqual(wrong.map(() => 400));
    expect(await Promise.all(['GET', 'PUT', 'DELETE'].map((method) => webhook(body, { method })))).toEqual([405, 405, 405]);
    expect(await webhook(eventBody('settlement.processed', {}))).toBe(200);
    expect(await books()).toEqual(before);
  });

  it('counts once by its id, by its body where it has none, and a known id with another body as another event', async () => {
    const person = await account();
    const one = await told(person);
    const two = await told(person);
    expect(await webhook(one.body, { eventId: 'event-of-this-test' })).toBe(200);
    const end = (await storedPlan(person))?.validUntil;
    expect(await webhook(one.body, { eventId: 'event-of-this-test' })).toBe(200);
    expect(await webhook(one.body, { eventId: null })).toBe(200);
    expect(await webhook(one.body, { eventId: 'a/b' })).toBe(200);
    expect((await storedPlan(person))?.validUntil).toBe(end);
    expect(await webhook(two.body, { eventId: 'event-of-this-test' })).toBe(200);
    expect(await storedOrder(two.orderId)).toMatchObject({ status: 'paid' });
    expect((await storedPlan(person))?.terms).toHaveLength(2);
  });

  it('stores no address and no number of a person', async () => {
    const { paymentId, body } = await told(await account());
    expect(body).toContain('person@example.com');
    await webhook(body, { eventId: paymentId });
    expect(JSON.stringify((await database().doc(`paymentEvents/${paymentId}`).get()).data())).not.toMatch(/person@|99999/);
  });

  it('of an unknown order is stored and left for the sweep', async () => {
    const body = eventBody('payment.captured', { id: strangeId('pay'), order_id: strangeId('order'), amount: 100, currency: 'INR', status: 'captured', amount_refunded: 0 });
    expect(await webhook(body, { eventId: 'event-of-nobody' })).toBe(200);
    expect((await database().doc('paymentEvents/event-of-nobody').get()).get('applied')).toBe(false);
  });

  it('never undoes a capture with a late failure', async () => {
    const person = await account();
    const { paymentId, orderId, body } = await told(person);
    expect(await webhook(body)).toBe(200);
    expect(await webhook(eventBody('payment.failed', { ...(await sandboxState()).payments.find(({ id }) => id === paymentId), status: 'failed', captured: false }))).toBe(200);
    expect(await storedOrder(orderId)).toMatchObject({ status: 'paid', paymentId });
    expect((await storedPlan(person))?.status).toBe('active');
  });

  test.each(['duplicate', 'reorder'] as const)('arrives in any manner: %s', async (webhooks) => {
    const person = await account();
    const orderId = await newOrder(person);
    await control('faults', { webhooks });
    const paid = await pay(orderId);
    expect(accepted(await verify(person, paid)).status).toBe('active');
    await vi.waitFor(async () => expect((await database().collection('paymentEvents').where('orderId', '==', orderId).get()).docs.map((doc) => Boolean(doc.get('applied')))).toEqual([true, true, true]), soon);
    expect((await storedPlan(person))?.terms).toHaveLength(1);
  });
});

it('gives a second payment of one order back at once when it hears of it', async () => {
  const person = await account();
  const orderId = await newOrder(person);
  accepted(await verify(person, await pay(orderId)));
  const second = await pay(orderId);
  expect(accepted(await verify(person, second)).status).toBe('active');
  const givenBack = async (paymentId: string) => (await sandboxState()).refunds.filter(({ payment_id }) => payment_id === paymentId).map(({ amount }) => amount);
  await vi.waitFor(async () => expect(await givenBack(second.paymentId)).toEqual([149_900]), soon);
  await control('faults', { webhooks: 'deliver' });
  const third = await pay(orderId);
  await vi.waitFor(async () => expect(await givenBack(third.paymentId)).toEqual([149_900]), soon);
  await vi.waitFor(async () => expect((await database().doc(`refunds/${third.paymentId}`).get()).get('status')).toBe('done'), soon);
});

describe('the sweep', () => {
  it('settles what neither browser nor webhook told', async () => {
    const person = await account();
    const { orderId, paymentId } = await pay(await newOrder(person));
    await sweep();
    expect(await storedPlan(person)).toMatchObject({ status: 'active', paymentId });
    expect(await storedOrder(orderId)).toMatchObject({ status: 'paid' });
  });

  it('gives a second payment of one order back in full, and one of another amount', async () => {
    const person = await account();
    const orderId = await newOrder(person);
    const first = await pay(orderId);
    accepted(await verify(person, first));
    const second = await pay(orderId);
    const odd = await pay(await newOrder(person), { amount: 500 });
    await sweepOrders(later());
    const { refunds } = await sandboxState();
    expect(refunds.filter(({ payment_id }) => payment_id === second.paymentId).map(({ amount }) => amount)).toEqual([149_900]);
    expect(refunds.filter(({ payment_id }) => payment_id === odd.paymentId).map(({ amount }) => amount)).toEqual([500]);
    expect(refunds.filter(({ payment_id }) => payment_id === first.paymentId)).toEqual([]);
    expect((await storedPlan(person))?.terms).toHaveLength(1);
    await sweepOrders(later());
    expect((await sandboxState()).refunds).toHaveLength(refunds.length);
  });

  it('shows a plan as ended once its time is over', async () => {
    const person = await account();
    const over = Timestamp.fromMillis(Date.now() - 1_000);
    const term = { orderId: 'given-by-hand', paymentId: 'pay_0', planId: 'daily-care', item: null, planName: 'Daily Care', amount: 149_900, boughtAt: over, from: over, until: over };
    const plan = { userId: person.uid, planName: 'Daily Care', amount: 1_499, paymentId: 'pay_0', timestamp: '', planId: 'daily-care', status: 'active', validUntil: over, terms: [term], reviewAt: over };
    await database().doc(`premiumUsers/${person.uid}`).set(plan);
    await sweep();
    expect(await storedPlan(person)).toMatchObject({ status: 'ended', terms: [], reviewAt: null });
  });
});

describe('a refund', () => {
  const refund = (admin: Person, orderId: string) => call('refundPayment', { orderId, reason: 'Paid by mistake.' }, admin.token);

  it('by an admin ends the plan, once, and leaves a record', async () => {
    const [person, admin] = [await account(), await account({ admin: true })];
    const paid = await pay(await newOrder(person));
    accepted(await verify(person, paid));
    expect(accepted(await refund(admin, paid.orderId))).toEqual({ status: 'refunded', amount: 149_900 });
    expect(accepted(await refund(admin, paid.orderId))).toEqual({ status: 'refunded', amount: 149_900 });
    expect(await storedPlan(person)).toMatchObject({ status: 'ended', terms: [] });
    expect(await storedOrder(paid.orderId)).toMatchObject({ status: 'refunded' });
    expect((await sandboxState()).refunds.filter(({ payment_id }) => payment_id === paid.paymentId)).toHaveLength(1);
    expect(reasonOf(await verify(person, paid))).toBe('PAYMENT_REFUNDED');
    const audit = await database().collection('auditLog').where('target', '==', person.uid).get();
    expect(audit.docs.map((doc) => `${String(doc.get('actor'))} ${String(doc.get('action'))}`).sort()).toEqual([`${admin.uid} payment.refund`, 'server payment.activate', 'server payment.end'].sort());
  });

  it('is carried out by the sweep when the gateway does not answer', async () => {
    const [person, admin] = [await account(), await account({ admin: true })];
    const paid = await pay(await newOrder(person));
    accepted(await verify(person, paid));
    await control('faults', { api: { kind: '502', count: 2 } });
    expect(accepted(await refund(admin, paid.orderId)).status).toBe('pending');
    expect((await storedPlan(person))?.status).toBe('active');
    await sweepOrders(later());
    expect((await storedPlan(person))?.status).toBe('ended');
  });

  it('at the gateway ends the plan by its webhook, a part of it does not, and one before activation leaves none', async () => {
    const person = await account();
    const paid = await pay(await newOrder(person));
    accepted(await verify(person, paid));
    await control('faults', { webhooks: 'deliver' });
    await control('refund', { payment_id: paid.paymentId, amount: 100 });
    await vi.waitFor(async () => expect((await storedOrder(paid.orderId)).payments[paid.paymentId]?.refunded).toBe(100), soon);
    expect((await storedPlan(person))?.status).toBe('active');
    await control('refund', { payment_id: paid.paymentId });
    await vi.waitFor(async () => expect((await storedPlan(person))?.status).toBe('ended'), soon);

    await control('faults', { webhooks: 'lose' });
    const early = await pay(await newOrder(person));
    await control('refund', { payment_id: early.paymentId });
    expect(reasonOf(await verify(person, early))).toBe('PAYMENT_REFUNDED');
    expect((await storedPlan(person))?.status).toBe('ended');
  });

  it('is not for people without the role, nor of what was not paid, nor of an admin to themselves', async () => {
    const [person, admin] = [await account(), await account({ admin: true })];
    const paid = await pay(await newOrder(person));
    accepted(await verify(person, paid));
    const own = await pay(await newOrder(admin));
    accepted(await verify(admin, own));
    const before = await books();
    expect(reasonOf(await refund(person, paid.orderId))).toBe('NOT_PERMITTED');
    expect(reasonOf(await refund(admin, own.orderId))).toBe('NOT_PERMITTED');
    expect(reasonOf(await refund(admin, strangeId('order')))).toBe('NOT_FOUND');
    expect(await books()).toEqual(before);
    expect(reasonOf(await refund(admin, await newOrder(person)))).toBe('NOT_FOUND');
  });
});

describe('cancelling', () => {
  it('keeps the plan to the end of what was paid', async () => {
    const person = await account();
    expect(reasonOf(await call('cancelPlan', {}, person.token))).toBe('NOT_FOUND');
    const { validUntil } = accepted(await verify(person, await pay(await newOrder(person))));
    expect(accepted(await call('cancelPlan', {}, person.token))).toEqual({});
    expect(accepted(await call('cancelPlan', {}, person.token))).toEqual({});
    expect(await storedPlan(person)).toMatchObject({ status: 'cancelled', validUntil: Date.parse(validUntil ?? '') });
  });
});

describe('a subscription', () => {
  const subscribe = async (person: Person): Promise<string> => accepted(await call('createSubscription', { purchaseKey: randomUUID(), planId: 'daily-care' }, person.token)).subscriptionId;
  const confirm = (person: Person, subscriptionId: string, { paymentId, signature }: Paid) => call('verifySubscription', { subscriptionId, paymentId, signature }, person.token);

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
    await vi.waitFor(async () => expect((await database().doc(`subscriptions/${subscriptionId}`).get()).get('status')).toBe('active'), soon);
  });

  it('is found by the sweep when every webhook was lost, and stops with the plan', async () => {
    const person = await account();
    const subscriptionId = await subscribe(person);
    const paid = await charge(subscriptionId);
    await sweep();
    expect(await storedPlan(person)).toMatchObject({ status: 'active', paymentId: paid.paymentId });
    expect(accepted(await call('cancelPlan', {}, person.token))).toEqual({});
    expect((await storedPlan(person))?.status).toBe('cancelled');
    expect((await database().doc(`subscriptions/${subscriptionId}`).get()).get('cancelling')).toBe(true);
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

it('leaves our books and the gateway’s alike after all of this', async () => {
  for (let round = 0; round < 4; round += 1) await sweepOrders(later());
  expect(await compare(process.env, suite().project, 60, Date.now())).toEqual([]);
});
