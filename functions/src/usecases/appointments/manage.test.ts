import type { Reopening } from "@thodu/domain/appointments/manage";
import { therapist, type AppointmentRequest } from "@thodu/domain/appointments/model";
import { slotAt } from "@thodu/domain/appointments/slots";
import { DAY } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { anActor, NOON } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { assignAppointment, closeAppointment, reopenAppointment, saveTherapist } from "./manage";

const versioned = <T>(value: T) => ({ value, version: { isVersion: true } as const });

const cancelled: AppointmentRequest = {
  userId: "asha",
  name: "Asha",
  email: "asha@people.example",
  issue: "Sleep",
  status: "cancelled",
  assigned: true,
  createdAt: NOON,
  locale: "en",
  therapistId: "meera",
  doctor: "Dr. Meera",
  date: "2026-01-20",
  slotAt: slotAt("2026-01-20"),
  setAt: null,
  time: "06:30 PM",
  noSlot: false,
  addressConfirmed: false,
  keepUntil: null,
  mailDue: false,
  closedByTeam: true,
  disowned: false,
  meeting: null,
};

/** What is stored when an admin undoes a cancellation, with a mail server or without (`site` null). */
async function reopened(site: string | null): Promise<Reopening | undefined> {
  const runtime = new MemoryRuntime();
  runtime.time = NOON;
  const made: Reopening[] = [];
  const schedule = {
    find: () => Promise.resolve(versioned(cancelled)),
    slotOf: () => Promise.resolve(null),
    personTimes: () => Promise.resolve({ times: [], last: null }),
    reopen: (_: string, __: unknown, decision: Reopening) => {
      made.push(decision);
      return Promise.resolve("stored" as const);
    },
  };
  const admin = anActor({ uid: "anita", guest: false, admin: true });
  await reopenAppointment({ runtime, schedule, mailer: { site } }, admin, { appointmentId: "one" });
  return made[0];
}

it("asks the owner of the address again after it is reopened", async () => {
  expect(await reopened("https://thodu.example")).toMatchObject({ keepUntil: NOON + DAY, asks: true });
});

it("frees nothing whose owner can't be asked", async () => {
  expect(await reopened(null)).toMatchObject({ status: "confirmed", keepUntil: null, asks: false });
});

describe("when two admins decide about one request at once", () => {
  const [admin, waits] = [anActor({ uid: "anita", guest: false, admin: true }), { ...cancelled, closedByTeam: false }];
  const pending: AppointmentRequest = { ...waits, status: "pending", therapistId: null, date: null, slotAt: null };
  const saw = { status: "pending", therapistId: null, date: null } as const;

  /** A store in which a colleague writes just before this admin does. */
  function scheduleWith(theirs: Partial<AppointmentRequest>, before: AppointmentRequest) {
    let value = before;
    const overtaken = (): Promise<"stored" | "conflict"> => {
      if (value !== before) return Promise.resolve("stored");
      value = { ...before, ...theirs };
      return Promise.resolve("conflict");
    };
    return {
      find: () => Promise.resolve(versioned(value)),
      therapist: () => Promise.resolve(versioned(therapist.parse({ name: "Meera" }))),
      slotOf: () => Promise.resolve(null),
      personTimes: () => Promise.resolve({ times: [], last: null }),
      assign: overtaken,
      meet: overtaken,
      close: overtaken,
      reopen: overtaken,
      saveTherapist: overtaken,
    };
  }
  function portsWith(theirs: Partial<AppointmentRequest>, before = pending) {
    const runtime = new MemoryRuntime();
    runtime.time = NOON;
    const stored = () => Promise.resolve("stored" as const);
    const schedule = scheduleWith(theirs, before);
    return {
      runtime,
      schedule,
      appointments: { find: schedule.find, mailed: stored, keep: stored, dismiss: stored, release: stored },
      answerLinks: { sign: () => "", isSigned: () => true },
      mailer: { site: null, send: () => Promise.resolve("sent" as const) },
    };
  }
  const theirs = { status: "confirmed", therapistId: "kiran", date: "2026-01-21" } as const;
  const wanted = { appointmentId: "one", therapistId: "meera", date: "2026-01-20" };

  it("is assigned by the first; the second is told so", async () => {
    const answer = await assignAppointment(portsWith(theirs), admin, { ...wanted, saw });
    expect(answer).toMatchObject({ ok: false, failure: { reason: "TIME_CHANGED" } });
  });

  it("is assigned by the last if a client does not say what it saw", async () => {
    expect(await assignAppointment(portsWith(theirs), admin, wanted)).toMatchObject({ ok: true });
  });

  it("the first sets how to meet; the second is told, unless they set the same", async () => {
    const [link, number] = ["https://meet.example.com/one", "+919848012345"];
    const booked = { ...pending, status: "confirmed", therapistId: "meera", date: "2026-01-20" } as const;
    const seen = { status: "confirmed", therapistId: "meera", date: "2026-01-20", meeting: null } as const;
    const said = (meeting: string) =>
      assignAppointment(portsWith({ meeting: link }, booked), admin, { ...wanted, meeting, saw: seen });
    expect(await said(number)).toMatchObject({ ok: false, failure: { reason: "TIME_CHANGED" } });
    expect(await said(link)).toMatchObject({ ok: true, value: { status: "confirmed" } });
  });

  it("is not cancelled by an admin who saw it waiting", async () => {
    const input = { appointmentId: "one", outcome: "cancelled", saw } as const;
    expect(await closeAppointment(portsWith(theirs), admin, input)).toMatchObject({
      ok: false,
      failure: { reason: "TIME_CHANGED" },
    });
    const both = await closeAppointment(portsWith({ status: "cancelled" }), admin, input);
    expect(both).toEqual({ ok: true, value: { appointmentId: "one", status: "cancelled", asItIs: true } });
  });
});

describe("when two admins save a therapist at once", () => {
  const admin = anActor({ uid: "anita", guest: false, admin: true });
  const stored = therapist.parse({ name: "Meera", registrationNumber: "RCI A12345" });
  const saved = async (saw: { readonly saw?: typeof stored }) => {
    const runtime = new MemoryRuntime();
    let value = stored;
    const schedule = {
      therapist: () => Promise.resolve(versioned(value)),
      saveTherapist: (_: string, __: unknown, one: typeof stored) => {
        const isFirst = value === stored;
        value = isFirst ? { ...stored, active: false } : one;
        return Promise.resolve(isFirst ? ("conflict" as const) : ("stored" as const));
      },
    };
    const answer = await saveTherapist({ runtime, schedule }, admin, {
      therapistId: "meera",
      ...stored,
      name: "M",
      ...saw,
    });
    return { answer, value };
  };

  it("the therapist stays as the first saved them; the second is told", async () => {
    const { answer, value } = await saved({ saw: stored });
    expect(answer).toMatchObject({ ok: false, failure: { reason: "ID_REUSED" } });
    expect(value).toMatchObject({ name: "Meera", active: false });
  });

  it("the second wins if a client does not say what it saw", async () => {
    expect((await saved({})).value).toMatchObject({ name: "M", active: true });
  });
});
