import { findingOf } from "@thodu/domain/safety/detect";
import type { Tier } from "@thodu/domain/safety/levels";
import { judgeInTalk } from "@thodu/domain/safety/talk";

/** `shadow`: the check of messages decides nothing, and what it would have decided is kept. */
export type RiskCheck = "on" | "shadow";

/** What the check makes of some words that begin a talk, where it decides. Danger of somebody else is a concern. */
export const decidingTier = (riskCheck: RiskCheck, text: string): Tier =>
  riskCheck === "shadow" ? "none" : judgeInTalk(0, findingOf(text)).tier;
