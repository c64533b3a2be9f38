import { expect, it } from "vitest";
import { HOUR } from "../time";
import { isBooked, openRequests } from "./booked";

const BEGIN = Date.UTC(2026, 2, 3, 13);

it.each([
  ["confirmed", BEGIN, BEGIN - HOUR, true],
  ["confirmed", BEGIN, BEGIN + HOUR - 1, true],
  ["confirmed", BEGIN, BEGIN + HOUR, false],
  ["confirmed", null, BEGIN - HOUR, false],
  ["pending", null, BEGIN - HOUR, false],
  ["cancelled", BEGIN, BEGIN - HOUR, false],
  ["done", BEGIN, BEGIN - HOUR, false],
] as const)("a request that is %s, for %s, is booked at %s: %s", (status, slotAt, now, booked) => {
  expect(isBooked({ status, slotAt }, now)).toBe(booked);
});

it("of a person's requests, those with a time stand first, the next one before the others", () => {
  const request = (status: "pending" | "confirmed" | "cancelled" | "done", slotAt: number | null) => ({
    status,
    slotAt,
  });
  const [next, later, waits] = [
    request("confirmed", BEGIN),
    request("confirmed", BEGIN + HOUR),
    request("pending", null),
  ];
  const fallen = [request("cancelled", BEGIN), request("done", BEGIN), request("confirmed", BEGIN - 2 * HOUR)];
  expect(openRequests([waits, later, ...fallen, next], BEGIN)).toEqual([next, later, waits]);
  expect(openRequests(fallen, BEGIN)).toEqual([]);
});
