import { HOUR, MINUTE } from "@thodu/domain/time";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson } from "../../../test-support/aPerson";
import { isHere } from "../../../test-support/people";
import { momentInIndia, timeInIndia } from "../../../lib/time";
import { show } from "../../../test-support/render";
import { store } from "../../../test-support/store";
import { StatusPart } from "./StatusPart";

const DAY = Date.UTC(2026, 2, 3, 12);
const person = aPerson({
  plan: { planId: "daily-care", status: "active", validUntil: Date.UTC(2126, 2, 3) },
  orders: [
    { orderId: "o1", planId: "daily-care", amount: 149_900, status: "paid", paymentId: "pay_1", createdAt: DAY },
  ],
  appointments: [
    { appointmentId: "a1", status: "cancelled", slotAt: null, createdAt: DAY - 1 },
    { appointmentId: "a2", status: "confirmed", slotAt: DAY, createdAt: DAY - 1 },
  ],
});
const fact = (name: string) => screen.queryByText(name, { selector: "dt" })?.nextElementSibling?.textContent;

it("shows at once what an admin most often looks for", () => {
  show(<StatusPart person={person} />);
  expect(fact("Plan")).toMatch(/: active, until /);
  expect(fact("Orders")).toBe("1");
  expect(fact("Appointments")).toMatch(/^Booked · /);
});

it("shows the next appointment that stands and how many more do, and a cancelled one only if none stands", () => {
  const now = Date.now();
  const one = (appointmentId: string, status: "confirmed" | "cancelled", slotAt: number) => ({
    appointmentId,
    status,
    slotAt,
    createdAt: now - MINUTE,
  });
  const cancelled = one("a1", "cancelled", now + 72 * HOUR);
  const [next, later] = [one("a2", "confirmed", now + MINUTE), one("a3", "confirmed", now + 48 * HOUR)];
  const shown = (...appointments: (typeof cancelled)[]) => {
    show(<StatusPart person={{ ...person, appointments }} />);
    const words = fact("Appointments");
    cleanup();
    return words;
  };
  expect(shown(cancelled, later, next)).toMatch(/^Booked · .* and 1 more$/);
  expect(shown(cancelled, later, next)).toContain(timeInIndia(now + MINUTE));
  expect(shown(cancelled, later)).toBe(`Booked · ${momentInIndia(now + 48 * HOUR)}`);
  expect(shown(cancelled)).toMatch(/^Cancelled · /);
});

it("breaks an e-mail address after its @ or a dot, so that no word of it is torn", () => {
  show(<StatusPart person={{ ...person, email: "asha.rao@thodu.example" }} />);
  const shown = screen.getByText("Email", { selector: "dt" }).nextElementSibling;
  expect(shown?.textContent).toBe("asha.rao@thodu.example");
  expect(shown?.innerHTML).toBe("asha.<wbr>rao@<wbr>thodu.<wbr>example");
});

it("shows nothing there that is not part of the reader's work", () => {
  show(<StatusPart person={{ ...person, orders: null, appointments: null }} />);
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
  show(<StatusPart person={{ ...person, orders }} />);
  expect(fact("Orders")).toBe("10 or more");
});

const names = () => screen.getAllByRole("term").map(({ textContent }) => textContent);
const inCrisis = { status: "waiting", risk: "crisis", lastMessageAt: DAY } as const;

it("says first that somebody waits in a crisis, since when, in which language and who is being asked", async () => {
  await isHere({ claims: { safety: true } });
  store.put("volunteers/leela-rao", { email: "leela@example.com", name: "Leela Rao", approved: true });
  const now = Date.now();
  const waits = {
    locale: "te" as const,
    waitingSince: now - 25.2 * MINUTE,
    offer: { to: "leela-rao", expiresAt: now + MINUTE },
  };
  show(<StatusPart person={{ ...person, locale: "en", conversation: { ...inCrisis, ...waits } }} />);
  expect(names().slice(0, 5)).toEqual([
    "Risk",
    "Conversation",
    "Waiting since",
    "Language of the conversation",
    "Offered to",
  ]);
  expect(screen.getByText("Crisis").parentElement?.className).toContain("crisis");
  expect(fact("Waiting since")).toMatch(/ · waiting for 25 min$/);
  expect(fact("Language of the conversation")).toBe("Telugu");
  await waitFor(() => expect(fact("Offered to")).toBe("Leela Rao"));
});

it("calls a plan whose time is over ended, whatever its record says", () => {
  const plan = { planId: "daily-care", status: "active", validUntil: DAY } as const;
  show(<StatusPart person={aPerson({ ...person, plan })} />);
  expect(fact("Plan")).toBe("Daily Care: ended on 3 March 2026");
});

it("does not show the crisis of an ended conversation as a present one", () => {
  show(<StatusPart person={{ ...person, conversation: { ...inCrisis, status: "closed" } }} />);
  expect(names()[0]).toBe("Plan");
  expect(screen.getByText("Crisis").parentElement?.className).not.toContain("crisis");
});
