import { describe, expect, test } from "vitest";
import { confirmed, pending } from "../../../tests/support/requests";
import { DAY } from "../time";
import { keepUntil } from "./answer";
import { decideReopening } from "./manage";
import type { AppointmentRequest } from "./model";
import { slotAt } from "./slots";

describe("a request that an admin closed", () => {
  const DAY_BEFORE = slotAt("2026-01-15") - DAY;
  const cancelled: AppointmentRequest = { ...confirmed, status: "cancelled", closedByTeam: true };
  const reopen = (request: AppointmentRequest, slotOf: string | null = null, now = DAY_BEFORE, canAsk = true) => {
    const decided = decideReopening({
      request,
      slotOf,
      personTimes: [],
      appointmentId: "one",
      now,
      canAsk,
      saw: undefined,
    });
    return decided.ok ? decided.value : decided.failure.reason;
  };
  const slot = { therapistId: "meera", date: "2026-01-15" };

  test.each([
    [
      "took place",
      { ...confirmed, status: "done" },
      "one",
      { status: "confirmed", takes: null, keepUntil: null, asks: false, meeting: null },
    ],
    [
      "was cancelled",
      cancelled,
      null,
      { status: "confirmed", takes: slot, keepUntil: null, asks: false, meeting: null },
    ],
    [
      "had no therapist yet",
      { ...pending, status: "cancelled", closedByTeam: true },
      null,
      { status: "pending", takes: null, keepUntil: null, asks: false, meeting: null },
    ],
    ["lost its hour to somebody else", cancelled, "another", "TAKEN"],
    ["was cancelled by its person", { ...cancelled, closedByTeam: false }, null, "NOT_FOUND"],
    ["is open", confirmed, "one", "as-it-is"],
    ["waits", pending, null, "as-it-is"],
  ] as const)("and that %s", (_, request, slotOf, expected) => {
    expect(reopen(request, slotOf)).toEqual(expected);
  });

  test("stays cancelled if its person has another appointment at that time", () => {
    const facts = { request: cancelled, slotOf: null, appointmentId: "one", now: DAY_BEFORE, canAsk: true } as const;
    const at = slotAt("2026-01-15");
    const decided = (time: number) => decideReopening({ ...facts, personTimes: [time], saw: undefined });
    expect(decided(at)).toEqual({ ok: false, failure: { reason: "TAKEN" } });
    expect(decided(at + DAY)).toMatchObject({ ok: true });
  });

  test("stays cancelled once its slot is over", () => {
    expect(reopen(cancelled, null, slotAt("2026-01-15"))).toBe("NOT_FOUND");
    expect(reopen(cancelled, null, slotAt("2026-01-15") - 1)).toMatchObject({ status: "confirmed" });
  });

  test("asks an unconfirmed address again", () => {
    const unconfirmed = { ...cancelled, addressConfirmed: false };
    expect(reopen(unconfirmed)).toMatchObject({ keepUntil: keepUntil(DAY_BEFORE, slotAt("2026-01-15")), asks: true });
    expect(reopen({ ...unconfirmed, therapistId: null, date: null })).toMatchObject({ keepUntil: DAY_BEFORE + DAY });
  });

  test("is not released unasked: without e-mails it stays confirmed", () => {
    const unconfirmed = { ...cancelled, addressConfirmed: false };
    for (const request of [unconfirmed, { ...unconfirmed, therapistId: null, date: null }])
      expect(reopen(request, null, DAY_BEFORE, false)).toMatchObject({ keepUntil: null, asks: false, meeting: null });
  });
});
