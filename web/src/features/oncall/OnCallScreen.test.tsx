import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { BEFORE_LOAD } from "../../lib/formStore";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { testCallOf } from "../../test-support/rings";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { OnCallScreen } from "./OnCallScreen";

const evening = { days: [1, 3], from: 22 * 60, to: 60, duty: "awake" };

/** What is set up here for reaching people. */
const channels = { keys: { key: "key", sender: "1" }, sms: false, email: false, calls: false };

async function open(stored?: Readonly<Record<string, unknown>>, calls = false, who = {}) {
  const uid = await isHere({ claims: { volunteer: true }, ...who });
  server.answers("readChannels", { ...channels, calls });
  if (stored) store.put(`onCall/${uid}`, stored);
  const user = show(<OnCallScreen />, { at: "/on-call" });
  await screen.findByRole("checkbox", { name: "My phone may ring" });
  return { uid, user };
}

const save = () => screen.getByRole("button", { name: "Save" });
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const time = (number: number) => within(screen.getByRole("group", { name: `Time ${number}` }));

describe("when a listener is on call", () => {
  it("begins with no times and switched off, and says what that means", async () => {
    await open();
    expect(box("My phone may ring").checked).toBe(false);
    expect(screen.getByText(/^No times yet\./)).toBeTruthy();
  });

  it("shows what is stored, and that a time ends on the next day", async () => {
    await open({ on: true, zone: "Asia/Kolkata", windows: [evening], testedAt: instant(1) });
    expect(time(1).getByLabelText<HTMLInputElement>("From").value).toBe("22:00");
    expect(time(1).getByLabelText<HTMLInputElement>("Until").value).toBe("01:00");
    expect(time(1).getByText("Ends on the next day.")).toBeTruthy();
    expect(time(1).getByRole<HTMLInputElement>("checkbox", { name: "Monday" }).checked).toBe(true);
    expect(time(1).getByRole<HTMLInputElement>("checkbox", { name: "Tuesday" }).checked).toBe(false);
  });

  it("shows India’s time zone by its present name, once, even if the browser uses the old one", async () => {
    await open({ zone: "Asia/Calcutta", windows: [evening], testedAt: instant(1) });
    const zone = screen.getByLabelText<HTMLSelectElement>("Your time zone");
    expect(zone.value).toBe("Asia/Kolkata");
    const names = [...zone.options].map(({ value }) => value);
    expect(names.filter((name) => /Calcutta|Kolkata/.test(name))).toEqual(["Asia/Kolkata"]);
  });

  it("is saved with its changes", async () => {
    server.answers("setOnCall", {});
    const { user } = await open({ on: false, zone: "Asia/Kolkata", windows: [evening], testedAt: instant(1) });
    await user.click(box("My phone may ring"));
    await user.click(time(1).getByRole("checkbox", { name: "Tuesday" }));
    await user.selectOptions(time(1).getByLabelText("During this time"), "Wake me for a crisis only");
    await user.click(box("Quiet hours"));
    await user.selectOptions(screen.getByLabelText("Telugu"), "A little");
    await user.click(save());
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(server.asked("setOnCall")).toEqual([
      {
        on: true,
        zone: "Asia/Kolkata",
        windows: [{ days: [1, 2, 3], from: 1_320, to: 60, duty: "crisis" }],
        quiet: { from: 0, to: 420 },
        languages: { te: "little" },
        channels: { push: true, call: false },
      },
    ]);
  });

  it("adds a time and removes one", async () => {
    server.answers("setOnCall", {});
    const { user } = await open({ zone: "Asia/Kolkata", windows: [evening], testedAt: instant(1) });
    await user.click(screen.getByRole("button", { name: "Add a time" }));
    expect(time(2).getByLabelText<HTMLInputElement>("From").value).toBe("22:00");
    await user.click(time(1).getByRole("button", { name: "Remove this time" }));
    for (const day of ["Tuesday", "Thursday"]) await user.click(time(1).getByRole("checkbox", { name: day }));
    await user.click(save());
    await waitFor(() =>
      expect(server.asked("setOnCall")[0]).toMatchObject({
        windows: [{ days: [2, 4], from: 1_320, to: 0, duty: "awake" }],
      }),
    );
  });

  it("is not saved with a time without a day", async () => {
    const { user } = await open({ zone: "Asia/Kolkata", windows: [{ ...evening, days: [1] }], testedAt: instant(1) });
    await user.click(time(1).getByRole("checkbox", { name: "Monday" }));
    await user.click(save());
    const summary = await screen.findByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(document.querySelector(".toast")).toBeNull();
    await user.click(within(summary).getByRole("link", { name: "Time 1: Choose at least one day." }));
    expect(document.activeElement).toBe(time(1).getByRole("checkbox", { name: "Every day" }));
    const days = time(1).getByRole("group", { name: "Days" });
    expect(document.getElementById(days.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Choose at least one day.",
    );
    expect(server.asked("setOnCall")).toEqual([]);
    await user.click(time(1).getByRole("checkbox", { name: "Tuesday" }));
    expect(screen.queryByText(/Choose at least one day/)).toBeNull();
  });

  it("is not saved without a language, since nobody could be found for it", async () => {
    server.answers("setOnCall", {});
    const { user } = await open();
    const missing = () => screen.queryAllByText("Choose at least one language in which you listen.");
    await user.click(box("My phone may ring"));
    await user.click(save());
    await waitFor(() => expect(missing()).not.toEqual([]));
    expect(server.asked("setOnCall")).toEqual([]);
    await user.selectOptions(screen.getByLabelText("Hindi"), "Well");
    await user.click(save());
    expect(
      await screen.findByText(/^Saved\. Your phone does not ring yet: a test ring must reach it first\./),
    ).toBeTruthy();
    expect(server.asked("setOnCall")).toMatchObject([{ on: true, languages: { hi: "well" } }]);
  });

  it("can be switched off without a language", async () => {
    server.answers("setOnCall", {});
    const { user } = await open({ on: true, languages: {} });
    await user.click(box("My phone may ring"));
    await user.click(save());
    await waitFor(() => expect(server.asked("setOnCall")).toMatchObject([{ on: false, languages: {} }]));
  });

  it("says that it was not saved, and keeps what was changed", async () => {
    server.isUnreachable("setOnCall");
    const { user } = await open({ languages: { te: "well" } });
    await user.click(box("My phone may ring"));
    await user.click(save());
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(box("My phone may ring").checked).toBe(true);
  });

  describe("while the page loads in another language", () => {
    const stored = { zone: "Asia/Kolkata", windows: [evening], testedAt: instant(1) };
    const loadsAgain = async (uid: string, calls = false) => {
      window.dispatchEvent(new Event(BEFORE_LOAD));
      cleanup();
      await open(stored, calls, { uid });
    };

    it("keeps its changes once, also a time without a day and the number", async () => {
      const { uid, user } = await open({ ...stored, channels: { push: true, call: true } }, true);
      await user.click(box("My phone may ring"));
      await user.click(time(1).getByRole("checkbox", { name: "Monday" }));
      await user.click(time(1).getByRole("checkbox", { name: "Wednesday" }));
      await user.click(screen.getByRole("button", { name: "Add a time" }));
      await user.selectOptions(screen.getByLabelText("Telugu"), "A little");
      await user.type(screen.getByLabelText("Your mobile number"), "98480");
      await loadsAgain(uid, true);
      await waitFor(() => expect(box("My phone may ring").checked).toBe(true));
      expect(time(1).getByRole<HTMLInputElement>("checkbox", { name: "Monday" }).checked).toBe(false);
      expect(time(2).getByLabelText<HTMLInputElement>("From").value).toBe("22:00");
      expect(screen.getByLabelText<HTMLSelectElement>("Telugu").selectedOptions[0]?.text).toBe("A little");
      expect(screen.getByLabelText<HTMLInputElement>("Your mobile number").value).toBe("98480");
      expect(JSON.stringify({ ...sessionStorage })).not.toContain("98480");
    });

    it("keeps nothing if nothing was changed", async () => {
      await open(stored);
      window.dispatchEvent(new Event(BEFORE_LOAD));
      expect(JSON.stringify({ ...sessionStorage })).not.toContain("Asia/Kolkata");
    });
  });

  it("says that the phone is paused", async () => {
    await open({ on: true, testedAt: instant(1), pausedAt: instant(2) });
    expect(screen.getByText(/^Your phone no longer rings, because three rings in a row were missed\./)).toBeTruthy();
  });
});

it("offers push notifications only if they are set up", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`onCall/${uid}`, {});
  server.answers("readChannels", { ...channels, keys: null });
  show(<OnCallScreen />, { at: "/on-call" });
  await screen.findByRole("button", { name: "Save" });
  await waitFor(() => expect(server.asked("readChannels")).toHaveLength(1));
  expect(screen.queryByRole("checkbox", { name: "Ring with a notification on my devices" })).toBeNull();
  cleanup();
  await open();
  expect(await screen.findByRole("checkbox", { name: "Ring with a notification on my devices" })).toBeTruthy();
});

