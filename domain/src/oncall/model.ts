import * as z from "zod/mini";
import { instant } from "../instant";
import { locale } from "../locale";

/** Minutes since midnight in the listener's own time zone. */
const minuteOfDay = z.int().check(z.gte(0), z.lte(24 * 60 - 1));

/** For whom a listener on call may be rung: `awake` for everybody, `crisis` only for a person in a crisis. */
export const duty = z.enum(["awake", "crisis"]);
export type Duty = z.infer<typeof duty>;

/** A span of time in the week. If its end is not after its beginning, it runs past midnight. */
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

/** False for a listener on call who has chosen no language; the form requires one. */
export const hasLanguage = ({ on, languages }: { readonly on: boolean; readonly languages: KnownLanguages }): boolean =>
  !on || Object.keys(languages).length > 0;

/** How a phone is rung when no standby page is open. */
export const channels = z.strictObject({ push: z.boolean(), call: z.boolean() });

/** `onCall/{uid}`: when a listener may be rung, and how their phone was rung. Written by the server. */
export const onCall = z.object({
  on: z._default(z.boolean(), false),
  zone: z._default(z.string(), "Asia/Kolkata"),
  windows: z._default(z.array(callWindow), []),
  quiet: z._default(z.nullable(quietHours), null),
  languages: z._default(knownLanguages, {}),
  channels: z._default(channels, { push: true, call: false }),
  /** When a test ring was last answered; null: never, so they are not rung for anybody. */
  testedAt: z._default(z.nullable(instant), null),
  /**
   * When the push of a test ring last arrived at a device; null: never. Missing in records from before this was stored,
   * which count as tested.
   */
  pushTestedAt: z.optional(z.nullable(instant)),
  /** The telephone number for calls, in E.164; null without one. Shown to its owner only. */
  number: z._default(z.nullable(z.string()), null),
  /** When they gave the number. */
  numberAt: z._default(z.nullable(instant), null),
  /** When a test call to the number was last answered by a key; null: never, so it is not called for anybody. */
  callTestedAt: z._default(z.nullable(instant), null),
  /** Times of the test calls of the last day. */
  callTests: z._default(z.array(z.number()), []),
  /** When the phone was paused after three missed rings in a row; null if it is not. */
  pausedAt: z._default(z.nullable(instant), null),
  /** Missed rings in a row. */
  missed: z._default(z.number(), 0),
  /** Times of the last night: of its rings, and of talks that began with a ring. */
  rings: z._default(z.array(z.number()), []),
  talks: z._default(z.array(z.number()), []),
  /** Times of the last week at which the phone confirmed a ring. */
  reached: z._default(z.array(z.number()), []),
  /** Rings and answers, as of `ratedAt`; each loses half of its weight in thirty days. */
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
 * Why a phone does not ring for a while: it rang, or its listener talked, as often as a night allows; its listener was
 * at the desk for long; or they talked with a person in a crisis.
 */
export const restReason = z.enum(["rings", "talks", "stretch", "crisis"]);
export type RestReason = z.infer<typeof restReason>;
