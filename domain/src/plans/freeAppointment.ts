import type { AppointmentRequest } from "../appointments/model";
import type { Right } from "./right";

// For pages, from what they can read. The server decides in usecases/appointments/requestAppointment, by the address.

/**
 * Whether a request uses up the free appointment: not if its person cancelled it or nobody kept it. If the team
 * cancelled it, they look for another time.
 */
export const usesFreeAppointment = ({
  status,
  closedByTeam,
}: Pick<AppointmentRequest, "status" | "closedByTeam">): boolean => status !== "cancelled" || closedByTeam;

/** As `rightTo`, for an appointment, which is not limited by any plan. */
export const rightToAppointment = (hasPlan: boolean, freeUsed: boolean): Right =>
  hasPlan ? "plan" : freeUsed ? "used" : "free";

/** What else a person can be promised for free beside messages. */
export function freeBesideChat(call: Right, appointment: Right | null): "both" | "call" | "appointment" | "none" {
  if (call !== "free") return appointment === "free" ? "appointment" : "none";
  return appointment === "free" ? "both" : "call";
}
