import { hourTaken } from "@messages/office";
import { call } from "../../../lib/callables";

/** Answers with the words of a refusal, or null when it is done. */
export async function reopenAppointment(appointmentId: string): Promise<string | null> {
  const reply = await call("reopenAppointment", { appointmentId });
  if (reply.ok) return null;
  return reply.reason === "TAKEN" ? hourTaken : reply.message;
}
