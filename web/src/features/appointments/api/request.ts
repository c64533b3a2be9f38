import type { AppointmentForm } from "@thodu/domain/appointments/forms";
import type { Output } from "@thodu/domain/contracts";
import { call, type Reply } from "../../../lib/callables";
import { current } from "../../../lib/locale";
import { ensureGuest } from "../../../lib/session";
import { AWAITED, kept, stored } from "../../../lib/storage";

const KEY = "thodu.appointment";
/**
 * The id of the request whose confirmation was not read yet, whether or not a page was open when it came. Deleted at
 * logout.
 */
export const awaited = (): string | null => stored.get(AWAITED);
export const awaits = (appointmentId: string): void => stored.set(AWAITED, appointmentId);
export const confirmationRead = (): void => stored.remove(AWAITED);

/**
 * The id of the request that is being made: the same for every try and across reloads until the server has answered.
 */
function requestId(): string {
  const id = kept.get(KEY) ?? crypto.randomUUID();
  kept.set(KEY, id);
  return id;
}

/** Asks for an appointment. A visitor without an account becomes a guest, so that the answer can be shown to them. */
export async function requestAppointment(form: AppointmentForm): Promise<Reply<Output<"requestAppointment">>> {
  // If this fails, the call fails too, with a message.
  await ensureGuest().catch(() => null);
  const reply = await call("requestAppointment", { requestId: requestId(), ...form, locale: current });
  if (reply.ok || !reply.retryable) kept.remove(KEY);
  if (reply.ok) awaits(reply.value.appointmentId);
  return reply;
}
