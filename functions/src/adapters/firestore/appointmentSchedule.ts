import { bookedNotice } from "@thodu/domain/appointments/answer";
import type { Assigning, MeetingChange, Reopening } from "@thodu/domain/appointments/manage";
import {
  appointmentRequest,
  therapist,
  type AppointmentRequest,
  type Therapist,
} from "@thodu/domain/appointments/model";
import { SLOT_TIME, slotAt } from "@thodu/domain/appointments/slots";
import * as z from "zod/mini";
import type { AppointmentSchedule, PersonTimes } from "../../usecases/appointments/ports";
import type { Versioned } from "../../usecases/chat/ports";
import { create, patch, remove, serverTime, type Change } from "../../store/changes";
import { stored } from "../../store/commit";
import { toldEachTime } from "./appointmentNotices";
import { auditChange } from "./audit";
import { read, readVersioned } from "./converters";
import { readPersonTimes, timeGiven } from "./personTimes";
import { db } from "../../store/database";

interface Slot {
  readonly therapistId: string;
  readonly date: string;
}

const booked = z.object({ appointmentId: z.string() });
const requestRef = (appointmentId: string) => db().doc(`appointmentRequests/${appointmentId}`);
const slotRef = ({ therapistId, date }: Slot) => db().doc(`appointmentSlots/${therapistId}_${date}`);

export class FirestoreAppointmentSchedule implements AppointmentSchedule {
  async find(appointmentId: string): Promise<Versioned<AppointmentRequest> | null> {
    return readVersioned(appointmentRequest, await requestRef(appointmentId).get());
  }

  async therapist(therapistId: string): Promise<Versioned<Therapist> | null> {
    return readVersioned(therapist, await db().doc(`therapists/${therapistId}`).get());
  }

  async slotOf(therapistId: string, date: string): Promise<string | null> {
    return read(booked, await slotRef({ therapistId, date }).get())?.appointmentId ?? null;
  }

  readonly personTimes = readPersonTimes;

  async saveTherapist(
    therapistId: string,
    seen: Versioned<Therapist> | null,
    one: Therapist,
    admin: string,
  ): Promise<"stored" | "conflict"> {
    const path = `therapists/${therapistId}`;
    return stored([
      seen ? patch(path, one, seen.version) : create(path, one),
      auditChange({
        actor: admin,
        action: "therapist.save",
        target: therapistId,
        reason: one.active ? "" : "inactive",
      }),
    ]);
  }

  async assign(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    slot: Slot,
    { kind, doctor, leaves, keepUntil, asks, meeting, reason }: Assigning,
    actor: string,
    own: PersonTimes,
  ): Promise<"stored" | "conflict"> {
    const changes: Change[] = [timeGiven(seen.value.userId, appointmentId, own)];
    if (leaves) changes.push(remove(slotRef(leaves).path));
    changes.push(create(slotRef(slot).path, { ...slot, appointmentId }));
    changes.push(
      patch(
        requestRef(appointmentId).path,
        {
          status: "confirmed",
          assigned: true,
          ...slot,
          doctor,
          time: SLOT_TIME,
          slotAt: new Date(slotAt(slot.date)),
          setAt: serverTime,
          meeting,
          noSlot: false,
          keepUntil: keepUntil === null ? null : new Date(keepUntil),
          ...(asks && { mailDue: true }),
        },
        seen.version,
      ),
    );
    // Each move is told, also one back to an earlier slot.
    changes.push(
      toldEachTime(kind === "move" ? "appointment-moved" : bookedNotice({ keepUntil }), appointmentId, seen),
    );
    changes.push(
      auditChange({
        actor,
        action: `appointment.${kind}`,
        target: appointmentId,
        about: seen.value.userId,
        reason,
      }),
    );
    return stored(changes);
  }

  async meet(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    { kind, meeting }: MeetingChange,
    admin: string,
  ): Promise<"stored" | "conflict"> {
    const { value, version } = seen;
    return stored([
      patch(requestRef(appointmentId).path, { meeting }, version),
      toldEachTime("appointment-meeting", appointmentId, seen),
      auditChange({
        actor: admin,
        action: `appointment.${kind}`,
        target: appointmentId,
        about: value.userId,
        reason: "",
      }),
    ]);
  }

  async close(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    { outcome, tells }: { readonly outcome: "cancelled" | "done"; readonly tells: boolean },
    admin: string,
  ): Promise<"stored" | "conflict"> {
    const changes: Change[] = [];
    const { value, version } = seen;
    const { therapistId, date } = value;
    if (outcome === "cancelled") {
      if (therapistId !== null && date !== null) changes.push(remove(slotRef({ therapistId, date }).path));
    }
    if (tells) changes.push(toldEachTime("appointment-cancelled", appointmentId, seen));
    changes.push(
      patch(
        requestRef(appointmentId).path,
        { status: outcome, noSlot: false, keepUntil: null, mailDue: false, closedByTeam: true },
        version,
      ),
    );
    changes.push(
      auditChange({
        actor: admin,
        action: outcome === "done" ? "appointment.done" : "appointment.cancel",
        target: appointmentId,
        about: value.userId,
        reason: "",
      }),
    );
    return stored(changes);
  }

  async reopen(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    { status, takes, keepUntil, asks, meeting }: Reopening,
    admin: string,
    own: PersonTimes,
  ): Promise<"stored" | "conflict"> {
    const { value, version } = seen;
    const changes: Change[] = [];
    if (takes) {
      changes.push(timeGiven(value.userId, appointmentId, own));
      changes.push(create(slotRef(takes).path, { ...takes, appointmentId }));
      // They were told that it was cancelled.
      changes.push(toldEachTime(bookedNotice({ keepUntil }), appointmentId, seen));
    }
    changes.push(
      patch(
        requestRef(appointmentId).path,
        {
          status,
          // The search for a slot ended when the appointment was closed; an admin assigns one by hand.
          noSlot: status === "pending",
          keepUntil: keepUntil === null ? null : new Date(keepUntil),
          mailDue: asks,
          meeting,
          closedByTeam: false,
          ...(takes && { setAt: serverTime }),
        },
        version,
      ),
    );
    changes.push(
      auditChange({
        actor: admin,
        action: "appointment.reopen",
        target: appointmentId,
        about: value.userId,
        reason: "",
      }),
    );
    return stored(changes);
  }
}
