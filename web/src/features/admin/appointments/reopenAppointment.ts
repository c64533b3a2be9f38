import type { SawRequest } from "@thodu/domain/appointments/adminForms";
import { hourTaken } from "@messages/adminAppointments";
import { call } from "../../../lib/callables";
import { overtakenWords, readNow } from "./overtaken";

/** Opens what was closed as `saw` says. Answers with the words of a refusal, or null when it is done. */
export async function reopenAppointment(appointmentId: string, saw: SawRequest): Promise<string | null> {
  const reply = await call("reopenAppointment", { appointmentId, saw });
  if (reply.ok) return null;
  if (reply.reason === "TIME_CHANGED") return overtakenWords(await readNow(appointmentId));
  return reply.reason === "TAKEN" ? hourTaken : reply.message;
}
