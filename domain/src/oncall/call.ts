import * as z from "zod/mini";
import { DAY, SECOND, type Millis } from "../time";
import { RECEIPT_WITHIN } from "./page";
import { callEnd, type CallEnd, type Ring } from "./records";

/** From this wave on the carrier calls as well: earlier rings were not answered. */
const CALLS_FROM_WAVE = 3;
/** A call is made only if it can ring for at least this long. */
const RINGS_AT_LEAST = 10 * SECOND;
/** Most test calls of one listener in a day, as each is paid for. */
const CALL_TESTS_MAX = 5;

/** The state of a ring when it is decided whether to call the phone. */
interface RingNow extends Pick<Ring, "wave" | "calledAt"> {
  readonly at: Millis;
  readonly until: Millis;
  /** The phone confirmed that the ring has arrived. */
  readonly receipt: boolean;
  /** The push service accepted the ring, or may still do so. */
  readonly pushed: boolean;
  /** The listener’s standby page is open, which rings by itself. */
  readonly standby: boolean;
}

/**
 * Whether to call the phone now: from the third wave on, if no push could be sent, or if there is no receipt. At most
 * once.
 */
export function isCallDue({ wave, calledAt, at, until, receipt, pushed, standby }: RingNow, now: Millis): boolean {
  if (calledAt !== null || until - now < RINGS_AT_LEAST) return false;
  if (!receipt && now - at >= RECEIPT_WITHIN) return true;
  return !standby && (wave >= CALLS_FROM_WAVE || !(receipt || pushed));
}

/** The times of a listener's test calls, with one at `now`; null if the day's limit is reached. */
export function afterCallTest(times: readonly Millis[], now: Millis): readonly Millis[] | null {
  const ofDay = times.filter((at) => now - at < DAY);
  return ofDay.length < CALL_TESTS_MAX ? [...ofDay, now] : null;
}

/** The status of a call, in the carrier's words. */
export const callStatus = z.enum(["queued", "initiated", "ringing", "in-progress", ...callEnd.options]);
export type CallStatus = z.infer<typeof callStatus>;

/** What an event adds to a ring. */
export interface CallReceipts {
  readonly times: readonly ("arrivedAt" | "shownAt")[];
  readonly callEnd: CallEnd | null;
  /** The carrier's id of the call. */
  readonly callId: string | null;
}

const isEnd = (status: CallStatus): status is CallEnd => callEnd.safeParse(status).success;

/** Of two ends of one call, the one with the greater weight counts, whichever is reported first. */
const weight = (end: CallEnd | null): number => (end === null ? -1 : callEnd.options.indexOf(end));

/**
 * What an event of the carrier adds to a ring. Events may repeat, be late or come out of order; nothing is taken back.
 */
export function callNews(
  { arrivedAt, shownAt, callEnd: before, callId: known }: Pick<Ring, "arrivedAt" | "shownAt" | "callEnd" | "callId">,
  { status, callId }: { readonly status: CallStatus; readonly callId: string },
): CallReceipts {
  const pickedUp = status === "in-progress" || status === "completed";
  const rang = pickedUp || status === "ringing" || status === "no-answer" || status === "busy";
  const end = isEnd(status) && weight(status) > weight(before) ? status : null;
  return {
    times: [
      ...(rang && arrivedAt === null ? (["arrivedAt"] as const) : []),
      ...(pickedUp && shownAt === null ? (["shownAt"] as const) : []),
    ],
    callEnd: end,
    callId: known === null ? callId : null,
  };
}

/** Whether a call with this status is ringing or connected at the phone. */
export const isAtPhone = (status: CallStatus): boolean => status === "ringing" || status === "in-progress";

/** The keys that a listener presses during the call. */
export const KEYS = { here: "1", notNow: "2" } as const;
