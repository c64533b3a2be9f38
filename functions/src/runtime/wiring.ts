import { CloudTasks } from "../adapters/assignmentQueue";
import { CallQueue } from "../adapters/callQueue";
import { CloudErasures } from "../adapters/erasureQueue";
import { FirestoreAdmins } from "../adapters/firestore/admins";
import { FirestoreApplications } from "../adapters/firestore/applications";
import { FirestoreAppointments } from "../adapters/firestore/appointments";
import { FirestoreAppointmentSchedule } from "../adapters/firestore/appointmentSchedule";
import { app } from "../adapters/google";
import { FirestoreCalls } from "../adapters/firestore/calls";
import { FirestoreDeletions } from "../adapters/firestore/deletions";
import { FirestoreDevices } from "../adapters/firestore/devices";
import { FirestoreGuestPlace } from "../adapters/firestore/guestPlace";
import { FirestoreHelp } from "../adapters/firestore/help";
import { FirestoreNotes } from "../adapters/firestore/notes";
import { FirestoreLaterTimes } from "../adapters/firestore/laterTimes";
import { FirestoreLimits } from "../adapters/firestore/limits";
import { FirestoreOutbox } from "../adapters/firestore/outbox";
import { FirestorePager } from "../adapters/firestore/pager";
import { FirestorePeople } from "../adapters/firestore/people";
import { FirestorePersonal } from "../adapters/firestore/personal";
import { FirestoreQueue } from "../adapters/firestore/queue";
import { FirestorePayments } from "../adapters/firestore/payments";
import { FirestorePlanEnds } from "../adapters/firestore/planEnds";
import { FirestoreProfiles } from "../adapters/firestore/profiles";
import { FirestoreRingCalls } from "../adapters/firestore/ringCalls";
import { FirestoreRota } from "../adapters/firestore/rota";
import { FirestoreRetention } from "../adapters/firestore/retention";
import { FirestoreTells } from "../adapters/firestore/tells";
import { FirestoreTickets } from "../adapters/firestore/tickets";
import { FirestoreBlocks } from "../adapters/firestore/blocks";
import { FirestoreAuditWords } from "../adapters/firestore/audit";
import { FirestoreRefundWords } from "../adapters/firestore/refundWords";
import { FirestoreReports } from "../adapters/firestore/reports";
import { FirestoreVolunteers } from "../adapters/firestore/volunteers";
import { KeyedHash } from "../adapters/keyedHash";
import { SmtpMailer } from "../adapters/mail/smtp";
import { IceServers } from "../adapters/meeting";
import { PagerQueue } from "../adapters/pagerQueue";
import { endLostRoles } from "../usecases/accounts/lostRoles";
import { endCallsOf } from "../usecases/calls/course";
import { Matcher } from "../usecases/matching/matchQueue";
import { Pager } from "../usecases/oncall/pager";
import { FcmPusher } from "../adapters/push/fcm";
import { RazorpayGateway } from "../adapters/razorpay/gateway";
import { LoggedTexts } from "../adapters/texts";
import { TwilioCarrier } from "../adapters/twilio/carrier";
import { readCarrierSettings } from "./carrierSettings";
import { readHashSecret } from "./hashSecret";
import { logDefect } from "./log";
import { endpointOptions } from "./options";
import { readPaymentSettings } from "./paymentSettings";
import { base } from "./wiringBase";
import { readSettings } from "./settings";

const { region } = endpointOptions;

function wireCalls() {
  const { runtime, partings } = base();
  return { runtime, calls: new FirestoreCalls(runtime, partings), callClock: new CallQueue(region) };
}

function wireMatching() {
  const { runtime, partings } = base();
  return {
    queue: new FirestoreQueue(partings),
    tells: new FirestoreTells(runtime),
    laterTimes: new FirestoreLaterTimes(runtime, partings),
  };
}

function wirePaging(hash: KeyedHash) {
  const { runtime, partings } = base();
  const carrierSettings = readCarrierSettings(process.env);
  return {
    runtime,
    pages: new FirestorePager(partings),
    pagerClock: new PagerQueue(region),
    pusher: new FcmPusher(),
    devices: new FirestoreDevices(),
    networkKeys: new FirestoreLimits(runtime),
    ringTokens: hash,
    carrier: carrierSettings && new TwilioCarrier(carrierSettings),
    ringCalls: new FirestoreRingCalls(),
  };
}

function wireAppointments(hash: KeyedHash) {
  return {
    appointments: new FirestoreAppointments(base().runtime, hash),
    answerLinks: hash,
    schedule: new FirestoreAppointmentSchedule(),
    assignments: new CloudTasks(region),
  };
}

function wireAccounts() {
  const { runtime, identities, partings } = base();
  return {
    profiles: new FirestoreProfiles(),
    outbox: new FirestoreOutbox(runtime, identities),
    personal: new FirestorePersonal(),
    deletions: new FirestoreDeletions(),
    retention: new FirestoreRetention(partings),
    erasures: new CloudErasures(region),
    identityAccounts: identities,
    guestAccounts: identities,
    guestPlace: new FirestoreGuestPlace(),
    applications: new FirestoreApplications(runtime),
    people: new FirestorePeople(),
    auditWords: new FirestoreAuditWords(),
    refundWords: new FirestoreRefundWords(),
  };
}

function wire() {
  const { meeting, mail, pushKeys } = readSettings(process.env);
  const { runtime, identities, partings } = base();
  const hash = new KeyedHash(() => readHashSecret(process.env));
  const calling = wireCalls();
  const matching = wireMatching();
  const paging = wirePaging(hash);
  const pager = new Pager({ ...paging, queue: matching.queue }, (error) => logDefect("paging", error));
  const roles = {
    runtime,
    accounts: identities,
    roles: identities,
    admins: new FirestoreAdmins(),
    volunteers: new FirestoreVolunteers(runtime),
    matcher: new Matcher({ runtime, ...matching, pager }, (error) => logDefect("matching", error)),
    endCalls: async (uid: string) => {
      const left = await endCallsOf(calling, uid);
      if (!left.ok) throw new Error(left.failure.reason);
    },
  };
  return {
    ...base(),
    ...roles,
    ...calling,
    ...matching,
    ...paging,
    ...wireAppointments(hash),
    ...wireAccounts(),
    pager,
    /** Never rejects: the call is answered all the same, and the sweep tries again. */
    endRoles: (uid: string): Promise<void> =>
      endLostRoles(roles, uid).catch((error: unknown) => logDefect("endLostRoles", error)),
    mailer: new SmtpMailer(mail),
    texter: new LoggedTexts(),
    pushKeys,
    planEnds: new FirestorePlanEnds(),
    rota: new FirestoreRota(),
    feedTokens: hash,
    tickets: new FirestoreTickets(),
    meeting: new IceServers(meeting),
    help: new FirestoreHelp(runtime),
    notes: new FirestoreNotes(),
    reports: new FirestoreReports(runtime, partings),
    blocks: new FirestoreBlocks(runtime, partings),
    payments: new FirestorePayments(runtime),
    gateway: new RazorpayGateway(() => readPaymentSettings(process.env)),
  };
}

export type Wiring = ReturnType<typeof wire>;

let wired: Wiring | undefined;

/** Everything that use cases may need; made once for each instance, with its first call. */
export function wiring(): Wiring {
  wired ??= wire();
  return wired;
}

/** Makes the default app, as the first use of the wiring does too. */
export function startApp(): void {
  app();
}
