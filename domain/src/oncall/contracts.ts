import * as z from "zod/mini";
import { clientId } from "../ids";
import { duty, restReason } from "./model";
import { onCallWish } from "./records";

export const onCallContracts = {
  /** When and how the caller may be rung; saying so anew ends a pause. */
  setOnCall: { input: onCallWish, output: z.strictObject({}), reasons: [], action: "desk.work" },
  /**
   * Rings at the caller's own phone. Nobody is rung for a person before one was answered. `call`: by the carrier, at the
   * number they gave; NOT_FOUND where there is none.
   */
  testRing: {
    input: z.strictObject({ by: z.optional(z.enum(["push", "call"])) }),
    output: z.strictObject({ ringId: z.string() }),
    reasons: ["NOT_FOUND"],
    action: "desk.work",
  },
  /**
   * What the caller's phone makes of a ring: it was shown, they are there, or they can't now. Whom it was for is
   * answered while it stands, to be claimed; null for a test ring and for one that has ended.
   */
  answerRing: {
    input: z.strictObject({ ringId: clientId, answer: z.enum(["shown", "here", "not-now"]) }),
    output: z.strictObject({ conversationId: z.nullable(z.string()) }),
    reasons: ["NOT_FOUND"],
    action: "desk.work",
  },
  /** The caller’s standby page is open; it repeats this. How far they are on call, null when not at all. */
  standBy: {
    input: z.strictObject({}),
    output: z.strictObject({
      duty: z.nullable(duty),
      /** Milliseconds since 1970: until when their phone may not ring. Left out if it may, or they are not on call. */
      restsUntil: z.optional(z.number()),
      /** After what it rests; with `restsUntil`. */
      restsAfter: z.optional(restReason),
    }),
    reasons: [],
    action: "desk.work",
  },
} as const;
