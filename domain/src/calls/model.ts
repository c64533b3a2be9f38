import * as z from "zod/mini";
import { instant } from "../instant";
import { locale } from "../locale";

/** `cancelled`: the caller hung up before an answer. `missed`: nobody was free, or nobody answered. */
export const callStatus = z.enum(["ringing", "active", "ended", "cancelled", "missed"]);

/** `calls/{callId}`; the id is made by the caller's client. Written by the server, read by its two sides. */
export const call = z.object({
  customerId: z.string(),
  alias: z.string(),
  locale,
  /** Whom it rings at or who answered; null when nobody was free. */
  volunteerId: z.nullable(z.string()),
  status: callStatus,
  /** What pays for it: the free call, a plan, or nothing because the person is in a crisis. */
  allowance: z.enum(["free", "plan", "crisis"]),
  /** From the answer on. */
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
  /** `lost`: a side was not heard of for a minute. `server`: the listener's approval ended. */
  endedBy: z.nullable(z.enum(["customer", "volunteer", "limit", "lost", "server"])),
  /** The side whose page never joined, so that the two cannot have talked; null if both joined or it is not known. */
  unheardBy: z._default(z.nullable(z.enum(["customer", "volunteer"])), null),
  /** The listeners it rang at before. */
  tried: z.array(z.string()),
});
export type Call = z.infer<typeof call>;

const signalKind = z.enum(["hello", "offer", "answer", "candidate"]);
export type SignalKind = z.infer<typeof signalKind>;

/** Each side of a call has so many places for signals, and may write into one again after a minute (firestore.rules). */
const SIGNAL_PLACES = 200;

/** The id of a place; counting goes on from the first place after the last. */
export const signalId = (uid: string, count: number): string => `${uid}_${count % SIGNAL_PLACES}`;

/** Descriptions are long, and only every tenth place takes what is long (firestore.rules). */
const LONG_PLACES = 10;

/** The count that a signal of a kind is written at, where the next place is that of `count`. */
export const countFor = (kind: SignalKind, count: number): number =>
  kind === "offer" || kind === "answer" ? Math.ceil(count / LONG_PLACES) * LONG_PLACES : count;

/** How one counts on after an own signal; from 0 after what is none. */
export function countAfter(uid: string, id: string | undefined): number {
  const [, place] = id?.startsWith(`${uid}_`) === true ? (/_(\d{1,3})$/.exec(id) ?? []) : [];
  return place === undefined ? 0 : Number(place) + 1;
}

/** `calls/{callId}/signals/{signalId}`: written by the two browsers under rules. The payload is JSON of their own. */
export const signal = z.object({ from: z.string(), kind: signalKind, payload: z.string(), at: z.nullable(instant) });

/** What a payload holds: the two names of `calls/pairing`, and a description or candidate as the browser made it. */
export const signalPayload = z.object({ page: z.string(), to: z.nullable(z.string()), said: z.optional(z.unknown()) });
