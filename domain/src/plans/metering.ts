import * as z from "zod/mini";
import { kolkataDay, kolkataMidnightAfter, MINUTE, SECOND, type Millis } from "../time";
import { covers } from "./covers";
import type { PlanTerm } from "./entitlement";
import { plans, type Item } from "./plans";

/**
 * What plans buy and what of it is used, in milliseconds (spec section 9, docs/decisions/0007). Monthly plans count by
 * the day in Asia/Kolkata; Pay As You Go by its payment, whichever day its minutes are used.
 */

/** `usage/{uid}_{key}`: what was used on a day, or of one payment. A missing document is {@link unused}. */
export const usage = z.object({ chat: z._default(z.number(), 0), call: z._default(z.number(), 0) });
export type Used = z.infer<typeof usage>;

export const unused: Used = { chat: 0, call: 0 };

/** What is to be added to the usage document with this key. */
export interface Use {
  readonly key: string;
  readonly kind: Item;
  readonly time: Millis;
}

/** What someone may still use of one kind, now. */
export type Allowance =
  /** No plan gives any: the free messages and the free call decide. */
  | { readonly kind: "none" }
  | { readonly kind: "unlimited" }
  /** More than 0; of calls at least a second. */
  | { readonly kind: "timeLeft"; readonly time: Millis }
  /** A running plan gives some, and no more today; whether they return is `minutesReturnAt`. */
  | { readonly kind: "used" };

const HALF_HOUR = 30 * MINUTE;

/** A day of a monthly plan; the whole of Pay As You Go. */
const LIMITS = {
  "pay-as-you-go": { call: 15 * MINUTE, chat: HALF_HOUR },
  "daily-care": { call: HALF_HOUR, chat: 3 * HALF_HOUR },
  "deep-healing": { call: 2 * HALF_HOUR, chat: 4 * HALF_HOUR },
} as const;

/** Less than this is as good as nothing: the length of a call is given in whole seconds. */
const LEAST = { call: SECOND, chat: 1 } as const;

/** The payment whose minutes `plan` counts; null for a plan by the day. */
export const paymentOf = (plan: PlanTerm): string | null => (plan.planId === "pay-as-you-go" ? plan.paymentId : null);

/** The key of the usage document that counts for `plan` at `now`. */
export const usageKey = (plan: PlanTerm | null, now: Millis): string =>
  (plan ? paymentOf(plan) : null) ?? kolkataDay(now);

/**
 * Daily Care gives calls or chat, whichever counted first that day. Where both did, the call was first: none begins on
 * a day of chat.
 */
const isOtherDay = (plan: PlanTerm, kind: Item, used: Used): boolean =>
  plan.planId === "daily-care" && (kind === "chat" ? used.call > 0 : used.call === 0 && used.chat > 0);

/**
 * What is left of calls or chat under a plan. `used` is what counts for it (see {@link usedOf}), together with the
 * minutes that run and are not stored yet. A Pay As You Go that is used up is as good as ended.
 */
export function allowance(kind: Item, plan: PlanTerm | null, used: Used, now: Millis): Allowance {
  if (!plan || !covers(kind, plan, now)) return { kind: "none" };
  if (plan.planId === "unlimited-support") return { kind: "unlimited" };
  const time = LIMITS[plan.planId][kind] - used[kind];
  if (time >= LEAST[kind] && !isOtherDay(plan, kind, used)) return { kind: "timeLeft", time };
  return { kind: plan.planId === "pay-as-you-go" ? "none" : "used" };
}

const rank = ({ planId }: PlanTerm): number => plans.findIndex((plan) => plan.planId === planId);

/**
 * All that somebody has now, in the order in which it is used: the better plan first, of single ones what ends first.
 * An end that none of the terms has was set by a person, to shorten a plan or to lengthen it: it counts, and they don't.
 */
export function runningTerms(bought: PlanTerm | null, now: Millis): readonly PlanTerm[] {
  if (!bought || bought.status === "ended") return [];
  if (!bought.terms.some(({ until }) => until === bought.validUntil))
    return bought.validUntil > now ? [{ ...bought, terms: [] }] : [];
  return bought.terms
    .filter(({ from, until }) => from <= now && now < until)
    .map(({ planId, item, paymentId, until }): PlanTerm => ({
      planId,
      item,
      paymentId,
      validUntil: until,
      status: bought.status,
      terms: [],
    }))
    .toSorted((a, b) => rank(b) - rank(a) || a.validUntil - b.validUntil);
}

/** What stands under each of some keys; a key that is missing has {@link unused}. */
export type UsedBy = Readonly<Record<string, Used>>;

/**
 * The keys of all that somebody has of one kind now. None is left out, since what is used up stays until its own end and
 * would hide what was bought after it: they are as many as what was paid for within a month, and are read in one look.
 */
export const usageKeys = (kind: Item, bought: PlanTerm | null, now: Millis): readonly string[] => [
  ...new Set(
    runningTerms(bought, now)
      .filter((term) => covers(kind, term, now))
      .map((term) => usageKey(term, now)),
  ),
];

/**
 * What counts for `plan` of what stands under its key. Monthly plans share the document of a day: what is in it counts for
 * the better one as far as that gives any, and for the next one beyond that. `beside`: all that runs with it.
 */
