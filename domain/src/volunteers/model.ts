import * as z from 'zod/mini';
import { writtenText } from '../text';
import { instant } from '../instant';
import { DEFAULT_CAPACITY } from '../chat/claim';

/** `volunteers/{uid}`: an application and, once approved, the listener's record. Written by the server. */
export const volunteer = z.object({
  email: z.string(),
  approved: z.boolean(),
  name: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
  bio: z._default(z.string(), ''),
  experience: z._default(z.string(), ''),
  availability: z._default(z.enum(['online', 'busy', 'away']), 'away'),
  /** Conversations held now. */
  load: z._default(z.number(), 0),
  capacity: z._default(z.number(), DEFAULT_CAPACITY),
  appliedAt: z.optional(instant),
  decidedAt: z.optional(instant),
});
export type Volunteer = z.infer<typeof volunteer>;

/** What an applicant may say of themselves; all of it can follow later. */
export const volunteerProfile = z.strictObject({
  name: z.optional(writtenText(100)),
  phone: z.optional(z.string().check(z.trim(), z.regex(/^(?=(?:\D*\d){6})\+?[0-9 ()-]{6,20}$/))),
  bio: z.optional(writtenText(1_000)),
  experience: z.optional(writtenText(1_000)),
});
export type VolunteerProfile = z.infer<typeof volunteerProfile>;
