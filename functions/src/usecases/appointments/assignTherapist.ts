import { candidates, CONFIRMATION_DELAY_SECONDS, slotDays } from '@thodu/domain/appointments/slots';
import type { Failure } from '@thodu/domain/errors';
import { ok, type Result } from '@thodu/domain/result';
import { MINUTE, SECOND } from '@thodu/domain/time';
import { guarded } from '../chat/guarded';
import type { World } from '../ports';
import type { Swept, SweepPorts } from '../sweep';
import { sweepPages } from '../sweepPages';
import type { AppointmentStore } from './ports';

interface AssignPorts {
  readonly world: World;
  readonly appointments: AppointmentStore;
}

const SWEEPS_FOR = 4 * MINUTE;

type Assigned = 'confirmed' | 'no-slot' | 'nothing-to-do';

/**
 * Gives a pending request the nearest free slot: one booking a therapist and day, however many tasks run at once. A
 * request that is gone, decided or confirmed stays as it is, so the task may run any number of times.
 */
export async function assignTherapist({ world, appointments }: AssignPorts, appointmentId: string): Promise<Result<Assigned, Failure<'BUSY'>>> {
  const [requested, roster] = await Promise.all([appointments.find(appointmentId), appointments.roster()]);
  // A queue may deliver early (the emulator's does at once); the confirmation is promised for five seconds after.
  const early = (requested?.value.createdAt ?? 0) + CONFIRMATION_DELAY_SECONDS * SECOND - world.now();
  if (early > 0) await world.wait(early);
  return guarded<Assigned, Failure<'BUSY'>>(world, async () => {
    const seen = await appointments.find(appointmentId);
    if (seen?.value.status !== 'pending') return ok('nothing-to-do');
    for (const day of slotDays(world.now())) {
      const [first] = candidates(day, roster, await appointments.takenOn(day), seen.value.locale);
      if (!first) continue;
      const confirmed = await appointments.confirm(appointmentId, seen, { ...first, day });
      return confirmed === 'stored' ? ok('confirmed') : 'conflict';
    }
    if (seen.value.noSlot) return ok('no-slot');
    return (await appointments.setAside(appointmentId, seen)) === 'stored' ? ok('no-slot') : 'conflict';
  });
}

/** Pending requests whose task was lost: assigned by the next sweep. */
export async function sweepAppointments(ports: AssignPorts & SweepPorts): Promise<Readonly<Record<'appointments', Swept>>> {
  const overdue = () => ports.appointments.overdue(ports.world.now() - MINUTE);
  return { appointments: await sweepPages(ports, SWEEPS_FOR, overdue, async (id) => (await assignTherapist(ports, id)).ok) };
}
