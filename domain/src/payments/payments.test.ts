import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { NOON, storedInstant } from '../../../tests/support/domain';
import { DAY, HOUR } from '../time';
import { cancelled, entitlement, grant, reviewed, withdraw, type Bought, type Entitlement } from './entitlement';
import { isGatewayId } from './ids';
import { monthAfter } from './month';
import { isGivenBack, known, mergePayment, type KnownPayment } from './payment';
import { monthlyQuote, quote } from './quote';
import { differences, type Books } from './reconcile';
import { isUnchanged, settle, type Ledger } from './settle';

const kolkata = (text: string): number => Date.parse(`${text}+05:30`);
const iso = (at: number): string => new Date(at + 5.5 * HOUR).toISOString().slice(0, 19);

describe('a month', () => {
  test.each([
    ['2026-01-15T12:00:00', '2026-02-15T12:00:00'],
    ['2026-01-31T23:59:59', '2026-02-28T23:59:59'],
    ['2028-01-31T00:00:00', '2028-02-29T00:00:00'],
    ['2026-02-28T10:00:00', '2026-03-28T10:00:00'],
    ['2026-08-31T10:00:00', '2026-09-30T10:00:00'],
    ['2026-12-31T00:30:00', '2027-01-31T00:30:00'],
    // Still the last of the month in Kolkata, the day before in UTC; and the other way about.
    ['2026-03-31T03:00:00', '2026-04-30T03:00:00'],
    ['2026-05-01T00:00:00', '2026-06-01T00:00:00'],
  ])('from %s ends at %s in Kolkata', (from, until) => {
    expect(iso(monthAfter(kolkata(from)))).toBe(until);
  });

  it('has 28 to 31 days, and the same time of day', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }), (at) => {
        const days = (monthAfter(at) - at) / DAY;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
        expect(Number.isInteger(days)).toBe(true);
      }),
    );
  });
});

describe('a price', () => {
  test.each([
    ['pay-as-you-go', undefined, { amount: 2_900, item: 'call' }],
    ['pay-as-you-go', 'call', { amount: 2_900, item: 'call' }],
    ['pay-as-you-go', 'chat', { amount: 1_900, item: 'chat' }],
    ['daily-care', undefined, { amount: 149_900, item: null }],
    ['deep-healing', undefined, { amount: 199_900, item: null }],
    ['unlimited-support', undefined, { amount: 299_900, item: null }],
  ] as const)('of %s, %s', (planId, item, expected) => {
    expect(quote(planId, item)).toMatchObject({ ok: true, value: { planId, ...expected } });
  });

  it('is of no other plan, and only Pay As You Go is of an item', () => {
    for (const planId of ['', 'gold', '__proto__', 'Daily Care', 'constructor']) expect(quote(planId)).toMatchObject({ failure: { reason: 'UNKNOWN_PLAN' } });
    expect(quote('daily-care', 'call')).toMatchObject({ failure: { reason: 'INVALID_INPUT', fields: ['item'] } });
    expect(monthlyQuote('pay-as-you-go')).toMatchObject({ failure: { reason: 'UNKNOWN_PLAN' } });
    expect(monthlyQuote('daily-care')).toMatchObject({ ok: true });
  });
});

test.each([
  ['order', 'order_LbwWq7q4eJx1Aa', true],
  ['order', 'order_LbwWq7q4eJx1A', false],
  ['order', 'order_LbwWq7q4eJx1Aaa', false],
  ['order', 'pay_LbwWq7q4eJx1Aa', false],
  ['pay', 'pay_LbwWq7q4eJx1Aa', true],
  ['pay', 'pay_LbwWq7q4eJx/..', false],
  ['pay', 'pay_LbwWq7q4eJx1Aa\n', false],
  ['sub', 'sub_LbwWq7q4eJx1Aa', true],
] as const)('the id of a %s: %j is %s', (kind, id, fits) => {
  expect(isGatewayId(kind, id)).toBe(fits);
});

const AMOUNT = 149_900;
const payment: fc.Arbitrary<KnownPayment> = fc.record({
  status: fc.constantFrom('created', 'failed', 'authorized', 'captured'),
  amount: fc.constant(AMOUNT),
  currency: fc.constant('INR'),
  refunded: fc.constantFrom(0, 0, 100, AMOUNT),
});

