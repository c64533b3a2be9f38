import { randomUUID } from "node:crypto";
import { slotDays } from "@thodu/domain/appointments/slots";
import { HOUR } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ask, usedAddressOf, freshEmail, passSlotTime, roster, stored } from "../support/appointments";
import { accepted, call, reasonOf } from "../support/callables";
import { account, database, guest, type Person } from "../support/people";

const subscribed = ({ uid }: Person) =>
  database()
    .doc(`premiumUsers/${uid}`)
    .set({ planId: "daily-care", status: "active", validUntil: Timestamp.fromMillis(Date.now() + HOUR) });

beforeEach(() => passSlotTime());
beforeEach(() => roster(3));

describe("a request", () => {
  it("is stored as pending and unassigned, and confirmed from the roster five seconds later", async () => {
    const person = await guest();
    const id = randomUUID();
    // The first task starts the worker; only the second one is timed.
    accepted(await ask(await guest(), freshEmail()));
    await vi.waitFor(async () => expect((await database().collection("appointmentSlots").get()).size).toBe(1), {
      timeout: 30_000,
      interval: 100,
    });
    const askedAt = Date.now();
    expect(accepted(await ask(person, freshEmail(), id))).toEqual({ appointmentId: id, status: "pending" });
    expect(await stored(id)).toMatchObject({
      userId: person.uid,
      status: "pending",
      assigned: false,
      doctor: null,
      slotAt: null,
    });
    await vi.waitFor(async () => expect((await stored(id)).status).toBe("confirmed"), {
      timeout: 20_000,
      interval: 50,
    });
    const took = Date.now() - askedAt;
    expect(took).toBeGreaterThanOrEqual(4_900);
    const [day] = slotDays(askedAt);
    const confirmed = await stored(id);
    expect(confirmed).toMatchObject({ assigned: true, date: day, time: "06:30 PM" });
    expect(confirmed.doctor).toMatch(/^Dr\. Meera \d$/);
  });

  it("gives a repeat the same answer and refuses other content under the same id", async () => {
    const person = await guest();
    const [id, email] = [randomUUID(), freshEmail()];
    const first = accepted(await ask(person, email, id));
    expect(accepted(await ask(person, email, id))).toEqual(first);
    expect(reasonOf(await ask(person, freshEmail(), id))).toBe("ID_REUSED");
    expect(reasonOf(await ask(person, freshEmail()))).toBe("APPOINTMENT_USED");
    expect(reasonOf(await ask(await guest(), email, id))).toBe("ID_REUSED");
  });

  it("stays pending, and says so, if nobody is free for 14 days", async () => {
    await roster(0);
    const id = randomUUID();
    accepted(await ask(await guest(), freshEmail(), id));
    await vi.waitFor(async () => expect((await stored(id)).noSlot).toBe(true), { timeout: 20_000, interval: 100 });
    expect(await stored(id)).toMatchObject({ status: "pending", assigned: false });
  });
});

