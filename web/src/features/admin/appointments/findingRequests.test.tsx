import { slotAt } from "@thodu/domain/appointments/slots";
import { DAY, kolkataDay } from "@thodu/domain/time";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { AppointmentsSection } from "./AppointmentsSection";

const dayIn = (days: number): string => kolkataDay(Date.now() + days * DAY);

/** A request of somebody, for a day that is `ahead` days from now or without a day. */
const asked = (id: string, name: string, ahead: number | null, changes: Readonly<Record<string, unknown>> = {}): void =>
  store.put(`appointmentRequests/${id}`, {
    userId: `uid-${name}`,
    name,
    email: `${name}@example.com`,
    issue: "Sleep",
    status: ahead === null ? "pending" : "confirmed",
    assigned: ahead !== null,
    createdAt: instant(Date.now() - DAY),
    therapistId: ahead === null ? null : "t1",
    doctor: ahead === null ? null : "Dr. Meera",
    date: ahead === null ? null : dayIn(ahead),
    slotAt: ahead === null ? null : instant(slotAt(dayIn(ahead))),
    ...changes,
  });

async function open(query = "") {
  await isHere({ claims: { admin: true } });
  return show(<AppointmentsSection />, { at: `/admin/appointments${query}` });
}

const names = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const found = () =>
  within(screen.getByRole("region", { name: "Found appointments" }))
    .queryAllByRole("listitem")
    .map((row) => within(row).getByRole("link").textContent);

describe("an appointment is found", () => {
  it("by the reference that its person reads out, with the dash or without, whatever its state", async () => {
    asked("one", "Asha", 2, { reference: "7F3A-91BC", status: "cancelled" });
    asked("two", "Ravi", 3, { reference: "AAAA-BBBB" });
    const user = await open();
    for (const typed of ["7f3a-91bc", "7F3A91BC", "7f3a 91bc"]) {
      await user.clear(screen.getByRole("searchbox"));
      await user.type(screen.getByRole("searchbox"), typed);
      await waitFor(() => expect(found()).toEqual(["Asha"]));
    }
    expect(within(screen.getByRole("region", { name: "Found appointments" })).getByText("Cancelled")).toBeTruthy();
  });

  it("by the e-mail address of a guest, which is not put into the page's address", async () => {
    asked("one", "Asha", 2);
    const user = await open();
    await user.type(screen.getByRole("searchbox"), "Asha@example.com");
    await waitFor(() => expect(found()).toEqual(["Asha"]));
    expect(decodeURIComponent(location.href)).not.toContain("example.com");
    await user.click(screen.getByRole("link", { name: /^Booked/ }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Found appointments" })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
  });

  it.each(["one", "uid-Asha"])("by the id in a link: %s", async (id) => {
    asked("one", "Asha", null);
    asked("two", "Ravi", null);
    await open(`?find=${id}`);
    await waitFor(() => expect(found()).toEqual(["Asha"]));
    expect(screen.getByRole("button", { name: "Assign Asha" })).toBeTruthy();
  });

  it("or reported as not found", async () => {
    asked("one", "Asha", 2);
    await open("?find=ZZZZ-ZZZZ");
    expect(await screen.findByText("No appointment has this reference, email or ID.")).toBeTruthy();
  });
});

it("shows the next ones first, and those of past days apart", async () => {
  asked("late", "Late", 9, { createdAt: instant(Date.now()) });
  asked("soon", "Soon", 1, { createdAt: instant(Date.now() - 3 * DAY) });
  asked("today", "Today", 0, { createdAt: instant(Date.now() - 2 * DAY) });
  asked("past", "Past", -2);
  const user = await open("?list=confirmed");
  await waitFor(() => expect(names()).toEqual(["Today", "Soon", "Late"]));
  await user.click(screen.getByRole("link", { name: "Past, not closed" }));
  await waitFor(() => expect(names()).toEqual(["Past"]));
});

it("does not offer a day on which the therapist has somebody else", async () => {
  for (const id of ["t1", "t2"]) store.put(`therapists/${id}`, { name: id, languages: ["en"], active: true });
  asked("moved", "Asha", 3);
  asked("other", "Ravi", 4);
  asked("gone", "Leela", 5, { status: "cancelled" });
  const user = await open("?find=moved");
  await user.click(await screen.findByRole("button", { name: "Move Asha" }));
  const dialog = within(screen.getByRole("dialog"));
  const taken = () => [...dialog.getByLabelText<HTMLSelectElement>(/^Day/).options].filter(({ disabled }) => disabled);
  await waitFor(() => expect(taken().map(({ value }) => value)).toEqual([dayIn(4)]));
  expect(taken()[0]?.textContent).toMatch(/ \(booked\)$/);
  await user.selectOptions(dialog.getByLabelText("Therapist"), "t2");
  await waitFor(() => expect(taken()).toEqual([]));
});
