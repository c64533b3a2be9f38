import { slotAt } from "@thodu/domain/appointments/slots";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { AppointmentsSection } from "./AppointmentsSection";

const TODAY = "2026-01-15";
const SOON = "Soon, and how they meet is not said";
const SHORT = "This is less than 2 hours away. Its person and the therapist may not learn of it in time.";

const asked = (changes: object): void =>
  store.put("appointmentRequests/one", {
    userId: "asha",
    name: "Asha Rao",
    email: "asha@example.com",
    issue: "Sleep",
    status: "confirmed",
    assigned: true,
    createdAt: instant(slotAt(TODAY)),
    therapistId: "t1",
    doctor: "Dr. Meera",
    date: TODAY,
    slotAt: instant(slotAt(TODAY)),
    ...changes,
  });

beforeEach(() => {
  // 6:06 pm in India.
  vi.useFakeTimers({ now: Date.parse("2026-01-15T18:06:00+05:30"), toFake: ["Date"] });
  store.put("therapists/t1", { name: "Meera" });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(list: string) {
  await isHere({ claims: { admin: true } });
  return show(<AppointmentsSection />, { at: `/admin/appointments?list=${list}` });
}

it.each([
  ["has no link or number", {}, true],
  ["has one", { meeting: "+919848012345" }, false],
  ["is days away", { date: "2026-01-20", slotAt: instant(slotAt("2026-01-20")) }, false],
])("marks a booked one of the next 24 hours that %s", async (_, changes, marks) => {
  asked(changes);
  await open("confirmed");
  await screen.findByText(marks ? SOON : /^How they meet( is not said yet|:)/);
  expect(screen.queryByText(SOON) !== null).toBe(marks);
});

it("says on the list of booked ones how many are marked, before it is opened", async () => {
  asked({});
  await open("pending");
  expect(await screen.findByRole("link", { name: "Booked (1)" })).toBeTruthy();
});

it("presets no time of the next minutes, and warns whoever chooses it", async () => {
  asked({ status: "pending", assigned: false, therapistId: null, doctor: null, date: null, slotAt: null });
  const user = await open("pending");
  await user.click(await screen.findByRole("button", { name: "Assign Asha Rao" }));
  const dialog = within(screen.getByRole("dialog"));
  const days = await dialog.findByLabelText<HTMLSelectElement>("Day");
  await waitFor(() => expect(days.value).toBe("2026-01-16"));
  expect(dialog.queryByText(SHORT)).toBeNull();
  await user.selectOptions(days, TODAY);
  expect(dialog.getByText(SHORT)).toBeTruthy();
  await user.selectOptions(days, "2026-01-16");
  expect(dialog.queryByText(SHORT)).toBeNull();
});
