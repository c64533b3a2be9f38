import type { Millis } from "../time";
import type { PlanTerm } from "./planTerm";
import { plans, type PlanId } from "./plans";

/** Another plan that the buyer already has; both will run at the same time. */
export interface Beside {
  readonly planId: PlanId;
  readonly until: Millis;
  /** Its minutes are used before those of the new plan. */
  readonly usedFirst: boolean;
  /** It may be charged again each month; false for a cancelled plan and for Pay As You Go. */
  readonly mayRenew: boolean;
}

/** What a person is told about the plans that they have, before they pay for another. */
export type BeforeBuying =
  | { readonly kind: "nothing" }
  /** The same plan: the new month begins where the last one ends. */
  | { readonly kind: "again"; readonly until: Millis }
  /** Other plans: the new one begins at once, and each runs to its own end. */
  | { readonly kind: "beside"; readonly plans: readonly Beside[] };

const rank = (id: PlanId): number => plans.findIndex((plan) => plan.planId === id);

/** Says in advance what `payments/entitlement` will make of a purchase of `planId` by the owner of `term` at `now`. */
export function beforeBuying(term: PlanTerm | null, planId: PlanId, now: Millis): BeforeBuying {
  const held = heldPlans(term, now);
  const same = planId === "pay-as-you-go" ? undefined : held.get(planId);
  if (same !== undefined) return { kind: "again", until: same };
  const others = [...held]
    .filter(([id]) => id !== planId)
    .map(([id, until]) => ({
      planId: id,
      until,
      usedFirst: rank(id) > rank(planId),
      mayRenew: id !== "pay-as-you-go" && term?.status === "active",
    }))
    .toSorted((a, b) => rank(b.planId) - rank(a.planId));
  return others.length === 0 ? { kind: "nothing" } : { kind: "beside", plans: others };
}

/** When each plan of a person ends, including months paid in advance. */
function heldPlans(term: PlanTerm | null, now: Millis): ReadonlyMap<PlanId, Millis> {
  const ends = new Map<PlanId, Millis>();
  if (term === null || term.status === "ended") return ends;
  for (const { planId, until } of [{ planId: term.planId, until: term.validUntil }, ...term.terms])
    if (until > now) ends.set(planId, Math.max(until, ends.get(planId) ?? 0));
  return ends;
}
