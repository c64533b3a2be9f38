import { CloudTasks } from "../adapters/assignmentQueue";
import { CallQueue } from "../adapters/callQueue";
import { CloudErasures } from "../adapters/erasureQueue";
import { FirestoreAdmins } from "../adapters/firestore/admins";
import { FirestoreAppointments } from "../adapters/firestore/appointments";
import { FirestoreAppointmentOffice } from "../adapters/firestore/appointmentOffice";
import { app } from "../adapters/google";
import { FirestoreCalls } from "../adapters/firestore/calls";
import { FirestoreDeletions } from "../adapters/firestore/deletions";
import { FirestoreDevices } from "../adapters/firestore/devices";
import { FirestoreHelp } from "../adapters/firestore/help";
import { FirestoreNotes } from "../adapters/firestore/notes";
import { FirestoreOutbox } from "../adapters/firestore/outbox";
import { FirestorePersonal } from "../adapters/firestore/personal";
import { FirestoreQueue } from "../adapters/firestore/queue";
import { FirestorePayments } from "../adapters/firestore/payments";
import { FirestorePlanEnds } from "../adapters/firestore/planEnds";
import { FirestoreProfiles } from "../adapters/firestore/profiles";
import { FirestoreRetention } from "../adapters/firestore/retention";
import { loadSdk } from "../adapters/firestore/sdk";
import { FirestoreTickets } from "../adapters/firestore/tickets";
import { FirestoreReports } from "../adapters/firestore/reports";
import { FirestoreVolunteers } from "../adapters/firestore/volunteers";
import { KeyedHash } from "../adapters/keyedHash";
import { SmtpMailer } from "../adapters/mail/smtp";
import { IceServers } from "../adapters/meeting";
import { endLostRoles } from "../usecases/accounts/lostRoles";
import { endCallsOf } from "../usecases/calls/course";
import { Matcher } from "../usecases/matching/matchQueue";
import { FcmPusher } from "../adapters/push/fcm";
import { RazorpayGateway } from "../adapters/razorpay/gateway";
import { LoggedTexts } from "../adapters/texts";
import { readHashSecret } from "./hashSecret";
import { logDefect } from "./log";
import { endpointOptions } from "./options";
import { readPaymentSettings } from "./paymentSettings";
import { base } from "./wiringBase";
import { readSettings } from "./settings";

await loadSdk();

function wire() {
  const { meeting, mail, pushKeys } = readSettings(process.env);
  const { world, identities, partings } = base();
  const calling = {
    world,
    calls: new FirestoreCalls(world, partings),
    callClock: new CallQueue(endpointOptions.region),
  };
  const hash = new KeyedHash(() => readHashSecret(process.env));
  const queue = new FirestoreQueue(partings);
  const roles = {
    accounts: identities,
    roles: identities,
    admins: new FirestoreAdmins(),
    register: new FirestoreVolunteers(world),
    matcher: new Matcher({ world, queue }, (error) => logDefect("matching", error)),
    endCalls: async (uid: string) => {
      const left = await endCallsOf(calling, uid);
      if (!left.ok) throw new Error(left.failure.reason);
    },
  };
  return {
    ...base(),
    ...roles,
    /** Never fails: a call is answered all the same, and the sweep tries again. */
    endRoles: (uid: string): Promise<void> =>
      endLostRoles(roles, uid).catch((error: unknown) => logDefect("endLostRoles", error)),
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
    retention: new FirestoreRetention(partings),
    erasures: new CloudErasures(endpointOptions.region),
    closer: identities,
    guestAccounts: identities,
    tickets: new FirestoreTickets(),
    appointments: new FirestoreAppointments(world, hash),
    answerLinks: hash,
    ...calling,
    meeting: new IceServers(meeting),
    help: new FirestoreHelp(world),
    queue,
    notes: new FirestoreNotes(),
    reports: new FirestoreReports(world, partings),
    office: new FirestoreAppointmentOffice(),
    assignments: new CloudTasks(endpointOptions.region),
    payments: new FirestorePayments(world),
    gateway: new RazorpayGateway(() => readPaymentSettings(process.env)),
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
