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
  /** When it was given that slot; null in older requests. */
  setAt: z._default(z.nullable(instant), null),
  /**
   * How they meet: an https link or a phone number as E.164 (`meeting`); null if the team tells the person by e-mail.
   */
  meeting: z._default(z.nullable(z.string()), null),
  /** No slot was free within the horizon; admins see this. */
  noSlot: z._default(z.boolean(), false),
  /** Whether the owner of the address has confirmed it or answered from it; true for older requests. */
  addressConfirmed: z._default(z.boolean(), true),
  /**
   * Until when the owner of the address has to keep it; then it is released. Null if that is not asked, or was
   * answered.
   */
  keepUntil: z._default(z.nullable(instant), null),
  /** The e-mail that asks is still to be handed over. */
  mailDue: z._default(z.boolean(), false),
  /** An admin closed it, not its person nor the passing of time. */
  closedByTeam: z._default(z.boolean(), false),
  /** The owner of the address said that they did not ask for it: its person can't name that address again. */
  disowned: z._default(z.boolean(), false),
  /** A code that the person tells the team, who find the request by it; missing in older requests. */
  reference: z.optional(z.string()),
});
/** The fields that say whether it is open; they can be read even if others can't. */
export const appointmentState = z.pick(appointmentRequest, { status: true, slotAt: true });

/** The fields that say whether it uses up the free appointment of its person. */
export const appointmentUse = z.pick(appointmentRequest, { status: true, closedByTeam: true });

/** The fields that say whether its address may ask again once a request is erased (`freesAddress` in answer). */
export const appointmentClaim = z.pick(appointmentRequest, {
  status: true,
  slotAt: true,
  addressConfirmed: true,
  keepUntil: true,
  createdAt: true,
});

/** The fields that say whether its address is its person's. */
export const appointmentAddress = z.pick(appointmentRequest, { email: true, disowned: true });

/**
 * `openAppointments/{uid}`: the last request of a person, and when one of their requests was last given a time. Its
 * version keeps two requests at once from both being stored, and from both being given the same time.
 */
export const openAppointment = z.object({ appointmentId: z.string(), givenAt: z.optional(instant) });

export type AppointmentRequest = z.infer<typeof appointmentRequest>;
