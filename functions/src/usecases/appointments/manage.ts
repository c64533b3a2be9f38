import { isOpen } from "@thodu/domain/appointments/answer";
import { decideAssign, decideClose, decideReopening } from "@thodu/domain/appointments/manage";
import { decideSave } from "@thodu/domain/appointments/roster";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Mailer } from "../notifications/ports";
import type { Runtime } from "../ports";
import { askForAnswer, type AnswerPorts } from "./answerAppointment";
import type { AppointmentSchedule } from "./ports";

interface ManagePorts {
  readonly runtime: Runtime;
  readonly schedule: AppointmentSchedule;
}

interface ReopeningPorts extends Pick<ManagePorts, "runtime"> {
  readonly schedule: Pick<AppointmentSchedule, "find" | "slotOf" | "personTimes" | "reopen">;
  readonly mailer: Pick<Mailer, "site">;
}

interface AssigningPorts extends AnswerPorts {
  readonly schedule: Pick<AppointmentSchedule, "find" | "therapist" | "slotOf" | "personTimes" | "assign" | "meet">;
}

interface SavingPorts extends Pick<ManagePorts, "runtime"> {
  readonly schedule: Pick<AppointmentSchedule, "therapist" | "saveTherapist">;
}

export async function saveTherapist(
  { runtime, schedule }: SavingPorts,
  actor: Actor,
  { therapistId, saw, ...therapist }: Input<"saveTherapist">,
): Promise<Outcome<"saveTherapist">> {
  return retryOnConflict<Outcome<"saveTherapist">>(runtime, async () => {
    const seen = await schedule.therapist(therapistId);
    const decided = decideSave(seen?.value ?? null, therapist, saw);
    if (!decided.ok) return decided;
    const reply = ok({ therapistId });
    if (decided.value === "as-it-is") return reply;
    return (await schedule.saveTherapist(therapistId, seen, therapist, actor.uid)) === "stored" ? reply : "conflict";
  });
}

/**
 * Assigns a request that found no slot, moves a confirmed one, or sets how they meet. If the address was asked to keep
 * it, it is told the new time; if the mail server is away, the sweep does so.
 */
export async function assignAppointment(
  ports: AssigningPorts,
  actor: Actor,
  wanted: Input<"assignAppointment">,
): Promise<Outcome<"assignAppointment">> {
  const assigned = await assign(ports, actor, wanted);
  if (assigned.ok) await askForAnswer(ports, wanted.appointmentId);
  return assigned;
}

async function assign(
  { runtime, schedule }: Pick<AssigningPorts, "runtime" | "schedule">,
  actor: Actor,
  { appointmentId, therapistId, date, meeting, saw }: Input<"assignAppointment">,
): Promise<Outcome<"assignAppointment">> {
  return retryOnConflict<Outcome<"assignAppointment">>(runtime, async () => {
    const [seen, therapist, slotOf] = await Promise.all([
      schedule.find(appointmentId),
      schedule.therapist(therapistId),
      schedule.slotOf(therapistId, date),
    ]);
    if (!seen || !therapist) return fail(refuse("NOT_FOUND"));
    const own = await schedule.personTimes(seen.value.userId, appointmentId);
    const decided = decideAssign({
      request: seen.value,
      therapist: therapist.value,
      therapistId,
      date,
      meeting,
      slotOf,
      personTimes: own.times,
      appointmentId,
      saw,
      now: runtime.now(),
    });
    if (!decided.ok) return decided;
    const reply = ok({ appointmentId, status: "confirmed" as const });
    if (decided.value === "as-it-is") return reply;
    const change = decided.value;
    const done =
      change.kind === "meeting"
        ? await schedule.meet(appointmentId, seen, change, actor.uid)
        : await schedule.assign(appointmentId, seen, { therapistId, date }, change, actor.uid, own);
    return done === "stored" ? reply : "conflict";
  });
}

export async function closeAppointment(
  { runtime, schedule }: ManagePorts,
  actor: Actor,
  { appointmentId, outcome, saw }: Input<"closeAppointment">,
): Promise<Outcome<"closeAppointment">> {
  return retryOnConflict<Outcome<"closeAppointment">>(runtime, async () => {
    const seen = await schedule.find(appointmentId);
    if (!seen) return fail(refuse("NOT_FOUND"));
    const decided = decideClose(seen.value, outcome, saw);
    if (!decided.ok) return decided;
    const reply = ok({ appointmentId, status: outcome });
    if (decided.value === "as-it-is") return ok({ appointmentId, status: outcome, asItIs: true as const });
    // After the appointment there is nothing to tell any more.
    const tells = outcome === "cancelled" && isOpen(seen.value, runtime.now());
    return (await schedule.close(appointmentId, seen, { outcome, tells }, actor.uid)) === "stored" ? reply : "conflict";
  });
}

/** Undoes an admin's closing of a request. */
export async function reopenAppointment(
  { runtime, schedule, mailer }: ReopeningPorts,
  actor: Actor,
  { appointmentId, saw }: Input<"reopenAppointment">,
): Promise<Outcome<"reopenAppointment">> {
  return retryOnConflict<Outcome<"reopenAppointment">>(runtime, async () => {
    const seen = await schedule.find(appointmentId);
    if (!seen) return fail(refuse("NOT_FOUND"));
    const { therapistId, date, status } = seen.value;
    const [slotOf, own] = await Promise.all([
      therapistId === null || date === null ? null : schedule.slotOf(therapistId, date),
      schedule.personTimes(seen.value.userId, appointmentId),
    ]);
    const decided = decideReopening({
      request: seen.value,
      slotOf,
      personTimes: own.times,
      appointmentId,
      now: runtime.now(),
      canAsk: mailer.site !== null,
      saw,
    });
    if (!decided.ok) return decided;
    if (decided.value === "as-it-is") return ok({ appointmentId, status });
    const reply = ok({ appointmentId, status: decided.value.status });
    const done = await schedule.reopen(appointmentId, seen, decided.value, actor.uid, own);
    return done === "stored" ? reply : "conflict";
  });
}
