import * as z from "zod/mini";
import { writtenText } from "../text";
import { instant } from "../instant";
import { locale, locales } from "../locale";
import { DEFAULT_CAPACITY } from "../chat/claim";

/** `busy`: at the desk, but not asked about anybody new. */
export const availability = z.enum(["online", "busy", "away"]);

/** `volunteers/{uid}`: an applicant's and, once approved, a listener's record. Written by the server. */
export const volunteer = z.object({
  email: z.string(),
  /** Whether its owner has opened the link sent to that address. */
  emailConfirmed: z._default(z.boolean(), false),
  approved: z.boolean(),
  name: z._default(z.string(), ""),
  phone: z._default(z.string(), ""),
  bio: z._default(z.string(), ""),
  experience: z._default(z.string(), ""),
  availability: z._default(availability, "away"),
  /** They chose a break, or must take one. Only they end it, not a heartbeat of another open page. */
  onBreak: z._default(z.boolean(), false),
  /** The number of conversations that they hold now. */
  load: z._default(z.number(), 0),
  capacity: z._default(z.number(), DEFAULT_CAPACITY),
  languages: z._default(z.array(locale), [...locales]),
  secondLanguages: z._default(z.array(locale), []),
  /** How often they have ever taken a time later; written so that each take changes the record's version. */
  laterTimes: z.optional(z.number()),
  /**
   * How often they were ever asked about a person who waits; written so that each offer changes the record's version.
   */
  offers: z.optional(z.number()),
  /**
   * The last sign of their page, by the server's time; after a minute without one they are away, whatever
   * `availability` says.
   */
  seenAt: z._default(z.nullable(instant), null),
  /** Since when they are idle: they came, or last took or released a conversation. */
  idleSince: z._default(z.nullable(instant), null),
  /** Since when they are at the desk without a break. */
  stretchSince: z._default(z.nullable(instant), null),
  /** When they last released a person in a crisis; they rest after that. */
  crisisEndedAt: z._default(z.nullable(instant), null),
  /**
   * Until when they pause after a hard talk, asked only about a crisis (`matching/pause`), in milliseconds since 1970.
   */
  pausedUntil: z._default(z.nullable(z.number()), null),
  /** When they agreed to the code of conduct; required before they first go online. */
  conductAt: z._default(z.nullable(instant), null),
  /** How many people they have ever taken from the queue or from a colleague. */
  heard: z._default(z.number(), 0),
  /** Claims of the last minutes in which they have not written, by claim id, with the time of each. */
  unanswered: z._default(z.record(z.string(), z.number()), {}),
  /** Milliseconds at the desk, ever. */
  deskTime: z._default(z.number(), 0),
  appliedAt: z.optional(instant),
  decidedAt: z.optional(instant),
});
export type Volunteer = z.infer<typeof volunteer>;

/** A text, or an empty one, which removes the stored text. */
const orNothing = <S extends z.ZodMiniType<string, string>>(schema: S) => z.optional(z.union([z.literal(""), schema]));

/** What an applicant says about themselves; all of it can be added later, and removed again. */
export const volunteerProfile = z.strictObject({
  name: orNothing(writtenText(100)),
  phone: orNothing(z.string().check(z.trim(), z.regex(/^(?=(?:\D*\d){6})\+?[0-9 ()-]{6,20}$/))),
  bio: orNothing(writtenText(1_000)),
  experience: orNothing(writtenText(1_000)),
});
export type VolunteerProfile = z.infer<typeof volunteerProfile>;
