import * as z from "zod/mini";
import { writtenText } from "../text";
import { instant } from "../instant";
import { locale, locales } from "../locale";
import { DEFAULT_CAPACITY } from "../chat/claim";

/** `busy`: at the desk, and asked about nobody new. */
export const availability = z.enum(["online", "busy", "away"]);

/** `volunteers/{uid}`: an application and, once approved, the listener's record. Written by the server. */
export const volunteer = z.object({
  email: z.string(),
  /** Whether its owner has opened the link that was sent there. */
  emailConfirmed: z._default(z.boolean(), false),
  approved: z.boolean(),
  name: z._default(z.string(), ""),
  phone: z._default(z.string(), ""),
  bio: z._default(z.string(), ""),
  experience: z._default(z.string(), ""),
  availability: z._default(availability, "away"),
  /** They chose a break, or must take one. Only a choice of theirs ends it, no heartbeat of another open page. */
  onBreak: z._default(z.boolean(), false),
  /** Conversations held now. */
  load: z._default(z.number(), 0),
  capacity: z._default(z.number(), DEFAULT_CAPACITY),
  languages: z._default(z.array(locale), [...locales]),
  secondLanguages: z._default(z.array(locale), []),
  /** How often they have taken a time later, ever: each take is another version of the record. */
  laterTimes: z.optional(z.number()),
  /** How often they were asked about somebody who waits, ever: each offer is another version of the record. */
  offers: z.optional(z.number()),
  /** Their client's last word, by the server's time; without one for a minute they are away, whatever `availability` says. */
  seenAt: z._default(z.nullable(instant), null),
  /** Since when they are idle: they came, or last took or released a conversation. */
  idleSince: z._default(z.nullable(instant), null),
  /** Since when they listen without a break. */
  stretchSince: z._default(z.nullable(instant), null),
  /** When they last released somebody in a crisis: they rest then. */
  crisisEndedAt: z._default(z.nullable(instant), null),
  /** Until when they are asked about a crisis alone, after a hard talk, in milliseconds since 1970 (`matching/pause`). */
  pausedUntil: z._default(z.nullable(z.number()), null),
  /** When they agreed to the code of conduct; asked before they first go online. */
  conductAt: z._default(z.nullable(instant), null),
  /** People taken from the queue or from a colleague, ever. */
  heard: z._default(z.number(), 0),
  /** Claims of the last minutes in which they have not written, with when each was made. */
  unanswered: z._default(z.record(z.string(), z.number()), {}),
  /** Milliseconds at the desk, ever. */
  deskTime: z._default(z.number(), 0),
  appliedAt: z.optional(instant),
  decidedAt: z.optional(instant),
});
export type Volunteer = z.infer<typeof volunteer>;

/** Words, or none: what was said before is then taken back. */
const orNothing = <S extends z.ZodMiniType<string, string>>(schema: S) => z.optional(z.union([z.literal(""), schema]));

/** What an applicant may say of themselves; all of it can follow later, and be taken back. */
export const volunteerProfile = z.strictObject({
  name: orNothing(writtenText(100)),
  phone: orNothing(z.string().check(z.trim(), z.regex(/^(?=(?:\D*\d){6})\+?[0-9 ()-]{6,20}$/))),
  bio: orNothing(writtenText(1_000)),
  experience: orNothing(writtenText(1_000)),
});
export type VolunteerProfile = z.infer<typeof volunteerProfile>;
