import * as z from "zod/mini";
import { isOpen, isSameDispute, knownDispute, mergeDispute, takenBack, type KnownDispute } from "./dispute";

/** One payment. `refunded` in paise. The gateway's status 'refunded' is stored as captured and refunded in full. */
export const knownPayment = z.object({
  status: z.enum(["created", "failed", "authorized", "captured"]),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int(),
  /** By their ids; missing if there were none. */
  disputes: z.optional(z.record(z.string(), knownDispute)),
});
export type KnownPayment = z.infer<typeof knownPayment>;

/** A payment in the gateway's API and webhooks: only the fields that decide anything. */
export const gatewayPayment = z.object({
  id: z.string(),
  order_id: z.nullable(z.string()),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["created", "failed", "authorized", "captured", "refunded"]),
  amount_refunded: z._default(z.nullable(z.int()), 0),
});
export type GatewayPayment = z.infer<typeof gatewayPayment>;

export const toKnownPayment = ({ amount, currency, status, amount_refunded }: GatewayPayment): KnownPayment => ({
  status: status === "refunded" ? "captured" : status,
  amount,
  currency,
  refunded: status === "refunded" ? amount : (amount_refunded ?? 0),
});

/** The status only advances: a late `failed` after a capture is ignored, a late capture after `failed` counts. */
const PROGRESS = { created: 0, failed: 1, authorized: 2, captured: 3 } as const satisfies Record<
  KnownPayment["status"],
  number
>;

/**
 * Merges two reports of one payment. Commutative, associative and idempotent, so that order and repeats don't matter
 * (invariant 7).
 */
export function mergePayment(a: KnownPayment, b: KnownPayment): KnownPayment {
  return {
    status: PROGRESS[a.status] >= PROGRESS[b.status] ? a.status : b.status,
    amount: Math.max(a.amount, b.amount),
    currency: a.currency >= b.currency ? a.currency : b.currency,
    refunded: Math.max(a.refunded, b.refunded),
    ...mergedDisputes(a, b),
  };
}

function mergedDisputes({ disputes: a }: KnownPayment, { disputes: b }: KnownPayment): Pick<KnownPayment, "disputes"> {
  if (!a || !b) return a || b ? { disputes: { ...a, ...b } } : {};
  const all = new Map<string, KnownDispute>(Object.entries(a));
  for (const [id, heard] of Object.entries(b)) {
    const before = all.get(id);
    all.set(id, before ? mergeDispute(before, heard) : heard);
  }
  return { disputes: Object.fromEntries(all) };
}

const disputesOf = ({ disputes }: KnownPayment): readonly KnownDispute[] => Object.values(disputes ?? {});

/** What is left of a payment, in paise: without refunds, and without what the payer's bank got back. */
export const leftOf = (payment: KnownPayment): number =>
  Math.max(0, payment.amount - payment.refunded - disputesOf(payment).reduce((sum, each) => sum + takenBack(each), 0));

/** Whether all of it went back, by refunds or by disputes. */
export const isRefunded = (payment: KnownPayment): boolean => payment.status === "captured" && leftOf(payment) === 0;

/** Whether the payer's bank asks for it back and this is not decided yet. */
export const isDisputed = (payment: KnownPayment): boolean => disputesOf(payment).some(isOpen);

export const isSamePayment = (a: KnownPayment, b: KnownPayment): boolean => {
  const [mine, theirs] = [Object.entries(a.disputes ?? {}), new Map(Object.entries(b.disputes ?? {}))];
  const sameDisputes =
    mine.length === theirs.size &&
    mine.every(([id, each]) => isSameDispute(each, theirs.get(id) ?? { ...each, amount: -1 }));
  return (
    a.status === b.status &&
    a.refunded === b.refunded &&
    a.amount === b.amount &&
    a.currency === b.currency &&
    sameDisputes
  );
};
