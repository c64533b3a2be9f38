import * as z from "zod/mini";
import { clientId } from "../ids";
import { duty, restReason } from "./model";
import { onCallWish } from "./records";

export const onCallContracts = {
  /** Sets when and how the caller may be rung; this also ends a pause. */
  setOnCall: { input: onCallWish, output: z.strictObject({}), reasons: [], action: "desk.work" },
  /**
   * Rings the caller's own phone. A phone is rung for a person only after a test ring was answered. `call`: by the
   * carrier, at the number that they gave; NOT_FOUND without a number.
   */
  testRing: {
    input: z.strictObject({ by: z.optional(z.enum(["push", "call"])) }),
    output: z.strictObject({ ringId: z.string() }),
    reasons: ["NOT_FOUND"],
    action: "desk.work",
  },
  /**
   * The caller's phone reports that a ring was shown, accepted or declined. Answers with the person to claim while the
   * ring stands; null for a test ring and for one that has ended.
   */
  answerRing: {
    input: z.strictObject({ ringId: clientId, answer: z.enum(["shown", "here", "not-now"]) }),
    output: z.strictObject({ conversationId: z.nullable(z.string()) }),
    reasons: ["NOT_FOUND"],
    action: "desk.work",
  },
  /**
   * Sent again and again while the caller’s standby page is open. Answers with their duty, null if they are not on
   * call.
   */
  standBy: {
    input: z.strictObject({}),
    output: z.strictObject({
      duty: z.nullable(duty),
      /**
       * Until when their phone may not ring, in milliseconds since 1970; left out if it may, or they are not on call.
       */
      restsUntil: z.optional(z.number()),
      /** Why it rests; set together with `restsUntil`. */
      restsAfter: z.optional(restReason),
    }),
    reasons: [],
    action: "desk.work",
  },
} as const;
