import * as z from "zod/mini";
import { instant } from "../instant";
import { locale } from "../locale";
import { alarmCounts } from "../safety/alarmCounts";
import { writtenText } from "../text";

/** The longest note to a request, in code points. */
const NOTE_MAX = 1_000;
export const helpNote = writtenText(NOTE_MAX);

/** `helpRequests/{requestId}`: a person's request for a listener. The client makes the id before the first try. */
export const helpRequest = z.object({
  userId: z.string(),
  /** Empty if they wrote none. */
  note: z.string(),
  locale,
  createdAt: instant,
});
export type HelpRequest = z.infer<typeof helpRequest>;

/** `desk/presence`: whether any listener is there. People who are not listeners learn nothing else about them. */
export const deskPresence = z.object({ anyone: z.boolean() });

/** `statistics/{YYYY-MM-DD}` (Asia/Kolkata): what the desk did on a day. All figures only grow. */
export const dayRecord = z.object({
  day: z._default(z.string(), ""),
  /** People whom a listener took from the queue. */
  taken: z._default(z.number(), 0),
  /** People who left the queue before a listener came. */
  left: z._default(z.number(), 0),
  /** Conversations that ended with a listener. */
  ended: z._default(z.number(), 0),
  /** Conversations whose level rose to concern, by a message, a note or a listener. */
  concern: z._default(z.number(), 0),
  crisis: z._default(z.number(), 0),
  /** Milliseconds that all listeners were at the desk; added in steps of ten minutes for each listener. */
  deskTime: z._default(z.number(), 0),
  /** Waits that ended with a listener: how many in each bar, by the number of the bar (see waits). */
  waits: z._default(z.record(z.string(), z.number()), {}),
  /** Waits that the person ended, likewise. Older days have only their total. */
  leftWaits: z._default(z.record(z.string(), z.number()), {}),
  /** Both again, by the person's place and the listeners online when they came (see cohorts). */
  cohorts: z._default(z.record(z.string(), z.record(z.string(), z.number())), {}),
  /** All waits by how they ended, the risk then, and the hour of arrival (see hours); older days have none. */
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
