import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDesk } from "../../../test-support/desk";
import { mediaIs, pageIs } from "../../../test-support/screen";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { DeskScreen } from "../DeskScreen";

const slot = () => within(screen.getByRole("region", { name: "Offers" }));
const choice = () => slot().findByRole<HTMLSelectElement>("combobox", { name: "Remind me" });
const shown = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent;
const onBreak = () => ({ availability: "away", seenAt: instant(Date.now()), onBreak: true });

let title = "";
beforeEach(() => {
  title = document.title;
  document.title = "Volunteer chat";
  server.answers("setAvailability", ({ availability }) => ({ availability, restUntil: null, stretch: 0 }));
});
afterEach(() => {
  document.title = title;
  vi.unstubAllGlobals();
  mediaIs("(height < 44rem)", false);
  mediaIs("(width < 48rem) and (height < 44rem)", false);
  pageIs("visible");
});

/** The desk of a listener on a break, who has asked to be reminded in a quarter of an hour. */
async function reminded(phone = false) {
  mediaIs("(width >= 64rem)", !phone);
  const desk = await openDesk(<DeskScreen />, { record: onBreak(), phone });
  await desk.user.selectOptions(await choice(), "In 15 minutes");
  return desk;
}

const passes = async (minutes: number): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
};

it("is chosen beside the words about the break, and can be taken back", async () => {
  const { user } = await reminded();
  expect(shown(await choice())).toMatch(/^Break until \d+:\d\d/);
  expect(slot().getByText(/^Away: you are on a break/)).toBeTruthy();
  await user.selectOptions(await choice(), "No reminder");
  expect(shown(await choice())).toBe("Remind me");
  expect(sessionStorage.getItem("thodu.breakEnd")).toBeNull();
});

it("is said in the words on a phone, where the choice is a clock", async () => {
  await reminded(true);
  expect(slot().getByRole("status").textContent).toMatch(/^Break until .+\. No new chat is offered to you until/);
});

it("is chosen among the languages on a low phone", async () => {
  mediaIs("(height < 44rem)", true);
  mediaIs("(width < 48rem) and (height < 44rem)", true);
  const { user } = await openDesk(<DeskScreen />, { record: onBreak(), phone: true });
  const bar = within(screen.getByRole("region", { name: "Your availability" }));
  await user.selectOptions(await bar.findByRole("combobox", { name: "Remind me", hidden: true }), "In 5 minutes");
  await slot().findByText(/^Break until/);
  expect(slot().queryByRole("combobox")).toBeNull();
});

it("tells the listener that it has come, who is online again with one press", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const Told = vi.fn(function () {
    return Object.assign(new EventTarget(), { close: () => undefined });
  });
  vi.stubGlobal("Notification", Object.assign(Told, { permission: "granted" }));
  const { user } = await reminded();
  await passes(14);
  expect(slot().queryByText(/^Your break is over/)).toBeNull();
  pageIs("hidden");
  await passes(2);
  expect(slot().getByRole("status").textContent).toMatch(/^Your break is over\./);
  expect(document.title).toBe("● Your break is over");
  expect(Told).toHaveBeenCalledExactlyOnceWith("Your break is over", { tag: "break" });
  await user.click(slot().getByRole("button", { name: "Online" }));
  await waitFor(() => expect(server.asked("setAvailability").at(-1)).toEqual({ availability: "online" }));
  await waitFor(() => expect(document.title).toBe("Volunteer chat"));
  expect(slot().queryByText(/^Your break is over/)).toBeNull();
});

it("survives a reload, also when it comes meanwhile", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { uid } = await reminded();
  const record = store.read(`volunteers/${uid}`);
  const until = shown(await choice());
  cleanup();
  await openDesk(<DeskScreen />, { record: record ?? {} });
  expect(shown(await choice())).toBe(until);
  cleanup();
  await passes(16);
  await openDesk(<DeskScreen />, { record: record ?? {} });
  expect(await slot().findByText(/^Your break is over/)).toBeTruthy();
});

it("ends with another choice, and does not come back with the next break", async () => {
  const { uid, user } = await reminded();
  await user.click(screen.getByRole("button", { name: "Busy" }));
  await waitFor(() => expect(slot().queryByRole("combobox")).toBeNull());
  const record = store.read(`volunteers/${uid}`);
  store.put(`volunteers/${uid}`, { ...record, availability: "away", seenAt: instant(Date.now() + 1), onBreak: true });
  await user.click(screen.getByRole("button", { name: "Away (break)" }));
  expect(shown(await choice())).toBe("Remind me");
});

it("is not offered to a listener who did not choose the break", async () => {
  await openDesk(<DeskScreen />, { record: { availability: "away", seenAt: instant(Date.now()), onBreak: false } });
  await slot().findByText(/^Away: you are on a break/);
  await new Promise((done) => setTimeout(done, 100));
  expect(slot().queryByRole("combobox")).toBeNull();
});
