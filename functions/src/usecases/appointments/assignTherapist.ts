import { askedUntil } from "@thodu/domain/appointments/answer";
import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import { isFreeAt } from "@thodu/domain/appointments/personTimes";
import { candidates, CONFIRMATION_DELAY_SECONDS, slotAt, slotDays } from "@thodu/domain/appointments/slots";
import type { Failure } from "@thodu/domain/errors";
import { ok, type Result } from "@thodu/domain/result";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { retryOnConflict } from "../retryOnConflict";
import type { ListPage } from "../ports";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import { askForAnswer, releaseLapsed, type AnswerPorts } from "./answerAppointment";
import type { AppointmentStore, Asking } from "./ports";

interface AssignPorts extends AnswerPorts {
  readonly appointments: AppointmentStore;
}

type Assigned = "confirmed" | "no-slot" | "nothing-to-do";

/**
 * Gives a pending request the next free slot at which its person has no other appointment. A therapist gets one booking
 * a day, and a person one at a time, however many tasks run at once. A request that is gone, closed or confirmed stays
 * as it is, so the task may run any number of times.
 */
export async function assignTherapist(
  ports: AssignPorts,
  appointmentId: string,
): Promise<Result<Assigned, Failure<"BUSY">>> {
  const { runtime, appointments } = ports;
  const [requested, roster] = await Promise.all([appointments.find(appointmentId), appointments.roster()]);
  // A queue may deliver early (the emulator's does so at once), but the confirmation is to come five seconds later.
  const early = (requested?.value.createdAt ?? 0) + CONFIRMATION_DELAY_SECONDS * SECOND - runtime.now();
  if (early > 0) await runtime.wait(early);
  const assigned = await retryOnConflict<Result<Assigned, Failure<"BUSY">>>(runtime, async () => {
    const seen = await appointments.find(appointmentId);
    if (seen?.value.status !== "pending") return ok("nothing-to-do");
    const own = await appointments.personTimes(seen.value.userId, appointmentId);
    for (const day of slotDays(runtime.now())) {
      if (!isFreeAt(slotAt(day), own.times)) continue;
      const [first] = candidates(day, roster, await appointments.takenOn(day), seen.value.locale);
      if (!first) continue;
      const confirmed = await appointments.confirm(
        appointmentId,
        seen,
        { ...first, day },
        asking(ports, seen.value, slotAt(day)),
        own,
      );
      return confirmed === "stored" ? ok("confirmed") : "conflict";
    }
    if (seen.value.noSlot) return ok("no-slot");
    return (await appointments.setAside(appointmentId, seen, asking(ports, seen.value, null))) === "stored"
      ? ok("no-slot")
      : "conflict";
  });
  // If the mail server is away, the sweep tries again.
  await askForAnswer(ports, appointmentId);
  return assigned;
}

const asking = ({ runtime, mailer }: AssignPorts, request: AppointmentRequest, at: number | null): Asking => ({
  keepUntil: askedUntil(request, mailer.site !== null, runtime.now(), at),
});

/** Of the sweep's five minutes, for each of its parts. */
const SWEEPS_FOR = MINUTE;

type Sweeps = "assigned" | "asked" | "release" | "freed" | "rekeyed";

/**
 * Handles requests whose task or e-mail was lost, requests that were not kept in time, and used addresses from before
 * there was a secret.
 */
export async function sweepAppointments(ports: AssignPorts & SweepPorts): Promise<Readonly<Record<Sweeps, Swept>>> {
  const { runtime, appointments } = ports;
  const each = (first: () => Promise<ListPage<string>>, work: (id: string) => Promise<boolean>): Promise<Swept> =>
    sweepPages(ports, SWEEPS_FOR, first, work);
  return {
    assigned: await each(
      () => appointments.overdue(runtime.now() - MINUTE),
      async (id) => (await assignTherapist(ports, id)).ok,
    ),
    asked: await each(
      () => appointments.unasked(),
      (id) => askForAnswer(ports, id),
    ),
    release: await each(
      () => appointments.lapsed(runtime.now()),
      (id) => releaseLapsed(ports, id),
    ),
    freed: await each(
      () => appointments.restedAddresses(runtime.now()),
      (addressId) => appointments.freeAddress(addressId),
    ),
    rekeyed: await each(
      () => appointments.unkeyed(),
      (formerId) => appointments.rekey(formerId),
    ),
  };
}
