import * as z from "zod/mini";
import type { Risk } from "../safety/levels";
import { kolkataDay, kolkataMidnightAfter, MINUTE, SECOND, type Millis } from "../time";
import { covers } from "./covers";
import type { PlanTerm } from "./planTerm";
import { plans, type Item } from "./plans";

/**
 * What plans include and what is used of them, in milliseconds (spec section 9, docs/decisions/0007). Monthly plans
 * count by the day in Asia/Kolkata; Pay As You Go counts by its payment, on whatever days its minutes are used.
 */

/** `usage/{uid}_{key}`: what was used on a day, or of one payment. A missing document is {@link unused}. */
export const usage = z.object({ chat: z._default(z.number(), 0), call: z._default(z.number(), 0) });
export type Used = z.infer<typeof usage>;

export const unused: Used = { chat: 0, call: 0 };

/** Time to add to the usage document with this key. */
export interface Use {
  readonly key: string;
  readonly kind: Item;
  readonly time: Millis;
}

/** What a person may still use of one kind, now. */
export type Allowance =
  /** No plan includes it: the free messages and the free call decide. */
  | { readonly kind: "none" }
  | { readonly kind: "unlimited" }
  /** More than 0; of calls at least a second. */
  | { readonly kind: "timeLeft"; readonly time: Millis }
  /** A running plan includes it, but has no more today; whether minutes return is `minutesReturnAt`. */
  | { readonly kind: "used" };

const HALF_HOUR = 30 * MINUTE;

/** Per day of a monthly plan, or for the whole of Pay As You Go. */
const LIMITS = {
  "pay-as-you-go": { call: 15 * MINUTE, chat: HALF_HOUR },
  "daily-care": { call: HALF_HOUR, chat: 3 * HALF_HOUR },
  "deep-healing": { call: 2 * HALF_HOUR, chat: 4 * HALF_HOUR },
} as const;

/** Less than this counts as nothing: the length of a call is given in whole seconds. */
const LEAST = { call: SECOND, chat: 1 } as const;

/** The payment under which `plan` counts its minutes; null for a plan by the day. */
export const paymentOf = (plan: PlanTerm): string | null => (plan.planId === "pay-as-you-go" ? plan.paymentId : null);

/** The key of the usage document that counts for `plan` at `now`. */
export const usageKey = (plan: PlanTerm | null, now: Millis): string =>
  (plan ? paymentOf(plan) : null) ?? kolkataDay(now);

/**
 * Whether the day was used for the other kind: Daily Care gives calls or chat, whichever was used first that day. If
 * both were, the call was first, since no call begins on a day of chat.
 */
const isOtherDay = (plan: PlanTerm, kind: Item, used: Used): boolean =>
  plan.planId === "daily-care" && (kind === "chat" ? used.call > 0 : used.call === 0 && used.chat > 0);

/**
 * What is left of calls or chat under a plan. `used`: what counts for it (see {@link usedOf}), with minutes that are
 * running and not stored yet. A Pay As You Go that is used up counts as ended.
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
 * All plans that run now, in the order in which they are used: the better plan first; of the same kind, the one that
 * ends first. If no term ends at `validUntil`, a person changed it by hand: then only that end counts, and the terms
 * don't.
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

/** The use under some keys; a missing key is {@link unused}. */
export type UsedBy = Readonly<Record<string, Used>>;

/**
 * The usage keys of all running plans that include this kind. None is left out: a plan that is used up runs on to its
 * own end. They are at most as many as the payments of a month, and are read together.
 */
export const usageKeys = (kind: Item, bought: PlanTerm | null, now: Millis): readonly string[] => [
  ...new Set(
    runningTerms(bought, now)
      .filter((term) => covers(kind, term, now))
      .map((term) => usageKey(term, now)),
  ),
];

/**
 * What counts for `plan` of the use under its key. Monthly plans share the document of a day: its use counts for the
 * better plan up to that plan's limit, and beyond that for the next one. `beside`: all plans that run.
 */
export function usedOf(plan: PlanTerm | null, beside: readonly PlanTerm[], used: UsedBy, now: Millis): Used {
  const stored = used[usageKey(plan, now)] ?? unused;
  if (plan === null || paymentOf(plan) !== null) return stored;
  const better = new Set(beside.filter((each) => rank(each) > rank(plan)).map(({ planId }) => planId));
  const beyond = (kind: Item): Millis =>
    [...better].reduce((rest, id) => rest - (id === "unlimited-support" ? 0 : LIMITS[id][kind]), stored[kind]);
  return { chat: Math.max(0, beyond("chat")), call: Math.max(0, beyond("call")) };
}

/** The first plan with minutes left, else the first that has some on another day; null if none includes this kind. */
export function termFor(kind: Item, bought: PlanTerm | null, used: UsedBy, now: Millis): PlanTerm | null {
  const terms = runningTerms(bought, now);
  const stateOf = (term: PlanTerm) => allowance(kind, term, usedOf(term, terms, used, now), now).kind;
  const has = (...states: readonly Allowance["kind"][]) => terms.find((term) => states.includes(stateOf(term)));
  return has("unlimited", "timeLeft") ?? has("used") ?? null;
}

