import { kolkataDay } from "@thodu/domain/time";
import { call } from "../../../lib/callables";

/** Cancels or moves an appointment that stood on this day, in India; one that waits for its time stands on none. */
export const changeAppointment = (appointmentId: string, wish: "cancel" | "move", startsAt: number | null) =>
  call("changeAppointment", { appointmentId, wish, ...(startsAt !== null && { date: kolkataDay(startsAt) }) });
