import * as z from "zod/mini";
import { instant } from "../instant";
import { SECOND } from "../time";

const status = z.enum(["open", "under_review", "closed", "won", "lost"]);

/** A dispute: the payer's bank asks for a payment back. Amounts in paise. */
export const knownDispute = z.object({
  status,
  amount: z.int(),
  /** What the gateway has taken from our balance for it. */
  deducted: z.int(),
  /** The bank's code for the reason. */
  reason: z.string(),
  /** Until when we can answer it. */
  respondBy: z.nullable(instant),
});
export type KnownDispute = z.infer<typeof knownDispute>;

/** `disputes/{disputeId}`: a dispute with its person and order, as admins see it. */
export const dispute = z.extend(knownDispute, {
  orderId: z.string(),
  paymentId: z.string(),
  userId: z.string(),
  createdAt: instant,
});
export type Dispute = z.infer<typeof dispute>;

/** A dispute in the gateway's API and webhooks. An unknown status counts as undecided. */
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

/** A decided dispute never becomes open again; if reports contradict each other, the loss counts. */
const PROGRESS = { open: 0, under_review: 1, closed: 2, won: 3, lost: 4 } as const satisfies Record<
  KnownDispute["status"],
  number
>;

export const isOpen = ({ status: now }: Pick<KnownDispute, "status">): boolean =>
  now === "open" || now === "under_review";

/** What the payer's bank has got back, in paise. */
export const takenBack = ({ status: now, amount, deducted }: KnownDispute): number =>
  now === "lost" ? amount : deducted;

/** Merges two reports of one dispute. Commutative, associative and idempotent, as {@link mergePayment}. */
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
