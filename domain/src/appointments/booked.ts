import type { Millis } from "../time";
import type { AppointmentRequest } from "./model";
import { APPOINTMENT_LENGTH } from "./slots";

/** Whether a request has a time, and that is not over at `now`. */
export const isBooked = ({ status, slotAt }: Pick<AppointmentRequest, "status" | "slotAt">, now: Millis): boolean =>
  status === "confirmed" && slotAt !== null && slotAt + APPOINTMENT_LENGTH > now;