describe('what is known of a payment', () => {
  it('is the same whatever came first, twice or in between', () => {
    fc.assert(
      fc.property(payment, payment, payment, (a, b, c) => {
        expect(mergePayment(a, b)).toEqual(mergePayment(b, a));
        expect(mergePayment(mergePayment(a, b), c)).toEqual(mergePayment(a, mergePayment(b, c)));
        expect(mergePayment(a, a)).toEqual(a);
        expect(mergePayment(a, mergePayment(a, b))).toEqual(mergePayment(a, b));
      }),
    );
  });

  const at = (status: KnownPayment['status'], refunded = 0): KnownPayment => ({ status, amount: AMOUNT, currency: 'INR', refunded });
  it('never goes back: a late failure is old news, a late capture is not', () => {
    expect(mergePayment(at('captured'), at('failed')).status).toBe('captured');
    expect(mergePayment(at('failed'), at('captured')).status).toBe('captured');
    expect(mergePayment(at('authorized'), at('failed')).status).toBe('authorized');
    expect(mergePayment(at('captured', 100), at('captured')).refunded).toBe(100);
  });

  it('reads the gateway’s refunded as captured and given back', () => {
    const there = { id: 'pay_1', order_id: 'order_1', amount: AMOUNT, currency: 'INR', amount_refunded: AMOUNT };
    expect(known({ ...there, status: 'refunded' })).toEqual(at('captured', AMOUNT));
    expect(isGivenBack(known({ ...there, status: 'refunded' }))).toBe(true);
    expect(isGivenBack(known({ ...there, status: 'captured', amount_refunded: null }))).toBe(false);
  });
});

const unpaid: Ledger = { amount: AMOUNT, currency: 'INR', status: 'created', paymentId: null, payments: {} };
const after = (ledger: Ledger, news: Record<string, KnownPayment>): Ledger => ({ ...ledger, ...settle(ledger, news) });

