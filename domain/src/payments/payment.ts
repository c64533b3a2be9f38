import * as z from 'zod/mini';

/**
 * What is known of one payment. `refunded` is in paise. The gateway's 'refunded' is a capture of which everything was
 * given back.
 */
export const knownPayment = z.object({
  status: z.enum(['created', 'failed', 'authorized', 'captured']),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int(),
});
export type KnownPayment = z.infer<typeof knownPayment>;

/** A payment as the gateway's API and webhooks describe it; only what decides anything. */
export const gatewayPayment = z.object({
  id: z.string(),
  order_id: z.nullable(z.string()),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
  amount_refunded: z._default(z.nullable(z.int()), 0),
});
export type GatewayPayment = z.infer<typeof gatewayPayment>;

export const known = ({ amount, currency, status, amount_refunded }: GatewayPayment): KnownPayment => ({
  status: status === 'refunded' ? 'captured' : status,
  amount,
  currency,
  refunded: status === 'refunded' ? amount : (amount_refunded ?? 0),
});

/** Further on is never undone: a late `failed` after a capture is old news, a late capture after `failed` is new. */
const PROGRESS = { created: 0, failed: 1, authorized: 2, captured: 3 } as const satisfies Record<KnownPayment['status'], number>;

/**
 * The two accounts of one payment as one. Commutative, associative and idempotent: whatever the order, repetition and
 * origin of the news, the same is known in the end (invariant 7).
 */
export function mergePayment(a: KnownPayment, b: KnownPayment): KnownPayment {
  return {
    status: PROGRESS[a.status] >= PROGRESS[b.status] ? a.status : b.status,
    amount: Math.max(a.amount, b.amount),
    currency: a.currency >= b.currency ? a.currency : b.currency,
    refunded: Math.max(a.refunded, b.refunded),
  };
}

export const isGivenBack = ({ status, refunded, amount }: KnownPayment): boolean => status === 'captured' && refunded >= amount;
