import { decideChange } from "@thodu/domain/appointments/change";
import { givenReason } from "@thodu/domain/appointments/given";
import { meetingWith } from "@thodu/domain/appointments/manage";
import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import { isFreeAt } from "@thodu/domain/appointments/personTimes";
import { candidates, slotAt, slotDays, type Candidate } from "@thodu/domain/appointments/slots";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import { retryOnConflict } from "../retryOnConflict";
import type { Runtime } from "../ports";
import type { AppointmentSchedule, AppointmentStore, PersonTimes } from "./ports";

interface ChangePorts {
  readonly runtime: Runtime;
  readonly appointments: Pick<AppointmentStore, "find" | "roster" | "personTimes" | "takenOn" | "release">;
  readonly schedule: Pick<AppointmentSchedule, "assign">;
}

/** Cancels the caller's own appointment, which frees its slot and its address, or moves it to the next free day. */
export async function changeAppointment(
  { runtime, appointments, schedule }: ChangePorts,
  { uid }: Actor,
  { appointmentId, wish, date }: Input<"changeAppointment">,
): Promise<Outcome<"changeAppointment">> {
  return retryOnConflict<Outcome<"changeAppointment">>(runtime, async () => {
    const seen = await appointments.find(appointmentId);
    if (!seen) return fail(refuse("NOT_FOUND"));
    const decided = decideChange({ request: seen.value, userId: uid, wish, date: date ?? null, now: runtime.now() });
    if (!decided.ok) return decided;
    if (decided.value === "as-it-is") return ok({ appointmentId, status: seen.value.status, asItIs: true as const });
    if (decided.value === "cancel") {
      const done = await appointments.release(appointmentId, seen, "by-person");
      return done === "stored" ? ok({ appointmentId, status: "cancelled" as const }) : "conflict";
    }
    const own = await appointments.personTimes(uid, appointmentId);
    const next = await nextSlot({ runtime, appointments }, seen.value, own);
    if (!next) return fail(refuse("NO_SLOT"));
    const { therapistId, doctor, day } = next;
    const moving = {
      kind: "move",
      doctor,
      leaves: slotOf(seen.value),
      // Unchanged: otherwise an unconfirmed appointment could hold slots for weeks by being moved again and again.
      keepUntil: seen.value.keepUntil,
      asks: false,
      meeting: meetingWith(seen.value, therapistId, undefined),
      reason: givenReason(seen.value, { date: day, doctor }),
    } as const;
    const done = await schedule.assign(appointmentId, seen, { therapistId, date: day }, moving, uid, own);
    return done === "stored" ? ok({ appointmentId, status: "confirmed" as const }) : "conflict";
  });
}

const slotOf = ({ therapistId, date }: AppointmentRequest) =>
  therapistId === null || date === null ? null : { therapistId, date };

/** The next day after the present one on which its person and a therapist are free, if possible the same therapist. */
async function nextSlot(
  { runtime, appointments }: Pick<ChangePorts, "runtime" | "appointments">,
  { date, therapistId, locale }: AppointmentRequest,
  { times }: PersonTimes,
): Promise<(Candidate & { readonly day: string }) | null> {
  const roster = await appointments.roster();
  for (const day of slotDays(runtime.now())) {
    if ((date !== null && day <= date) || !isFreeAt(slotAt(day), times)) continue;
    const free = candidates(day, roster, await appointments.takenOn(day), locale);
    const chosen = free.find((each) => each.therapistId === therapistId) ?? free[0];
    if (chosen) return { ...chosen, day };
  }
  return null;
}
