import * as z from "zod/mini";
import { DAY, SECOND, type Millis } from "../time";
import { RECEIPT_WITHIN } from "./page";
import { callEnd, type CallEnd, type Ring } from "./records";

/** From this wave on a ring is a call as well: those who were rung before did not answer. */
const CALLS_FROM_WAVE = 3;
/** A call that could ring for less than this is not begun. */
const RINGS_AT_LEAST = 10 * SECOND;
/** Test calls of one listener in a day: each is paid for. */
const CALL_TESTS_MAX = 5;

/** What is known of a ring when it is asked whether the phone is called. */
interface RingNow extends Pick<Ring, "wave" | "calledAt"> {
  readonly at: Millis;
  readonly until: Millis;
  /** The phone told that the ring has arrived. */
  readonly receipt: boolean;
  /** The push service took the ring, or may yet do so. */
  readonly pushed: boolean;
  /** The listener’s standby page is open: it rings by itself. */
  readonly standby: boolean;
}

/** Whether to call now: from the third wave, where no push could be sent, or without a receipt. Once at most. */
export function isCallDue({ wave, calledAt, at, until, receipt, pushed, standby }: RingNow, now: Millis): boolean {
  if (calledAt !== null || until - now < RINGS_AT_LEAST) return false;
  if (!receipt && now - at >= RECEIPT_WITHIN) return true;
  return !standby && (wave >= CALLS_FROM_WAVE || !(receipt || pushed));
}

/** The times of test calls with one more; null where the day has seen enough of them. */
export function afterCallTest(times: readonly Millis[], now: Millis): readonly Millis[] | null {
  const ofDay = times.filter((at) => now - at < DAY);
  return ofDay.length < CALL_TESTS_MAX ? [...ofDay, now] : null;
}

/** What the carrier tells of a call, in its own words. */
export const callStatus = z.enum(["queued", "initiated", "ringing", "in-progress", ...callEnd.options]);
export type CallStatus = z.infer<typeof callStatus>;

/** What of a ring is known by now and was not before. */
export interface CallReceipts {
  readonly times: readonly ("arrivedAt" | "shownAt")[];
  readonly callEnd: CallEnd | null;
  /** The id of its call there. */
  readonly callId: string | null;
}

const isEnd = (status: CallStatus): status is CallEnd => callEnd.safeParse(status).success;

/** Of two ends of one call the later in this order counts, whichever is told first. */
const weight = (end: CallEnd | null): number => (end === null ? -1 : callEnd.options.indexOf(end));

/** What an event of the carrier adds to a ring. Events may repeat, be late and out of order; nothing is taken back. */
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

/** Whether a call with this status goes on at the phone. */
export const isAtPhone = (status: CallStatus): boolean => status === "ringing" || status === "in-progress";

/** What the listener presses during the call. */
export const KEYS = { here: "1", notNow: "2" } as const;
