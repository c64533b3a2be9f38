import * as z from "zod/mini";
import { riskLevel } from "../chat/model";
import { uid } from "../ids";

export const safetyContracts = {
  /** Whether the caller thinks of ending their life, asked while their conversation has an alarm; without one, nothing changes. */
  answerAlarm: {
    input: z.strictObject({ inDanger: z.boolean() }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND"],
    action: "account.update",
  },
  /** Sets the level of a conversation that the caller holds, up or down; the same level again changes nothing. */
  setRisk: {
    input: z.strictObject({ conversationId: uid, level: riskLevel }),
    output: z.strictObject({}),
    reasons: ["NOT_CLAIMED", "NOT_FOUND"],
    action: "conversation.flag",
  },
} as const;
