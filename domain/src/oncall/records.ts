import * as z from "zod/mini";
import { instant } from "../instant";
import { callWindow, channels, knownLanguages, quietHours, ringState } from "./model";
import { DAY } from "../time";
import { telephoneNumber } from "./number";
import { isZone } from "./windows";

const WINDOWS_MAX = 21;

/** An IANA time zone (area and place), or UTC. */
const timeZone = z.string().check(z.maxLength(64), z.regex(/^(?:UTC|[A-Z][\w+-]*(?:\/[\w+-]+)+)$/), z.refine(isZone));

/** A telephone number: normalized from what was typed to E.164. */
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
  /** In these hours the phone never rings, whatever the windows say. */
  quiet: z.nullable(quietHours),
  /** If empty, the languages of the desk count. */
  languages: knownLanguages,
  channels,
  /** The number for calls; null removes it, left out it stays the same. */
  number: z.optional(z.nullable(telephone)),
});

export type OnCallWish = z.infer<typeof onCallWish>;

/** How a call ended, in the carrier's words. If two are reported, the later in this list counts. */
export const callEnd = z.enum(["failed", "canceled", "no-answer", "busy", "completed"]);
export type CallEnd = z.infer<typeof callEnd>;

export const RINGS_KEPT = 30 * DAY;

/**
 * `rings/{id}`: one ring of a phone for one person. `taken`: another listener was first; `over`: the person left or the
 * page ended. Holds nothing that the person wrote.
 */
export const ring = z.object({
  uid: z.string(),
  /** Null for a test ring. */
  customerId: z.nullable(z.string()),
  wave: z.number(),
  state: ringState,
  at: instant,
  /** When it stops ringing at the latest. */
  until: instant,
  /** When the push service accepted it, it arrived at the phone, was shown there, and was answered; null: not. */
  deliveredAt: z._default(z.nullable(instant), null),
  arrivedAt: z._default(z.nullable(instant), null),
  shownAt: z._default(z.nullable(instant), null),
  answeredAt: z._default(z.nullable(instant), null),
  endedAt: z._default(z.nullable(instant), null),
  /** A test of the call to their number, answered by a key on the phone; pages do not show it as a ring. */
  callTest: z._default(z.boolean(), false),
  /** When the carrier was asked to call, its id of the call, and how the call ended. */
  calledAt: z._default(z.nullable(instant), null),
  callId: z._default(z.nullable(z.string()), null),
  callEnd: z._default(z.nullable(callEnd), null),
  expireAt: z.optional(instant),
});
export type Ring = z.infer<typeof ring>;

/** Whether the phone confirmed a ring in any way. */
export const hasReceipt = ({ arrivedAt, shownAt }: Pick<Ring, "arrivedAt" | "shownAt">): boolean =>
  arrivedAt !== null || shownAt !== null;

/** Whether a ring reached its phone and the listener did not answer that they come. */
export const isUnheeded = (of: Pick<Ring, "arrivedAt" | "shownAt" | "answeredAt">): boolean =>
  hasReceipt(of) && of.answeredAt === null;

/** `pages/{customerId}`: the search for a listener on call for one person. Written and read by the server only. */
export const page = z.object({
  since: z.number(),
  waves: z.number(),
  /** By uid of the listener: when their phone was rung. */
  rung: z.record(z.string(), z.number()),
  /** The phones among `rung` that gave no receipt and were replaced by another. */
  replaced: z._default(z.array(z.string()), []),
  /** A key of the person's network, valid for one day; null if unknown. */
  network: z._default(z.nullable(z.string()), null),
  /** Null while the page goes on. */
  endedAt: z.nullable(z.number()),
  /** It began for a person in a crisis. */
  crisis: z._default(z.boolean(), false),
  /** It rang phones and ended without an answer. */
  unanswered: z._default(z.boolean(), false),
});
export type Page = z.infer<typeof page>;
