import type { Assigning, Reopening } from "@thodu/domain/appointments/manage";
import {
  appointmentRequest,
  therapist,
  type AppointmentRequest,
  type Therapist,
} from "@thodu/domain/appointments/model";
import { SLOT_TIME, slotAt } from "@thodu/domain/appointments/slots";
import * as z from "zod/mini";
import type { AppointmentOffice } from "../../usecases/appointments/ports";
import type { Versioned } from "../../usecases/chat/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { read, readVersioned, unchangedSince, versionName } from "./converters";
import { db } from "./database";
import { tellIn } from "./outbox";
import { Timestamp } from "./sdk";

interface Slot {
  readonly therapistId: string;
  readonly date: string;
}

const booked = z.object({ appointmentId: z.string() });
const requestRef = (appointmentId: string) => db().doc(`appointmentRequests/${appointmentId}`);
const slotRef = ({ therapistId, date }: Slot) => db().doc(`appointmentSlots/${therapistId}_${date}`);

export class FirestoreAppointmentOffice implements AppointmentOffice {
  async find(appointmentId: string): Promise<Versioned<AppointmentRequest> | null> {
    return readVersioned(appointmentRequest, await requestRef(appointmentId).get());
  }

  async therapist(therapistId: string): Promise<Therapist | null> {
    return read(therapist, await db().doc(`therapists/${therapistId}`).get());
  }

  async slotOf(therapistId: string, date: string): Promise<string | null> {
    return read(booked, await slotRef({ therapistId, date }).get())?.appointmentId ?? null;
  }

  async saveTherapist(therapistId: string, one: Therapist, admin: string): Promise<void> {
    const batch = db().batch();
    batch.set(db().doc(`therapists/${therapistId}`), one);
    recordIn(batch, {
      actor: admin,
      action: "therapist.save",
      target: therapistId,
      reason: one.active ? "" : "inactive",
    });
    await batch.commit();
  }

  async assign(
    appointmentId: string,
    seen: Versioned<AppointmentRequest>,
    slot: Slot,
    { kind, doctor, leaves, keepUntil }: Assigning,
    admin: string,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    if (leaves) batch.delete(slotRef(leaves));
    batch.create(slotRef(slot), { ...slot, appointmentId });
    batch.update(
      requestRef(appointmentId),
      {
        status: "confirmed",
        assigned: true,
        ...slot,
        doctor,
        time: SLOT_TIME,
        slotAt: Timestamp.fromMillis(slotAt(slot.date)),
        noSlot: false,
        keepUntil: keepUntil === null ? null : Timestamp.fromMillis(keepUntil),
      },
      unchangedSince(seen.version),
    );
    // Each move is told of, also one back to where it was; the guard above lets one through from here.
    if (kind === "move")
      tellIn(
        batch,
        seen.value.userId,
        `appointment-moved_${appointmentId}_${versionName(seen.version)}`,
        "appointment-moved",
      );
    else tellIn(batch, seen.value.userId, `appointment-confirmed_${appointmentId}`, "appointment-confirmed");
    recordIn(batch, { actor: admin, action: `appointment.${kind}`, target: appointmentId, reason: "" });
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async close(
    appointmentId: string,
    { value, version }: Versioned<AppointmentRequest>,
    outcome: "cancelled" | "done",
    admin: string,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    const { therapistId, date } = value;
    if (outcome === "cancelled" && therapistId !== null && date !== null) batch.delete(slotRef({ therapistId, date }));
    batch.update(
      requestRef(appointmentId),
      { status: outcome, noSlot: false, keepUntil: null, mailDue: false, closedByTeam: true },
      unchangedSince(version),
    );
    recordIn(batch, {
      actor: admin,
      action: outcome === "done" ? "appointment.done" : "appointment.cancel",
      target: appointmentId,
      reason: "",
    });
    return (await commit(batch)) ? "stored" : "conflict";
  }

  async reopen(
    appointmentId: string,
    { version }: Versioned<AppointmentRequest>,
    { status, takes, keepUntil }: Reopening,
    admin: string,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    if (takes) batch.create(slotRef(takes), { ...takes, appointmentId });
    batch.update(
      requestRef(appointmentId),
      {
        status,
        // The search for a slot was given up when the appointment was closed; an admin assigns one by hand.
        noSlot: status === "pending",
        keepUntil: keepUntil === null ? null : Timestamp.fromMillis(keepUntil),
        closedByTeam: false,
      },
      unchangedSince(version),
    );
    recordIn(batch, { actor: admin, action: "appointment.reopen", target: appointmentId, reason: "" });
    return (await commit(batch)) ? "stored" : "conflict";
  }
}
