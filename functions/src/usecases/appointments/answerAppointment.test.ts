import { therapist, type AppointmentRequest } from "@thodu/domain/appointments/model";
import { slotAt } from "@thodu/domain/appointments/slots";
import type { Email } from "@thodu/domain/notifications/outside";
import { DAY, HOUR } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { anActor, NOON } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import type { Handed } from "../notifications/ports";
import { answerAppointment, askForAnswer, releaseLapsed } from "./answerAppointment";
import { assignAppointment } from "./manage";

/** One confirmed appointment with an unconfirmed address, whose e-mail is still to be sent. */
function setting() {
  const runtime = new MemoryRuntime();
  runtime.time = NOON;
  const mails: { readonly mail: Email; readonly name: string }[] = [];
  const released: string[] = [];
  /** The mail server's answers; it accepts if none is given. */
  const outcomes: Handed[] = [];
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
    date: "2026-01-15",
    slotAt: slotAt("2026-01-15"),
    setAt: null,
    time: "06:30 PM",
    noSlot: false,
    addressConfirmed: false,
    keepUntil: slotAt("2026-01-15") - 3 * HOUR,
    mailDue: true,
    closedByTeam: false,
    disowned: false,
    meeting: null,
  };
  const version = { isVersion: true } as const;
  const find = () => Promise.resolve({ value, version });
  const done = () => Promise.resolve("stored" as const);
  const ports = {
    runtime,
    mailer: {
      site: "https://thodu.example",
      send: (mail: Email, name: string) => {
        const handed = outcomes.shift() ?? "sent";
        if (handed === "sent") mails.push({ mail, name });
        return Promise.resolve(handed);
      },
    },
    answerLinks: { sign: () => "signature", isSigned: () => true },
    appointments: {
      find,
      keep: done,
      dismiss: () => {
        value = { ...value, keepUntil: null, mailDue: false };
        return done();
      },
      release: (_: string, __: unknown, why: string) => {
        released.push(why);
        value = { ...value, status: "cancelled", keepUntil: null };
        return done();
      },
      mailed: (_: string, __: unknown, keepUntil: number | null) => {
        value = { ...value, mailDue: false, keepUntil };
        return done();
      },
    },
    schedule: {
      find,
      therapist: () =>
        Promise.resolve({ value: therapist.parse({ name: "Meera" }), version: { isVersion: true } as const }),
      slotOf: () => Promise.resolve(null),
      personTimes: () => Promise.resolve({ times: [], last: null }),
      assign: (
        _: string,
        __: unknown,
        { date }: { readonly date: string },
        { keepUntil, asks }: { readonly keepUntil: number | null; readonly asks: boolean },
      ) => {
        value = { ...value, date, slotAt: slotAt(date), keepUntil, ...(asks && { mailDue: true }) };
        return done();
      },
      meet: done,
    },
  };
  const change = (fields: Partial<AppointmentRequest>): void => {
    value = { ...value, ...fields };
  };
  return { ports, mails, outcomes, released, change, stored: () => value };
}

it("asks by e-mail until the same deadline as the page shows", async () => {
  const { ports, mails } = setting();
  await askForAnswer(ports, "one");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail.text).toContain(
    "Without an answer by Thursday, 15 January, 3:30 pm (India time) it is cancelled automatically.",
  );
});

it("asks again once an admin has moved it, with the new deadline and as another e-mail", async () => {
  const { ports, mails, stored } = setting();
  await askForAnswer(ports, "one");
  const moved = { appointmentId: "one", therapistId: "meera", date: "2026-01-19" };
  const admin = anActor({ uid: "anita", guest: false, admin: true });
  expect(await assignAppointment(ports, admin, moved)).toMatchObject({ ok: true });
  expect(stored().keepUntil).toBe(NOON + DAY);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.mail.text).toContain("by Friday, 16 January, 12:00 pm (India time)");
  expect(mails[1]?.name).not.toBe(mails[0]?.name);
  // Nothing is due, and the same move again changes nothing.
  expect(stored().mailDue).toBe(false);
  await assignAppointment(ports, admin, moved);
  expect(mails).toHaveLength(2);
});

describe("when the mail server was away until after the time to confirm", () => {
  const late = slotAt("2026-01-15") - 3 * HOUR;
  async function unasked() {
    const state = setting();
    const { ports, outcomes } = state;
    outcomes.push("not-sent", "not-sent");
    expect(await askForAnswer(ports, "one")).toBe(false);
    ports.runtime.time = late;
    expect(await askForAnswer(ports, "one")).toBe(false);
    expect(await releaseLapsed(ports, "one")).toBe(true);
    return state;
  }

  it("nothing is taken away; the e-mail goes out once the server is back, with time to answer", async () => {
    const { ports, mails, released, stored } = await unasked();
    expect([released, stored().mailDue, stored().keepUntil]).toEqual([[], true, late]);
    expect(await askForAnswer(ports, "one")).toBe(true);
    expect(await releaseLapsed(ports, "one")).toBe(true);
    expect([mails.length, released]).toEqual([1, []]);
    expect(stored()).toMatchObject({ mailDue: false, keepUntil: late + HOUR / 2 });
    expect(mails[0]?.mail.text).toContain("by Thursday, 15 January, 4:00 pm (India time)");
    ports.runtime.time = late + HOUR / 2;
    expect(await releaseLapsed(ports, "one")).toBe(true);
    expect(released).toEqual(["not-kept"]);
  });

  it("no e-mail is sent once the appointment is over, and nothing is taken away", async () => {
    const { ports, mails, released, stored } = await unasked();
    ports.runtime.time = slotAt("2026-01-15");
    expect(await askForAnswer(ports, "one")).toBe(true);
    expect(await releaseLapsed(ports, "one")).toBe(true);
    expect([mails, released]).toEqual([[], []]);
    expect(stored()).toMatchObject({ status: "confirmed", mailDue: false, keepUntil: null });
  });
});

describe("the answer by the link in the e-mail", () => {
  const owner = anActor({ uid: "owner" });
  const late = slotAt("2026-01-15") - 3 * HOUR;
  const answering = (ports: ReturnType<typeof setting>["ports"], answer: "keep" | "not-me") =>
    answerAppointment(ports, owner, { appointmentId: "one", signature: "s".repeat(43), answer });

  it("says that the time is over if it comes too late, and the slot is freed at once", async () => {
    const { ports, released, change } = setting();
    change({ mailDue: false });
    ports.runtime.time = late;
    for (let times = 0; times < 2; times += 1)
      expect(await answering(ports, "keep")).toEqual({
        ok: true,
        value: { appointmentId: "one", status: "cancelled" },
      });
    expect(released).toEqual(["not-kept"]);
  });

  it("that the appointment was not theirs counts however late it comes", async () => {
    const { ports, released } = setting();
    ports.runtime.time = late;
    expect(await answering(ports, "not-me")).toEqual({
      ok: true,
      value: { appointmentId: "one", status: "cancelled" },
    });
    expect(released).toEqual(["not-me"]);
  });

  it("can't keep an appointment that is over, though nobody has closed it", async () => {
    const { ports, released, change } = setting();
    change({ addressConfirmed: true, keepUntil: null });
    expect(await answering(ports, "keep")).toEqual({ ok: true, value: { appointmentId: "one", status: "confirmed" } });
    ports.runtime.time = slotAt("2026-01-15");
    expect(await answering(ports, "keep")).toEqual({
      ok: true,
      value: { appointmentId: "one", status: "confirmed", over: true },
    });
    expect(released).toEqual([]);
  });
});
