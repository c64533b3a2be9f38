import * as z from "zod/mini";
import { emailAddress, personName } from "../accounts/forms";
import { writtenText } from "../text";

export const ISSUE_MAX = 4_000;

/** Spec section 5: name, e-mail and issue are required. */
export const appointmentForm = z.object({ name: personName, email: emailAddress, issue: writtenText(ISSUE_MAX) });
export type AppointmentForm = z.infer<typeof appointmentForm>;
