import * as z from "zod/mini";
import { locale } from "../locale";
import { instant } from "../instant";

/** `therapists/{id}`: the roster. Written by admins through the server. */
export const therapist = z.object({
  name: z.string(),
  /** With the Rehabilitation Council of India or a state council. */
  registrationNumber: z._default(z.string(), ""),
  languages: z._default(z.array(locale), ["en"]),
  /** 0 for Sunday to 6 for Saturday. */
  workingDays: z._default(z.array(z.int().check(z.gte(0), z.lte(6))), [0, 1, 2, 3, 4, 5, 6]),
  active: z._default(z.boolean(), true),
});
export type Therapist = z.infer<typeof therapist>;

/** `appointmentRequests/{requestId}` (spec section 3, with what the server decides). */
export const appointmentRequest = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  issue: z.string(),
  status: z.enum(["pending", "confirmed", "cancelled", "done"]),
  assigned: z.boolean(),
  createdAt: instant,
  locale: z._default(locale, "en"),
  therapistId: z._default(z.nullable(z.string()), null),
  /** 'Dr. {name}'. */
  doctor: z._default(z.nullable(z.string()), null),
  /** YYYY-MM-DD in Asia/Kolkata. */
  date: z._default(z.nullable(z.string()), null),
  /** '06:30 PM', India time. */
  time: z._default(z.nullable(z.string()), null),
  slotAt: z._default(z.nullable(instant), null),
  /** How one meets: an https link or a phone number as E.164 (`meeting`); null where the team writes it by e-mail. */
  meeting: z._default(z.nullable(z.string()), null),
  /** No slot was free within the horizon; an admin sees it. */
  noSlot: z._default(z.boolean(), false),
  /** Whether the address is one that its owner has confirmed, or has answered from; so it counts where nothing is known. */
  addressConfirmed: z._default(z.boolean(), true),
  /** Whoever has the address keeps it until then, or it goes back; null where that is not asked, or was answered. */
  keepUntil: z._default(z.nullable(instant), null),
  /** The e-mail that asks is still to be handed over. */
  mailDue: z._default(z.boolean(), false),
  /** An admin said how it ended, not its person nor the time. */
  closedByTeam: z._default(z.boolean(), false),
  /** Whoever has the address said that they did not ask for it: its person can't name that address again. */
  disowned: z._default(z.boolean(), false),
  /** What the person reads out to the team, to be found by; none on those from before it was stored. */
  reference: z.optional(z.string()),
});
/** What of a request says whether it is open, so that nothing else of it has to be readable. */
export const appointmentState = z.pick(appointmentRequest, { status: true, slotAt: true });

/** The fields that say whether its address may ask again once a request is erased (`freesAddress` in keeping). */
export const appointmentClaim = z.pick(appointmentRequest, {
  status: true,
  slotAt: true,
  addressConfirmed: true,
  keepUntil: true,
  createdAt: true,
});

/** What of a request says that its address is not its person's. */
export const appointmentAddress = z.pick(appointmentRequest, { email: true, disowned: true });

/** `openAppointments/{uid}`: the last request of a person; its version keeps two at once from both being stored. */
export const openAppointment = z.object({ appointmentId: z.string() });

export type AppointmentRequest = z.infer<typeof appointmentRequest>;
