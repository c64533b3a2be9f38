import * as z from "zod/mini";
import { instant } from "../instant";
import { locale, type Locale } from "../locale";
import type { Millis } from "../time";

/** By hour of the service's day, from 00:00. */
const hours = z.array(z.number()).check(z.length(24));
const byLanguage = z.partialRecord(locale, hours);
export type ByHour = readonly number[];
export type ByLanguage = Readonly<Partial<Record<Locale, ByHour>>>;

/** What a forecast rests on: eight measured weeks, or the assumed curve. */
export const basis = z.enum(["measured", "curve"]);
export type Basis = z.infer<typeof basis>;

/** `rotaDays/{YYYY-MM-DD}`: how many listeners a day of the service needs. Written once, together with its shifts. */
export const rotaDay = z.object({
  day: z.string(),
  /** The number of listeners, by language and hour. */
  need: byLanguage,
  basis,
  /** The admins were told, one to seven days ahead, which hours have no listener. */
  warned: z._default(z.boolean(), false),
});
export type RotaDay = z.infer<typeof rotaDay>;

/**
 * `shifts/{id}`: a place at the desk for some hours. Its state follows from these fields and the time: see `stateOf`.
 */
export const shift = z.object({
  day: z.string(),
  language: locale,
  /** The zone of its `day`. */
  zone: z.string(),
  from: instant,
  to: instant,
  /** Null while it is free. */
  uid: z.nullable(z.string()),
  /** Its listener would like a colleague to take it, and keeps it until one does. */
  offered: z._default(z.boolean(), false),
  askedAt: z._default(z.nullable(instant), null),
  confirmedAt: z._default(z.nullable(instant), null),
  /** When its listener was first at the desk for it. */
  cameAt: z._default(z.nullable(instant), null),
  expireAt: z.optional(instant),
});
export type Shift = z.infer<typeof shift>;

const span = z.object({ id: z.string(), from: z.number(), to: z.number() });
export type Booked = z.infer<typeof span>;

/**
 * `rotaListeners/{uid}`: the shifts of one listener. Each change of these shifts also writes this document, so that the
 * limits hold.
 */
export const rotaListener = z.object({
  booked: z._default(z.array(span), []),
  /** How many shifts they have ever left unconfirmed. */
  lapsed: z._default(z.number(), 0),
  /** A hash of the secret in the address of their calendar; null without one. */
  feed: z._default(z.nullable(z.string()), null),
  /** How many such addresses they have made; only the last one works. */
  feeds: z._default(z.number(), 0),
  /** The language of their calendar. */
  feedLocale: z._default(locale, "en"),
});
export type RotaListener = z.infer<typeof rotaListener>;

export const shiftState = z.enum(["open", "gap", "taken", "confirmed", "there", "missed", "over"]);
export type ShiftState = z.infer<typeof shiftState>;

export interface Span {
  readonly from: Millis;
  readonly to: Millis;
}
