import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson } from "../../../test-support/aPerson";
import { show } from "../../../test-support/render";
import { Standing } from "./Standing";

const DAY = Date.UTC(2026, 2, 3, 12);
const person = aPerson({
  plan: { planId: "daily-care", status: "active", validUntil: DAY },
  orders: [
    { orderId: "o1", planId: "daily-care", amount: 149_900, status: "paid", paymentId: "pay_1", createdAt: DAY },
  ],
  appointments: [
    { appointmentId: "a1", status: "cancelled", slotAt: null, createdAt: DAY - 1 },
    { appointmentId: "a2", status: "confirmed", slotAt: DAY, createdAt: DAY - 1 },
  ],
});
const fact = (name: string) => screen.queryByText(name, { selector: "dt" })?.nextElementSibling?.textContent;

it("says at once what an admin most often looks for", () => {
  show(<Standing person={person} />);
  expect(fact("Plan")).toMatch(/: active, until /);
  expect(fact("Orders")).toBe("1");
  expect(fact("Appointments")).toMatch(/^Booked · /);
});

it("says nothing there of what is no part of the reader's work", () => {
  show(<Standing person={{ ...person, orders: null, appointments: null }} />);
  expect(["Plan", "Orders", "Appointments"].map(fact)).toEqual([undefined, undefined, undefined]);
});

it("does not take the newest ten orders for all of them", () => {
  const orders = Array.from({ length: 10 }, (_, nth) => ({
    orderId: `o${nth}`,
    planId: "daily-care" as const,
    amount: 149_900,
    status: "paid" as const,
    paymentId: `pay_${nth}`,
    createdAt: DAY - nth,
  }));
  show(<Standing person={{ ...person, orders }} />);
  expect(fact("Orders")).toBe("10 or more");
});
