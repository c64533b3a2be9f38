import * as z from "zod/mini";
import { instant } from "../instant";
import { premiumUser } from "../plans/planTerm";
import { item, planId, plans, type PlanId } from "../plans/plans";
import type { Millis } from "../time";
import { monthAfter } from "./month";

/** What one paid order gives: a plan for a span of time. */
const term = z.object({
  orderId: z.string(),
  paymentId: z.string(),
  planId,
  item: z.nullable(item),
  planName: z.string(),
  /** Paise. */
  amount: z.int(),
  boughtAt: instant,
  from: instant,
  until: instant,
  /** How long it lasts if it was paused, in milliseconds; null: a month. */
  lasts: z._default(z.nullable(z.int()), null),
});
export type Term = z.infer<typeof term>;

const pausedTerm = z.extend(z.omit(term, { from: true, until: true }), { status: premiumUser.shape.status });

/** `premiumUsers/{uid}` as payments write it. A paid order has one term until that ends or is refunded. */
export const entitlement = z.extend(premiumUser, {
  terms: z._default(z.array(term), []),
  /** When the plan that everyone reads changes by itself; null if nothing runs. */
  reviewAt: z._default(z.nullable(instant), null),
  /**
   * Terms taken out while a bank decides on their payment. If the bank refuses the dispute, they go on for the time
   * that was left.
   */
  paused: z._default(z.array(pausedTerm), []),
});
export type Entitlement = z.infer<typeof entitlement>;

export type Bought = Omit<Term, "from" | "until" | "lasts">;

const endOf = ({ lasts }: Pick<Term, "lasts">, from: Millis): Millis =>
  lasts === null ? monthAfter(from) : from + lasts;

const add = (terms: readonly Term[], each: Omit<Term, "from" | "until">, earliest: Millis): readonly Term[] => {
  const from = terms
    .filter((other) => sameChain(other, each))
    .reduce((end, other) => Math.max(end, other.until), earliest);
  return [...terms, { ...each, from, until: endOf(each, from) }];
};

/** The terms of a plan; a plan stored without terms (by hand, or before there were terms) counts as one. */
function termsOf({
  terms,
  status,
  paymentId,
  planId: id,
  item: single,
  planName,
  amount,
  validUntil,
}: Entitlement): readonly Term[] {
  if (terms.length > 0 || status === "ended") return terms;
  return [
    {
      orderId: `given-${paymentId}`,
      paymentId,
      planId: id,
      item: single,
      planName,
      amount: amount * 100,
      boughtAt: 0,
      from: 0,
      until: validUntil,
      lasts: null,
    },
  ];
}

/** While several plans run, everyone reads the one with the highest rank. */
const rank = (id: PlanId): number => plans.findIndex((plan) => plan.planId === id);

const sameChain = (a: { readonly planId: PlanId }, b: { readonly planId: PlanId }): boolean =>
  a.planId === b.planId && a.planId !== "pay-as-you-go";

/**
 * Adds what an order bought. A month of the same plan begins when the last one ends; another plan begins at once and
 * runs at the same time. Each is one calendar month in Asia/Kolkata; a call or chat of Pay As You Go must begin within
 * one.
 */
export function grant(before: Entitlement | null, userId: string, bought: Bought, now: Millis): Entitlement {
  const terms = before ? termsOf(before) : [];
  if (before && [...terms, ...before.paused].some(({ orderId }) => orderId === bought.orderId)) return before;
  const added = add(terms, { ...bought, lasts: null }, bought.boughtAt);
  const status = before && staysCancelled(before, bought, now) ? "cancelled" : "active";
  return project(added, status, now, before && { ...before, paused: pausedBeside(before, bought) }, userId);
}

/**
 * The paused months beside a bought one: none of them is cancelled any more once another month is bought. Pay As You Go
 * changes nothing.
 */
const pausedBeside = ({ paused }: Entitlement, { planId: id }: Bought): Entitlement["paused"] =>
  id === "pay-as-you-go" ? paused : paused.map((each) => ({ ...each, status: "active" }));

/**
 * Whether a cancelled plan stays cancelled: only if Pay As You Go was bought, since any monthly plan may be charged
 * again and has to be cancellable.
 */
