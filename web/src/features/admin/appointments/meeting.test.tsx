import { slotAt } from "@thodu/domain/appointments/slots";
import { DAY, kolkataDay } from "@thodu/domain/time";
import { screen, within, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { AppointmentsSection } from "./AppointmentsSection";

const TOMORROW = kolkataDay(Date.now() + DAY);
const LINK = "https://meet.example.com/one";
const booked = (changes: object = {}): void =>
  store.put("appointmentRequests/one", {
    userId: "asha",
    name: "Asha Rao",
    email: "asha@example.com",
    issue: "Sleep",
    status: "confirmed",
    assigned: true,
    createdAt: instant(Date.now()),
    therapistId: "t1",
    doctor: "Dr. Meera",
    date: TOMORROW,
    slotAt: instant(slotAt(TOMORROW)),
    ...changes,
  });

beforeEach(() => {
  store.put("therapists/t1", { name: "Meera" });
  store.put("therapists/t2", { name: "Kiran" });
  server.answers("assignAppointment", { appointmentId: "one", status: "confirmed" });
});

const dialog = () => within(screen.getByRole("dialog"));
const field = () => dialog().getByLabelText<HTMLInputElement>("How they meet (optional)");
const press = (name: string) => dialog().getByRole("button", { name });
const sent = () => server.asked("assignAppointment");
const seen = { status: "confirmed", therapistId: "t1", date: TOMORROW };

async function open(list = "confirmed", button = "How they meet Asha Rao") {
  await isHere({ claims: { admin: true } });
  const user = show(<AppointmentsSection />, { at: `/admin/appointments?list=${list}` });
  await user.click(await screen.findByRole("button", { name: button }));
  await dialog().findByLabelText("Therapist");
  return user;
}

it("stores how to meet together with the assignment", async () => {
  booked({
    status: "pending",
    assigned: false,
    noSlot: true,
    therapistId: null,
    doctor: null,
    date: null,
    slotAt: null,
  });
  const user = await open("pending", "Assign Asha Rao");
  await user.type(field(), ` ${LINK} `);
  const [therapistId, date] = ["Therapist", "Day"].map(
    (name) => dialog().getByLabelText<HTMLSelectElement>(name).value,
  );
  await user.click(press("Assign"));
  await screen.findByText(/^Asha Rao has an appointment now: /);
  const saw = { status: "pending", therapistId: null, date: null, meeting: null };
  expect(sent()).toEqual([{ appointmentId: "one", therapistId, date, meeting: LINK, saw }]);
});

it("stores it later, without changing anything else", async () => {
  booked();
  const user = await open();
  expect(screen.getByText(/how they meet is not said/i)).toBeTruthy();
  // Nothing is moved by what the dialog was opened for.
  expect(dialog().queryByRole("button", { name: "Move" })).toBeNull();
  await user.type(field(), "98480 12345");
  await user.click(press("Save"));
  await screen.findByText("How Asha Rao and the therapist meet is saved. They are told of it.");
  const saw = { ...seen, meeting: null };
  expect(sent()).toEqual([{ appointmentId: "one", therapistId: "t1", date: TOMORROW, meeting: "+919848012345", saw }]);
});

it("shows what was stored, and removes it", async () => {
  booked({ meeting: LINK });
  const user = await open();
  expect(screen.getByText(`How they meet: ${LINK}`)).toBeTruthy();
  expect(field().value).toBe(LINK);
  await user.clear(field());
  await user.click(press("Save"));
  expect(sent()).toMatchObject([{ meeting: null, saw: { ...seen, meeting: LINK } }]);
});

it("sends nothing that is neither a link nor a number, and says so beside the field", async () => {
  booked();
  const user = await open();
  await user.type(field(), "http://meet.example.com");
  await user.click(press("Save"));
  expect(dialog().getByText(/^Write a link that begins with https:/)).toBeTruthy();
  expect(field().getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(sent()).toEqual([]);
  await user.clear(field());
  expect(field().getAttribute("aria-invalid")).toBeNull();
});

it("shows what a colleague has stored meanwhile, keeps what was typed, and saves it when asked again", async () => {
  booked();
  const user = await open();
  await user.type(field(), LINK);
  booked({ meeting: "+919848012345" });
  server.refuses("assignAppointment", "TIME_CHANGED");
  await user.click(press("Save"));
  const told = await dialog().findByRole("alert");
  expect(told.textContent).toContain(
    "a colleague has changed this. Nothing was done from here. How they meet: +919848012345",
  );
  expect(field().value).toBe(LINK);
  server.answers("assignAppointment", { appointmentId: "one", status: "confirmed" });
  await user.click(press("Save"));
  await screen.findByText(/^How Asha Rao and the therapist meet is saved/);
  expect(sent().at(-1)).toMatchObject({ meeting: LINK, saw: { ...seen, meeting: "+919848012345" } });
});

it("removes it with another therapist, and does not send it if it was not edited", async () => {
  booked({ meeting: LINK });
  const user = await open();
  await user.selectOptions(dialog().getByLabelText("Therapist"), "Kiran (English)");
  expect(field().value).toBe("");
  await user.click(press("Move"));
  await screen.findByText(/^The appointment of Asha Rao is moved: /);
  expect(sent()).toEqual([{ appointmentId: "one", therapistId: "t2", date: TOMORROW, saw: seen }]);
});

it("can be stored for a therapist who takes no new appointments", async () => {
  store.put("therapists/t1", { name: "Meera", active: false });
  booked();
  const user = await open();
  expect(dialog().getByLabelText<HTMLSelectElement>("Therapist").value).toBe("t1");
  expect(dialog().getByLabelText<HTMLSelectElement>("Day").options).toHaveLength(1);
  await user.type(field(), LINK);
  await user.click(press("Save"));
  expect(sent()).toMatchObject([{ therapistId: "t1", date: TOMORROW, meeting: LINK }]);
});
