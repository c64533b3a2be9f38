import { findingOf, type Finding } from "./detect";
import { graverTier, type Tier } from "./levels";
import type { Model } from "./model";

/** How much of what came before still counts with the next message. */
const KEPT = 0.85;
/** A message that is less sure than this adds nothing. */
const HEARD_FROM = -0.7;
/** From this sum on, messages that are no alarm each are one together. */
const TOGETHER = 2.2;
/** Own messages that are read as one. */
export const READ_TOGETHER = 8;

/** The sum after one more message: what its writer's messages say together, the newest most. */
export const strainAfter = (strain: number, { score }: Pick<Finding, "score">): number =>
  strain * KEPT + Math.max(0, score - HEARD_FROM);

/** The tier of a message with those before it, whose sum after it is `strain`. */
export const withStrain = (tier: Tier, strain: number): Tier =>
  strain >= TOGETHER ? graverTier(tier, "unsure") : tier;

/** What some messages say that are read as one; never more than unsure, since nobody wrote it so. */
export function tierTogether(messages: readonly string[], trained?: Model): Tier {
  const { tier } = findingOf(messages.join(" "), trained);
  return tier === "certain" ? "unsure" : tier;
}

/** The gravest tier that a talk comes to: message by message, with the sum of those before, and the last some read together. */
export function tierOfTalk(messages: readonly string[], trained?: Model): Tier {
  let strain = 0;
  let gravest: Tier = "none";
  for (const [at, text] of messages.entries()) {
    const found = findingOf(text, trained);
    strain = strainAfter(strain, found);
    gravest = graverTier(gravest, withStrain(found.tier, strain));
    gravest = graverTier(gravest, tierTogether(messages.slice(Math.max(0, at + 1 - READ_TOGETHER), at + 1), trained));
  }
  return gravest;
}
