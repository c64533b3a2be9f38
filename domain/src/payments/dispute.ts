import * as z from "zod/mini";
import { instant } from "../instant";
import { SECOND } from "../time";

const status = z.enum(["open", "under_review", "closed", "won", "lost"]);

/** What is known of a dispute: a payment that its payer's bank asks back. Amounts are paise. */
export const knownDispute = z.object({
  status,
  amount: z.int(),
  /** What the gateway has taken from our balance for it. */
  deducted: z.int(),
  /** The bank's code for why. */
  reason: z.string(),
  /** Until when it can be answered. */
  respondBy: z.nullable(instant),
});
export type KnownDispute = z.infer<typeof knownDispute>;

/** `disputes/{disputeId}`: the same, with whom it is about; what an admin sees of it. */
export const dispute = z.extend(knownDispute, {
  orderId: z.string(),
  paymentId: z.string(),
  userId: z.string(),
  createdAt: instant,
});
export type Dispute = z.infer<typeof dispute>;

/** A dispute as the gateway's API and webhooks describe it. A status that is new to us is one that is not decided. */
export const gatewayDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  amount_deducted: z._default(z.nullable(z.int()), 0),
  reason_code: z._default(z.nullable(z.string()), ""),
  respond_by: z._default(z.nullable(z.int()), null),
  status: z.string(),
});
export type GatewayDispute = z.infer<typeof gatewayDispute>;

export const disputeKnown = ({
  amount,
  amount_deducted,
  reason_code,
  respond_by,
  status: said,
}: GatewayDispute): KnownDispute => ({
  status: status.safeParse(said).data ?? "open",
  amount,
  deducted: amount_deducted ?? 0,
  reason: reason_code ?? "",
  respondBy: respond_by === null ? null : respond_by * SECOND,
});

/** A decided dispute is never open again; of contradicting news, the loss counts. */
const PROGRESS = { open: 0, under_review: 1, closed: 2, won: 3, lost: 4 } as const satisfies Record<
  KnownDispute["status"],
  number
>;

export const isOpen = ({ status: now }: Pick<KnownDispute, "status">): boolean =>
  now === "open" || now === "under_review";

/** What the payer's bank has got back by it. */
export const takenBack = ({ status: now, amount, deducted }: KnownDispute): number =>
  now === "lost" ? amount : deducted;

/** The two accounts of one dispute as one: commutative, associative and idempotent, as those of a payment. */
export const mergeDispute = (a: KnownDispute, b: KnownDispute): KnownDispute => ({
  status: PROGRESS[a.status] >= PROGRESS[b.status] ? a.status : b.status,
  amount: Math.max(a.amount, b.amount),
  deducted: Math.max(a.deducted, b.deducted),
  reason: a.reason >= b.reason ? a.reason : b.reason,
  respondBy:
    a.respondBy === null || b.respondBy === null ? (a.respondBy ?? b.respondBy) : Math.max(a.respondBy, b.respondBy),
});

export const isSameDispute = (a: KnownDispute, b: KnownDispute): boolean =>
  a.status === b.status &&
  a.amount === b.amount &&
  a.deducted === b.deducted &&
  a.reason === b.reason &&
  a.respondBy === b.respondBy;
