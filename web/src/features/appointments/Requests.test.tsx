import { kolkataDay } from "@thodu/domain/time";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { confirmed, fill, HOUR, putRequest, request } from "../../test-support/appointments";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant } from "../../test-support/store";
import { momentInIndia } from "../../lib/time";
import { TherapyScreen } from "./TherapyScreen";

const open = () => show(<TherapyScreen />, { at: "/therapy" });

describe("a request of one’s own", () => {
  it.each([
    ["Move it", "Keep the day as it is", "Move it to the next free day", "move", "Your appointment was moved."],
    ["Cancel it", "Keep the appointment", "Yes, cancel it", "cancel", "Your appointment was cancelled."],
  ])("that is confirmed is changed after a question: %s", async (action, no, yes, wish, done) => {
    const uid = await guestIsHere();
    const { slotAt, ...rest } = confirmed();
    putRequest(uid, "one", { ...rest, slotAt });
    const user = open();
    await user.click(await screen.findByRole("button", { name: action }));
    await user.click(screen.getByRole("button", { name: no }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: action }));
    server.answers("changeAppointment", (asked) => ({
      appointmentId: "one",
      status: asked.wish === "cancel" ? "cancelled" : "confirmed",
    }));
    await user.click(screen.getByRole("button", { name: yes }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(server.asked("changeAppointment")).toEqual([
      { appointmentId: "one", wish, date: kolkataDay(slotAt.toMillis()) },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["Move it", "Move it to the next free day", "Your appointment was moved."],
    ["Cancel it", "Yes, cancel it", "Your appointment was cancelled."],
  ])("that somebody else has moved meanwhile is not reported as changed: %s", async (action, yes, done) => {
    const uid = await guestIsHere();
    putRequest(uid, "one", confirmed());
    const user = open();
    await user.click(await screen.findByRole("button", { name: action }));
    server.answers("changeAppointment", { appointmentId: "one", status: "confirmed", asItIs: true });
    await user.click(screen.getByRole("button", { name: yes }));
    expect(await screen.findByText(/^Your appointment has changed in the meantime/)).toBeTruthy();
    expect(screen.queryByText(done)).toBeNull();
  });

  it("that an earlier try has cancelled is shown as cancelled", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one", confirmed());
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Cancel it" }));
    server.answers("changeAppointment", { appointmentId: "one", status: "cancelled", asItIs: true });
    await user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
    expect(await screen.findByText("Your appointment was cancelled.")).toBeTruthy();
  });

  it.each([{}, { noSlot: true }])(
    "that waits is withdrawn once it was asked, with what follows: %j",
    async (changes) => {
      const uid = await guestIsHere();
      putRequest(uid, "one", changes);
      const user = open();
      await user.click(await screen.findByRole("button", { name: "Cancel the request" }));
      const dialog = screen.getByRole("dialog", { name: "Cancel your request?" });
      expect(within(dialog).getByText(/^We stop looking for a therapist\. It does not count against you/)).toBeTruthy();
      await user.click(within(dialog).getByRole("button", { name: "Keep the request" }));
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(server.asked("changeAppointment")).toEqual([]);
      await user.click(screen.getByRole("button", { name: "Cancel the request" }));
      server.answers("changeAppointment", { appointmentId: "one", status: "cancelled" });
      await user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
      expect(await screen.findByText("Your request was cancelled.")).toBeTruthy();
      expect(server.asked("changeAppointment")).toEqual([{ appointmentId: "one", wish: "cancel" }]);
    },
  );

  it("that got a time while it was being withdrawn stays", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one");
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Cancel the request" }));
    server.answers("changeAppointment", { appointmentId: "one", status: "confirmed", asItIs: true });
    await user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
    expect(await screen.findByText(/^Your appointment has changed in the meantime/)).toBeTruthy();
  });

  it("that could not be moved says so, and stays", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one", confirmed());
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Move it" }));
    server.refuses("changeAppointment", "NO_SLOT");
    await user.click(screen.getByRole("button", { name: "Move it to the next free day" }));
    expect(await screen.findByText("No later time is free now. Your appointment stays as it is.")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("heading", { name: "Your appointment" })).toBeTruthy();
  });

  it("that begins in less than 12 hours can be changed only by phone", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one", { ...confirmed(), slotAt: instant(Date.now() + 11 * HOUR) });
    open();
    const words = (await screen.findByText(/^It starts in less than 12 hours\./)).closest("p");
    expect(words?.textContent).toMatch(/^It starts in less than 12 hours\. To change it, call \+?[\d ]+\.$/);
    expect(words?.querySelector("a")?.getAttribute("href")).toMatch(/^tel:\+?\d+$/);
    expect(screen.queryByRole("button", { name: "Move it" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Cancel it" })).toBeNull();
  });
});

it("one that was just set can be moved or cancelled for half an hour, however near it is, and says until when", async () => {
  const uid = await guestIsHere();
  const setAt = Date.now() - 20 * 60_000;
  putRequest(uid, "one", { ...confirmed(), slotAt: instant(Date.now() + 3 * HOUR), setAt: instant(setAt) });
  open();
  for (const name of ["Move it", "Cancel it"]) expect(await screen.findByRole("button", { name })).toBeTruthy();
  const until = momentInIndia(setAt + HOUR / 2);
  expect(
    screen.getByText(`It was set only just now, so you can still move or cancel it here until ${until}.`),
  ).toBeTruthy();
  act(() => {
    const passed = { slotAt: instant(Date.now() + 3 * HOUR), setAt: instant(setAt - HOUR / 2) };
    putRequest(uid, "one", { ...confirmed(), ...passed });
  });
  expect(await screen.findByText(/^It starts in less than 12 hours/)).toBeTruthy();
});

describe("several requests of one person", () => {
  const days = (count: number) => ({ slotAt: instant(Date.now() + count * 24 * HOUR) });
  const ago = (hours: number) => ({ createdAt: instant(Date.now() - hours * HOUR) });
  const card = (words: string): HTMLElement => {
    const found = screen.getByText(words).closest("section");
    if (!found) throw new Error(`Nothing holds ${words}.`);
    return found;
  };

  it("that are open or ahead are all listed, by time, each with its own buttons", async () => {
    const uid = await isHere();
    putRequest(uid, "late", { ...confirmed(), ...days(6), ...ago(5), doctor: "Dr. Late" });
    putRequest(uid, "soon", { ...confirmed(), ...days(3), ...ago(4), doctor: "Dr. Soon" });
    putRequest(uid, "waits", { noSlot: true, ...ago(6) });
    putRequest(uid, "over", { ...confirmed(), slotAt: instant(Date.now() - 3 * HOUR), ...ago(90), doctor: "Dr. Over" });
    putRequest(uid, "gone", { ...confirmed(), ...days(4), ...ago(3), status: "cancelled", doctor: "Dr. Gone" });
    putRequest(uid, "newest", { ...confirmed(), ...days(2), ...ago(1), doctor: "Dr. Newest" });
    const user = open();
    await screen.findByText("Dr. Newest");
    expect(screen.getAllByText(/^Dr\. /).map(({ textContent }) => textContent)).toEqual([
      "Dr. Newest",
      "Dr. Soon",
      "Dr. Late",
    ]);
    expect(screen.getByRole("button", { name: "Cancel the request" })).toBeTruthy();
    expect(screen.queryByText(/^This appointment was cancelled/)).toBeNull();
    for (const name of ["Move it", "Cancel it"]) expect(screen.getAllByRole("button", { name })).toHaveLength(3);

    server.answers("changeAppointment", { appointmentId: "late", status: "cancelled" });
    await user.click(within(card("Dr. Late")).getByRole("button", { name: "Cancel it" }));
    await user.click(screen.getByRole("button", { name: "Yes, cancel it" }));
    await screen.findByText("Your appointment was cancelled.");
    const date = kolkataDay(Date.now() + 6 * 24 * HOUR);
    expect(server.asked("changeAppointment")).toEqual([{ appointmentId: "late", wish: "cancel", date }]);
    putRequest(uid, "late", { ...confirmed(), ...days(6), ...ago(5), doctor: "Dr. Late", status: "cancelled" });
    await waitFor(() => expect(screen.queryByText("Dr. Late")).toBeNull());
    expect(screen.getByText("Dr. Soon")).toBeTruthy();
  });

  it.each([
    [-330, /^Sent: [^,]*, [^,]*, \d+:\d\d [ap]m$/],
    [0, /^Sent: .*, India time \(IST\)$/],
  ])(
    "say when one was sent, and whose time that is where the clock differs from India’s: %i",
    async (offset, words) => {
      vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
      putRequest(await isHere(), "one");
      open();
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );

  it("are listed beside one that was just sent", async () => {
    const uid = await isHere();
    putRequest(uid, "one", { ...confirmed(), ...ago(1) });
    server.answers("requestAppointment", { appointmentId: "two", status: "pending" });
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Ask for another appointment" }));
    await fill(user);
    await user.click(request());
    const title = await screen.findByRole("heading", { name: "Your request is with us" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText("Dr. Meera Iyer")).toBeTruthy();
    putRequest(uid, "two");
    await waitFor(() => expect(screen.getByText(/^Sent: /)).toBeTruthy());
    await waitFor(() => expect(document.activeElement).toBe(title));
    putRequest(uid, "two", { ...confirmed(), ...days(5), doctor: "Dr. Second" });
    const dialog = await screen.findByRole("dialog", { name: "Appointment Confirmed!" });
    expect(within(dialog).getByText("Dr. Second")).toBeTruthy();
  });

  it("of which none is ahead: only the newest says what became of it", async () => {
    const uid = await isHere();
    putRequest(uid, "before", { ...ago(9), status: "cancelled", closedByTeam: true });
    putRequest(uid, "newest", { ...confirmed(), ...ago(2), status: "done" });
    open();
    await waitFor(() => expect(request()).toBeTruthy());
    expect(screen.queryByText(/cancel this appointment/)).toBeNull();
  });

  it("are found however many earlier ones there are", async () => {
    const uid = await isHere();
    for (let n = 0; n < 30; n += 1) putRequest(uid, `before-${n}`, { ...ago(100 - n), status: "cancelled" });
    putRequest(uid, "the-newest", confirmed());
    open();
    expect(await screen.findByRole("heading", { name: "Your appointment" })).toBeTruthy();
  });
});