const staysCancelled = ({ status, planId: id, validUntil }: Entitlement, bought: Bought, now: Millis): boolean =>
  status === "cancelled" && validUntil > now && bought.planId === "pay-as-you-go" && id !== bought.planId;

/** Removes what an order bought; later months of the same plan move forward. */
export function withdraw(before: Entitlement, orderId: string, now: Millis): Entitlement {
  const paused = before.paused.filter((each) => each.orderId !== orderId);
  const gone = termsOf(before).find((each) => each.orderId === orderId);
  if (!gone) return paused.length === before.paused.length ? before : { ...before, paused };
  return project(without(before, gone), before.status, now, { ...before, paused });
}

/** The terms without one of them; later months of the same plan move forward. */
function without(before: Entitlement, gone: Term): readonly Term[] {
  let end = gone.from;
  return termsOf(before)
    .filter((each) => each !== gone && each.orderId !== gone.orderId)
    .sort((a, b) => a.from - b.from)
    .map((each) => {
      if (!sameChain(each, gone) || each.from < gone.until) return each;
      const from = Math.max(each.boughtAt, end);
      end = endOf(each, from);
      return { ...each, from, until: end };
    });
}

/** Takes out what an order bought until its bank has decided; the time that was left is kept. */
export function pause(before: Entitlement, orderId: string, now: Millis): Entitlement {
  const gone = termsOf(before).find((each) => each.orderId === orderId);
  if (!gone) return before;
  if (gone.until <= now) return reviewed(before, now);
  const { from, until, lasts, ...rest } = gone;
  const kept = { ...rest, lasts: from >= now ? lasts : until - now, status: before.status };
  return project(without(before, gone), before.status, now, { ...before, paused: [...before.paused, kept] });
}

/** Puts back what was paused, after the other terms of the same plan. */
export function resume(before: Entitlement, orderId: string, now: Millis): Entitlement {
  const kept = before.paused.find((each) => each.orderId === orderId);
  if (!kept) return before;
  const { status, ...rest } = kept;
  const paused = before.paused.filter((each) => each !== kept);
  return project(add(termsOf(before), rest, now), before.status === "ended" ? status : before.status, now, {
    ...before,
    paused,
  });
}

export const cancelled = (before: Entitlement, now: Millis): Entitlement =>
  project(termsOf(before), "cancelled", now, before);

/** The plan that everyone should read at `now`: another one may have begun, or the last one may have ended. */
export const reviewed = (before: Entitlement, now: Millis): Entitlement =>
  project(termsOf(before), before.status, now, before);

function project(
  all: readonly Term[],
  status: Entitlement["status"],
  now: Millis,
  before: Entitlement | null,
  userId = before?.userId ?? "",
): Entitlement {
  const terms = all.filter(({ until }) => until > now);
  const running = terms.filter(({ from }) => from <= now);
  const best = (running.length > 0 ? running : terms).reduce<Term | null>(
    (chosen, each) =>
      !chosen || rank(each.planId) > rank(chosen.planId) || (each.planId === chosen.planId && isPreferred(each, chosen))
        ? each
        : chosen,
    null,
  );
  if (!best) {
    if (!before) throw new RangeError("Nothing was bought.");
    return { ...before, status: "ended", validUntil: Math.min(before.validUntil, now), terms: [], reviewAt: null };
  }
  const chain = terms.filter((each) => each === best || sameChain(each, best));
  const validUntil = Math.max(...chain.map(({ until }) => until));
  return {
    userId,
    planName: best.planName,
    amount: best.amount / 100,
    paymentId: best.paymentId,
    timestamp: new Date(best.boughtAt).toISOString(),
    planId: best.planId,
    item: best.item,
    validUntil,
    status: status === "ended" || isAnother(best, before) ? "active" : status,
    paused: before?.paused ?? [],
    terms,
    reviewAt: Math.min(...terms.map(({ until }) => until)),
  };
}

/** Whether a lesser plan takes the place of the one before: it was bought separately, so it was not cancelled. */
const isAnother = (best: Term, before: Entitlement | null): boolean =>
  before !== null && rank(best.planId) < rank(before.planId);

/** Of two terms of one plan, whether everyone reads `a`: of months the first, of Pay As You Go the one bought last. */
const isPreferred = (a: Term, b: Term): boolean =>
  a.planId === "pay-as-you-go" ? a.boughtAt > b.boughtAt : a.from < b.from;