describe('an order', () => {
  const captured: KnownPayment = { status: 'captured', amount: AMOUNT, currency: 'INR', refunded: 0 };

  test.each([
    ['nothing', {}, 'created', null],
    ['a failed attempt', { p: { ...captured, status: 'failed' } }, 'attempted', null],
    ['an authorised one', { p: { ...captured, status: 'authorized' } }, 'attempted', null],
    ['a captured one', { p: captured }, 'paid', 'p'],
    ['one that was given back before it counted', { p: { ...captured, refunded: AMOUNT } }, 'refunded', 'p'],
    ['one that was given back, and another', { a: { ...captured, refunded: AMOUNT }, p: captured }, 'paid', 'p'],
    ['one of which a part was given back', { p: { ...captured, refunded: 100 } }, 'paid', 'p'],
    ['one of another amount', { p: { ...captured, amount: 100 } }, 'attempted', null],
    ['one in another currency', { p: { ...captured, currency: 'USD' } }, 'attempted', null],
    ['a failed and a captured one', { a: { ...captured, status: 'failed' }, p: captured }, 'paid', 'p'],
  ] as const)('with %s', (_, news, status, paymentId) => {
    expect(settle(unpaid, news)).toMatchObject({ status, paymentId });
  });

  it('gives back what buys nothing, once', () => {
    const paid = after(unpaid, { a: captured });
    const twice = settle(paid, { b: captured, c: { ...captured, amount: 100 } });
    expect(twice).toMatchObject({ status: 'paid', paymentId: 'a', effect: null });
    expect(twice.giveBack).toEqual([{ paymentId: 'b', amount: AMOUNT, why: 'again' }, { paymentId: 'c', amount: 100, why: 'amount' }]);
    expect(settle({ ...paid, ...twice }, { b: captured, d: { ...captured, status: 'failed' } }).giveBack).toEqual([]);
  });

  it('that was given back is closed', () => {
    const closed = after(after(unpaid, { a: captured }), { a: { ...captured, refunded: AMOUNT } });
    expect(closed.status).toBe('refunded');
    expect(settle(closed, { b: captured })).toMatchObject({ status: 'refunded', paymentId: 'a', effect: null, giveBack: [{ paymentId: 'b' }] });
  });

  it('starts and ends its plan once, however its news come', () => {
    const news = fc.array(fc.dictionary(fc.constantFrom('a', 'b'), payment), { maxLength: 8 });
    fc.assert(
      fc.property(news, (all) => {
        let ledger = unpaid;
        const effects: string[] = [];
        for (const each of all) {
          const settled = settle(ledger, each);
          if (settled.effect) effects.push(settled.effect);
          if (isUnchanged(ledger, settled)) expect(settled.effect).toBeNull();
          const { status, paymentId, payments } = settled;
          ledger = { amount: AMOUNT, currency: 'INR', status, paymentId, payments };
          const again = settle(ledger, each);
          expect(isUnchanged(ledger, again)).toBe(true);
          expect(again.giveBack).toEqual([]);
        }
        expect([[], ['activate'], ['activate', 'end']]).toContainEqual(effects);
        expect(ledger.status === 'paid').toBe(effects.join() === 'activate');
      }),
    );
  });

  it('with one payment ends the same in whatever order its news come', () => {
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 6 }), fc.array(fc.nat(99), { minLength: 6, maxLength: 6 }), (all, shuffle) => {
        const other = [...all].sort((a, b) => (shuffle[all.indexOf(a)] ?? 0) - (shuffle[all.indexOf(b)] ?? 0));
        const end = (news: readonly KnownPayment[]) => news.reduce<Ledger>((ledger, each) => after(ledger, { p: each }), unpaid);
        expect({ status: end(all).status, payments: end(all).payments }).toEqual({ status: end(other).status, payments: end(other).payments });
      }),
    );
  });

  it('keeps no more than forty attempts, and always a captured one', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, { ...captured, status: 'failed' as const }]));
    const full = after(unpaid, many);
    expect(Object.keys(full.payments)).toHaveLength(40);
    expect(after(full, { p: captured })).toMatchObject({ status: 'paid', paymentId: 'p' });
  });
});

const bought = (orderId: string, changes: Partial<Bought> = {}): Bought => ({
  orderId,
  paymentId: `pay_of_${orderId}`,
  planId: 'daily-care',
  item: null,
  planName: 'Daily Care',
  amount: AMOUNT,
  boughtAt: NOON,
  ...changes,
});
const first = grant(null, 'asha', bought('one'), NOON);

