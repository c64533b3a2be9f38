import * as z from "zod/mini";
import { riskLevel } from "../chat/model";
import { instant } from "../instant";

/**
 * `riskLabels/{id}`: the level that a listener set for a conversation, kept for the next training. Holds no text, only
 * the id of the message, which is deleted with its account.
 */
export const riskLabel = z.object({
  conversationId: z.string(),
  /** The customer's newest message at that moment; null if they had written none. */
  messageId: z.nullable(z.string()),
  before: riskLevel,
  level: riskLevel,
  volunteerId: z.string(),
  at: instant,
});
export type RiskLabel = z.infer<typeof riskLabel>;
