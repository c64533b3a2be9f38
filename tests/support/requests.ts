import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import { NOON } from "./domain";

/** A request that waits for a therapist. */
export const pending: AppointmentRequest = {
  userId: "asha",
  name: "Asha",
  email: "asha@example.com",
  issue: "Sleep",
  status: "pending",
  assigned: false,
  createdAt: NOON,
  locale: "en",
  therapistId: null,
  doctor: null,
  date: null,
  time: null,
  slotAt: null,
  setAt: null,
  noSlot: true,
  addressConfirmed: true,
  keepUntil: null,
  mailDue: false,
  closedByTeam: false,
  disowned: false,
  meeting: null,
};
/** A request that has a therapist and a day. */
export const confirmed: AppointmentRequest = {
  ...pending,
  status: "confirmed",
  assigned: true,
  therapistId: "meera",
  doctor: "Dr. Meera",
  date: "2026-01-15",
  noSlot: false,
};
