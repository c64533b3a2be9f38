import type { Risk } from "../safety/levels";
import type { Millis } from "../time";
import { planCovers } from "./covers";
import type { PlanTerm } from "./planTerm";
import type { Item } from "./plans";

/** Why a person may talk, in chat or by call, or that they may not; every page takes its texts by this. */
export type Right =
  /** In a crisis there is no limit, and no minutes of a plan are counted. */
  | "crisis"
  /** A plan includes it. */
  | "plan"
  /** Free messages, or the free call, are left. */
  | "free"
  | "used";

interface Facts {
  readonly plan: PlanTerm | null;
  readonly risk: Risk;
  /** Whether what is free of this kind is used up. */
  readonly freeUsed: boolean;
  readonly now: Millis;
}

/** What a person may do at `now`, as pages show it; the server decides when they do it. */
export function rightTo(kind: Item, { plan, risk, freeUsed, now }: Facts): Right {
  if (risk === "crisis") return "crisis";
  if (planCovers(kind, plan, now)) return "plan";
  return freeUsed ? "used" : "free";
}
