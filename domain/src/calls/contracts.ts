import * as z from "zod/mini";
import { clientId } from "../ids";
import { locale } from "../locale";
import { crisisEnd } from "../notes/model";
import { callStatus } from "./model";

const ofCall = z.strictObject({ callId: clientId });
/** `page`: a random id of the listener's page, which tells two of their devices apart; left out by older pages. */
const ofCallOnPage = z.strictObject({ callId: clientId, page: z.optional(clientId) });
/** Seconds from the answer on. */
const limited = z.strictObject({ callId: z.string(), maxSeconds: z.number() });

/** Both sides name a call by its id; to everybody else there is none. */
export const callContracts = {
  /** Rings at a listener. Where nobody is free the call is stored as `missed`, and nothing is used up. */
  startCall: {
    input: z.strictObject({ callId: clientId, locale: z.optional(locale) }),
    output: limited,
    reasons: ["CALL_USED", "QUOTA_USED", "ID_REUSED"],
    action: "call.take-part",
  },
  /**
   * Either side hangs up; a caller before the answer as well. Ending an ended call changes nothing, nor does a `page` of the
   * listener that is not the one that took it. `crisis`: what the listener tells of a call in a crisis, with its end or within
   * ten minutes after it; later it is refused with NOT_FOUND, also where the same was stored before and only the answer was lost.
   */
  endCall: {
    input: z.strictObject({ callId: clientId, page: z.optional(clientId), crisis: z.optional(crisisEnd) }),
    output: limited,
    reasons: ["NOT_FOUND"],
    action: "call.take-part",
  },
  /**
   * A side's sign of life; does what is due by the server's clock. Answers seconds of talk so far, and until the limit
   * (null: none near).
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
  /** The servers by which the browsers of a running call find each other; with a relay they learn no address. */
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
  /** Repeated by the page that took the call, it gives the same reply. */
  answerCall: {
    input: ofCallOnPage,
    output: limited,
    reasons: ["NOT_FOUND", "NOT_CLAIMED", "ANSWERED_ELSEWHERE"],
    action: "call.answer",
  },
  /** It goes on to the next listener at once. */
  declineCall: {
    input: ofCall,
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "NOT_CLAIMED"],
    action: "call.answer",
  },
  /** 'Take voice calls' or 'chat only'; told again once a minute while a page is open, since nobody rings at a closed one. */
  takeCalls: {
    input: z.strictObject({
      on: z.boolean(),
      /** A page only says that it is there: whether the listener takes calls stays as it was chosen last, maybe elsewhere. */
      beat: z.optional(z.boolean()),
    }),
    output: z.strictObject({}),
    reasons: [],
    action: "call.answer",
  },
} as const;
