import { therapist, type AppointmentRequest } from "@thodu/domain/appointments/model";
import { slotAt } from "@thodu/domain/appointments/slots";
import { DAY, HOUR } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { anActor, NOON } from "../../../../tests/support/domain";
import { changeAppointment } from "./changeAppointment";

/** Asha's one confirmed appointment, a week ahead, and one therapist who works every day. */
function setting(keepUntil: number | null, therapists: readonly string[] = ["meera"], others: readonly string[] = []) {
  let now = NOON;
  let value: AppointmentRequest = {
    userId: "asha",
    name: "Asha",
    email: "asha@people.example",
    issue: "Sleep",
    status: "confirmed",
    assigned: true,
    createdAt: NOON,
    locale: "en",
    therapistId: "meera",
    doctor: "Dr. Meera",
    date: "2026-01-18",
    slotAt: slotAt("2026-01-18"),
    setAt: null,
    time: "06:30 PM",
    noSlot: false,
    addressConfirmed: keepUntil === null,
    keepUntil,
    mailDue: false,
    closedByTeam: false,
    disowned: false,
    meeting: "https://meet.example.com/meera",
  };
  const actors: string[] = [];
  const runtime = {
    now: () => now,
    freshId: () => "id",
    wait: () => Promise.resolve(),
    pause: () => Promise.resolve(),
    skipped: () => undefined,
  };
  const appointments = {
    find: () => Promise.resolve({ value, version: { isVersion: true } as const }),
    roster: () => Promise.resolve(therapists.map((id) => ({ ...therapist.parse({ name: "Meera" }), id }))),
    personTimes: () => Promise.resolve({ times: others.map(slotAt), last: null }),
    takenOn: () => Promise.resolve(new Set<string>()),
    release: () => Promise.resolve("stored" as const),
  };
  const assign = (
    _: string,
    __: unknown,
    slot: { readonly therapistId: string; readonly date: string },
    { keepUntil: until, meeting }: { readonly keepUntil: number | null; readonly meeting: string | null },
    actor: string,
  ) => {
    actors.push(actor);
    value = { ...value, ...slot, slotAt: slotAt(slot.date), keepUntil: until, meeting };
    return Promise.resolve("stored" as const);
  };
  const change = (wish: "cancel" | "move", date: string | null) =>
    changeAppointment({ runtime, appointments, schedule: { assign } }, anActor({ uid: "asha" }), {
      appointmentId: "one",
      wish,
      ...(date !== null && { date }),
    });
  const move = () => change("move", value.date);
  return { move, change, actors, stored: () => value, pass: (time: number) => (now += time) };
}

it("moves to the next free day, any number of times, without a longer time to confirm it", async () => {
  const { move, stored, pass } = setting(NOON + DAY);
  for (const date of ["2026-01-19", "2026-01-20"]) {
    pass(10 * HOUR);
    expect(await move()).toMatchObject({ ok: true, value: { status: "confirmed" } });
    expect(stored()).toMatchObject({ date, keepUntil: NOON + DAY });
  }
});

it("still needs no confirmation if it needed none before", async () => {
  const { move, stored } = setting(null);
  expect(await move()).toMatchObject({ ok: true });
  expect(stored()).toMatchObject({ date: "2026-01-19", keepUntil: null });
});

it("keeps its meeting link with the same therapist, not with another one", async () => {
  const [same, other] = [setting(null), setting(null, ["kiran"])];
  for (const { move } of [same, other]) expect(await move()).toMatchObject({ ok: true });
  expect(same.stored()).toMatchObject({ therapistId: "meera", meeting: "https://meet.example.com/meera" });
  expect(other.stored()).toMatchObject({ therapistId: "kiran", meeting: null });
});

it("does not move to a day on which its person has another appointment", async () => {
  const { move, stored } = setting(null, ["meera"], ["2026-01-19", "2026-01-21"]);
  for (const date of ["2026-01-20", "2026-01-22"]) {
    expect(await move()).toMatchObject({ ok: true });
    expect(stored()).toMatchObject({ date });
  }
});

it("says that nothing was done if it is on another day than its person saw", async () => {
  const { change, stored } = setting(null);
  for (const wish of ["cancel", "move"] as const)
    expect(await change(wish, "2026-01-17")).toEqual({
      ok: true,
      value: { appointmentId: "one", status: "confirmed", asItIs: true },
    });
  expect(stored()).toMatchObject({ status: "confirmed", date: "2026-01-18" });
  expect(await change("cancel", "2026-01-18")).toEqual({
    ok: true,
    value: { appointmentId: "one", status: "cancelled" },
  });
});

it("records the person as the one who moved it", async () => {
  const { move, actors } = setting(null);
  expect(await move()).toMatchObject({ ok: true });
  expect(actors).toEqual(["asha"]);
});
