import type { PlanTerm } from "@thodu/domain/plans/entitlement";
import {
  allowance,
  minutesReturnAt,
  runningTerms,
  termFor,
  usageKey,
  usedOf,
  type Used,
  type UsedBy,
} from "@thodu/domain/plans/metering";
import type { Item } from "@thodu/domain/plans/plans";
import { MINUTE, type Millis } from "@thodu/domain/time";
import { usedUp } from "@messages/minutes";
import * as t from "@messages/ownPlan";

const ITEMS = ["chat", "call"] as const;

/**
 * What is left, in words: a line for chat and one for calls, as far as the plan buys them. `returns`: new minutes come at
 * midnight.
 */
export function leftOf(plan: PlanTerm, used: Used, now: Millis, returns: boolean): readonly string[] {
  const chat = allowance("chat", plan, used, now);
  const call = allowance("call", plan, used, now);
  if (chat.kind === "unlimited") return [t.leftUnlimited];
  const isSingle = plan.planId === "pay-as-you-go";
  if (isSingle && chat.kind === "none" && call.kind === "none") return [t.leftNone];
  const either = plan.planId === "daily-care" && used.chat === 0 && used.call === 0;
  const words = isSingle ? t.leftOfOne : t.leftToday;
  const lines = [
    ...(chat.kind === "timeLeft" ? [words.chat(minutes(chat.time))] : []),
    ...(call.kind === "timeLeft" ? [words.call(minutes(call.time))] : []),
  ];
  if (either) return [t.leftEither(...lines)];
  return chat.kind === "used" && call.kind === "used" ? [usedUp(returns)] : lines;
}

/** A minute that was begun is still there. */
const minutes = (time: Millis): number => Math.ceil(time / MINUTE);

/**
 * Whether what somebody has bought gives one of `item` now; else whether it does again after midnight in India, or only gave
 * some today. Null where nothing that they have gives any.
 */
export function paysFor(
  item: Item,
  bought: PlanTerm | null,
  used: UsedBy,
  now: Millis,
): "now" | "tomorrow" | "over" | null {
  const term = termFor(item, bought, used, now);
  if (term === null) return null;
  const left = allowance(item, term, usedOf(term, runningTerms(bought, now), used, now), now).kind;
  if (left !== "used") return "now";
  return minutesReturnAt(item, bought, used, now) === null ? "over" : "tomorrow";
}

interface Left extends Pick<PlanTerm, "planId"> {
  readonly paymentId: string;
  readonly lines: readonly string[];
}

/** The same of all that somebody has; that something is used up is said only where nothing is left, and once. */
export function leftOfAll(bought: PlanTerm, used: UsedBy, now: Millis): readonly Left[] {
  const plans = runningTerms(bought, now);
  const returns = ITEMS.some((kind) => minutesReturnAt(kind, bought, used, now) !== null);
  const all = plans.flatMap((plan): Left[] => {
    // Not known yet.
    if (used[usageKey(plan, now)] === undefined) return [];
    return [
      {
        paymentId: plan.paymentId,
        planId: plan.planId,
        lines: leftOf(plan, usedOf(plan, plans, used, now), now, returns),
      },
    ];
  });
  const some = all.filter(({ lines }) => !lines.includes(t.leftNone));
  return some.length > 0 ? some : all.slice(0, 1);
}
