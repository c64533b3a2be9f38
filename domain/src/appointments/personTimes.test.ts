import fc from "fast-check";
import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { HOUR } from "../time";
import { isFreeAt, timesOf } from "./personTimes";
import { APPOINTMENT_LENGTH } from "./slots";

it("a person has the times of what is confirmed or took place, apart from the request that is given a time", () => {
  const value = (status: "pending" | "confirmed" | "cancelled" | "done", slotAt: number | null) => ({ status, slotAt });
  const requests = [
    { id: "own", value: value("confirmed", NOON) },
    { id: "booked", value: value("confirmed", NOON + HOUR) },
    { id: "over", value: value("done", NOON + 2 * HOUR) },
    { id: "gone", value: value("cancelled", NOON + 3 * HOUR) },
    { id: "waits", value: value("pending", null) },
  ];
  expect(timesOf(requests, "own")).toEqual([NOON + HOUR, NOON + 2 * HOUR]);
});

it("a time is free exactly if its hour shares no moment with another one", () => {
  const moments = fc.integer({ min: 0, max: 8 * HOUR });
  fc.assert(
    fc.property(moments, fc.array(moments, { maxLength: 5 }), (at, times) => {
      const shares = times.some((time) => at < time + APPOINTMENT_LENGTH && time < at + APPOINTMENT_LENGTH);
      expect(isFreeAt(at, times)).toBe(!shares);
    }),
  );
});
