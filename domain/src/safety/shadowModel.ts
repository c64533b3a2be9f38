import * as z from "zod/mini";
import type { Conversation } from "../chat/model";
import { instant } from "../instant";
import { locale } from "../locale";

const tier = z.enum(["none", "concern", "unsure", "certain"]);

/** What the check would have made of the talk that goes on, where it decides nothing: the gravest tier, the highest score. */
export const shadow = z.object({ tier, score: z.number(), strain: z.number() });
export type Shadow = z.infer<typeof shadow>;

/**
 * `riskTalks/{id}`: an ended talk in shadow mode: what the check found, and the level that listeners set. Neither text
 * nor whose it was.
 */
export const riskTalk = z.object({
  tier,
  /** Rounded to tenths. */
  score: z.number(),
  level: z.enum(["none", "concern", "crisis"]),
  locale,
  at: instant,
});
export type RiskTalk = z.infer<typeof riskTalk>;

/** Null where the check decides. */
export const riskTalkOf = ({
  shadow: kept,
  risk,
  locale: language,
}: Pick<Conversation, "shadow" | "risk" | "locale">): Omit<RiskTalk, "at"> | null =>
  kept == null ? null : { tier: kept.tier, score: Math.round(kept.score * 10) / 10, level: risk, locale: language };
