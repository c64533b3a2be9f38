import * as z from "zod/mini";
import { clientId } from "../ids";
import { meetingWay } from "./meeting";
import { appointmentRequest } from "./model";
import { day, sawAssigned, sawRequest, sawTherapist, therapistForm } from "./adminForms";

/**
 * What an admin's page showed as they decided. If it is given, TIME_CHANGED if somebody has changed the request since.
 */
const saw = z.optional(sawRequest);

const decided = z.strictObject({ appointmentId: z.string(), status: appointmentRequest.shape.status });

/**
 * What becomes of appointments: changes by admins, each with a line in the audit log, and by the person who has the
 * address.
 */
export const appointmentContracts = {
  /**
   * `saw`: the therapist as the form showed them. If it is given, ID_REUSED if somebody has saved something else since.
   */
  saveTherapist: {
    input: z.strictObject({ therapistId: clientId, ...therapistForm.shape, saw: z.optional(sawTherapist) }),
    output: z.strictObject({ therapistId: z.string() }),
    reasons: ["ID_REUSED"],
    action: "appointment.manage",
  },
  /**
   * Gives an open request a therapist and a day, or other ones; TAKEN if that slot is another request's, or its person
   * has another appointment then. `meeting`: a link or a phone number, null removes it; left out, it stays unless the
   * therapist changes.
   */
  assignAppointment: {
    input: z.strictObject({
      appointmentId: clientId,
      therapistId: clientId,
      date: day,
      meeting: z.optional(z.nullable(meetingWay)),
      saw: z.optional(sawAssigned),
    }),
    output: decided,
    reasons: ["NOT_FOUND", "TAKEN", "TIME_CHANGED"],
    action: "appointment.manage",
  },
  /**
   * The answer of the owner of the address that a request names; the signature comes from the e-mail that asks them.
   * `over`: the appointment's time is past, so it can't be kept any more, though nobody has closed it.
   */
  answerAppointment: {
    input: z.strictObject({
      appointmentId: clientId,
      signature: z.string().check(z.regex(/^[\w-]{43}$/)),
      answer: z.enum(["keep", "not-me"]),
    }),
    output: z.strictObject({ ...decided.shape, over: z.optional(z.literal(true)) }),
    reasons: ["NOT_FOUND"],
    action: "appointment.answer",
  },
  /**
   * By the person who asked for it, until twelve hours before or half an hour after it was set: `move` takes the next
   * free day. `date`: the day as they saw it, left out if there was none, so that a repeat changes nothing. `asItIs`:
   * this call changed nothing, since an earlier try or somebody else has.
   */
  changeAppointment: {
    input: z.strictObject({ appointmentId: clientId, wish: z.enum(["cancel", "move"]), date: z.optional(day) }),
    output: z.strictObject({ ...decided.shape, asItIs: z.optional(z.literal(true)) }),
    reasons: ["NOT_FOUND", "TOO_LATE", "NO_SLOT"],
    action: "appointment.request",
  },
  /** `asItIs`: an earlier try or a colleague had closed it in the same way, so the page offers no undo. */
  closeAppointment: {
    input: z.strictObject({ appointmentId: clientId, outcome: z.enum(["cancelled", "done"]), saw }),
    output: z.strictObject({ ...decided.shape, asItIs: z.optional(z.literal(true)) }),
    reasons: ["NOT_FOUND", "TIME_CHANGED"],
    action: "appointment.manage",
  },
  /** Undoes an admin's closing; refused once its time is past, or not free any more as in `assignAppointment`. */
  reopenAppointment: {
    input: z.strictObject({ appointmentId: clientId, saw }),
    output: decided,
    reasons: ["NOT_FOUND", "TAKEN", "TIME_CHANGED"],
    action: "appointment.manage",
  },
} as const;
