import { describe, expect, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { confirmed, pending } from "../../../tests/support/requests";
import { DAY } from "../time";
import type { AppointmentRequest } from "./model";
import { APPOINTMENT_LENGTH, slotAt } from "./slots";
import { decideAssign, decideClose, decideReopening, type AssignFacts } from "./manage";

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
  meeting: undefined,
  slotOf: null,
  personTimes: [],
  appointmentId: "one",
  saw: undefined,
  now: NOON,
  ...changes,
});
/** A request as a page showed it. */
const sawOf = ({ status, therapistId, date }: AppointmentRequest) => ({ status, therapistId, date });
const elsewhere: AppointmentRequest = { ...confirmed, therapistId: "kiran", date: "2026-01-19" };

/** A slot given for the first time, with no confirmation needed and without a meeting link. */
const assigned = {
  kind: "assign",
  doctor: "Dr. Meera",
  leaves: null,
  keepUntil: null,
  asks: false,
  meeting: null,
  reason: `${facts().date} Dr. Meera`,
};

describe("giving a request a slot", () => {
  test.each([
    ["a pending one", {}, assigned],
    [
      "one that nobody has kept yet",
      { request: { ...pending, keepUntil: NOON } },
      { ...assigned, keepUntil: NOON + 24 * 3_600_000, asks: true },
    ],
    ["today, while 06:30 PM lies ahead", { date: "2026-01-15" }, { ...assigned, reason: "2026-01-15 Dr. Meera" }],
    [
      "a confirmed one moves and leaves its slot",
      { request: confirmed },
      {
        ...assigned,
        kind: "move",
        leaves: { therapistId: "meera", date: "2026-01-15" },
        reason: `2026-01-15 Dr. Meera > ${facts().date} Dr. Meera`,
      },
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
    ["a time at which its person has another appointment", { personTimes: [slotAt("2026-01-16")] }, "TAKEN"],
    ["a cancelled request", { request: { ...pending, status: "cancelled" as const } }, "NOT_FOUND"],
    ["one that took place", { request: { ...confirmed, status: "done" as const } }, "NOT_FOUND"],
  ])("not %s", (_, changes, reason) => {
    expect(decideAssign(facts(changes))).toMatchObject({ ok: false, failure: { reason } });
  });
});

describe("a request that somebody else has changed meanwhile", () => {
  const cancelled = { ...confirmed, status: "cancelled" as const };
  test.each([
    ["assigned", pending, confirmed],
    ["moved", confirmed, elsewhere],
    ["moved to another day", confirmed, { ...confirmed, date: "2026-01-19" }],
    ["cancelled", confirmed, cancelled],
    ["opened without its time", confirmed, pending],
  ])("is not given a slot: %s", (_, before, request) => {
    const decided = decideAssign(facts({ request, saw: sawOf(before) }));
    expect(decided).toMatchObject({ ok: false, failure: { reason: "TIME_CHANGED" } });
    expect(decideAssign(facts({ request, saw: sawOf(request) }))).toEqual(decideAssign(facts({ request })));
  });

  test("needs no change if it already is what is wanted", () => {
    const wanted = { request: confirmed, saw: sawOf(pending), date: "2026-01-15", slotOf: "one" };
    expect(decideAssign(facts(wanted))).toEqual({ ok: true, value: "as-it-is" });
  });

  test.each([
    ["cancelled", elsewhere, "cancelled", "TIME_CHANGED"],
    ["called done", elsewhere, "done", "TIME_CHANGED"],
    ["cancelled, and was called done", { ...confirmed, status: "done" as const }, "cancelled", "TIME_CHANGED"],
    ["cancelled, and was", cancelled, "cancelled", "as-it-is"],
    ["cancelled, and only what else it holds has changed", { ...confirmed, keepUntil: NOON }, "cancelled", "close"],
  ] as const)("is not %s", (_, request, outcome, expected) => {
    const closed = decideClose(request, outcome, sawOf(confirmed));
    expect(closed.ok ? closed.value : closed.failure.reason).toBe(expected);
  });

  test.each([
    ["is done", { ...confirmed, status: "done" as const }, "TIME_CHANGED"],
    [
      "was cancelled at another time",
      { ...elsewhere, status: "cancelled" as const, closedByTeam: true },
      "TIME_CHANGED",
    ],
    ["is open", elsewhere, "as-it-is"],
  ])("is not reopened if it %s", (_, request, expected) => {
    const now = NOON - DAY;
    const asked = {
      request,
      slotOf: null,
      personTimes: [],
      appointmentId: "one",
      now,
      canAsk: true,
      saw: sawOf(cancelled),
    };
    const opened = decideReopening(asked);
    expect(opened.ok ? opened.value : opened.failure.reason).toBe(expected);
  });
});

describe("how they meet", () => {
  const [link, other] = ["https://meet.example.com/one", "+919848012345"];
  const met: AppointmentRequest = { ...confirmed, meeting: link, slotAt: slotAt("2026-01-15") };
  const same = { date: "2026-01-15", slotOf: "one" };
  const decided = (changes: Partial<AssignFacts>) => {
    const answer = decideAssign(facts(changes));
    return answer.ok ? answer.value : answer.failure;
  };

  test("can be set together with a therapist, or left out", () => {
    expect(decided({ meeting: link })).toMatchObject({ kind: "assign", meeting: link });
    expect(decided({ meeting: null })).toMatchObject({ kind: "assign", meeting: null });
  });

  test.each([
    ["is added", confirmed, link, { kind: "meeting", meeting: link }],
    ["is changed", met, other, { kind: "meeting", meeting: other }],
    ["is taken away", met, null, { kind: "meeting", meeting: null }],
    ["is the same", met, link, "as-it-is"],
    ["is not spoken of", met, undefined, "as-it-is"],
    ["is none, and was none", confirmed, null, "as-it-is"],
  ] as const)("%s if therapist and day stay", (_, request, meeting, expected) => {
    expect(decided({ ...same, request, meeting })).toEqual(expected);
  });

  test("can also be changed if the therapist takes no new appointments, until the slot is over", () => {
    const gone = { ...same, request: met, meeting: other, therapist: { ...therapist, active: false } };
    const end = slotAt("2026-01-15") + APPOINTMENT_LENGTH;
    expect(decided({ ...gone, now: end - 1 })).toEqual({ kind: "meeting", meeting: other });
    expect(decided({ ...gone, now: end })).toMatchObject({ reason: "INVALID_INPUT", fields: ["date"] });
  });

  test.each([
    ["stays on another day of the same therapist", { request: met }, link],
    ["goes with its therapist", { request: met, therapistId: "kiran" }, null],
    ["is said anew with another therapist", { request: met, therapistId: "kiran", meeting: other }, other],
    ["is said anew with another day", { request: met, meeting: other }, other],
    ["is taken away with another day", { request: met, meeting: null }, null],
  ])("%s", (_, changes, meeting) => {
    expect(decided(changes)).toMatchObject({ kind: "move", meeting });
  });

  test.each([
    ["is not changed over what a colleague has said meanwhile", null, other, { reason: "TIME_CHANGED" }],
    ["is as it is where a colleague has said the same", null, link, "as-it-is"],
    ["is changed where it is what was seen", link, other, { kind: "meeting", meeting: other }],
  ] as const)("%s", (_, seen, meeting, expected) => {
    const answer = decided({ ...same, request: met, meeting, saw: { ...sawOf(met), meeting: seen } });
    if (typeof expected === "string") expect(answer).toBe(expected);
    else expect(answer).toMatchObject(expected);
  });

  test("does not keep an admin who does not set it from moving the appointment", () => {
    expect(decided({ request: met, saw: sawOf(met) })).toMatchObject({ kind: "move", meeting: link });
  });

  test("stays if a closed appointment is reopened with its therapist", () => {
    const opened = (request: AppointmentRequest) => {
      const asked = {
        request,
        slotOf: null,
        personTimes: [],
        appointmentId: "one",
        now: NOON,
        canAsk: true,
        saw: undefined,
      };
      const answer = decideReopening(asked);
      return answer.ok ? answer.value : answer.failure.reason;
    };
    const cancelled = { ...met, status: "cancelled" as const, closedByTeam: true };
    expect(opened({ ...met, status: "done" })).toMatchObject({ status: "confirmed", meeting: link });
    expect(opened(cancelled)).toMatchObject({ status: "confirmed", meeting: link });
    expect(opened({ ...cancelled, therapistId: null })).toMatchObject({ status: "pending", meeting: null });
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
    const result = decideClose({ ...confirmed, status }, outcome, undefined);
    expect(result.ok ? result.value : result.failure.reason).toBe(expected);
  });
});
