import * as z from "zod/mini";
import { instant } from "../instant";
import { callWindow, channels, knownLanguages, quietHours, ringState } from "./model";
import { DAY } from "../time";
import { telephoneNumber } from "./number";
import { isZone } from "./windows";

const WINDOWS_MAX = 21;

/** Area and place, or UTC. */
const timeZone = z.string().check(z.maxLength(64), z.regex(/^(?:UTC|[A-Z][\w+-]*(?:\/[\w+-]+)+)$/), z.refine(isZone));

/** A telephone number: what was typed, as E.164. */
export const telephone = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((typed) => telephoneNumber(typed) !== null),
  ),
  z.transform((typed) => telephoneNumber(typed) ?? ""),
);

export const onCallWish = z.strictObject({
  on: z.boolean(),
  zone: timeZone,
  windows: z.array(callWindow).check(z.maxLength(WINDOWS_MAX)),
  /** In these hours the phone stays silent, whatever a window says. */
  quiet: z.nullable(quietHours),
  /** Where none is named the phone rings for those of the desk. */
  languages: knownLanguages,
  channels,
  /** Where they are called; left out where it stays as it is. */
  number: z.optional(z.nullable(telephone)),
});

export type OnCallWish = z.infer<typeof onCallWish>;

/** How a call ended, in the words of the carrier; of two, the later one here is the truth. */
export const callEnd = z.enum(["failed", "canceled", "no-answer", "busy", "completed"]);
export type CallEnd = z.infer<typeof callEnd>;

export const RINGS_KEPT = 30 * DAY;

/**
 * `rings/{id}`: that a phone is asked about one person. `taken`: somebody else was first; `over`: the person left or the
 * page ended. Says nothing of what the person wrote.
 */
export const ring = z.object({
  uid: z.string(),
  /** Null for a test ring. */
  customerId: z.nullable(z.string()),
  wave: z.number(),
  state: ringState,
  at: instant,
  /** It rings until then at most. */
  until: instant,
  /** When the push service took it, it arrived on the phone, the phone showed it, and it was answered. */
  deliveredAt: z._default(z.nullable(instant), null),
  arrivedAt: z._default(z.nullable(instant), null),
  shownAt: z._default(z.nullable(instant), null),
  answeredAt: z._default(z.nullable(instant), null),
  endedAt: z._default(z.nullable(instant), null),
  /** A test of the call at their number, which a key of the phone answers; no page shows it as a ring. */
  callTest: z._default(z.boolean(), false),
  /** When the carrier was asked for a call, its id there, and how the call ended. */
  calledAt: z._default(z.nullable(instant), null),
  callId: z._default(z.nullable(z.string()), null),
  callEnd: z._default(z.nullable(callEnd), null),
  expireAt: z.optional(instant),
});
export type Ring = z.infer<typeof ring>;

/** Whether the phone told anything of a ring. */
export const hasReceipt = ({ arrivedAt, shownAt }: Pick<Ring, "arrivedAt" | "shownAt">): boolean =>
  arrivedAt !== null || shownAt !== null;

/** Whether a ring reached its phone and its listener did not say that they come. */
export const isUnheeded = (of: Pick<Ring, "arrivedAt" | "shownAt" | "answeredAt">): boolean =>
  hasReceipt(of) && of.answeredAt === null;

/** `pages/{customerId}`: the search for somebody on call for one person. Written and read by the server alone. */
export const page = z.object({
  since: z.number(),
  waves: z.number(),
  /** Phones that were rung, with when. */
  rung: z.record(z.string(), z.number()),
  /** Of these, the phones without a receipt in whose place another was rung. */
  replaced: z._default(z.array(z.string()), []),
  /** A key of the person's network that holds for a day; null where it is not known. */
  network: z._default(z.nullable(z.string()), null),
  /** Null while it goes on. */
  endedAt: z.nullable(z.number()),
  /** It began for somebody in a crisis. */
  crisis: z._default(z.boolean(), false),
  /** It rang phones, and ended without an answer. */
  unanswered: z._default(z.boolean(), false),
});
export type Page = z.infer<typeof page>;
