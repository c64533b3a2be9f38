import { refuse, type Failure } from "../errors";
import { PAY_AS_YOU_GO_CHAT_AMOUNT, plans, type Item, type PlanId } from "../plans/plans";
import { fail, ok, type Result } from "../result";

/** What is bought, at the price of spec section 9; nothing of it comes from a client (invariant 5). */
export interface Quote {
  readonly planId: PlanId;
  readonly item: Item | null;
  /** Paise. */
  readonly amount: number;
  readonly planName: string;
}

/** The price of a plan. For Pay As You Go, and only for that, `item` chooses a call (the default) or a chat. */
export function quote(planId: string, item?: Item): Result<Quote, Failure<"UNKNOWN_PLAN" | "INVALID_INPUT">> {
  const plan = plans.find((each) => each.planId === planId);
  if (!plan) return fail(refuse("UNKNOWN_PLAN"));
  const single = plan.planId === "pay-as-you-go";
  if (!single && item !== undefined) return fail(refuse("INVALID_INPUT", { fields: ["item"] }));
  const amount = item === "chat" ? PAY_AS_YOU_GO_CHAT_AMOUNT : plan.amount;
  return ok({ planId: plan.planId, item: single ? (item ?? "call") : null, amount, planName: plan.title });
}

/** Like {@link quote}, for plans that can be charged each month; Pay As You Go can't. */
export function monthlyQuote(planId: string): Result<Quote, Failure<"UNKNOWN_PLAN" | "INVALID_INPUT">> {
  return planId === "pay-as-you-go" ? fail(refuse("UNKNOWN_PLAN")) : quote(planId);
}
