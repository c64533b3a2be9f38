import { randomUUID } from "node:crypto";
import { HOUR } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it } from "vitest";
import { ask, claimOf, freshEmail, roster, stored } from "../support/appointments";
import { accepted, call, reasonOf } from "../support/callables";
import { database, guest } from "../support/people";

/** Somebody with a confirmed appointment that lies days ahead. */
async function booked() {
  const [person, id, email] = [await guest(), randomUUID(), freshEmail()];
  accepted(await ask(person, email, id));
  const date = "2030-01-01";
  await database().doc(`appointmentSlots/t1_${date}`).set({ therapistId: "t1", date, appointmentId: id });
  const slotAt = Timestamp.fromMillis(Date.now() + 20 * HOUR);
  const slot = { therapistId: "t1", doctor: "Dr. Meera 1", date, time: "06:30 PM", slotAt };
  await database()
    .doc(`appointmentRequests/${id}`)
    .update({ status: "confirmed", assigned: true, ...slot });
  const change = (wish: "cancel" | "move", day: string = date, who = person) =>
    call("changeAppointment", { appointmentId: id, wish, date: day }, who.token);
  return { id, email, date, person, change };
}

beforeEach(() => roster(1));

describe("one’s own appointment", () => {
  it("is cancelled once, and the slot and the address are free again", async () => {
    const { id, email, date, person, change } = await booked();
    expect(reasonOf(await change("cancel", date, await guest()))).toBe("NOT_FOUND");
    for (let n = 0; n < 2; n += 1)
      expect(accepted(await change("cancel"))).toEqual({ appointmentId: id, status: "cancelled" });
    expect(await claimOf(email)).toBeUndefined();
    expect((await database().doc(`appointmentSlots/t1_${date}`).get()).exists).toBe(false);
    expect(reasonOf(await change("move"))).toBe("NOT_FOUND");
    accepted(await ask(person, email));
  });

  it("is changed by nobody when less than twelve hours are left", async () => {
    const { id, change } = await booked();
    await database()
      .doc(`appointmentRequests/${id}`)
      .update({ slotAt: Timestamp.fromMillis(Date.now() + 11 * HOUR) });
    for (const wish of ["cancel", "move"] as const) expect(reasonOf(await change(wish))).toBe("TOO_LATE");
    expect((await stored(id)).status).toBe("confirmed");
  });

  it("moves to the next free day once, and stays where no later day is free", async () => {
    const { id, date, change } = await booked();
    // No day of the next two weeks lies after this one.
    expect(reasonOf(await change("move"))).toBe("NO_SLOT");
    expect((await stored(id)).date).toBe(date);
    const early = "2020-01-01";
    await database().doc(`appointmentRequests/${id}`).update({ date: early });
    await Promise.all([change("move", early), change("move", early)]);
    const moved = await stored(id);
    expect(moved).toMatchObject({ status: "confirmed", doctor: "Dr. Meera 1" });
    expect(accepted(await change("move", early))).toEqual({ appointmentId: id, status: "confirmed" });
    expect((await stored(id)).date).toBe(moved.date);
    const slots = await database()
      .collection("appointmentSlots")
      .where("appointmentId", "==", id)
      .where("date", ">", "2020")
      .get();
    expect(slots.docs.map((slot) => slot.get("date") as unknown).filter((day) => day !== date)).toEqual([moved.date]);
  });
});
