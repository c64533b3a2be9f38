import * as z from "zod/mini";
import { clientId } from "../ids";
import { meetingWay } from "./meeting";
import { appointmentRequest } from "./model";
import { day, sawAssigned, sawRequest, sawTherapist, therapistForm } from "./adminForms";

/** What an admin's page showed as they decided; with it, TIME_CHANGED where somebody has changed the request since. */
const saw = z.optional(sawRequest);

const decided = z.strictObject({ appointmentId: z.string(), status: appointmentRequest.shape.status });

/** What becomes of appointments: by admins, each change with a line in the audit log, and by whoever has the address. */
export const appointmentContracts = {
  /** `saw`: as the form showed them; with it, ID_REUSED where somebody has saved something else since. */
  saveTherapist: {
    input: z.strictObject({ therapistId: clientId, ...therapistForm.shape, saw: z.optional(sawTherapist) }),
    output: z.strictObject({ therapistId: z.string() }),
    reasons: ["ID_REUSED"],
    action: "appointment.manage",
  },
  /**
   * Gives an open request a therapist and a day, or other ones (TAKEN: somebody else has that slot). `meeting`: a link or
   * a phone number, null to remove it; left out, it stays unless the therapist changes.
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
   * By whoever has the address that a request names: the signature is in the e-mail that asks them. `over`: its hour
   * is past, so that nothing can be kept, though nobody has closed it.
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
   * By whoever asked for it, until twelve hours before: `move` takes the next free day. `date` is the day they saw it
   * on, left out where it had none, so that a repeat changes nothing. `asItIs`: this call changed nothing. An
   * earlier try has, or somebody else.
   */
  changeAppointment: {
    input: z.strictObject({ appointmentId: clientId, wish: z.enum(["cancel", "move"]), date: z.optional(day) }),
    output: z.strictObject({ ...decided.shape, asItIs: z.optional(z.literal(true)) }),
    reasons: ["NOT_FOUND", "TOO_LATE", "NO_SLOT"],
    action: "appointment.request",
  },
  /** `asItIs`: it was closed like this before, by an earlier try or by a colleague, so the page offers no undo. */
  closeAppointment: {
    input: z.strictObject({ appointmentId: clientId, outcome: z.enum(["cancelled", "done"]), saw }),
    output: z.strictObject({ ...decided.shape, asItIs: z.optional(z.literal(true)) }),
    reasons: ["NOT_FOUND", "TIME_CHANGED"],
    action: "appointment.manage",
  },
  /** Takes back how an admin closed it; refused once its hour is over or somebody else has it. */
  reopenAppointment: {
    input: z.strictObject({ appointmentId: clientId, saw }),
    output: decided,
    reasons: ["NOT_FOUND", "TAKEN", "TIME_CHANGED"],
    action: "appointment.manage",
  },
} as const;
