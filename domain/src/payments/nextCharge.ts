import type { PlanTerm } from "../plans/planTerm";
import type { Millis } from "../time";
import { isOver } from "./mandates";
import type { Mandate, Subscription } from "./model";

export type Charged = Pick<Subscription, "planId" | "amount">;

/** Whether and how a person is charged each month. */
export interface Renewal {
  /** `none`: no mandate; `goes-on`: a mandate charges; `unpaid`: the bank refused the last charge. */
  readonly state: "none" | "goes-on" | "unpaid";
  /** The mandates whose last charge was paid. */
  readonly charged: readonly Charged[];
}

/** The renewal by all mandates of a person, without those that were never approved, are being cancelled or are over. */
export function renewalOf(mandates: readonly Mandate[]): Renewal {
  const ongoing = mandates.filter(({ status, cancelling }) => !isOver(status) && status !== "created" && !cancelling);
  const isUnpaid = ongoing.some(({ status }) => status === "pending" || status === "halted");
  return {
    state: isUnpaid ? "unpaid" : ongoing.length > 0 ? "goes-on" : "none",
    charged: ongoing.flatMap(({ status, planId, amount }) =>
      status === "authenticated" || status === "active" ? [{ planId, amount }] : [],
    ),
  };
}

interface NextCharge {
  /** Paise. */
  readonly amount: number;
  /** Null if several months are paid in advance: the charge then comes before the end of the last one. */
  readonly at: Millis | null;
}

/** The next monthly charge for a person's plan; null if none of their mandates renews it. */
export function nextCharge(
  { planId, status, validUntil, terms }: Pick<PlanTerm, "planId" | "status" | "validUntil" | "terms">,
  charged: readonly Charged[],
  now: Millis,
): NextCharge | null {
  const mandate = status === "active" && validUntil > now ? charged.find((each) => each.planId === planId) : undefined;
  if (!mandate) return null;
  const months = terms.filter((term) => term.planId === planId && term.until > now);
  return { amount: mandate.amount, at: months.length > 1 ? null : validUntil };
}
