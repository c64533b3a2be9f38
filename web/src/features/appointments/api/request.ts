import type { AppointmentForm } from "@thodu/domain/appointments/forms";
import type { Output } from "@thodu/domain/contracts";
import { call, type Reply } from "../../../lib/callables";
import { current } from "../../../lib/locale";
import { ensureGuest } from "../../../lib/session";
import { AWAITED, kept, stored } from "../../../lib/storage";

const KEY = "thodu.appointment";
/** On this device until its confirmation was read, whether or not a page was open when it came, or until a logout. */
export const awaited = (): string | null => stored.get(AWAITED);
export const awaits = (appointmentId: string): void => stored.set(AWAITED, appointmentId);
export const confirmationRead = (): void => stored.remove(AWAITED);

/** The id of the request that is being made: the same over every try and reload until the server has answered it. */
function requestId(): string {
  const id = kept.get(KEY) ?? crypto.randomUUID();
  kept.set(KEY, id);
  return id;
}

/** Asks for an appointment; whoever has no account becomes a guest, so that the answer finds them. */
export async function requestAppointment(form: AppointmentForm): Promise<Reply<Output<"requestAppointment">>> {
  // When this fails, so does the call, and says why.
  await ensureGuest().catch(() => null);
  const reply = await call("requestAppointment", { requestId: requestId(), ...form, locale: current });
  if (reply.ok || !reply.retryable) kept.remove(KEY);
  if (reply.ok) awaits(reply.value.appointmentId);
  return reply;
}
