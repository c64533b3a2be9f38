import type { Reopening } from "@thodu/domain/appointments/manage";
import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import { slotAt } from "@thodu/domain/appointments/slots";
import { DAY } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { anActor, NOON } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { reopenAppointment } from "./manage";

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
  time: "06:30 PM",
  noSlot: false,
  addressConfirmed: false,
  keepUntil: null,
  mailDue: false,
  closedByTeam: true,
  disowned: false,
};

/** What is stored when an admin takes back that they cancelled it, with a mail server or without. */
async function reopened(site: string | null): Promise<Reopening | undefined> {
  const runtime = new MemoryRuntime();
  runtime.time = NOON;
  const made: Reopening[] = [];
  const office = {
    find: () => Promise.resolve({ value: cancelled, version: { isVersion: true } as const }),
    slotOf: () => Promise.resolve(null),
    reopen: (_: string, __: unknown, decision: Reopening) => {
      made.push(decision);
      return Promise.resolve("stored" as const);
    },
  };
  const admin = anActor({ uid: "anita", guest: false, admin: true });
  await reopenAppointment({ runtime, office, mailer: { site } }, admin, { appointmentId: "one" });
  return made[0];
}

it("asks the address again about what is reopened", async () => {
  expect(await reopened("https://thodu.example")).toMatchObject({ keepUntil: NOON + DAY, asks: true });
});

it("lets nothing go that nobody can be asked about", async () => {
  expect(await reopened(null)).toMatchObject({ status: "confirmed", keepUntil: null, asks: false });
});
