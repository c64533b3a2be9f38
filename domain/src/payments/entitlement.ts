import * as z from "zod/mini";
import { instant } from "../instant";
import { premiumUser } from "../plans/entitlement";
import { item, planId, plans, type PlanId } from "../plans/plans";
import type { Millis } from "../time";
import { monthAfter } from "./month";

/** What one paid order gives: a plan, from when until when. */
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
  /** How long it lasts where it was paused; null: a month. */
  lasts: z._default(z.nullable(z.int()), null),
});
export type Term = z.infer<typeof term>;

const pausedTerm = z.extend(z.omit(term, { from: true, until: true }), { status: premiumUser.shape.status });

/** `premiumUsers/{uid}` as payments write it. A paid order has one term until it ends or is refunded. */
export const entitlement = z.extend(premiumUser, {
  terms: z._default(z.array(term), []),
  /** When the plan that everyone reads changes by itself; null once nothing runs. */
  reviewAt: z._default(z.nullable(instant), null),
  /** What is taken out while a bank decides on its payment; it goes on, as long as was left, when the bank says no. */
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

/** A plan that was written without terms (by a person, or before there were any) counts as one. */
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

/** The better plan is the one that everyone reads while several run. */
const rank = (id: PlanId): number => plans.findIndex((plan) => plan.planId === id);

const sameChain = (a: { readonly planId: PlanId }, b: { readonly planId: PlanId }): boolean =>
  a.planId === b.planId && a.planId !== "pay-as-you-go";

/**
 * Adds what an order bought. A month of the same plan begins where the last one ends; another plan begins at once and
 * runs beside. Each is one calendar month in Asia/Kolkata; a call or chat of Pay As You Go must be begun within one.
 */
export function grant(before: Entitlement | null, userId: string, bought: Bought, now: Millis): Entitlement {
  const terms = before ? termsOf(before) : [];
  if (before && [...terms, ...before.paused].some(({ orderId }) => orderId === bought.orderId)) return before;
  const added = add(terms, { ...bought, lasts: null }, bought.boughtAt);
  return project(added, before && staysCancelled(before, bought, now) ? "cancelled" : "active", now, before, userId);
}

/** A month that was cancelled stays so beside a single call or chat. A lesser month may be charged again, and can be stopped. */
const staysCancelled = ({ status, planId: id, validUntil }: Entitlement, bought: Bought, now: Millis): boolean =>
  status === "cancelled" && validUntil > now && bought.planId === "pay-as-you-go" && id !== bought.planId;

/** Takes away what an order bought; later months of the same plan move forward into its place. */
export function withdraw(before: Entitlement, orderId: string, now: Millis): Entitlement {
  const paused = before.paused.filter((each) => each.orderId !== orderId);
  const gone = termsOf(before).find((each) => each.orderId === orderId);
  if (!gone) return paused.length === before.paused.length ? before : { ...before, paused };
  return project(without(before, gone), before.status, now, { ...before, paused });
}

/** What a person has but for one term; later months of the same plan move forward into its place. */
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

/** Takes out what an order bought until its bank has decided; what is left of it is kept. */
export function pause(before: Entitlement, orderId: string, now: Millis): Entitlement {
  const gone = termsOf(before).find((each) => each.orderId === orderId);
  if (!gone) return before;
  if (gone.until <= now) return reviewed(before, now);
  const { from, until, lasts, ...rest } = gone;
  const kept = { ...rest, lasts: from >= now ? lasts : until - now, status: before.status };
  return project(without(before, gone), before.status, now, { ...before, paused: [...before.paused, kept] });
}

/** Gives back what was paused, after what else of the same plan the person has by now. */
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

/** The plan as everyone should read it at `now`: another one may have taken its turn, or the last have ended. */
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
      !chosen || rank(each.planId) > rank(chosen.planId) || (each.planId === chosen.planId && isNewer(each, chosen))
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

/** What was cancelled is the plan on top: a lesser one that takes its turn was bought beside it, and was not. */
const isAnother = (best: Term, before: Entitlement | null): boolean =>
  before !== null && rank(best.planId) < rank(before.planId);

/** Of months in a row the one that runs comes first; of single calls and chats the one bought last. */
const isNewer = (a: Term, b: Term): boolean =>
  a.planId === "pay-as-you-go" ? a.boughtAt > b.boughtAt : a.from < b.from;
