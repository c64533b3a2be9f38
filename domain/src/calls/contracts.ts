import * as z from "zod/mini";
import { clientId } from "../ids";
import { locale } from "../locale";
import { crisisEnd } from "../notes/model";
import { callStatus } from "./model";

const ofCall = z.strictObject({ callId: clientId });
/** `page`: a random id of the listener's page, which tells two of their devices apart; older pages leave it out. */
const ofCallOnPage = z.strictObject({ callId: clientId, page: z.optional(clientId) });
/** `maxSeconds`: counted from the answer. */
const limited = z.strictObject({ callId: z.string(), maxSeconds: z.number() });

/** Both sides name a call by its id; for everybody else it does not exist. */
export const callContracts = {
  /** Rings a listener. If nobody is free, the call is stored as `missed`, and nothing is used up. */
  startCall: {
    input: z.strictObject({ callId: clientId, locale: z.optional(locale) }),
    output: limited,
    reasons: ["CALL_USED", "QUOTA_USED", "ID_REUSED"],
    action: "call.take-part",
  },
  /**
   * Ends a call: either side, or the caller before the answer. Without effect on an ended call, and from a `page` of
   * the listener that did not take it. `crisis`: what the listener reports of a call in a crisis, with its end or
   * within ten minutes after; later it is refused with NOT_FOUND, even if the same was stored and only the answer got
   * lost.
   */
  endCall: {
    input: z.strictObject({ callId: clientId, page: z.optional(clientId), crisis: z.optional(crisisEnd) }),
    output: limited,
    reasons: ["NOT_FOUND"],
    action: "call.take-part",
  },
  /**
   * A sign of a side's page, which also makes the server do what is due. Answers the seconds talked so far, and those
   * until the limit; null if no limit is near.
   */
  checkCall: {
    input: ofCall,
    output: z.strictObject({
      callId: z.string(),
      status: callStatus,
      elapsedSeconds: z.number(),
      remainingSeconds: z.nullable(z.number()),
    }),
    reasons: ["NOT_FOUND"],
    action: "call.take-part",
  },
  /** The servers that connect the browsers of a call; with a relay neither learns the other's network address. */
  joinCall: {
    input: ofCall,
    output: z.strictObject({
      iceServers: z.array(
        z.strictObject({
          urls: z.array(z.string()),
          username: z.optional(z.string()),
          credential: z.optional(z.string()),
        }),
      ),
      relayOnly: z.boolean(),
    }),
    reasons: ["NOT_FOUND"],
    action: "call.take-part",
  },
  /** A repeat by the page that took the call gets the same reply. */
  answerCall: {
    input: ofCallOnPage,
    output: limited,
    reasons: ["NOT_FOUND", "NOT_CLAIMED", "ANSWERED_ELSEWHERE"],
    action: "call.answer",
  },
  /** The call goes on to the next listener at once. */
  declineCall: {
    input: ofCall,
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "NOT_CLAIMED"],
    action: "call.answer",
  },
  /**
   * 'Take voice calls' or 'chat only'. Sent again once a minute while a page is open, since a closed page is not rung.
   */
  takeCalls: {
    input: z.strictObject({
      on: z.boolean(),
      /**
       * The page only says that it is open: whether the listener takes calls stays as last chosen, maybe on another
       * device.
       */
      beat: z.optional(z.boolean()),
    }),
    output: z.strictObject({}),
    reasons: [],
    action: "call.answer",
  },
} as const;