describe('a plan', () => {
  it('is as everyone reads it', () => {
    expect(first).toMatchObject({ userId: 'asha', planName: 'Daily Care', amount: 1_499, paymentId: 'pay_of_one', timestamp: new Date(NOON).toISOString(), planId: 'daily-care', item: null, validUntil: monthAfter(NOON), status: 'active', reviewAt: monthAfter(NOON) });
    const stored = { ...first, validUntil: storedInstant(first.validUntil), reviewAt: storedInstant(monthAfter(NOON)), terms: first.terms.map((term) => ({ ...term, boughtAt: storedInstant(term.boughtAt), from: storedInstant(term.from), until: storedInstant(term.until) })) };
    expect(entitlement.parse(stored)).toEqual(first);
  });

  it('bought again goes on from its end, and is granted once for an order', () => {
    const second = grant(first, 'asha', bought('two', { boughtAt: NOON + DAY }), NOON + DAY);
    expect(second).toMatchObject({ validUntil: monthAfter(monthAfter(NOON)), paymentId: 'pay_of_one' });
    expect(grant(second, 'asha', bought('two'), NOON + DAY)).toBe(second);
  });

  it('of another kind begins at once; the better is read, and the other when it is over', () => {
    const both = grant(first, 'asha', bought('two', { planId: 'unlimited-support', planName: 'Unlimited Support', boughtAt: NOON - DAY }), NOON);
    expect(both).toMatchObject({ planId: 'unlimited-support', validUntil: monthAfter(NOON - DAY) });
    expect(reviewed(both, monthAfter(NOON - DAY))).toMatchObject({ planId: 'daily-care', validUntil: monthAfter(NOON), status: 'active' });
    const single = grant(first, 'asha', bought('two', { planId: 'pay-as-you-go', item: 'chat' }), NOON);
    expect(single).toMatchObject({ planId: 'daily-care', validUntil: monthAfter(NOON) });
    expect(withdraw(single, 'one', NOON)).toMatchObject({ planId: 'pay-as-you-go', item: 'chat' });
  });

  it('that was cancelled runs to its end, and is active again when bought again', () => {
    const stopped = cancelled(first, NOON + DAY);
    expect(stopped).toMatchObject({ status: 'cancelled', validUntil: first.validUntil });
    expect(reviewed(stopped, first.validUntil)).toMatchObject({ status: 'ended', terms: [], reviewAt: null });
    expect(grant(stopped, 'asha', bought('two', { boughtAt: NOON + DAY }), NOON + DAY).status).toBe('active');
  });

  it('ends with a refund, and later months move into its place', () => {
    const now = NOON + 3 * DAY;
    expect(withdraw(first, 'one', now)).toMatchObject({ status: 'ended', validUntil: now, terms: [] });
    const two = grant(first, 'asha', bought('two', { boughtAt: NOON + DAY }), NOON + DAY);
    expect(withdraw(two, 'one', now)).toMatchObject({ status: 'active', paymentId: 'pay_of_two', validUntil: monthAfter(NOON + DAY) });
    expect(withdraw(two, 'two', now)).toMatchObject({ status: 'active', validUntil: first.validUntil });
    expect(withdraw(two, 'none', now)).toBe(two);
  });

  it('that was written without terms counts as one', () => {
    const given: Entitlement = { ...first, terms: [], reviewAt: null };
    expect(cancelled(given, NOON + DAY)).toMatchObject({ status: 'cancelled', validUntil: first.validUntil });
    expect(grant(given, 'asha', bought('two', { boughtAt: NOON + DAY }), NOON + DAY).validUntil).toBe(monthAfter(first.validUntil));
  });
});

describe('the books', () => {
  const there: KnownPayment = { status: 'captured', amount: AMOUNT, currency: 'INR', refunded: 0 };
  const sound: Books = {
    orders: { one: { userId: 'asha', planId: 'daily-care', item: null, planName: 'Daily Care', amount: AMOUNT, currency: 'INR', status: 'paid', paymentId: 'pay_of_one', payments: { pay_of_one: there }, subscriptionId: null, validUntil: monthAfter(NOON), createdAt: NOON, settledAt: NOON, checkAt: null } },
    plans: { asha: first },
    gateway: { one: { pay_of_one: there } },
  };
  const [one] = Object.values(sound.orders);
  if (!one) throw new Error('There is one order.');
  const order = (changes: Partial<typeof one>): Books => ({ ...sound, orders: { one: { ...one, ...changes } } });

  it('agree', () => {
    expect(differences(sound, NOON)).toEqual([]);
  });

  test.each([
    ['an order that the gateway does not know', { ...sound, gateway: {} }],
    ['a payment that is not ours', { ...sound, orders: {}, plans: {} }],
    ['a capture that is unknown here', order({ status: 'created', paymentId: null, payments: {} })],
    ['a second capture', { ...sound, gateway: { one: { pay_of_one: there, pay_2: there } } }],
    ['a refund that is unknown here', { ...sound, gateway: { one: { pay_of_one: { ...there, refunded: 100 } } } }],
    ['a plan without money', { ...sound, gateway: { one: { pay_of_one: { ...there, status: 'authorized' } } } }],
    ['money without a plan', { ...sound, plans: {} }],
    ['a plan of an order that was given back', order({ status: 'refunded' })],
    ['a plan of another person’s order', order({ userId: 'ravi' })],
    ['a plan of no order', { ...sound, orders: {}, gateway: {} }],
    ['two terms of one payment', { ...sound, plans: { asha: { ...first, terms: [...first.terms, ...first.terms] } } }],
    ['another amount', order({ amount: 100 })],
  ] satisfies readonly (readonly [string, Books])[])('show %s', (_, books) => {
    expect(differences(books, NOON)).not.toEqual([]);
  });
});
