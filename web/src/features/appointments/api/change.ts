import { kolkataDay } from "@thodu/domain/time";
import { call } from "../../../lib/callables";

/** Cancels or moves an appointment that is on the day of `startsAt` in India; null for one without a time. */
export const changeAppointment = (appointmentId: string, wish: "cancel" | "move", startsAt: number | null) =>
  call("changeAppointment", { appointmentId, wish, ...(startsAt !== null && { date: kolkataDay(startsAt) }) });