export function usedOf(plan: PlanTerm | null, beside: readonly PlanTerm[], used: UsedBy, now: Millis): Used {
  const stored = used[usageKey(plan, now)] ?? unused;
  if (plan === null || paymentOf(plan) !== null) return stored;
  const better = new Set(beside.filter((each) => rank(each) > rank(plan)).map(({ planId }) => planId));
  const beyond = (kind: Item): Millis =>
    [...better].reduce((rest, id) => rest - (id === "unlimited-support" ? 0 : LIMITS[id][kind]), stored[kind]);
  return { chat: Math.max(0, beyond("chat")), call: Math.max(0, beyond("call")) };
}

/** The first plan with a minute left, else the first that gives some another day; null where none gives any. */
export function termFor(kind: Item, bought: PlanTerm | null, used: UsedBy, now: Millis): PlanTerm | null {
  const terms = runningTerms(bought, now);
  const stateOf = (term: PlanTerm) => allowance(kind, term, usedOf(term, terms, used, now), now).kind;
  const has = (...states: readonly Allowance["kind"][]) => terms.find((term) => states.includes(stateOf(term)));
  return has("unlimited", "timeLeft") ?? has("used") ?? null;
}

/**
 * When minutes that are used up today come back: at midnight in Kolkata, if a plan still gives any then. Null on the last
 * day of every plan.
 */
export function minutesReturnAt(kind: Item, bought: PlanTerm | null, used: UsedBy, now: Millis): Millis | null {
  const midnight = kolkataMidnightAfter(now);
  return termFor(kind, bought, used, midnight) === null ? null : midnight;
}

const KINDS: readonly Item[] = ["call", "chat"];

/** The kinds of which nothing that somebody has gives any, now or another day. */
export const spentKinds = (bought: PlanTerm | null, used: UsedBy, now: Millis): readonly Item[] =>
  KINDS.filter((kind) => termFor(kind, bought, used, now) === null);

/** Whether nothing of what somebody has gives anything any more. */
export const isUsedUp = (bought: PlanTerm | null, used: UsedBy, now: Millis): boolean =>
  spentKinds(bought, used, now).length === KINDS.length;

/** The time between two instants, by the day in Asia/Kolkata or all under one payment. Never negative. */
export function between(kind: Item, payment: string | null, from: Millis, to: Millis): readonly Use[] {
  if (payment !== null) return from < to ? [{ key: payment, kind, time: to - from }] : [];
  const uses: Use[] = [];
  for (let start = from; start < to; start = kolkataMidnightAfter(start)) {
    uses.push({ key: kolkataDay(start), kind, time: Math.min(to, kolkataMidnightAfter(start)) - start });
  }
  return uses;
}

/** `used`, which stands under `key`, with what is to be added. */
export function withUses(used: Used, uses: readonly Use[], key: string): Used {
  const sum = (kind: Item): Millis =>
    uses.reduce((total, use) => (use.key === key && use.kind === kind ? total + use.time : total), used[kind]);
  return { chat: sum("chat"), call: sum("call") };
}

export function usedAfter(used: UsedBy, uses: readonly Use[]): UsedBy {
  const keys = uses.map(({ key }) => key);
  return { ...used, ...Object.fromEntries(keys.map((key) => [key, withUses(used[key] ?? unused, uses, key)])) };
}

/** A silence of this length ends the counting, from the last message before it on. */
export const IDLE = 10 * MINUTE;

/** `meter` of a conversation: chat minutes that run. Instants are milliseconds of the server's clock. */
export const meter = z.object({
  /** The payment that they are of; null for a plan by the day. */
  payment: z.nullable(z.string()),
  /** Counted up to here: the listener's last reply. */
  from: z.number(),
  /** The last message of either side. */
  until: z.number(),
});
export type Meter = z.infer<typeof meter>;

/** When the listener is known to have been connected; nothing else is counted. */
export interface Span {
  readonly since: Millis;
  readonly until: Millis;
}

/** Connected all the time, as far as is known. */
export const always: Span = { since: -Infinity, until: Infinity };

/** What runs and is not counted yet: up to `now`, or to the last message where a long silence followed it. */
export function uncounted(running: Meter | null, listener: Span, now: Millis): readonly Use[] {
  if (!running) return [];
  const end = now - running.until < IDLE ? Math.max(now, running.until) : running.until;
  return between("chat", running.payment, Math.max(running.from, listener.since), Math.min(end, listener.until));
}

/** The meter after a message of the customer. It begins nothing; after a long silence it waits for the reply. */
export const afterOwn = (running: Meter | null, now: Millis): Meter | null =>
  running && now - running.until < IDLE ? { ...running, until: Math.max(now, running.until) } : running;

interface Reply {
  /** The customer's. */
  readonly plan: PlanTerm | null;
  readonly listener: Span;
  /** A crisis: time passes and nothing is counted. */
  readonly free: boolean;
  readonly now: Millis;
}

/** The meter after a reply of the listener, and what it counts: the first one begins it, each further one counts up to now. */
export function afterReply(
  running: Meter | null,
  { plan, listener, free, now }: Reply,
): { readonly meter: Meter | null; readonly uses: readonly Use[] } {
  const uses = free ? [] : uncounted(running, listener, now);
  if (!plan || plan.planId === "unlimited-support" || !covers("chat", plan, now)) return { meter: null, uses };
  // Two servers' clocks differ: time that was counted once is never counted again.
  const at = Math.max(now, running?.until ?? now);
  return { meter: { payment: paymentOf(plan), from: at, until: at }, uses };
}