describe("the test ring", () => {
  it("is shown as sent, and as arrived when the record says so", async () => {
    server.answers("testRing", { ringId: "ring-1" });
    const { uid, user } = await open({ on: true });
    expect(screen.getByText("One test ring must reach your phone before it rings for anybody.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Ring now" }));
    expect(await screen.findByText(/^The test ring is on its way\./)).toBeTruthy();
    store.put(`onCall/${uid}`, { on: true, testedAt: instant(Date.now()) });
    expect(await screen.findByText("A test ring has arrived on your phone.")).toBeTruthy();
  });

  it("that was answered only here says that no notification reaches the phone, unless a call does", async () => {
    const tested = { on: true, testedAt: instant(1), pushTestedAt: null };
    const { uid } = await open(tested);
    const words = /^You answered, but no notification has reached a device\./;
    expect(screen.getByText(words)).toBeTruthy();
    const number = { number: "+919848012345", callTestedAt: instant(1), channels: { push: true, call: true } };
    store.put(`onCall/${uid}`, { ...tested, ...number });
    expect(await screen.findByText("A test ring has arrived on your phone.")).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
  });

  it("says that it could not be sent", async () => {
    server.refuses("testRing", "RATE_LIMITED", { retryable: true });
    const { user } = await open({ on: true });
    await user.click(screen.getByRole("button", { name: "Ring now" }));
    expect(await screen.findByText("That was a little fast. Please wait a moment.")).toBeTruthy();
    expect(screen.queryByText(/^The test ring is on its way\./)).toBeNull();
  });
});

