import type { DocumentReference } from "../../store/database";
import { mailboxOf } from "@thodu/domain/appointments/email";
import { bookedNotice, isOpen, confirmedNotice, releasedNotice } from "@thodu/domain/appointments/answer";
import {
  appointmentAddress,
  appointmentRequest,
  appointmentState,
  therapist,
  type AppointmentRequest,
  type Therapist,
} from "@thodu/domain/appointments/model";
import { SLOT_TIME, slotAt, type Candidate } from "@thodu/domain/appointments/slots";
import { isPremium } from "@thodu/domain/plans/covers";
import { premiumUser } from "@thodu/domain/plans/planTerm";
import { shortReference } from "@thodu/domain/reference";
import type {
  AppointmentStore,
  Asking,
  NewAppointment,
  PersonTimes,
  RequestFacts,
} from "../../usecases/appointments/ports";
import type { Versioned } from "../../usecases/chat/ports";
import type { ListPage, Runtime } from "../../usecases/ports";
import type { NewCase } from "@thodu/domain/reports/decide";
import { formerAddressId, type KeyedHash } from "../keyedHash";
import { create, patch, put, remove, serverTime, type Change } from "../../store/changes";
import { commit, stored } from "../../store/commit";
import { lookUp } from "../../store/look";
import { versionAt as versionOf } from "../../store/versions";
import { toldEachTime, toldIfAny } from "./appointmentNotices";
import { auditChange } from "./audit";
import { caseChanges } from "./cases";
import { agreedChanges } from "./consent";
import { read, readAll, readVersioned, versionAt, versionIn } from "./converters";
import { lastRef, readPersonTimes, requestsOf, timeGiven } from "./personTimes";
import { db } from "../../store/database";
import { idsOf, PAGE } from "./pages";
import { documentId } from "../../store/terms";
import { Timestamp } from "../../store/values";

/** The most therapists that are read; far more than the slots of one evening need. */
const ROSTER = 200;

const addressRef = (id: string) => db().doc(`appointmentClaims/${id}`);
const requestRef = (appointmentId: string) => db().doc(`appointmentRequests/${appointmentId}`);

export class FirestoreAppointments implements AppointmentStore {
  constructor(
    readonly runtime: Runtime,
    readonly hash: KeyedHash,
  ) {}

  async find(appointmentId: string): Promise<Versioned<AppointmentRequest> | null> {
    return readVersioned(appointmentRequest, await requestRef(appointmentId).get());
  }

  async requestFacts(userId: string, mailbox: string): Promise<RequestFacts> {
    const documents = [lastRef(userId), db().doc(`premiumUsers/${userId}`), ...this.#addressRefs(mailbox)];
    const [last, plan, ...used] = await db().getAll(...documents);
    // Read after `last`: a request stored later changes the version of `last`, and an earlier one is found here.
    const { docs } = await requestsOf(userId).get();
    const now = this.runtime.now();
    const own = readAll(docs, (doc) => read(appointmentState, doc));
    const addresses = readAll(docs, (doc) => read(appointmentAddress, doc));
    return {
      open: own.filter((state) => isOpen(state, now)).length,
      hasPlan: plan !== undefined && isPremium(read(premiumUser, plan), now),
      isAddressUsed: used.some((address) => address.exists),
      isDisowned: addresses.some(({ email, disowned }) => disowned && mailboxOf(email) === mailbox),
      last: last ? versionIn(last) : null,
    };
  }

  async store(
    appointmentId: string,
    appointment: NewAppointment,
    mailbox: string,
    { isAddressUsed, last }: RequestFacts,
    report: NewCase | null,
  ): Promise<"stored" | "conflict"> {
    const changes: Change[] = [];
    const undecided = {
      therapistId: null,
      doctor: null,
      date: null,
      time: null,
      slotAt: null,
      setAt: null,
      meeting: null,
      noSlot: false,
      keepUntil: null,
      mailDue: false,
    };
    changes.push(
      create(requestRef(appointmentId).path, {
        ...appointment,
        reference: shortReference(appointmentId),
        status: "pending",
        assigned: false,
        createdAt: serverTime,
        ...undecided,
      }),
    );
    changes.push(...caseChanges(`request-${appointmentId}`, report));
    if (last) changes.push(patch(lastRef(appointment.userId).path, { appointmentId }, last));
    else changes.push(create(lastRef(appointment.userId).path, { appointmentId }));
    changes.push(...(await agreedChanges(appointment.userId)));
    const [used] = this.#addressRefs(mailbox);
    if (used && !isAddressUsed)
      changes.push(create(addressRef(used.id).path, { appointmentId, userId: appointment.userId, at: serverTime }));
    return stored(changes);
  }

  /** Where it is stored that a mailbox is used, now and before there was a secret. */
  #addressRefs(mailbox: string): readonly DocumentReference[] {
    const former = formerAddressId(mailbox);
    return [addressRef(this.hash.addressId(former)), addressRef(former)];
  }

  async roster(): Promise<readonly (Therapist & { readonly id: string })[]> {
    const { docs } = await db().collection("therapists").limit(ROSTER).get();
    return readAll(docs, (doc) => {
      const one = read(therapist, doc);
      return one && { ...one, id: doc.id };
    });
  }

  readonly personTimes = readPersonTimes;

  async takenOn(day: string): Promise<ReadonlySet<string>> {
    const { docs } = await db().collection("appointmentSlots").where("date", "==", day).limit(ROSTER).get();
    return new Set(docs.map((doc) => String(doc.get("therapistId"))));
  }

