import { expect, it } from "vitest";
import { HOUR } from "../time";
import { isBooked } from "./booked";

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
