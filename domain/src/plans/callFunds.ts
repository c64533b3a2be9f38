import * as z from "zod/mini";
import { kolkataDay, kolkataMidnightAfter, SECOND, type Millis } from "../time";
import { covers } from "./covers";
import { planTerm, type PlanTerm } from "./entitlement";
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

/** What pays for a call: plans, in the order in which they do, and what stood under their keys when it was begun. */
export const callFunds = z.object({ plans: z.array(planTerm), used: z.record(z.string(), usage) });
export interface CallFunds {
  readonly plans: readonly PlanTerm[];
  readonly used: UsedBy;
}

export const noFunds: CallFunds = { plans: [], used: {} };

/** What pays for a call that is begun now: all that has time left for one, and plans by the day whose minutes return. */
export function fundsOf(bought: PlanTerm | null, used: UsedBy, now: Millis): CallFunds {
  const running = runningTerms(bought, now);
  const plans = running.filter(
    (plan) => allowance("call", plan, usedOf(plan, running, used, now), now).kind !== "none",
  );
  const keys = plans.map((plan) => usageKey(plan, now));
  return { plans, used: Object.fromEntries(keys.map((key) => [key, used[key] ?? unused])) };
}

/** A call that was begun while a plan ran may use the plan's last day to its end, and one of Pay As You Go to its end. */
function asBegun(plan: PlanTerm, at: Millis): Millis {
  const last = plan.validUntil - 1;
  return paymentOf(plan) !== null || kolkataDay(last) === kolkataDay(at) ? Math.min(at, last) : at;
}

/** Time that a plan pays from `at` on; Infinity without a limit, 0 for none. */
function timeOf(plan: PlanTerm, { plans, used }: CallFunds, at: Millis): Millis {
  const beside = plans.filter((each) => covers("call", each, asBegun(each, at)));
  const left = allowance("call", plan, usedOf(plan, beside, used, at), asBegun(plan, at));
  if (left.kind === "unlimited") return Infinity;
  return left.kind === "timeLeft" ? left.time : 0;
}

type Spent = ReadonlyMap<string, Millis>;
const usesOf = (spent: Spent): readonly Use[] => [...spent].map(([key, time]) => ({ key, kind: "call", time }));

/** A call from `from` on, spread over what pays for it: at each moment the first plan with time left. Ends where none has any. */
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

/** Whole seconds that a call answered at `now` may last, past midnight with the new day's minutes; null without a limit. */
export function callSeconds(funds: CallFunds, now: Millis): number | null {
  const { until } = spread(funds, now, Infinity);
  return until === Infinity ? null : Math.floor((until - now) / SECOND);
}

/**
 * What a finished call adds. To be stored in the write that ends it, so that it counts once. What it lasted longer than
 * its funds, as where it was answered after the midnight that its length was worked out for, is the first plan's.
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
