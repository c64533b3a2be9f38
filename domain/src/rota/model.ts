import * as z from "zod/mini";
import { instant } from "../instant";
import { locale, type Locale } from "../locale";
import type { Millis } from "../time";

/** Per hour of a service's day, from 00:00. */
const hours = z.array(z.number()).check(z.length(24));
const byLanguage = z.partialRecord(locale, hours);
export type ByHour = readonly number[];
export type ByLanguage = Readonly<Partial<Record<Locale, ByHour>>>;

/** What a forecast rests on: eight weeks that were measured, or the assumed curve. */
export const basis = z.enum(["measured", "curve"]);
export type Basis = z.infer<typeof basis>;

/** `rotaDays/{YYYY-MM-DD}`: how many listeners a day of the service needs. Written once, with its shifts. */
export const rotaDay = z.object({
  day: z.string(),
  /** Listeners, by hour. */
  need: byLanguage,
  basis,
  /** The admins were told which hours nobody has, seven days ahead. */
  warned: z._default(z.boolean(), false),
});
export type RotaDay = z.infer<typeof rotaDay>;

/** `shifts/{id}`: a place at the desk for some hours. Its state follows from this and the time: see `stateOf`. */
export const shift = z.object({
  day: z.string(),
  language: locale,
  /** The zone whose day it belongs to. */
  zone: z.string(),
  from: instant,
  to: instant,
  /** Null while nobody has it. */
  uid: z.nullable(z.string()),
  /** Its listener would like a colleague to take it over, and keeps it until one does. */
  offered: z._default(z.boolean(), false),
  askedAt: z._default(z.nullable(instant), null),
  confirmedAt: z._default(z.nullable(instant), null),
  /** When its listener was first seen at the desk. */
  cameAt: z._default(z.nullable(instant), null),
  expireAt: z.optional(instant),
});
export type Shift = z.infer<typeof shift>;

const span = z.object({ id: z.string(), from: z.number(), to: z.number() });
export type Booked = z.infer<typeof span>;

/** `rotaListeners/{uid}`: the shifts of one listener, which every change of them goes through, so that caps hold. */
export const rotaListener = z.object({
  booked: z._default(z.array(span), []),
  /** Shifts that they did not confirm, ever. */
  lapsed: z._default(z.number(), 0),
  /** A hash of the secret in the address of their calendar; null without one. */
  feed: z._default(z.nullable(z.string()), null),
  /** How many such addresses they have made: the last one is good. */
  feeds: z._default(z.number(), 0),
  /** What their calendar is written in. */
  feedLocale: z._default(locale, "en"),
});
export type RotaListener = z.infer<typeof rotaListener>;

export const shiftState = z.enum(["open", "gap", "taken", "confirmed", "there", "missed", "over"]);
export type ShiftState = z.infer<typeof shiftState>;

export interface Span {
  readonly from: Millis;
  readonly to: Millis;
}
