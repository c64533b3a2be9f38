import * as z from "zod/mini";
import { riskLevel } from "../chat/model";
import { clientId, uid } from "../ids";

export const safetyContracts = {
  /** Whether the caller thinks of ending their life, asked while their conversation has an alarm; without one, nothing changes. */
  answerAlarm: {
    input: z.strictObject({ inDanger: z.boolean() }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND"],
    action: "account.update",
  },
  /**
   * Sets the risk level of a conversation that the listener holds, up or down; the same level again changes nothing.
   * With `callId`, the listener reports a crisis of the person who called them, during the call or up to ten minutes after
   * it: `conversationId` is the uid of that person, and `level` must be `crisis`. No limit ends the call from then on, and
   * the person's conversation, where they have one, is raised to `crisis` too. `saw`: the level that the listener saw; with
   * it, a crisis that began since is not lowered.
   */
  setRisk: {
    input: z.strictObject({
      conversationId: uid,
      callId: z.optional(clientId),
      level: riskLevel,
      saw: z.optional(riskLevel),
    }),
    output: z.strictObject({}),
    reasons: ["CRISIS_BEGAN", "NOT_CLAIMED", "NOT_FOUND"],
    action: "conversation.flag",
  },
} as const;
