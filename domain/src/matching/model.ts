import * as z from "zod/mini";
import { instant } from "../instant";
import { locale } from "../locale";
import { alarmCounts } from "../safety/alarmCounts";
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
  /** Once more by how they ended, the risk then, and the hour of arrival (see hours); older days have none. */
  hourWaits: z._default(z.record(z.string(), z.record(z.string(), z.number())), {}),
  /** By hour in Asia/Kolkata: the number of minutes in which a listener was at the desk or on call (see usualHours). */
  covered: z._default(z.record(z.string(), z.number()), {}),
  /** By language and hour of arrival (see rota/forecast): the number of people whose wait ended on this day. */
  arrivals: z._default(z.record(z.string(), z.number()), {}),
  /** Milliseconds that they waited in all. */
  waitTime: z._default(z.number(), 0),
  /** How many of them left without an answer. */
  gaveUp: z._default(z.number(), 0),
  /** The number of talks that ended, and the milliseconds that they lasted in all. */
  talks: z._default(z.number(), 0),
  talkTime: z._default(z.number(), 0),
  alarms: z._default(alarmCounts, () => alarmCounts.parse({})),
});
export type DayRecord = z.infer<typeof dayRecord>;
