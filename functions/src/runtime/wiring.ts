import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CloudTasks } from '../adapters/assignmentQueue';
import { CallQueue } from '../adapters/callQueue';
import { CloudErasures } from '../adapters/erasureQueue';
import { FirestoreAppointments } from '../adapters/firestore/appointments';
import { FirestoreAppointmentOffice } from '../adapters/firestore/appointmentOffice';
import { app } from '../adapters/google';
import { FirestoreCalls } from '../adapters/firestore/calls';
import { FirestoreConversations } from '../adapters/firestore/conversations';
import { FirestoreDeletions } from '../adapters/firestore/deletions';
import { FirestoreDevices } from '../adapters/firestore/devices';
import { FirestoreHelp } from '../adapters/firestore/help';
import { FirestoreLimits } from '../adapters/firestore/limits';
import { FirestoreListeners } from '../adapters/firestore/listeners';
import { FirestoreNotes } from '../adapters/firestore/notes';
import { FirestoreOutbox } from '../adapters/firestore/outbox';
import { FirestorePersonal } from '../adapters/firestore/personal';
import { FirestoreQueue } from '../adapters/firestore/queue';
import { FirestorePayments } from '../adapters/firestore/payments';
import { FirestorePlanEnds } from '../adapters/firestore/planEnds';
import { FirestoreProfiles } from '../adapters/firestore/profiles';
import { FirestoreRetention } from '../adapters/firestore/retention';
import { FirestoreTickets } from '../adapters/firestore/tickets';
import { FirestoreReports } from '../adapters/firestore/reports';
import { FirestoreVolunteers } from '../adapters/firestore/volunteers';
import { FirebaseIdentities } from '../adapters/identity';
import { SmtpMailer } from '../adapters/mail/smtp';
import { IceServers } from '../adapters/meeting';
import { endCallsOf } from '../usecases/calls/course';
import { Gate } from '../usecases/limits/gate';
import { Matcher } from '../usecases/matching/matchQueue';
import { FcmPusher } from '../adapters/push/fcm';
import { RazorpayGateway } from '../adapters/razorpay/gateway';
import { LoggedTexts } from '../adapters/texts';
import type { World } from '../usecases/ports';
import { Actors } from './actor';
import { logDefect } from './log';
import { endpointOptions } from './options';
import { readPaymentSettings } from './paymentSettings';
import { readSettings } from './settings';

const world: World = {
  now: () => Date.now(),
  freshId: () => randomBytes(16).toString('base64url'),
  wait: (time) => sleep(time),
  pause: (ceiling) => sleep(Math.random() * ceiling),
};

function wire() {
  const { messagesPerMinute, limited, trustedHops, meeting, mail, pushKeys } = readSettings(process.env);
  const projectId = process.env['GCLOUD_PROJECT'];
  if (projectId === undefined || projectId === '') throw new Error('GCLOUD_PROJECT is not set.');
  const identities = new FirebaseIdentities();
  const listeners = new FirestoreListeners();
  const calling = { world, calls: new FirestoreCalls(world), callClock: new CallQueue(endpointOptions.region) };
  const queue = new FirestoreQueue();
  return {
    messagesPerMinute,
    trustedHops,
    gate: new Gate({ world, limitStore: new FirestoreLimits(world) }, limited, (error) => logDefect('limits', error)),
    conversations: new FirestoreConversations(world),
    listeners,
    register: new FirestoreVolunteers(world),
    profiles: new FirestoreProfiles(),
    outbox: new FirestoreOutbox(world, identities),
    mailer: new SmtpMailer(mail),
    texter: new LoggedTexts(),
    pusher: new FcmPusher(),
    pushKeys,
    devices: new FirestoreDevices(),
    planEnds: new FirestorePlanEnds(),
    personal: new FirestorePersonal(),
    deletions: new FirestoreDeletions(),
    retention: new FirestoreRetention(),
    erasures: new CloudErasures(endpointOptions.region),
    closer: identities,
    tickets: new FirestoreTickets(),
    appointments: new FirestoreAppointments(world),
    ...calling,
    meeting: new IceServers(meeting),
    endCalls: async (uid: string) => {
      const left = await endCallsOf(calling, uid);
      if (!left.ok) throw new Error(left.failure.reason);
    },
    help: new FirestoreHelp(world),
    queue,
    notes: new FirestoreNotes(),
    reports: new FirestoreReports(world),
    matcher: new Matcher({ world, queue }, (error) => logDefect('matching', error)),
    office: new FirestoreAppointmentOffice(),
    assignments: new CloudTasks(endpointOptions.region),
    payments: new FirestorePayments(world),
    gateway: new RazorpayGateway(() => readPaymentSettings(process.env)),
    accounts: identities,
    actors: new Actors(identities, listeners, projectId, () => world.now()),
  };
}

export type Wiring = ReturnType<typeof wire>;

let wired: Wiring | undefined;

/** Everything that use cases are given, put together once an instance, when the first call needs it. */
export function wiring(): Wiring {
  wired ??= wire();
  return wired;
}

/** Makes the default app, as the first use of anything wired does too. */
export function startApp(): void {
  app();
}
