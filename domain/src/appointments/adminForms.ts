import * as z from "zod/mini";
import { personName } from "../accounts/forms";
import { locale, locales } from "../locale";
import { clientId } from "../ids";
import { writtenText } from "../text";
import { MEETING_MAX } from "./meeting";
import { appointmentRequest } from "./model";

/** An existing calendar day in Asia/Kolkata, as YYYY-MM-DD. */
export const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => {
    const at = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  }),
);

export const therapistForm = z.object({
  name: personName,
  registrationNumber: writtenText(60),
  languages: z.array(locale).check(z.minLength(1), z.maxLength(locales.length)),
  /** 0 for Sunday to 6 for Saturday. */
  workingDays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1), z.maxLength(7)),
  active: z.boolean(),
});

/** A therapist as an admin's form showed them. The limits are wider than the form's, for older records. */
export const sawTherapist = z.strictObject({
  name: z.string().check(z.maxLength(1_000)),
  registrationNumber: z.string().check(z.maxLength(1_000)),
  languages: z.array(locale).check(z.maxLength(20)),
  workingDays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(20)),
  active: z.boolean(),
});

/** A request as an admin's page showed it when they decided. */
export const sawRequest = z.strictObject({
  status: appointmentRequest.shape.status,
  therapistId: z.nullable(clientId),
  date: z.nullable(day),
});
export type SawRequest = z.infer<typeof sawRequest>;

/** {@link sawRequest} with `meeting`, for an assignment. */
export const sawAssigned = z.strictObject({
  ...sawRequest.shape,
  meeting: z.optional(z.nullable(z.string().check(z.maxLength(MEETING_MAX)))),
});
export type SawAssigned = z.infer<typeof sawAssigned>;
