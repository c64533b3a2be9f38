import { randomUUID } from "node:crypto";
import { HOUR } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it } from "vitest";
import { ask, usedAddressOf, freshEmail, putTherapist, roster, stored } from "../support/appointments";
import { accepted, call, reasonOf } from "../support/callables";
import { account, database, guest } from "../support/people";

/** A person with a confirmed appointment some days ahead. */
async function booked() {
  const [person, id, email] = [await guest(), randomUUID(), freshEmail()];
  // If the request's task runs before the data is written here, it finds no therapist.
  await roster(0);
  accepted(await ask(person, email, id));
  const date = "2030-01-01";
  await database().doc(`appointmentSlots/t1_${date}`).set({ therapistId: "t1", date, appointmentId: id });
  const slotAt = Timestamp.fromMillis(Date.now() + 20 * HOUR);
  const slot = { therapistId: "t1", doctor: "Dr. Meera 1", date, time: "06:30 PM", slotAt };
  await database()
    .doc(`appointmentRequests/${id}`)
    .update({ status: "confirmed", assigned: true, ...slot });
  await putTherapist(1);
  const change = (wish: "cancel" | "move", day: string = date, who = person) =>
    call("changeAppointment", { appointmentId: id, wish, date: day }, who.token);
  return { id, email, date, person, change };
}

beforeEach(() => roster(1));

describe("one’s own appointment", () => {
  it("is cancelled once, and the slot and the address are free again", async () => {
    const { id, email, date, person, change } = await booked();
    expect(reasonOf(await change("cancel", date, await guest()))).toBe("NOT_FOUND");
    expect(accepted(await change("cancel"))).toEqual({ appointmentId: id, status: "cancelled" });
    expect(accepted(await change("cancel"))).toEqual({ appointmentId: id, status: "cancelled", asItIs: true });
    expect(await usedAddressOf(email)).toBeUndefined();
    expect((await database().doc(`appointmentSlots/t1_${date}`).get()).exists).toBe(false);
    expect(reasonOf(await change("move"))).toBe("NOT_FOUND");
    accepted(await ask(person, email));
  });

  it("that waits for a time is withdrawn, unless it has got one meanwhile, and its address is free again", async () => {
    const [person, appointmentId, email] = [await guest(), randomUUID(), freshEmail()];
    // With the therapist of another test, the request's task may give it a time first.
    await roster(0);
    accepted(await ask(person, email, appointmentId));
    const withdraw = () => call("changeAppointment", { appointmentId, wish: "cancel" }, person.token);
    for (let n = 0; n < 2; n += 1)
      expect(accepted(await withdraw())).toMatchObject({ appointmentId, status: "cancelled" });
    expect(await usedAddressOf(email)).toBeUndefined();
    const { id, person: other } = await booked();
    expect(accepted(await call("changeAppointment", { appointmentId: id, wish: "cancel" }, other.token))).toEqual({
      appointmentId: id,
      status: "confirmed",
      asItIs: true,
    });
  });

  it("can't be changed when less than twelve hours are left", async () => {
    const { id, change } = await booked();
    await database()
      .doc(`appointmentRequests/${id}`)
      .update({ slotAt: Timestamp.fromMillis(Date.now() + 11 * HOUR) });
    for (const wish of ["cancel", "move"] as const) expect(reasonOf(await change(wish))).toBe("TOO_LATE");
    expect((await stored(id)).status).toBe("confirmed");
  });

  it("moves to the next free day once, and stays if no later day is free", async () => {
    const { id, date, change } = await booked();
    // There is no later slot in the next two weeks.
    expect(reasonOf(await change("move"))).toBe("NO_SLOT");
    expect((await stored(id)).date).toBe(date);
    const early = "2020-01-01";
    await database().doc(`appointmentRequests/${id}`).update({ date: early });
    await Promise.all([change("move", early), change("move", early)]);
    const moved = await stored(id);
    expect(moved).toMatchObject({ status: "confirmed", doctor: "Dr. Meera 1" });
    expect(accepted(await change("move", early))).toEqual({ appointmentId: id, status: "confirmed", asItIs: true });
    expect((await stored(id)).date).toBe(moved.date);
    const slots = await database()
      .collection("appointmentSlots")
      .where("appointmentId", "==", id)
      .where("date", ">", "2020")
      .get();
    expect(slots.docs.map((slot) => slot.get("date") as unknown).filter((day) => day !== date)).toEqual([moved.date]);
  });
});

describe("an appointment that an admin closed", () => {
  it("can be reopened while its slot is free, and shows who did what", async () => {
    const [admin, { id, date, person, change }] = [await account({ admin: true }), await booked()];
    const close = (outcome: "cancelled" | "done") =>
      call("closeAppointment", { appointmentId: id, outcome }, admin.token);
    const reopen = (token = admin.token) => call("reopenAppointment", { appointmentId: id }, token);
    const slot = database().doc(`appointmentSlots/t1_${date}`);
    accepted(await close("cancelled"));
    expect((await slot.get()).exists).toBe(false);
    expect(reasonOf(await reopen(person.token))).toBe("NOT_PERMITTED");
    for (let time = 0; time < 2; time += 1)
      expect(accepted(await reopen())).toEqual({ appointmentId: id, status: "confirmed" });
    expect((await slot.get()).get("appointmentId")).toBe(id);
    expect(await stored(id)).toMatchObject({ status: "confirmed", therapistId: "t1", date, closedByTeam: false });

    accepted(await close("done"));
    accepted(await reopen());
    expect((await stored(id)).status).toBe("confirmed");

    accepted(await close("cancelled"));
    await slot.set({ therapistId: "t1", date, appointmentId: "another" });
    expect(reasonOf(await reopen())).toBe("TAKEN");
    await slot.delete();
    accepted(await reopen());
    accepted(await change("cancel"));
    // The person cancelled it themselves, so it can't be reopened.
    expect(reasonOf(await reopen())).toBe("NOT_FOUND");
    const lines = await database().collection("auditLog").where("target", "==", id).get();
    expect(lines.docs.filter((line) => line.get("action") === "appointment.reopen")).toHaveLength(3);
    // They were told of each cancellation by the team, and of each reopening.
    const told = await database().collection(`users/${person.uid}/outbox`).get();
    expect(told.docs.map((doc) => String(doc.get("kind"))).toSorted()).toEqual([
      "appointment-cancelled",
      "appointment-cancelled",
      "appointment-given-up",
      "appointment-held",
      "appointment-held",
    ]);
  });

  it("waits for a therapist again if it had none", async () => {
    const [admin, person, appointmentId] = [await account({ admin: true }), await guest(), randomUUID()];
    await roster(0);
    accepted(await ask(person, freshEmail(), appointmentId));
    await database().doc(`appointmentRequests/${appointmentId}`).update({ noSlot: true });
    accepted(await call("closeAppointment", { appointmentId, outcome: "cancelled" }, admin.token));
    accepted(await call("reopenAppointment", { appointmentId }, admin.token));
    expect(await stored(appointmentId)).toMatchObject({ status: "pending", noSlot: true, therapistId: null });
  });
});
