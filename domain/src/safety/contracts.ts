import * as z from "zod/mini";
import { riskLevel } from "../chat/model";
import { clientId, uid } from "../ids";

export const safetyContracts = {
  /**
   * The caller's answer to whether they think of ending their life, asked while their conversation has an open alarm.
   * Without an alarm, a No changes nothing; a Yes counts at any time of the talk.
   */
  answerAlarm: {
    input: z.strictObject({ inDanger: z.boolean() }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND"],
    action: "account.update",
  },
  /**
   * Sets the level of risk of a conversation that the listener holds, up or down; the same level again changes nothing.
   * With `callId`, the listener reports a crisis of the person in a call with them, during the call or up to ten
   * minutes after it: `conversationId` is the uid of that person, and `level` must be `crisis`. The call then has no
   * limit any more, and the level of the person's conversation, if there is one, becomes `crisis` too. `saw`: the level
   * that the listener's page showed; if it is given, a crisis that began since is not lowered.
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
