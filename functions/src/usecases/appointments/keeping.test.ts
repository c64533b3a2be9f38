import { therapist, type AppointmentRequest } from "@thodu/domain/appointments/model";
import { slotAt } from "@thodu/domain/appointments/slots";
import type { Email } from "@thodu/domain/notifications/outside";
import { DAY, HOUR } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { anActor, NOON } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { askToKeep } from "./keeping";
import { assignAppointment } from "./manage";

/** One confirmed appointment at an address that nobody confirmed, whose e-mail is still to go. */
function office() {
  const runtime = new MemoryRuntime();
  runtime.time = NOON;
  const mails: { readonly mail: Email; readonly name: string }[] = [];
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
    time: "06:30 PM",
    noSlot: false,
    addressConfirmed: false,
    keepUntil: slotAt("2026-01-15") - 3 * HOUR,
    mailDue: true,
    closedByTeam: false,
    disowned: false,
  };
  const version = { isVersion: true } as const;
  const find = () => Promise.resolve({ value, version });
  const done = () => Promise.resolve("stored" as const);
  const ports = {
    runtime,
    mailer: {
      site: "https://thodu.example",
      send: (mail: Email, name: string) => {
        mails.push({ mail, name });
        return Promise.resolve("sent" as const);
      },
    },
    answerLinks: { sign: () => "signature", isSigned: () => true },
    appointments: {
      find,
      keep: done,
      dismiss: done,
      release: done,
      mailed: () => {
        value = { ...value, mailDue: false };
        return done();
      },
    },
    office: {
      find,
      therapist: () => Promise.resolve(therapist.parse({ name: "Meera" })),
      slotOf: () => Promise.resolve(null),
      assign: (
        _: string,
        __: unknown,
        { date }: { readonly date: string },
        { keepUntil, asks }: { readonly keepUntil: number | null; readonly asks: boolean },
      ) => {
        value = { ...value, date, slotAt: slotAt(date), keepUntil, ...(asks && { mailDue: true }) };
        return done();
      },
    },
  };
  return { ports, mails, stored: () => value };
}

it("asks by e-mail until the same moment as the page says", async () => {
  const { ports, mails } = office();
  await askToKeep(ports, "one");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail.text).toContain(
    "Without an answer by Thursday, 15 January at 3:30 pm (India time) it is cancelled automatically.",
  );
});

it("asks anew once an admin has moved it, with the new deadline, and not under the name of the first e-mail", async () => {
  const { ports, mails, stored } = office();
  await askToKeep(ports, "one");
  const moved = { appointmentId: "one", therapistId: "meera", date: "2026-01-19" };
  const admin = anActor({ uid: "anita", guest: false, admin: true });
  expect(await assignAppointment(ports, admin, moved)).toMatchObject({ ok: true });
  expect(stored().keepUntil).toBe(NOON + DAY);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.mail.text).toContain("by Friday, 16 January at 12:00 pm (India time)");
  expect(mails[1]?.name).not.toBe(mails[0]?.name);
  // Nothing is due, and the same move again changes nothing.
  expect(stored().mailDue).toBe(false);
  await assignAppointment(ports, admin, moved);
  expect(mails).toHaveLength(2);
});
