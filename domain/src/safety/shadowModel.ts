import * as z from "zod/mini";
import type { Conversation } from "../chat/model";
import { instant } from "../instant";
import { locale } from "../locale";

const tier = z.enum(["none", "concern", "unsure", "certain"]);

/**
 * What the check in shadow mode, in which it decides nothing, found in the present talk: the gravest tier and the
 * highest score.
 */
export const shadow = z.object({ tier, score: z.number(), strain: z.number() });
export type Shadow = z.infer<typeof shadow>;

/**
 * `riskTalks/{id}`: a talk that ended in shadow mode: what the check found, and the level that listeners set. Holds
 * neither text nor anything about the person.
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

/** The document for a talk that ends; null outside of shadow mode. */
export const riskTalkOf = ({
  shadow: kept,
  risk,
  locale: language,
}: Pick<Conversation, "shadow" | "risk" | "locale">): Omit<RiskTalk, "at"> | null =>
  kept == null ? null : { tier: kept.tier, score: Math.round(kept.score * 10) / 10, level: risk, locale: language };