describe("one free appointment per mailbox", () => {
  it("is stored once of 50 at once, whatever the spelling", { timeout: 300_000 }, async () => {
    const person = await guest();
    const name = randomUUID().replaceAll("-", "");
    const spellings = [
      `${name}@gmail.com`,
      `${name.toUpperCase()}@Gmail.com`,
      `${name.slice(0, 4)}.${name.slice(4)}@gmail.com`,
      `${name}+care@googlemail.com`,
    ];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(person, spellings[n % 4] ?? "")));
    const refusals = answers.filter((answer) => !answer.ok);
    expect(refusals).toHaveLength(49);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        message: "You have already used your free session. Please upgrade to premium.",
        details: { reason: "APPOINTMENT_USED" },
      });
    }
    const requests = await database().collection("appointmentRequests").where("userId", "==", person.uid).get();
    expect(requests.size).toBe(1);
  });

  it("does not limit a person with a plan, and is used up by their requests too", async () => {
    const [person, other] = [await guest(), await guest()];
    const [email, id] = [freshEmail(), randomUUID()];
    await subscribed(person);
    accepted(await ask(person, email, id));
    accepted(await ask(person, email, id));
    accepted(await ask(person, email));
    expect(await usedAddressOf(email)).toMatchObject({ appointmentId: id, userId: person.uid });
    expect(reasonOf(await ask(other, email))).toBe("APPOINTMENT_USED");
    // It is not available again either once the plan is over.
    await database().doc(`premiumUsers/${person.uid}`).delete();
    expect(reasonOf(await ask(person, email))).toBe("APPOINTMENT_USED");
  });

  it("does not limit a person who has bought a plan since", async () => {
    const person = await guest();
    const [email, id] = [freshEmail(), randomUUID()];
    accepted(await ask(person, email, id));
    expect(reasonOf(await ask(person, email))).toBe("APPOINTMENT_USED");
    await subscribed(person);
    accepted(await ask(person, email));
    expect(await usedAddressOf(email)).toMatchObject({ appointmentId: id });
  });

  it("goes to one of several concurrent requests, and a person with a plan is never refused", async () => {
    const [premium, free] = [await guest(), await guest()];
    await subscribed(premium);
    for (let round = 0; round < 5; round += 1) {
      const [email, one, two] = [freshEmail(), randomUUID(), randomUUID()];
      const [first, second] = await Promise.all([ask(premium, email, one), ask(free, email, two)]);
      accepted(first);
      const claimed: unknown = (await usedAddressOf(email))?.["appointmentId"];
      const exists = (await database().doc(`appointmentRequests/${two}`).get()).exists;
      const ended = [second.ok ? null : reasonOf(second), claimed, exists];
      expect(ended).toEqual(second.ok ? [null, two, true] : ["APPOINTMENT_USED", one, false]);
    }
    // Removed, so that later tests have these slots.
    const requests = database().collection("appointmentRequests").where("userId", "in", [premium.uid, free.uid]);
    await vi.waitFor(
      async () => expect((await requests.get()).docs.map((doc): unknown => doc.get("status"))).not.toContain("pending"),
      { timeout: 60_000, interval: 200 },
    );
  });

  it("stays used when a person with a plan deletes their account, without naming them", async () => {
    const person = await account();
    const [email, id] = [freshEmail(), randomUUID()];
    await subscribed(person);
    accepted(await ask(person, email, id));
    accepted(await ask(person, email));
    accepted(await call("deleteMyAccount", {}, person.token));
    // It stays used for a day, since the owner of the address never kept the appointment.
    expect(Object.keys((await usedAddressOf(email)) ?? {}).toSorted()).toEqual(["at", "freeAt"]);
    expect((await database().collection("appointmentRequests").where("userId", "==", person.uid).get()).size).toBe(0);
    expect(reasonOf(await ask(await guest(), email))).toBe("APPOINTMENT_USED");
  });
});

it("gives each therapist one booking a day: twelve requests, three slots a day", { timeout: 180_000 }, async () => {
  const ids = Array.from({ length: 12 }, () => randomUUID());
  const people = await Promise.all(ids.map(() => guest()));
  await Promise.all(ids.map(async (id, n) => accepted(await ask(people[n] ?? (await guest()), freshEmail(), id))));
  await vi.waitFor(
    async () => expect((await Promise.all(ids.map(stored))).map(({ status }) => status)).not.toContain("pending"),
    { timeout: 120_000, interval: 500 },
  );
  const confirmed = await Promise.all(ids.map(stored));
  expect(new Set(confirmed.map(({ therapistId, date }) => `${therapistId} ${date}`)).size).toBe(12);
  // Earlier tests may have taken slots too: no day has more than three, and no slot was left half taken.
  const slots = (await database().collection("appointmentSlots").get()).docs
    .map((doc) => String(doc.get("date")))
    .sort();
  const booked = slotDays(Date.now()).map((day) => slots.filter((date) => date === day).length);
  const last = booked.findLastIndex((count) => count > 0);
  expect(booked.slice(0, last)).toEqual(Array.from({ length: last }, () => 3));
  expect(booked[last]).toBeLessThanOrEqual(3);
});

it(
  "gives 50 people at once and three free slots: three on the first day, the rest on following ones, no slot twice",
  { timeout: 300_000 },
  async () => {
    await roster(3);
    // Many more therapists work on the following days.
    const [first = ""] = slotDays(Date.now());
    const away = new Date(`${first}T00:00:00Z`).getUTCDay();
    const others = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => weekday !== away);
    for (let n = 1; n <= 15; n += 1)
      await database()
        .doc(`therapists/later${n}`)
        .set({ name: `Suresh ${n}`, languages: ["en"], workingDays: others, active: true });
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const people = await Promise.all(ids.map(() => guest()));
    const askedAt = Date.now();
    await Promise.all(ids.map(async (id, n) => accepted(await ask(people[n] ?? (await guest()), freshEmail(), id))));
    await vi.waitFor(
      async () => expect((await Promise.all(ids.map(stored))).map(({ status }) => status)).not.toContain("pending"),
      { timeout: 240_000, interval: 500 },
    );
    const confirmed = await Promise.all(ids.map(stored));
    expect(new Set(confirmed.map(({ therapistId, date }) => `${therapistId} ${date}`)).size).toBe(50);
    const days = slotDays(askedAt).map((day) => confirmed.filter(({ date }) => date === day).length);
    expect(days.slice(0, 5)).toEqual([3, 18, 18, 11, 0]);
  },
);

