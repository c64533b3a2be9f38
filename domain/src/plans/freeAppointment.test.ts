import { expect, it } from "vitest";
import { freeBesideChat, rightToAppointment, usesFreeAppointment } from "./freeAppointment";

it.each([
  ["pending", false, true],
  ["confirmed", false, true],
  ["done", true, true],
  ["cancelled", false, false],
  ["cancelled", true, true],
] as const)(
  "a request that is %s, closed by the team: %s, uses up the free appointment: %s",
  (status, byTeam, uses) => {
    expect(usesFreeAppointment({ status, closedByTeam: byTeam })).toBe(uses);
  },
);

it("an appointment is free once, and any number of times with a plan", () => {
  expect([rightToAppointment(false, false), rightToAppointment(false, true)]).toEqual(["free", "used"]);
  expect([rightToAppointment(true, false), rightToAppointment(true, true)]).toEqual(["plan", "plan"]);
});

it("nothing is promised that is used up, paid for or unknown", () => {
  const rights = ["free", "used", "plan", "crisis", null] as const;
  for (const call of ["free", "used", "plan", "crisis"] as const)
    for (const appointment of rights) {
      const promised = freeBesideChat(call, appointment);
      expect(promised === "both" || promised === "call").toBe(call === "free");
      expect(promised === "both" || promised === "appointment").toBe(appointment === "free");
    }
});
