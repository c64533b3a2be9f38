import * as z from "zod/mini";
import { kolkataDay, kolkataMidnightAfter, SECOND, type Millis } from "../time";
import { covers } from "./covers";
import { planTerm, type PlanTerm } from "./planTerm";
import {
  allowance,
  between,
  paymentOf,
  runningTerms,
  unused,
  usage,
  usageKey,
  usedAfter,
  usedOf,
  type Use,
  type UsedBy,
} from "./metering";

/** What pays for a call: plans, in the order in which they pay, and the use under their keys when the call began. */
export const callFunds = z.object({ plans: z.array(planTerm), used: z.record(z.string(), usage) });
export interface CallFunds {
  readonly plans: readonly PlanTerm[];
  readonly used: UsedBy;
}

export const noFunds: CallFunds = { plans: [], used: {} };

/** What pays for a call that begins now: all plans with time for it, and plans by the day whose minutes return. */
export function fundsOf(bought: PlanTerm | null, used: UsedBy, now: Millis): CallFunds {
  const running = runningTerms(bought, now);
  const plans = running.filter(
    (plan) => allowance("call", plan, usedOf(plan, running, used, now), now).kind !== "none",
  );
  const keys = plans.map((plan) => usageKey(plan, now));
  return { plans, used: Object.fromEntries(keys.map((key) => [key, used[key] ?? unused])) };
}

/**
 * The time at which a plan is checked for a call: a call that began while the plan ran may use the plan's last day to
 * its end; one of Pay As You Go goes on to its own end.
 */
function asBegun(plan: PlanTerm, at: Millis): Millis {
  const last = plan.validUntil - 1;
  return paymentOf(plan) !== null || kolkataDay(last) === kolkataDay(at) ? Math.min(at, last) : at;
}

/** How long a plan pays from `at` on; Infinity without a limit, 0 for none. */
function timeOf(plan: PlanTerm, { plans, used }: CallFunds, at: Millis): Millis {
  const beside = plans.filter((each) => covers("call", each, asBegun(each, at)));
  const left = allowance("call", plan, usedOf(plan, beside, used, at), asBegun(plan, at));
  if (left.kind === "unlimited") return Infinity;
  return left.kind === "timeLeft" ? left.time : 0;
}

type Spent = ReadonlyMap<string, Millis>;
const usesOf = (spent: Spent): readonly Use[] => [...spent].map(([key, time]) => ({ key, kind: "call", time }));

/** Spreads a call over what pays for it: at each moment the first plan with time left. Ends when no plan has any. */
function spread(
  { plans, used }: CallFunds,
  from: Millis,
  to: Millis,
): { readonly spent: Spent; readonly until: Millis } {
  const spent = new Map<string, Millis>();
  let at = from;
  while (at < to) {
    const funds = { plans, used: usedAfter(used, usesOf(spent)) };
    const [plan, time] =
      plans.map((each) => [each, timeOf(each, funds, at)] as const).find(([, left]) => left > 0) ?? [];
    if (!plan || time === undefined) break;
    if (time === Infinity) return { spent, until: to };
    const end = Math.min(to, at + time, kolkataMidnightAfter(at));
    const key = usageKey(plan, at);
    spent.set(key, (spent.get(key) ?? 0) + end - at);
    at = end;
  }
  return { spent, until: at };
}

/**
 * The whole seconds that a call answered at `now` may last, with the new day's minutes after midnight; null without a
 * limit.
 */
export function callSeconds(funds: CallFunds, now: Millis): number | null {
  const { until } = spread(funds, now, Infinity);
  return until === Infinity ? null : Math.floor((until - now) / SECOND);
}

/**
 * The use to add for a finished call; must be stored in the write that ends it, so that it counts once. Time beyond the
 * funds counts under the first plan. There is some if a call was answered after midnight and its length was computed
 * before.
 */
export function callUse(funds: CallFunds, answeredAt: Millis, endedAt: Millis): readonly Use[] {
  const { spent, until } = spread(funds, answeredAt, endedAt);
  const [first] = funds.plans;
  const all = new Map(spent);
  if (first)
    for (const { key, time } of between("call", paymentOf(first), until, endedAt))
      all.set(key, (all.get(key) ?? 0) + time);
  return usesOf(all);
}
