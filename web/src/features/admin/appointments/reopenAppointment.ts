import type { SawRequest } from "@thodu/domain/appointments/adminForms";
import { hourTaken } from "@messages/adminAppointments";
import { call } from "../../../lib/callables";
import { overtakenWords, readNow } from "./overtaken";

/** Reopens a request that is closed as `saw` says. Resolves to the words of a refusal, or null when done. */
export async function reopenAppointment(appointmentId: string, saw: SawRequest): Promise<string | null> {
  const reply = await call("reopenAppointment", { appointmentId, saw });
  if (reply.ok) return null;
  if (reply.reason === "TIME_CHANGED") return overtakenWords(await readNow(appointmentId));
  return reply.reason === "TAKEN" ? hourTaken : reply.message;
}
