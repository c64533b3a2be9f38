import { randomUUID } from "node:crypto";
import { slotDays } from "@thodu/domain/appointments/slots";
import { beforeAll, expect, it, vi } from "vitest";
import { ask, freshEmail, roster, stored } from "../support/appointments";
import { accepted, call, reasonOf } from "../support/callables";
import { account, database, guest, type Person } from "../support/people";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

const therapist = {
  name: "Meera",
  registrationNumber: "RCI A12345",
  languages: ["te" as const],
  workingDays: [0, 1, 2, 3, 4, 5, 6],
  active: true,
};
const actionsOn = async (target: string) =>
  (await database().collection("auditLog").where("target", "==", target).get()).docs
    .map((doc) => String(doc.get("action")))
    .toSorted((a, b) => a.localeCompare(b));

it("gives a request to one of two admins who saw it waiting; the other is told", async () => {
  const [therapistId, id] = [randomUUID(), randomUUID()];
  const [first = "", second = ""] = slotDays(Date.now());
  await roster(0);
  accepted(await ask(await guest(), freshEmail(), id));
  await vi.waitFor(async () => expect((await stored(id)).noSlot).toBe(true), { timeout: 20_000, interval: 100 });
  accepted(await call("saveTherapist", { therapistId, ...therapist }, admin.token));
  const saw = { status: "pending", therapistId: null, date: null } as const;
  const answers = await Promise.all(
    [first, second].map((date) =>
      call("assignAppointment", { appointmentId: id, therapistId, date, saw }, admin.token),
    ),
  );
  const said = answers.map((answer) => (answer.ok ? "ok" : reasonOf(answer)));
  expect(said.toSorted((a, b) => a.localeCompare(b))).toEqual(["ok", "TIME_CHANGED"]);
  const date = answers[0]?.ok === true ? first : second;
  expect(await stored(id)).toMatchObject({ status: "confirmed", therapistId, date });

  const close = (seen: object) =>
    call("closeAppointment", { appointmentId: id, outcome: "cancelled", saw: { ...saw, ...seen } }, admin.token);
  expect(reasonOf(await close({}))).toBe("TIME_CHANGED");
  accepted(await close({ status: "confirmed", therapistId, date }));
  expect(await actionsOn(id)).toEqual(["appointment.assign", "appointment.cancel"]);
});

it("stores how to meet with the therapist, notifies of each change once, and shows it to the person", async () => {
  const [link, number] = ["https://meet.example.com/one", "+919848012345"];
  const [first, second, id] = [randomUUID(), randomUUID(), randomUUID()];
  const [date = "", later = ""] = slotDays(Date.now());
  const person = await guest();
  await roster(0);
  accepted(await ask(person, freshEmail(), id));
  await vi.waitFor(async () => expect((await stored(id)).noSlot).toBe(true), { timeout: 20_000, interval: 100 });
  for (const therapistId of [first, second])
    accepted(await call("saveTherapist", { therapistId, ...therapist }, admin.token));
  const assign = (change: {
    readonly therapistId?: string;
    readonly date?: string;
    readonly meeting?: string | null;
  }) => call("assignAppointment", { appointmentId: id, therapistId: first, date, ...change }, admin.token);

  accepted(await assign({}));
  expect(await stored(id)).toMatchObject({ status: "confirmed", therapistId: first, meeting: null });
  for (const wrong of ["http://meet.example.com/one", `${link} at seven`, "call me", ""])
    expect(reasonOf(await assign({ meeting: wrong }))).toBe("INVALID_INPUT");
  // The second call of each changes nothing and sends no notice.
  for (let n = 0; n < 2; n += 1) accepted(await assign({ meeting: "098480 12345" }));
  expect((await stored(id)).meeting).toBe(number);
  for (let n = 0; n < 2; n += 1) accepted(await assign({ meeting: link }));
  const saw = { status: "confirmed", therapistId: first, date, meeting: number } as const;
  const overtaken = { appointmentId: id, therapistId: first, date, meeting: null, saw };
  expect(reasonOf(await call("assignAppointment", overtaken, admin.token))).toBe("TIME_CHANGED");

  accepted(await assign({ date: later }));
  expect(await stored(id)).toMatchObject({ date: later, meeting: link });
  accepted(await assign({ therapistId: second, date: later }));
  expect(await stored(id)).toMatchObject({ therapistId: second, meeting: null });
  const told = await database().collection(`users/${person.uid}/outbox`).get();
  expect(told.docs.map((doc) => String(doc.get("kind"))).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "appointment-held",
    "appointment-meeting",
    "appointment-meeting",
    "appointment-moved",
    "appointment-moved",
  ]);
  expect(await actionsOn(id)).toEqual([
    "appointment.assign",
    "appointment.meeting",
    "appointment.meeting",
    "appointment.move",
    "appointment.move",
  ]);
});

it("saves a therapist for one of two admins whose forms showed the same; the other is told", async () => {
  const therapistId = randomUUID();
  const save = (changes: object) =>
    call("saveTherapist", { therapistId, ...therapist, ...changes, saw: therapist }, admin.token);
  accepted(await call("saveTherapist", { therapistId, ...therapist }, admin.token));
  const wishes = [{ active: false }, { workingDays: [1, 2] }];
  const answers = await Promise.all(wishes.map(save));
  const said = answers.map((answer) => (answer.ok ? "ok" : reasonOf(answer)));
  expect(said.toSorted((a, b) => a.localeCompare(b))).toEqual(["ID_REUSED", "ok"]);
  const saved = { ...therapist, ...wishes[answers[0]?.ok === true ? 0 : 1] };
  expect((await database().doc(`therapists/${therapistId}`).get()).data()).toEqual(saved);
  // Saving what is stored already is accepted.
  accepted(await call("saveTherapist", { therapistId, ...saved, saw: therapist }, admin.token));
  expect(await actionsOn(therapistId)).toEqual(["therapist.save", "therapist.save"]);
});
