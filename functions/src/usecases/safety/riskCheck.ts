import { findingOf } from "@thodu/domain/safety/detect";
import type { Tier } from "@thodu/domain/safety/levels";
import { judgeInTalk } from "@thodu/domain/safety/talk";

/** `shadow`: the check of messages decides nothing, and what it would have decided is stored. */
export type RiskCheck = "on" | "shadow";

/** The tier of a text that begins a talk; none in shadow mode. Danger of somebody else is a concern. */
export const decidingTier = (riskCheck: RiskCheck, text: string): Tier =>
  riskCheck === "shadow" ? "none" : judgeInTalk(0, findingOf(text)).tier;
