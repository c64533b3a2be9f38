import { describe, expect, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import type { AppointmentRequest } from "./model";
import { decideAssign, decideClose, type AssignFacts } from "./manage";

const pending: AppointmentRequest = {
  userId: "asha",
  name: "Asha",
  email: "asha@example.com",
  issue: "Sleep",
  status: "pending",
  assigned: false,
  createdAt: NOON,
  locale: "en",
  therapistId: null,
  doctor: null,
  date: null,
  time: null,
  slotAt: null,
  noSlot: true,
  addressConfirmed: true,
  keepUntil: null,
  mailDue: false,
};
const confirmed: AppointmentRequest = {
  ...pending,
  status: "confirmed",
  assigned: true,
  therapistId: "meera",
  doctor: "Dr. Meera",
  date: "2026-01-15",
  noSlot: false,
};
const therapist = {
  name: "Meera",
  registrationNumber: "",
  languages: ["en" as const],
  workingDays: [4, 5],
  active: true,
};
/** {@link NOON} is a Thursday. */
const facts = (changes: Partial<AssignFacts> = {}): AssignFacts => ({
  request: pending,
  therapistId: "meera",
  therapist,
  date: "2026-01-16",
  slotOf: null,
  appointmentId: "one",
  now: NOON,
  ...changes,
});

describe("giving a request a slot", () => {
  test.each([
    ["a pending one", {}, { kind: "assign", doctor: "Dr. Meera", leaves: null, keepUntil: null }],
    [
      "one that nobody has kept yet",
      { request: { ...pending, keepUntil: NOON } },
      { kind: "assign", doctor: "Dr. Meera", leaves: null, keepUntil: NOON + 24 * 3_600_000 },
    ],
    [
      "today, while 06:30 PM lies ahead",
      { date: "2026-01-15" },
      { kind: "assign", doctor: "Dr. Meera", leaves: null, keepUntil: null },
    ],
    [
      "a confirmed one moves and leaves its slot",
      { request: confirmed },
      { kind: "move", doctor: "Dr. Meera", leaves: { therapistId: "meera", date: "2026-01-15" }, keepUntil: null },
    ],
    ["the same slot again changes nothing", { request: confirmed, date: "2026-01-15", slotOf: "one" }, "as-it-is"],
  ])("%s", (_, changes, value) => {
    expect(decideAssign(facts(changes))).toEqual({ ok: true, value });
  });

  test.each([
    ["a past slot", { date: "2026-01-15", now: NOON + 8 * 3_600_000 }, "INVALID_INPUT"],
    ["a day off", { date: "2026-01-17" }, "INVALID_INPUT"],
    ["somebody who has left", { therapist: { ...therapist, active: false } }, "INVALID_INPUT"],
    ["a slot that another has", { slotOf: "two" }, "TAKEN"],
    ["a cancelled request", { request: { ...pending, status: "cancelled" as const } }, "NOT_FOUND"],
    ["one that took place", { request: { ...confirmed, status: "done" as const } }, "NOT_FOUND"],
  ])("not %s", (_, changes, reason) => {
    expect(decideAssign(facts(changes))).toMatchObject({ ok: false, failure: { reason } });
  });
});

describe("closing a request", () => {
  test.each([
    ["pending", "cancelled", "close"],
    ["pending", "done", "NOT_FOUND"],
    ["confirmed", "cancelled", "close"],
    ["confirmed", "done", "close"],
    ["cancelled", "cancelled", "as-it-is"],
    ["cancelled", "done", "NOT_FOUND"],
    ["done", "done", "as-it-is"],
    ["done", "cancelled", "NOT_FOUND"],
  ] as const)("%s as %s: %s", (status, outcome, expected) => {
    const result = decideClose({ ...confirmed, status }, outcome);
    expect(result.ok ? result.value : result.failure.reason).toBe(expected);
  });
});
