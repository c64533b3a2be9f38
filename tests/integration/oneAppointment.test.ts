import { randomUUID } from "node:crypto";
import { HOUR } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { expect, it, vi } from "vitest";
import { ask, freshEmail, passSlotTime, roster, stored } from "../support/appointments";
import { accepted, call, reasonOf } from "../support/callables";
import { account, database, guest } from "../support/people";

it(
  "gives a person who asks three times at once three days, and no admin gives two the same",
  { timeout: 120_000 },
  async () => {
    await passSlotTime();
    await roster(3);
    const [person, admin] = [await guest(), await account({ admin: true })];
    await database()
      .doc(`premiumUsers/${person.uid}`)
      .set({ planId: "daily-care", status: "active", validUntil: Timestamp.fromMillis(Date.now() + HOUR) });
    const ids = Array.from({ length: 3 }, () => randomUUID());
    await Promise.all(ids.map(async (id) => accepted(await ask(person, freshEmail(), id))));
    await vi.waitFor(
      async () => expect((await Promise.all(ids.map(stored))).map(({ status }) => status)).not.toContain("pending"),
      { timeout: 60_000, interval: 200 },
    );
    const given = await Promise.all(ids.map(stored));
    expect(new Set(given.map(({ date }) => date)).size).toBe(3);
    const [first] = given;
    const therapistId = first?.therapistId === "t1" ? "t2" : "t1";
    const wanted = { appointmentId: ids[1] ?? "", therapistId, date: first?.date ?? "" };
    expect(reasonOf(await call("assignAppointment", wanted, admin.token))).toBe("TAKEN");
  },
);
