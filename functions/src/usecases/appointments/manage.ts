import { decideAssign, decideClose } from "@thodu/domain/appointments/manage";
import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok, type Result } from "@thodu/domain/result";
import { guarded } from "../chat/guarded";
import type { World } from "../ports";
import type { AppointmentOffice } from "./ports";

interface ManagePorts {
  readonly world: World;
  readonly office: AppointmentOffice;
}

export async function saveTherapist(
  { office }: ManagePorts,
  actor: Actor,
  { therapistId, ...therapist }: Input<"saveTherapist">,
): Promise<Result<Output<"saveTherapist">, Failure<ReasonOf<"saveTherapist">>>> {
  await office.saveTherapist(therapistId, therapist, actor.uid);
  return ok({ therapistId });
}

/** Assigns a request that found no slot, or moves a confirmed one. */
export async function assignAppointment(
  { world, office }: ManagePorts,
  actor: Actor,
  { appointmentId, therapistId, date }: Input<"assignAppointment">,
): Promise<Result<Output<"assignAppointment">, Failure<ReasonOf<"assignAppointment">>>> {
  return guarded<Output<"assignAppointment">, Failure<ReasonOf<"assignAppointment">>>(world, async () => {
    const [seen, therapist, slotOf] = await Promise.all([
      office.find(appointmentId),
      office.therapist(therapistId),
      office.slotOf(therapistId, date),
    ]);
    if (!seen || !therapist) return fail(refuse("NOT_FOUND"));
    const decided = decideAssign({
      request: seen.value,
      therapist,
      therapistId,
      date,
      slotOf,
      appointmentId,
      now: world.now(),
    });
    if (!decided.ok) return decided;
    const reply = ok({ appointmentId, status: "confirmed" as const });
    if (decided.value === "as-it-is") return reply;
    return (await office.assign(appointmentId, seen, { therapistId, date }, decided.value, actor.uid)) === "stored"
      ? reply
      : "conflict";
  });
}

export async function closeAppointment(
  { world, office }: ManagePorts,
  actor: Actor,
  { appointmentId, outcome }: Input<"closeAppointment">,
): Promise<Result<Output<"closeAppointment">, Failure<ReasonOf<"closeAppointment">>>> {
  return guarded<Output<"closeAppointment">, Failure<ReasonOf<"closeAppointment">>>(world, async () => {
    const seen = await office.find(appointmentId);
    if (!seen) return fail(refuse("NOT_FOUND"));
    const decided = decideClose(seen.value, outcome);
    if (!decided.ok) return decided;
    const reply = ok({ appointmentId, status: outcome });
    if (decided.value === "as-it-is") return reply;
    return (await office.close(appointmentId, seen, outcome, actor.uid)) === "stored" ? reply : "conflict";
  });
}
