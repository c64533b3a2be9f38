import { slotAt, slotDays } from "@thodu/domain/appointments/slots";
import { momentInIndia } from "../../../lib/time";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { AppointmentsSection } from "./AppointmentsSection";

const NOON = Date.UTC(2026, 0, 15, 6, 30);
/** Free days of therapists who work every day. */
const [, FIRST = "", SECOND = "", THIRD = ""] = slotDays(Date.now());

const waits = {
  userId: "asha",
  name: "Asha Rao",
  email: "asha@example.com",
  issue: "Sleep",
  status: "pending",
  assigned: false,
  createdAt: instant(NOON),
  noSlot: true,
};
const booked = (therapistId: string, doctor: string, date: string) => ({
  status: "confirmed",
  assigned: true,
  noSlot: false,
  therapistId,
  doctor,
  date,
  slotAt: instant(slotAt(date)),
});
const seen = { status: "pending", therapistId: null, date: null };

async function open(list: string, changes: Readonly<Record<string, unknown>> = {}) {
  store.put("therapists/t1", { name: "Meera" });
  store.put("therapists/t2", { name: "Kiran" });
  store.put("appointmentRequests/one", { ...waits, ...changes });
  await isHere({ claims: { admin: true } });
  return show(<AppointmentsSection />, { at: `/admin/appointments?list=${list}` });
}

const dialog = () => within(screen.getByRole("dialog"));
const chosen = () => [
  dialog().getByLabelText<HTMLSelectElement>("Therapist").value,
  dialog().getByLabelText<HTMLSelectElement>("Day").value,
];

it("shows the time that a colleague gave meanwhile, keeps the choice here, and moves it only on request", async () => {
  const user = await open("pending");
  await user.click(await screen.findByRole("button", { name: "Assign Asha Rao" }));
  await user.selectOptions(dialog().getByLabelText("Therapist"), "Kiran (English)");
  await user.selectOptions(dialog().getByLabelText("Day"), SECOND);
  store.change("appointmentRequests/one", booked("t1", "Dr. Meera", FIRST));
  server.refuses("assignAppointment", "TIME_CHANGED");
  await user.click(dialog().getByRole("button", { name: "Assign" }));
  const told = await dialog().findByRole("alert");
  expect(told.textContent).toContain(`booked: Dr. Meera, ${momentInIndia(slotAt(FIRST))}`);
  expect(within(told).getByRole("link", { name: "Who changed it" }).getAttribute("href")).toContain("person=one");
  expect(chosen()).toEqual(["t2", SECOND]);
  expect(dialog().getByRole("heading", { name: "Change this appointment" })).toBeTruthy();

  server.answers("assignAppointment", { appointmentId: "one", status: "confirmed" });
  await user.click(dialog().getByRole("button", { name: "Move" }));
  await screen.findByText(/^The appointment of Asha Rao is moved: /);
  const saw = { status: "confirmed", therapistId: "t1", date: FIRST };
  expect(server.asked("assignAppointment")).toEqual([
    { appointmentId: "one", therapistId: "t2", date: SECOND, saw: seen },
    { appointmentId: "one", therapistId: "t2", date: SECOND, saw },
  ]);
});

it("does not assign a request that was cancelled meanwhile", async () => {
  const user = await open("pending");
  await user.click(await screen.findByRole("button", { name: "Assign Asha Rao" }));
  store.change("appointmentRequests/one", { status: "cancelled", noSlot: false });
  server.refuses("assignAppointment", "TIME_CHANGED");
  await user.click(dialog().getByRole("button", { name: "Assign" }));
  expect((await dialog().findByRole("alert")).textContent).toContain("this request was cancelled");
  expect(dialog().queryByRole("button", { name: /Assign|Move/ })).toBeNull();
  await user.click(dialog().getByRole("button", { name: "Leave as it is" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says that a request was changed if the change can't be read, and asks again", async () => {
  const user = await open("pending");
  await user.click(await screen.findByRole("button", { name: "Assign Asha Rao" }));
  store.remove("appointmentRequests/one");
  server.refuses("assignAppointment", "TIME_CHANGED");
  await user.click(dialog().getByRole("button", { name: "Assign" }));
  expect((await dialog().findByRole("alert")).textContent).toContain("this request was changed");
});

it("cancels only the time that was seen, and shows which time it has now", async () => {
  const user = await open("confirmed", booked("t1", "Dr. Meera", FIRST));
  await user.click(await screen.findByRole("button", { name: "Cancel it Asha Rao" }));
  store.change("appointmentRequests/one", booked("t2", "Dr. Kiran", THIRD));
  server.refuses("closeAppointment", "TIME_CHANGED");
  await user.click(dialog().getByRole("button", { name: "Cancel it" }));
  await screen.findByText(`Meanwhile this appointment was booked: Dr. Kiran, ${momentInIndia(slotAt(THIRD))}`, {
    exact: false,
  });
  const saw = { status: "confirmed", therapistId: "t1", date: FIRST };
  expect(server.asked("closeAppointment")).toEqual([{ appointmentId: "one", outcome: "cancelled", saw }]);
});

async function cancel(): Promise<ReturnType<typeof show>> {
  const user = await open("confirmed", booked("t1", "Dr. Meera", FIRST));
  await user.click(await screen.findByRole("button", { name: "Cancel it Asha Rao" }));
  await user.click(dialog().getByRole("button", { name: "Cancel it" }));
  await screen.findByText("The request of Asha Rao is cancelled.");
  return user;
}

it("lets only the colleague undo what they have cancelled", async () => {
  server.answers("closeAppointment", { appointmentId: "one", status: "cancelled", asItIs: true });
  await cancel();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("can undo only what was cancelled here", async () => {
  server.answers("closeAppointment", { appointmentId: "one", status: "cancelled" });
  const user = await cancel();
  store.change("appointmentRequests/one", { ...booked("t2", "Dr. Kiran", THIRD), status: "done" });
  server.refuses("reopenAppointment", "TIME_CHANGED");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText(/^Meanwhile this appointment was marked as done\./);
  const saw = { status: "cancelled", therapistId: "t1", date: FIRST };
  expect(server.asked("reopenAppointment")).toEqual([{ appointmentId: "one", saw }]);
});