/**
 * When minutes that are used up today return: at midnight in Kolkata, if a plan still runs then. Null on the last day
 * of all plans.
 */
export function minutesReturnAt(kind: Item, bought: PlanTerm | null, used: UsedBy, now: Millis): Millis | null {
  const midnight = kolkataMidnightAfter(now);
  return termFor(kind, bought, used, midnight) === null ? null : midnight;
}

const KINDS: readonly Item[] = ["call", "chat"];

/** The kinds that no plan of the person includes any more, now or on another day. */
export const spentKinds = (bought: PlanTerm | null, used: UsedBy, now: Millis): readonly Item[] =>
  KINDS.filter((kind) => termFor(kind, bought, used, now) === null);

/** Whether no plan of the person gives anything any more. */
export const isUsedUp = (bought: PlanTerm | null, used: UsedBy, now: Millis): boolean =>
  spentKinds(bought, used, now).length === KINDS.length;

/** The time between two instants, by the day in Asia/Kolkata or under one payment. Never negative. */
export function between(kind: Item, payment: string | null, from: Millis, to: Millis): readonly Use[] {
  if (payment !== null) return from < to ? [{ key: payment, kind, time: to - from }] : [];
  const uses: Use[] = [];
  for (let start = from; start < to; start = kolkataMidnightAfter(start)) {
    uses.push({ key: kolkataDay(start), kind, time: Math.min(to, kolkataMidnightAfter(start)) - start });
  }
  return uses;
}

/** The use under `key` after adding `uses`. */
export function withUses(used: Used, uses: readonly Use[], key: string): Used {
  const sum = (kind: Item): Millis =>
    uses.reduce((total, use) => (use.key === key && use.kind === kind ? total + use.time : total), used[kind]);
  return { chat: sum("chat"), call: sum("call") };
}

export function usedAfter(used: UsedBy, uses: readonly Use[]): UsedBy {
  const keys = uses.map(({ key }) => key);
  return { ...used, ...Object.fromEntries(keys.map((key) => [key, withUses(used[key] ?? unused, uses, key)])) };
}

/** A silence of this length stops the counting at the last message before it. */
export const IDLE = 10 * MINUTE;

/** `meter` of a conversation: minutes of chat that are running. Instants are milliseconds by the server's clock. */
export const meter = z.object({
  /** The payment under which they count; null for a plan by the day. */
  payment: z.nullable(z.string()),
  /** What is before this is counted: the listener's last reply. */
  from: z.number(),
  /** The last message of either side. */
  until: z.number(),
});
export type Meter = z.infer<typeof meter>;

/** When the listener is known to have been connected; no other time is counted. */
export interface Span {
  readonly since: Millis;
  readonly until: Millis;
}

/** Connected all the time, as far as is known. */
export const always: Span = { since: -Infinity, until: Infinity };

/** The time that is running and not counted yet: up to `now`, or up to the last message if a long silence followed. */
export function uncounted(running: Meter | null, listener: Span, now: Millis): readonly Use[] {
  if (!running) return [];
  const end = now - running.until < IDLE ? Math.max(now, running.until) : running.until;
  return between("chat", running.payment, Math.max(running.from, listener.since), Math.min(end, listener.until));
}

/**
 * The meter after a message of the customer. It does not start the meter; after a long silence it waits for a reply.
 */
export const afterOwn = (running: Meter | null, now: Millis): Meter | null =>
  running && now - running.until < IDLE ? { ...running, until: Math.max(now, running.until) } : running;

interface Reply {
  /** The customer's plan. */
  readonly plan: PlanTerm | null;
  readonly listener: Span;
  /** In a crisis, no time is counted. */
  readonly free: boolean;
  readonly now: Millis;
}

/**
 * The meter after a reply of the listener, and the use to count: the first reply starts it, each further one counts up
 * to now.
 */
export function afterReply(
  running: Meter | null,
  { plan, listener, free, now }: Reply,
): { readonly meter: Meter | null; readonly uses: readonly Use[] } {
  const uses = free ? [] : uncounted(running, listener, now);
  if (!plan || plan.planId === "unlimited-support" || !covers("chat", plan, now)) return { meter: null, uses };
  // The clocks of two servers differ: no time is counted twice.
  const at = Math.max(now, running?.until ?? now);
  return { meter: { payment: paymentOf(plan), from: at, until: at }, uses };
}

/**
 * What a change of the level changes of the meter: at the end of a crisis it starts anew, so that its minutes stay
 * free.
 */
export const meterAfterLevel = (
  { risk, meter: running }: { readonly risk: Risk; readonly meter: Meter | null },
  level: Risk,
  now: Millis,
): { readonly meter?: Meter } =>
  running && risk === "crisis" && level !== "crisis"
    ? { meter: { ...running, from: Math.max(running.from, now) } }
    : {};
