import * as z from "zod/mini";
import { instant } from "../instant";
import { locale } from "../locale";

/** `cancelled`: the caller hung up before an answer. `missed`: no listener was free or answered. */
export const callStatus = z.enum(["ringing", "active", "ended", "cancelled", "missed"]);

/** `lost`: a side gave no sign for a minute. `server`: the listener's approval ended. */
export const callEndedBy = z.enum(["customer", "volunteer", "limit", "lost", "server"]);

/** `calls/{callId}`; the id is made by the caller's client. Written by the server, read by its two sides. */
export const call = z.object({
  customerId: z.string(),
  alias: z.string(),
  locale,
  /** The listener who is rung or who answered; null if nobody was free. */
  volunteerId: z.nullable(z.string()),
  status: callStatus,
  /** What pays for it: the free call, a plan, or nothing, as the person is in a crisis. */
  allowance: z.enum(["free", "plan", "crisis"]),
  /** Counted from the answer. */
  maxSeconds: z.number(),
  startedAt: instant,
  /** When it goes on to the next listener; null unless it rings. */
  ringUntil: z.nullable(instant),
  answeredAt: z.nullable(instant),
  /** The id of the listener's page that took it; null before the answer, and for pages that send none. */
  answeredOn: z._default(z.nullable(z.string()), null),
  /** When the server ends it; null before the answer. */
  endsAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  endedBy: z.nullable(callEndedBy),
  /** The side whose page never joined, so that the two cannot have talked; null if both joined or it is unknown. */
  unheardBy: z._default(z.nullable(z.enum(["customer", "volunteer"])), null),
  /** The listeners who were rung before. */
  tried: z.array(z.string()),
});
export type Call = z.infer<typeof call>;

const signalKind = z.enum(["hello", "offer", "answer", "candidate"]);
export type SignalKind = z.infer<typeof signalKind>;

/**
 * The number of places for signals of each side of a call; each may be written again after a minute (firestore.rules).
 */
const SIGNAL_PLACES = 200;

/** The id of a place; after the last place, counting goes on with the first. */
export const signalId = (uid: string, count: number): string => `${uid}_${count % SIGNAL_PLACES}`;

/** Every tenth place takes a long signal, such as a description (firestore.rules). */
const LONG_PLACES = 10;

/** The count at which a signal of a kind is written, if the next place is that of `count`. */
export const countFor = (kind: SignalKind, count: number): number =>
  kind === "offer" || kind === "answer" ? Math.ceil(count / LONG_PLACES) * LONG_PLACES : count;

/** The count after an own signal with this id; 0 if the id is none. */
export function countAfter(uid: string, id: string | undefined): number {
  const [, place] = id?.startsWith(`${uid}_`) === true ? (/_(\d{1,3})$/.exec(id) ?? []) : [];
  return place === undefined ? 0 : Number(place) + 1;
}

/**
 * `calls/{callId}/signals/{signalId}`: written by the two browsers under the rules. The payload is JSON that only they
 * read.
 */
export const signal = z.object({ from: z.string(), kind: signalKind, payload: z.string(), at: z.nullable(instant) });

/**
 * The content of a payload: the two names of `calls/pairing`, and a description or candidate as the browser made it.
 */
export const signalPayload = z.object({ page: z.string(), to: z.nullable(z.string()), said: z.optional(z.unknown()) });
