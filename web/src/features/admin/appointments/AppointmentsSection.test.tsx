import { MIN_NOTICE, slotAt, slotDays } from "@thodu/domain/appointments/slots";
import { DAY, kolkataDay } from "@thodu/domain/time";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { momentInIndia } from "../../../lib/time";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server, someId } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { AppointmentsSection } from "./AppointmentsSection";

const NOON = Date.UTC(2026, 0, 15, 6, 30);
const TOMORROW = kolkataDay(Date.now() + DAY);

const asked = (changes: Readonly<Record<string, unknown>> = {}, id = "one"): void =>
  store.put(`appointmentRequests/${id}`, {
    userId: "asha",
    name: "Asha Rao",
    email: "asha@example.com",
    issue: "Sleep",
    status: "confirmed",
    assigned: true,
    createdAt: instant(NOON),
    therapistId: "t1",
    doctor: "Dr. Meera",
    date: TOMORROW,
    slotAt: instant(slotAt(TOMORROW)),
    ...changes,
  });

async function open(list: string) {
  await isHere({ claims: { admin: true } });
  return show(<AppointmentsSection />, { at: `/admin/appointments?list=${list}` });
}

it("can undo the cancelling of an appointment from the message about it", async () => {
  asked();
  server.answers("closeAppointment", { appointmentId: "one", status: "cancelled" });
  server.answers("reopenAppointment", { appointmentId: "one", status: "confirmed" });
  const user = await open("confirmed");
  await user.click(await screen.findByRole("button", { name: "Cancel it Asha Rao" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel it" }));
  await screen.findByText("The request of Asha Rao is cancelled.");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("The request of Asha Rao is open again.");
  const saw = { status: "cancelled", therapistId: "t1", date: TOMORROW };
  expect(server.asked("reopenAppointment")).toEqual([{ appointmentId: "one", saw }]);
});

it.each(["Cancel it", "Done"])("names the person and the time in question: %s", async (name) => {
  asked();
  const user = await open("confirmed");
  await user.click(await screen.findByRole("button", { name: `${name} Asha Rao` }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(/^Asha Rao · Dr\. Meera, .*6:30\spm \(India time\)$/i)).toBeTruthy();
});

it.each([
  ["confirmed", { slotAt: instant(slotAt(TOMORROW)) }, true],
  ["over", { date: "2026-01-14", slotAt: instant(NOON) }, false],
])("warns before one is marked as done whose time is still ahead: %s", async (list, when, warns) => {
  asked(when);
  const user = await open(list);
  await user.click(await screen.findByRole("button", { name: "Done Asha Rao" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findByText(/^It moves to the list/)).toBeTruthy();
  expect(dialog.queryByRole("alert")?.textContent.startsWith("Its hour is still ahead.") ?? false).toBe(warns);
});

it("says where the automatically assigned requests are, if none waits", async () => {
  await open("pending");
  expect(await screen.findByText(/^No request waits for a time\..*“Booked”\.$/)).toBeTruthy();
  for (const name of ["Booked", "See what is booked"])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toContain("list=confirmed");
});

it("says that a confirmed one must still be accepted by its person, and until when", async () => {
  asked({ keepUntil: instant(NOON) });
  asked({ name: "Kiran" }, "two");
  await open("confirmed");
  const words = /^Waits for the person’s answer by email: without it, cancelled by itself on .*15 January/;
  expect(await screen.findAllByText(words)).toHaveLength(1);
  expect(screen.queryByText(/confirmed/i)).toBeNull();
});

it("begins with the therapist and time that an appointment has, and offers six weeks", async () => {
  store.put("therapists/t0", { name: "Ananya Rao" });
  store.put("therapists/t1", { name: "Meera" });
  const date = kolkataDay(Date.now() + 9 * DAY);
  asked({ date, slotAt: instant(slotAt(date)) });
  const user = await open("confirmed");
  await user.click(await screen.findByRole("button", { name: /^Move/ }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByLabelText<HTMLSelectElement>("Therapist").value).toBe("t1");
  const days = dialog.getByLabelText<HTMLSelectElement>(/^Day/);
  expect(days.value).toBe(date);
  expect(days.options).toHaveLength(42);
});

/** The server found no therapist with a free time. */
const unassigned = {
  status: "pending",
  assigned: false,
  noSlot: true,
  therapistId: null,
  doctor: null,
  date: null,
  slotAt: null,
};

it("begins with the first day that is free now, though the server found none at the time of the request", async () => {
  store.put("therapists/t1", { name: "Meera" });
  asked(unassigned);
  const user = await open("pending");
  await user.click(await screen.findByRole("button", { name: /^Assign/ }));
  const days = within(screen.getByRole("dialog")).getByLabelText<HTMLSelectElement>(/^Day/);
  await waitFor(() => expect(days.value).toBe(slotDays(Date.now() + MIN_NOTICE, 42)[0]));
});

it("says that no therapist takes new appointments if there are some who do not", async () => {
  store.put("therapists/t1", { name: "Meera", active: false });
  asked(unassigned);
  const user = await open("pending");
  await user.click(await screen.findByRole("button", { name: /^Assign/ }));
  expect(screen.getByText(/^No therapist takes new appointments now\./)).toBeTruthy();
});

it("says that therapists are loading or can't be read, and never that there are none", async () => {
  store.put("therapists/t1", { name: "Meera" });
  asked(unassigned);
  const release = store.isSlow("therapists");
  const user = await open("pending");
  await user.click(await screen.findByRole("button", { name: /^Assign/ }));
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findByText("Loading…")).toBeTruthy();
  expect(dialog.queryByText(/^No therapist/)).toBeNull();
  release();
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>("Therapist").value).toBe("t1"));
  store.refuses("therapists");
  const again = await dialog.findByRole("button", { name: "Try again" });
  expect(dialog.queryByText(/^No therapist/)).toBeNull();
  store.allows("therapists");
  await user.click(again);
  expect(await dialog.findByLabelText("Therapist")).toBeTruthy();
});

it("says once that therapists can’t be read, and not that they are loading", async () => {
  store.put("therapists/t1", { name: "Meera" });
  store.refuses("therapists");
  const user = await open("therapists");
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByText(/^Loading/)).toBeNull();
  store.allows("therapists");
  await user.click(again);
  expect(await screen.findByRole("button", { name: "Edit Meera" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("asks before it reopens a closed one, and says when somebody else has the time", async () => {
  asked({ status: "cancelled", closedByTeam: true });
  server.refuses("reopenAppointment", "TAKEN");
  const user = await open("cancelled");
  const press = async (button: string): Promise<void> => {
    await user.click(await screen.findByRole("button", { name: "Open again Asha Rao" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Open this appointment again?" }));
    expect(dialog.getByText(/^It gets its time back, .* The person is told that it is booked again\.$/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: button }));
  };
  await press("Leave as it is");
  expect(server.asked("reopenAppointment")).toEqual([]);
  await press("Open again");
  await screen.findByText("Somebody else has that time now, or this person has another appointment then.");
  server.answers("reopenAppointment", { appointmentId: "one", status: "confirmed" });
  await press("Open again");
  await screen.findByText("The request of Asha Rao is open again.");
});

it.each([
  [
    "one of a day that is over",
    { status: "done", date: "2026-01-01", slotAt: instant(Date.UTC(2026, 0, 1, 13)) },
    "done",
    "It stands under “Past, not closed” again. The person is not told.",
  ],
  [
    "one with an address that nobody confirmed",
    { status: "cancelled", closedByTeam: true, addressConfirmed: false },
    "cancelled",
    "It gets its time back, if nobody else has that by now. The person is told that it is booked again. Their email address is not confirmed: an email asks them to keep it, and without an answer it is cancelled.",
  ],
] as const)("says what follows before it opens again %s", async (_, changes, list, words) => {
  asked(changes);
  const user = await open(list);
  await user.click(await screen.findByRole("button", { name: "Open again Asha Rao" }));
  expect(within(await screen.findByRole("dialog")).getByText(words)).toBeTruthy();
});

it.each([
  ["its person cancelled", { status: "cancelled" }, "cancelled"],
  ["lies ahead", {}, "confirmed"],
])("does not offer that if it %s", async (_, changes, list) => {
  asked(changes);
  await open(list);
  await waitFor(() => expect(screen.getByRole("link", { name: "Asha Rao" })).toBeTruthy());
  expect(screen.queryByRole("button", { name: /Open again/ })).toBeNull();
});

it("assigns a request without a time to a therapist, and moves one that has a time", async () => {
  store.put("therapists/t1", { name: "Meera", languages: ["en"], active: true });
  store.put("therapists/t2", { name: "Kiran", languages: ["en"], active: true });
  asked(unassigned);
  server.refuses("assignAppointment", "TAKEN");
  const user = await open("pending");
  expect(await screen.findByText("No free time within 14 days: please assign")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Assign Asha Rao" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("Therapist"), "Kiran (English)");
  const date = (await dialog.findByLabelText<HTMLSelectElement>(/^Day/)).value;
  await user.click(dialog.getByRole("button", { name: "Assign" }));
  expect((await dialog.findByRole("alert")).textContent).not.toBe("");
  server.answers("assignAppointment", { appointmentId: "one", status: "confirmed" });
  await user.click(dialog.getByRole("button", { name: "Assign" }));
  expect(await screen.findByText(`Asha Rao has an appointment now: ${momentInIndia(slotAt(date))}.`)).toBeTruthy();
  const saw = { status: "pending", therapistId: null, date: null };
  expect(server.asked("assignAppointment").at(-1)).toEqual({ appointmentId: "one", therapistId: "t2", date, saw });

  asked({ therapistId: "t2", doctor: "Dr. Kiran", date, slotAt: instant(slotAt(date)) });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Assign Asha Rao" })).toBeNull());
  await user.click(screen.getByRole("link", { name: /^Booked/ }));
  await user.click(await screen.findByRole("button", { name: "Move Asha Rao" }));
  const move = within(screen.getByRole("dialog"));
  await user.selectOptions(move.getByLabelText("Therapist"), "Meera (English)");
  await user.click(move.getByRole("button", { name: "Move" }));
  await waitFor(() =>
    expect(server.asked("assignAppointment").at(-1)).toMatchObject({ appointmentId: "one", therapistId: "t1" }),
  );
  expect(await screen.findByText(/^The appointment of Asha Rao is moved: /)).toBeTruthy();
});

it("adds a therapist once everything needed is there, and says what is missing", async () => {
  server.answers("saveTherapist", ({ therapistId }) => ({ therapistId }));
  const user = await open("therapists");
  await user.click(await screen.findByRole("button", { name: "Add a therapist" }));
  const form = within(screen.getByRole("dialog"));
  await user.type(form.getByLabelText("Name"), "Meera Iyer");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByRole("link", { name: /^Registration number: / })).toBeTruthy();
  expect(server.asked("saveTherapist")).toEqual([]);
  await user.type(form.getByLabelText("Registration number"), "RCI A12345");
  await user.click(form.getByLabelText("Sunday"));
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Meera Iyer is saved.")).toBeTruthy();
  expect(server.asked("saveTherapist")).toEqual([
    {
      therapistId: someId,
      name: "Meera Iyer",
      registrationNumber: "RCI A12345",
      languages: ["en"],
      workingDays: [1, 2, 3, 4, 5, 0],
      active: true,
    },
  ]);
});

it("does not offer to undo a cancelling if the time is over, and says so before", async () => {
  const past = { date: "2026-01-14", slotAt: instant(NOON) };
  asked(past);
  server.answers("closeAppointment", { appointmentId: "one", status: "cancelled" });
  const user = await open("over");
  await user.click(await screen.findByRole("button", { name: "Cancel it Asha Rao" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(/^Its hour is over\. Cancelled, it can’t be opened again\./)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Cancel it" }));
  await screen.findByText("The request of Asha Rao is cancelled.");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  asked({ ...past, status: "cancelled", closedByTeam: true });
  await user.click(screen.getByRole("link", { name: "Cancelled" }));
  await screen.findByText("asha@example.com");
  expect(screen.queryByRole("button", { name: /Open again/ })).toBeNull();
});
