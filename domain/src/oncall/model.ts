import * as z from "zod/mini";
import { instant } from "../instant";
import { locale } from "../locale";

/** Minutes since midnight in the listener's own time zone. */
const minuteOfDay = z.int().check(z.gte(0), z.lte(24 * 60 - 1));

/** How far somebody is on call: `crisis` wakes them for a person in a certain crisis and for nobody else. */
export const duty = z.enum(["awake", "crisis"]);
export type Duty = z.infer<typeof duty>;

/** A time of the week. One whose end is not after its beginning runs past midnight. */
export const callWindow = z.strictObject({
  /** The days on which it begins; 0 is Sunday. */
  days: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1), z.maxLength(7)),
  from: minuteOfDay,
  to: minuteOfDay,
  duty,
});
export type CallWindow = z.infer<typeof callWindow>;

export const quietHours = z.strictObject({ from: minuteOfDay, to: minuteOfDay });
export type QuietHours = z.infer<typeof quietHours>;

const fluency = z.enum(["well", "little"]);
export const knownLanguages = z.partialRecord(locale, fluency);
export type KnownLanguages = z.infer<typeof knownLanguages>;

/** Whether somebody on call has chosen at least one language; the form requires it. */
export const hasLanguage = ({ on, languages }: { readonly on: boolean; readonly languages: KnownLanguages }): boolean =>
  !on || Object.keys(languages).length > 0;

/** The ways on which a phone rings beside an open standby page. */
export const channels = z.strictObject({ push: z.boolean(), call: z.boolean() });

/** `onCall/{uid}`: a listener's wish and what their phone has been asked. Written by the server. */
export const onCall = z.object({
  on: z._default(z.boolean(), false),
  zone: z._default(z.string(), "Asia/Kolkata"),
  windows: z._default(z.array(callWindow), []),
  quiet: z._default(z.nullable(quietHours), null),
  languages: z._default(knownLanguages, {}),
  channels: z._default(channels, { push: true, call: false }),
  /** When a test ring was last answered; nobody is rung before. */
  testedAt: z._default(z.nullable(instant), null),
  /**
   * When the push of a test ring last arrived at a device; null: it did not, or there is none. Left out of
   * records from before this was asked, whose test is believed.
   */
  pushTestedAt: z.optional(z.nullable(instant)),
  /** The telephone number at which they are called, in E.164; null without one. Shown to its owner alone. */
  number: z._default(z.nullable(z.string()), null),
  /** When they gave it. */
  numberAt: z._default(z.nullable(instant), null),
  /** When a test call last reached it and a key was pressed; nobody is called before. */
  callTestedAt: z._default(z.nullable(instant), null),
  /** Test calls of the last day. */
  callTests: z._default(z.array(z.number()), []),
  /** When the phone was paused because three rings in a row were missed. */
  pausedAt: z._default(z.nullable(instant), null),
  /** Rings missed in a row. */
  missed: z._default(z.number(), 0),
  /** When it was rung in the last night, and when a talk began out of a ring. */
  rings: z._default(z.array(z.number()), []),
  talks: z._default(z.array(z.number()), []),
  /** When the phone told of a ring, in the last week. */
  reached: z._default(z.array(z.number()), []),
  /** Rings and answers, each weighing half as much after thirty days; as of `ratedAt`. */
  rung: z._default(z.number(), 0),
  answered: z._default(z.number(), 0),
  ratedAt: z._default(z.number(), 0),
  /** The last sign of an open standby page, and whether its listener was on call then. */
  standbyAt: z._default(z.nullable(instant), null),
  standbyOnCall: z._default(z.boolean(), false),
});
export type OnCall = z.infer<typeof onCall>;

export const ringState = z.enum(["ringing", "answered", "taken", "declined", "expired", "over"]);
export type RingState = z.infer<typeof ringState>;

/**
 * After what a phone does not ring for a while: it rang, or its listener talked, as often as a night allows; a long stretch at
 * the desk; a talk with somebody in a crisis.
 */
export const restReason = z.enum(["rings", "talks", "stretch", "crisis"]);
export type RestReason = z.infer<typeof restReason>;
