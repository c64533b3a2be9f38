import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { AppointmentsSection } from "./AppointmentsSection";

const MARK = "Tells of danger";
const CASE = "The case about it in Safety";

const asked = (id: string, name: string, status = "pending"): void =>
  store.put(`appointmentRequests/${id}`, {
    userId: `uid-${name}`,
    name,
    email: `${name}@example.com`,
    issue: "I want to die",
    status,
    assigned: false,
    createdAt: instant(Date.now()),
    therapistId: null,
    doctor: null,
    date: null,
    slotAt: null,
  });

const isCase = (id: string, status: "open" | "decided" = "open"): void =>
  putReport(`written-request-${id}`, {
    by: "server",
    reporterId: "server",
    conversationId: "uid-Asha",
    reportedId: null,
    category: "danger-written",
    status,
  });

async function open(query = "") {
  await isHere({ claims: { admin: true } });
  show(<AppointmentsSection />, { at: `/admin/appointments${query}` });
}

const row = async (name: string) =>
  within((await screen.findByRole("heading", { name })).closest("li") ?? document.body);

it("marks a request for a therapist that tells of danger, and links to its case", async () => {
  asked("bad", "Asha");
  asked("good", "Ravi");
  isCase("bad");
  await open();
  const bad = await row("Asha");
  expect(await bad.findByText(MARK)).toBeTruthy();
  expect(bad.getByRole("link", { name: CASE }).getAttribute("href")).toBe("/admin/safety?case=written-request-bad");
  expect((await row("Ravi")).queryByText(MARK)).toBeNull();
});

it.each([
  ["?find=bad", "pending"],
  ["?list=cancelled", "cancelled"],
])("does so wherever the request stands: %s", async (query, status) => {
  asked("bad", "Asha", status);
  isCase("bad");
  await open(query);
  expect(await (await row("Asha")).findByRole("link", { name: CASE })).toBeTruthy();
});

it("links to the case without a mark once it is closed", async () => {
  asked("bad", "Asha");
  isCase("bad", "decided");
  await open();
  const bad = await row("Asha");
  expect(await bad.findByRole("link", { name: `${CASE}, which is closed` })).toBeTruthy();
  expect(bad.queryByText(MARK)).toBeNull();
});

it("shows the requests although their cases can't be read", async () => {
  store.refuses("reports");
  asked("bad", "Asha");
  await open();
  expect((await row("Asha")).queryByText(MARK)).toBeNull();
});
