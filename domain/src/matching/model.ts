import * as z from "zod/mini";
import { instant } from "../instant";
import { locale } from "../locale";
import { writtenText } from "../text";

/** Code points of what may be added to a request. */
const NOTE_MAX = 1_000;
export const helpNote = writtenText(NOTE_MAX);

/** `helpRequests/{requestId}`: that somebody asked for a listener. The id is made by the client before the first try. */
export const helpRequest = z.object({
  userId: z.string(),
  /** Empty when nothing was added. */
  note: z.string(),
  locale,
  createdAt: instant,
});
export type HelpRequest = z.infer<typeof helpRequest>;

/** `desk/presence`: whether a listener is there at all, which is all that anybody else learns of them. */
export const deskPresence = z.object({ anyone: z.boolean() });

/** `statistics/{YYYY-MM-DD}` (Asia/Kolkata): what the desk did on a day. Only ever counted up. */
export const dayRecord = z.object({
  /** The day again, to sort by. */
  day: z._default(z.string(), ""),
  /** People whom a listener took from the queue. */
  taken: z._default(z.number(), 0),
  /** People who left the queue before anybody came. */
  left: z._default(z.number(), 0),
  /** Conversations that a listener had and that ended. */
  ended: z._default(z.number(), 0),
  /** Conversations whose level rose to this, by a message, a note or a listener. */
  concern: z._default(z.number(), 0),
  crisis: z._default(z.number(), 0),
  /** Milliseconds that listeners were at the desk, all together, in whole steps of ten minutes of each. */
  deskTime: z._default(z.number(), 0),
  /** How many waited how long until they were taken, by the number of the bar (see waits). */
  waits: z._default(z.record(z.string(), z.number()), {}),
  /** How many waited how long until they left, likewise; older days counted only that they left. */
  leftWaits: z._default(z.record(z.string(), z.number()), {}),
  /** Both again by where they stood when they came (see cohorts). */
  cohorts: z._default(z.record(z.string(), z.record(z.string(), z.number())), {}),
});
export type DayRecord = z.infer<typeof dayRecord>;