describe("an admin", () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await account({ admin: true });
  });
  const actions = async (target: string) =>
    (await database().collection("auditLog").where("target", "==", target).get()).docs
      .map((doc) => String(doc.get("action")))
      .toSorted((a, b) => a.localeCompare(b));
  const assign = (appointmentId: string, therapistId: string, date: string, token = admin.token) =>
    call("assignAppointment", { appointmentId, therapistId, date }, token);
  let [first, second] = ["", ""];
  beforeEach(() => {
    [first = "", second = ""] = slotDays(Date.now());
  });
  const everyDay = {
    registrationNumber: "RCI A12345",
    languages: ["te" as const],
    workingDays: [0, 1, 2, 3, 4, 5, 6],
    active: true,
  };

  it("adds a therapist, assigns what found no slot, moves, cancels and closes it; who did what is kept", async () => {
    await roster(0);
    const [therapistId, id] = [randomUUID(), randomUUID()];
    accepted(await ask(await guest(), freshEmail(), id));
    await vi.waitFor(async () => expect((await stored(id)).noSlot).toBe(true), { timeout: 20_000, interval: 100 });
    expect(
      accepted(await call("saveTherapist", { therapistId, name: "Meera Iyer", ...everyDay }, admin.token)),
    ).toEqual({ therapistId });

    expect(accepted(await assign(id, therapistId, first))).toEqual({ appointmentId: id, status: "confirmed" });
    expect(await stored(id)).toMatchObject({
      status: "confirmed",
      assigned: true,
      therapistId,
      doctor: "Dr. Meera Iyer",
      date: first,
      time: "06:30 PM",
      noSlot: false,
    });
    accepted(await assign(id, therapistId, second));
    accepted(await assign(id, therapistId, second));
    // To another day and back are two more moves.
    accepted(await assign(id, therapistId, first));
    accepted(await assign(id, therapistId, second));
    const { userId } = await stored(id);
    const slots = await database().collection("appointmentSlots").get();
    expect(slots.docs.map((doc) => doc.id)).toEqual([`${therapistId}_${second}`]);

    accepted(await call("closeAppointment", { appointmentId: id, outcome: "cancelled" }, admin.token));
    expect(await stored(id)).toMatchObject({ status: "cancelled" });
    expect((await database().collection("appointmentSlots").get()).size).toBe(0);
    const told = await database().collection(`users/${userId}/outbox`).get();
    const kinds = told.docs.map((doc) => String(doc.get("kind")).replace("appointment-", "")).toSorted();
    expect(kinds).toEqual(["cancelled", "held", "moved", "moved", "moved"]);
    expect(reasonOf(await assign(id, therapistId, first))).toBe("NOT_FOUND");
    expect(await actions(id)).toEqual([
      "appointment.assign",
      "appointment.cancel",
      ...Array.from({ length: 3 }, () => "appointment.move"),
    ]);
    expect(await actions(therapistId)).toEqual(["therapist.save"]);
    // All these lines are found by the person whose appointment it was.
    const theirs = await database().collection("auditLog").where("about", "==", userId).get();
    expect(new Set(theirs.docs.map((doc) => String(doc.get("target"))))).toEqual(new Set([id]));
    expect(theirs.size).toBe(5);
  });

  it("gives a slot to one request alone, and none that is past", async () => {
    const therapistId = randomUUID();
    await roster(0);
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) accepted(await ask(await guest(), freshEmail(), id));
    await vi.waitFor(
      async () => expect((await Promise.all(ids.map(stored))).map(({ noSlot }) => noSlot)).toEqual([true, true]),
      { timeout: 20_000, interval: 100 },
    );
    accepted(await call("saveTherapist", { therapistId, name: "Meera", ...everyDay }, admin.token));
    const answers = await Promise.all(ids.map((id) => assign(id, therapistId, second)));
    expect(
      answers.map((answer) => (answer.ok ? "ok" : reasonOf(answer))).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(["ok", "TAKEN"]);
    const left = ids.find((_, index) => answers[index]?.ok === false) ?? "";
    expect(reasonOf(await assign(left, therapistId, "2020-01-01"))).toBe("INVALID_INPUT");
    expect(await stored(left)).toMatchObject({ status: "pending", therapistId: null });
  });

  it("is read by nobody else", async () => {
    const id = randomUUID();
    const person = await account();
    accepted(await ask(person, freshEmail(), id));
    const before = await stored(id);
    expect(reasonOf(await assign(id, "t1", second, person.token))).toBe("NOT_PERMITTED");
    expect(reasonOf(await call("closeAppointment", { appointmentId: id, outcome: "cancelled" }, person.token))).toBe(
      "NOT_PERMITTED",
    );
    expect(reasonOf(await call("saveTherapist", { therapistId: id, name: "Meera", ...everyDay }, person.token))).toBe(
      "NOT_PERMITTED",
    );
    expect(await stored(id)).toMatchObject({ createdAt: before.createdAt, userId: person.uid });
    expect((await database().doc(`therapists/${id}`).get()).exists).toBe(false);
  });
});