describe("a call by telephone", () => {
  const NUMBER = "+919848012345";
  const called = {
    on: true,
    languages: { te: "well" },
    testedAt: instant(1),
    channels: { push: true, call: true },
    number: NUMBER,
  };
  const callBox = () => screen.queryByRole<HTMLInputElement>("checkbox", { name: /^Call my phone when/ });
  const field = () => screen.getByLabelText<HTMLInputElement>("Your mobile number");

  it("is not shown if no carrier is set up, and the stored number stays", async () => {
    server.answers("setOnCall", {});
    const { user } = await open({ ...called, callTestedAt: instant(1) });
    expect([callBox(), screen.queryByRole("heading", { name: "Test call" })]).toEqual([null, null]);
    await user.click(save());
    await waitFor(() => expect(server.asked("setOnCall")).toHaveLength(1));
    expect(server.asked("setOnCall")[0]).not.toHaveProperty("number");
  });

  it("is chosen with a number", async () => {
    server.answers("setOnCall", {});
    const { user } = await open({ on: true, languages: { te: "well" }, testedAt: instant(1) }, true);
    // The field is there before, so that nothing moves under the pointer.
    expect(field().disabled).toBe(true);
    await user.click(box("Call my phone when a notification does not reach it"));
    await user.type(field(), "98480 12345");
    await user.click(save());
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(server.asked("setOnCall")[0]).toMatchObject({ channels: { push: true, call: true }, number: "98480 12345" });
  });

  it.each(["", "12345"])("is not saved with the number %j, and says so", async (typed) => {
    const { user } = await open({ ...called, number: null }, true);
    if (typed !== "") await user.type(field(), typed);
    await user.click(save());
    expect(await screen.findAllByText("We can’t call this number. Please check it.")).toHaveLength(2);
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(server.asked("setOnCall")).toEqual([]);
  });

  it("that is no longer wanted leaves no number, whatever was typed", async () => {
    server.answers("setOnCall", {});
    const { user } = await open(called, true);
    await user.type(field(), "12");
    await user.click(box("Call my phone when a notification does not reach it"));
    await user.click(save());
    await waitFor(() =>
      expect(server.asked("setOnCall")[0]).toMatchObject({ channels: { push: true, call: false }, number: null }),
    );
  });

  it("is tried by a test call, which no button of the page answers", async () => {
    server.answers("testRing", { ringId: "ring-1" });
    const { uid, user } = await open(called, true);
    expect(screen.getByText(`You are called only after a test call has reached ${NUMBER}.`)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Call me now" }));
    expect(server.asked("testRing")).toEqual([{ by: "call" }]);
    store.put("rings/ring-1", testCallOf(uid));
    expect(await screen.findByText("Your phone is being called. Pick up and press 1.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "I am here" })).toBeNull();
    expect(server.asked("answerRing")).toEqual([]);
    store.put(`onCall/${uid}`, { ...called, callTestedAt: instant(Date.now()) });
    expect(await screen.findByText(`A test call has reached ${NUMBER}.`)).toBeTruthy();
  });

  it("says that the test call did not get through, or could not be requested", async () => {
    server.answers("testRing", { ringId: "ring-1" });
    const { uid, user } = await open(called, true);
    await user.click(screen.getByRole("button", { name: "Call me now" }));
    store.put("rings/ring-1", { ...testCallOf(uid), callEnd: "failed" });
    expect(await screen.findByText(/^The call did not get through\./)).toBeTruthy();
    server.refuses("testRing", "RATE_LIMITED", { retryable: true });
    await user.click(screen.getByRole("button", { name: "Call me now" }));
    expect(await screen.findByText("That was a little fast. Please wait a moment.")).toBeTruthy();
  });
});