  async confirm(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    { therapistId, doctor, day }: Candidate & { readonly day: string },
    asking: Asking,
    own: PersonTimes,
  ): Promise<"stored" | "conflict"> {
    const changes: Change[] = [timeGiven(seen.value.userId, appointmentId, own)];
    changes.push(create(`appointmentSlots/${therapistId}_${day}`, { therapistId, date: day, appointmentId }));
    changes.push(
      patch(
        requestRef(appointmentId).path,
        {
          status: "confirmed",
          assigned: true,
          therapistId,
          doctor,
          date: day,
          time: SLOT_TIME,
          slotAt: new Date(slotAt(day)),
          setAt: serverTime,
          noSlot: false,
          ...asked(asking),
        },
        seen.version,
      ),
    );
    changes.push(toldEachTime(bookedNotice(asking), appointmentId, seen));
    changes.push(auditChange({ ...line("appointment.assign", appointmentId, seen.value), reason: "" }));
    return stored(changes);
  }

  async setAside(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    asking: Asking,
  ): Promise<"stored" | "conflict"> {
    return this.#change(appointmentId, seen, { noSlot: true, ...asked(asking) });
  }

  async mailed(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    keepUntil: number | null,
  ): Promise<"stored" | "conflict"> {
    return this.#change(appointmentId, seen, { ...asked({ keepUntil }), mailDue: false });
  }

  async keep(appointmentId: string, seen: Versioned<AppointmentRequest>): Promise<"stored" | "conflict"> {
    const kept = { addressConfirmed: true, keepUntil: null, mailDue: false };
    return stored([
      patch(requestRef(appointmentId).path, kept, seen.version),
      ...toldIfAny(confirmedNotice(seen.value), appointmentId, seen),
    ]);
  }

  async dismiss(appointmentId: string, seen: Versioned<AppointmentRequest>): Promise<"stored" | "conflict"> {
    return this.#change(appointmentId, seen, { keepUntil: null, mailDue: false });
  }

  async #change(
    appointmentId: string,
    { version }: Versioned<AppointmentRequest>,
    change: object,
  ): Promise<"stored" | "conflict"> {
    return stored([patch(requestRef(appointmentId).path, { ...change }, version)]);
  }

  async release(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    why: Parameters<AppointmentStore["release"]>[2],
  ): Promise<"stored" | "conflict"> {
    const { value, version } = seen;
    const { therapistId, date, email } = value;
    const used = await db().getAll(...this.#addressRefs(mailboxOf(email)));
    const changes: Change[] = [
      patch(
        requestRef(appointmentId).path,
        { status: "cancelled", noSlot: false, keepUntil: null, mailDue: false, disowned: why === "not-me" },
        version,
      ),
    ];
    if (therapistId !== null && date !== null) changes.push(remove(`appointmentSlots/${therapistId}_${date}`));
    for (const address of used) {
      if (address.get("appointmentId") === appointmentId && address.updateTime)
        changes.push(remove(addressRef(address.id).path, versionAt(address.updateTime)));
    }
    changes.push(...toldIfAny(releasedNotice(why), appointmentId, seen));
    changes.push(auditChange({ ...line("appointment.cancel", appointmentId, value), reason: why }));
    return stored(changes);
  }

  overdue(before: number): Promise<ListPage<string>> {
    return idsOf(
      db()
        .collection("appointmentRequests")
        .where("status", "==", "pending")
        .where("noSlot", "==", false)
        .where("createdAt", "<", Timestamp.fromMillis(before))
        .orderBy("createdAt")
        .limit(PAGE),
    );
  }

  unasked(): Promise<ListPage<string>> {
    return idsOf(db().collection("appointmentRequests").where("mailDue", "==", true).limit(PAGE));
  }

  lapsed(now: number): Promise<ListPage<string>> {
    return idsOf(
      db()
        .collection("appointmentRequests")
        .where("keepUntil", "<=", Timestamp.fromMillis(now))
        .orderBy("keepUntil")
        .limit(PAGE),
    );
  }

  restedAddresses(now: number): Promise<ListPage<string>> {
    return idsOf(
      db()
        .collection("appointmentClaims")
        .where("freeAt", "<=", Timestamp.fromMillis(now))
        .orderBy("freeAt")
        .limit(PAGE),
    );
  }

  async freeAddress(addressId: string): Promise<boolean> {
    await commit([remove(addressRef(addressId).path)]);
    return true;
  }

  unkeyed(): Promise<ListPage<string>> {
    // Old ids are hexadecimal; new ones begin with a letter after f.
    return idsOf(
      db().collection("appointmentClaims").where(documentId(), "<", addressRef("g")).orderBy(documentId()).limit(PAGE),
    );
  }

  async rekey(formerId: string): Promise<boolean> {
    const [address] = await lookUp([addressRef(formerId).path]);
    if (!address) return true;
    const moved = await commit([
      put(addressRef(this.hash.addressId(formerId)).path, address.data),
      remove(addressRef(formerId).path, versionOf(address.updateTime)),
    ]);
    return moved !== null;
  }
}

/** The audit line of something that the server itself did with an appointment. */
const line = (action: "appointment.assign" | "appointment.cancel", target: string, { userId }: AppointmentRequest) => ({
  actor: "server",
  action,
  target,
  about: userId,
});

const asked = ({ keepUntil }: Asking) => ({
  keepUntil: keepUntil === null ? null : new Date(keepUntil),
  mailDue: keepUntil !== null,
});
