import * as z from "zod/mini";
import { instant } from "../instant";
import type { Millis } from "../time";
import { item, planId } from "./plans";

/** ISO 8601, as `timestamp` is in the spec, read as milliseconds. */
const isoInstant = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ z.iso.datetime({ offset: true }),
  z.transform((iso: string): Millis => Date.parse(iso)),
);

/** One of the plans that a person has bought. */
export const boughtTerm = z.object({
  planId,
  item: z.nullable(item),
  paymentId: z.string(),
  from: instant,
  until: instant,
});
export type BoughtTerm = z.infer<typeof boughtTerm>;

/**
 * `premiumUsers/{uid}`: the plan of a person, written only by the server (spec section 3 and decisions). Only the
 * fields that decide whether it runs are required: a gap in the others keeps nobody from a listener.
 */
export const premiumUser = z.object({
  userId: z._default(z.string(), ""),
  planName: z._default(z.string(), ""),
  /** Rupees. */
  amount: z._default(z.number(), 0),
  paymentId: z._default(z.string(), ""),
  /** ISO 8601. */
  timestamp: z._default(z.string(), ""),
  planId,
  /** What Pay As You Go bought; null for a monthly plan. */
  item: z._default(z.nullable(item), null),
  validUntil: z.union([instant, isoInstant]),
  /** A cancelled plan runs to the end of the month that was paid. */
  status: z.enum(["active", "cancelled", "ended"]),
  /**
   * Everything that was bought and has not ended. The fields above are those of the best term. Missing if there is only
   * that.
   */
  terms: z._default(z.array(boughtTerm), []),
});
export type PremiumUser = z.infer<typeof premiumUser>;

/** The fields that decide whether a plan runs, what it covers and where its minutes are counted. */
export const planTerm = /* @__PURE__ */ z.pick(premiumUser, {
  planId: true,
  item: true,
  paymentId: true,
  validUntil: true,
  status: true,
  terms: true,
});
export type PlanTerm = Omit<z.infer<typeof planTerm>, "terms"> & { readonly terms: readonly BoughtTerm[] };
