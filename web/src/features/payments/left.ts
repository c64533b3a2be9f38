import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import {
  allowance,
  minutesReturnAt,
  runningTerms,
  usageKey,
  usedOf,
  type Used,
  type UsedBy,
} from "@thodu/domain/plans/metering";
import { MINUTE, type Millis } from "@thodu/domain/time";
import { usedUp } from "@messages/minutes";
import * as t from "@messages/ownPlan";

const ITEMS = ["chat", "call"] as const;

/**
 * What is left, in words: one line for chat and one for calls, if the plan has them. `returns`: new minutes come at
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

/** Rounded up, because a minute that was begun can still be used. */
const minutes = (time: Millis): number => Math.ceil(time / MINUTE);

interface Left extends Pick<PlanTerm, "planId"> {
  readonly paymentId: string;
  readonly lines: readonly string[];
}

/**
 * What is left of all plans of a person, in words. That something is used up is said only if nothing is left, and once.
 */
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
