import type { Risk } from "../safety/levels";
import type { Millis } from "../time";
import { planCovers } from "./covers";
import type { PlanTerm } from "./entitlement";
import type { Item } from "./plans";

/** Why somebody may talk, in chat or by call, or that they may not: what the words of every page go by. */
export type Right =
  /** A plan covers it. */
  | "plan"
  /** No limit holds for somebody in a crisis. */
  | "crisis"
  /** The free messages, or the free call, are not used up. */
  | "free"
  | "used";

interface Facts {
  readonly plan: PlanTerm | null;
  readonly risk: Risk;
  /** What is free of this kind is used up. */
  readonly freeUsed: boolean;
  readonly now: Millis;
}

/** What somebody may do at `now`; the server decides when they do it. */
export function rightTo(kind: Item, { plan, risk, freeUsed, now }: Facts): Right {
  if (planCovers(kind, plan, now)) return "plan";
  if (risk === "crisis") return "crisis";
  return freeUsed ? "used" : "free";
}
