import { createHash } from 'node:crypto';
import { appointmentRequest, therapist, type AppointmentRequest, type Therapist } from '@thodu/domain/appointments/model';
import { SLOT_TIME, slotAt, type Candidate } from '@thodu/domain/appointments/slots';
import { isPremium } from '@thodu/domain/plans/covers';
import { premiumUser } from '@thodu/domain/plans/entitlement';
import type { AppointmentStore, NewAppointment } from '../../usecases/appointments/ports';
import type { Seen } from '../../usecases/chat/ports';
import type { World } from '../../usecases/ports';
import type { Page } from '../../usecases/sweepPages';
import { recordIn } from './audit';
import { commit } from './commit';
import { agreeIn } from './consent';
import { read, readAll, see, unchangedSince } from './converters';
import { db } from './database';
import { tellIn } from './outbox';
import { idsOf, PAGE } from './pages';
import { FieldValue, Timestamp } from './sdk';

/** Therapists on the roster; far above what one evening's slots need. */
const ROSTER = 200;

const requestRef = (appointmentId: string) => db().doc(`appointmentRequests/${appointmentId}`);

export class FirestoreAppointments implements AppointmentStore {
  constructor(readonly world: World) {}

  async find(appointmentId: string): Promise<Seen<AppointmentRequest> | null> {
    return see(appointmentRequest, await requestRef(appointmentId).get());
  }

  async store(appointmentId: string, appointment: NewAppointment, mailbox: string | null): Promise<'stored' | 'taken'> {
    const batch = db().batch();
    const createdAt = FieldValue.serverTimestamp();
    batch.create(requestRef(appointmentId), { ...appointment, status: 'pending', assigned: false, createdAt, therapistId: null, doctor: null, date: null, time: null, slotAt: null, noSlot: false });
    await agreeIn(batch, appointment.userId);
    if (mailbox !== null) {
      const emailHash = createHash('sha256').update(mailbox).digest('hex');
      batch.create(db().doc(`appointmentClaims/${emailHash}`), { appointmentId, userId: appointment.userId, at: createdAt });
    }
    return (await commit(batch)) ? 'stored' : 'taken';
  }

  async hasPlan(userId: string): Promise<boolean> {
    return isPremium(read(premiumUser, await db().doc(`premiumUsers/${userId}`).get()), this.world.now());
  }

  async roster(): Promise<readonly (Therapist & { readonly id: string })[]> {
    const { docs } = await db().collection('therapists').limit(ROSTER).get();
    return readAll(docs, (doc) => {
      const one = read(therapist, doc);
      return one && { ...one, id: doc.id };
    });
  }

  async takenOn(day: string): Promise<ReadonlySet<string>> {
    const { docs } = await db().collection('appointmentSlots').where('date', '==', day).limit(ROSTER).get();
    return new Set(docs.map((doc) => String(doc.get('therapistId'))));
  }

  async confirm(appointmentId: string, seen: Seen<AppointmentRequest>, { therapistId, doctor, day }: Candidate & { readonly day: string }): Promise<'stored' | 'conflict'> {
    const batch = db().batch();
    const at = Timestamp.fromMillis(slotAt(day));
    batch.create(db().doc(`appointmentSlots/${therapistId}_${day}`), { therapistId, date: day, appointmentId });
    batch.update(
      requestRef(appointmentId),
      { status: 'confirmed', assigned: true, therapistId, doctor, date: day, time: SLOT_TIME, slotAt: at, noSlot: false },
      unchangedSince(seen.version),
    );
    tellIn(batch, seen.value.userId, `appointment-confirmed_${appointmentId}`, 'appointment-confirmed');
    recordIn(batch, { actor: 'server', action: 'appointment.assign', target: appointmentId, reason: '' });
    return (await commit(batch)) ? 'stored' : 'conflict';
  }

  async setAside(appointmentId: string, seen: Seen<AppointmentRequest>): Promise<'stored' | 'conflict'> {
    const batch = db().batch();
    batch.update(requestRef(appointmentId), { noSlot: true }, unchangedSince(seen.version));
    return (await commit(batch)) ? 'stored' : 'conflict';
  }

  overdue(before: number): Promise<Page<string>> {
    return idsOf(
      db()
        .collection('appointmentRequests')
        .where('status', '==', 'pending')
        .where('noSlot', '==', false)
        .where('createdAt', '<', Timestamp.fromMillis(before))
        .orderBy('createdAt')
        .limit(PAGE),
    );
  }
}
