import { mailboxOf } from '@thodu/domain/appointments/email';
import { CONFIRMATION_DELAY_SECONDS } from '@thodu/domain/appointments/slots';
import type { Input, Output, ReasonOf } from '@thodu/domain/contracts';
import { refuse, type Failure } from '@thodu/domain/errors';
import type { Actor } from '@thodu/domain/permissions';
import { fail, ok, type Result } from '@thodu/domain/result';
import type { AppointmentStore, AssignmentQueue } from './ports';

interface RequestPorts {
  readonly appointments: Pick<AppointmentStore, 'find' | 'store' | 'hasPlan'>;
  readonly assignments: AssignmentQueue;
}

/**
 * Stores a request for a therapist and has it assigned five seconds later, whether or not anybody still looks. Any
 * earlier request from a mailbox uses up its free appointment (spec section 5); a person with a plan is not bound by it.
 */
export async function requestAppointment(
  { appointments, assignments }: RequestPorts,
  actor: Actor,
  input: Input<'requestAppointment'>,
): Promise<Result<Output<'requestAppointment'>, Failure<ReasonOf<'requestAppointment'>>>> {
  const { requestId: appointmentId, name, email, issue } = input;
  const appointment = { userId: actor.uid, name, email, issue, locale: input.locale ?? 'en' };
  let stored = await appointments.store(appointmentId, appointment, mailboxOf(email));
  // A claim is never taken back: what lost against one is stored beside it.
  if (stored === 'taken' && (await appointments.hasPlan(actor.uid))) stored = await appointments.store(appointmentId, appointment, null);
  if (stored === 'taken') {
    const known = (await appointments.find(appointmentId))?.value;
    if (!known) return fail(refuse('APPOINTMENT_USED'));
    const same = known.userId === actor.uid && known.name === name && known.email === email && known.issue === issue;
    if (!same) return fail(refuse('ID_REUSED'));
    if (known.status !== 'pending') return ok({ appointmentId, status: known.status });
  }
  await assignments.assignLater(appointmentId, CONFIRMATION_DELAY_SECONDS);
  return ok({ appointmentId, status: 'pending' });
}
