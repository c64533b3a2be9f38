import type { Output } from "@thodu/domain/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../test-support/render";
import { Standing } from "./Standing";

const DAY = Date.UTC(2026, 2, 3, 12);
const person: Output<"readPerson"> = {
  uid: "asha",
  alias: "Calm Lotus 1",
  name: "Asha Rao",
  email: "asha@example.com",
  guest: false,
  there: true,
  emailConfirmed: true,
  locale: "te",
  createdAt: DAY,
  roles: [],
  listener: null,
  conversation: null,
  plan: { planId: "daily-care", status: "active", validUntil: DAY },
  orders: [
    { orderId: "o1", planId: "daily-care", amount: 149_900, status: "paid", paymentId: "pay_1", createdAt: DAY },
  ],
  subscriptions: [],
  refunds: [],
  disputes: [],
  cases: [],
  appointments: [
    { appointmentId: "a1", status: "cancelled", slotAt: null, createdAt: DAY - 1 },
    { appointmentId: "a2", status: "confirmed", slotAt: DAY, createdAt: DAY - 1 },
  ],
  questions: [],
};
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
