import * as z from "zod/mini";
import { riskLevel } from "../chat/model";
import { instant } from "../instant";

/**
 * `riskLabels/{id}`: what a listener made of a conversation's level, for the next training. Holds no text: the message
 * is named, and is gone when its account is deleted.
 */
export const riskLabel = z.object({
  conversationId: z.string(),
  /** The customer's newest message at that moment; null when they had written none. */
  messageId: z.nullable(z.string()),
  before: riskLevel,
  level: riskLevel,
  volunteerId: z.string(),
  at: instant,
});
export type RiskLabel = z.infer<typeof riskLabel>;
