import { act, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, network, store } from "../../test-support/store";
import { StandbyScreen } from "./StandbyScreen";

const wakeLock = (request: () => Promise<unknown>): void => {
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
};

class Lock extends EventTarget {
  readonly release = () => Promise.resolve();
}

beforeEach(() => {
  wakeLock(() => Promise.resolve(new Lock()));
  server.answers("standBy", { duty: "awake" });
  server.answers("answerRing", { conversationId: null });
});

async function open() {
  const uid = await isHere({ claims: { volunteer: true } });
  return { uid, user: show(<StandbyScreen />, { at: "/standby" }) };
}

function rings(uid: string, changes: Record<string, unknown> = {}): void {
  const now = Date.now();
  store.put("rings/ring-1", {
    uid,
    customerId: "asha",
    wave: 1,
    state: "ringing",
    at: instant(now),
    until: instant(now + 60_000),
    ...changes,
  });
}

it("says that the sound is on after it was tried", async () => {
  server.answers("standBy", { duty: "awake" });
  const { user } = await open();
  expect(screen.getByText(/^The page can ring only after you have tapped it once/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try the sound" }));
  expect(screen.getByText(/^The page can ring now\./)).toBeTruthy();
});

it("is an app of its own for a phone that installs it, only while it is shown", async () => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "manifest", href: "/manifest.webmanifest" });
  document.head.append(link);
  onTestFinished(() => link.remove());
  await isHere({ claims: { volunteer: true } });
  const shown = render(<StandbyScreen />, { wrapper: MemoryRouter });
  expect(link.getAttribute("href")).toBe("/standby.webmanifest");
  shown.unmount();
  expect(link.getAttribute("href")).toBe("/manifest.webmanifest");
});

it("asks again at once whether the listener is on call when the test ring was answered", async () => {
  server.answers("standBy", { duty: null });
  const { uid } = await open();
  await screen.findByText("You are not on call now.");
  server.answers("standBy", { duty: "awake" });
  store.put(`onCall/${uid}`, { on: true, testedAt: instant(Date.now()) });
  expect(await screen.findByText("You are on call.")).toBeTruthy();
});

describe("whether the listener is on call", () => {
  it.each([
    ["awake", "You are on call.", "It may ring at any moment."],
    [
      "crisis",
      "You are on call for a crisis only.",
      "It rings only for somebody who may be thinking of ending their life.",
    ],
    [null, "You are not on call now.", ""],
  ] as const)("is said as the server counts it, and what that means: %s", async (duty, words, meaning) => {
    server.answers("standBy", { duty });
    await open();
    expect((await screen.findByText(words)).nextElementSibling?.textContent ?? "").toContain(meaning);
  });

  it("is said to come from the open page outside the saved times, and not within them", async () => {
    const { uid } = await open();
    const today = new Date().getDay();
    const record = (days: readonly number[]) => ({
      on: true,
      testedAt: instant(1),
      windows: [{ days, from: 0, to: 0, duty: "awake" }],
    });
    const words = /It is outside your saved times now\. This page may ring all the same/;
    store.put(`onCall/${uid}`, record([(today + 3) % 7]));
    expect(await screen.findByText(words)).toBeTruthy();
    store.put(`onCall/${uid}`, record([0, 1, 2, 3, 4, 5, 6]));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(screen.getByText("It may ring at any moment.")).toBeTruthy();
  });

  it("is not said for a resting phone; instead, until when it rests", async () => {
    const restsUntil = new Date().setHours(5, 40, 0, 0);
    server.answers("standBy", { duty: "awake", restsUntil, restsAfter: "crisis" });
    await open();
    expect(
      await screen.findByText(
        "Your phone rests until 5:40 am, so that you can rest too: you were with somebody in a crisis. It does not ring before then.",
      ),
    ).toBeTruthy();
    expect(screen.queryByText("You are on call.")).toBeNull();
    server.answers("standBy", { duty: "awake" });
    network.goes();
    network.returns();
    expect(await screen.findByText("You are on call.")).toBeTruthy();
  });

  it("says why not to somebody who was never on call", async () => {
    server.answers("standBy", { duty: null });
    await open();
    expect(await screen.findByText(/^This page does not ring: turn on/)).toBeTruthy();
  });

  it.each([
    [{ on: false, testedAt: instant(1) }, /^This page does not ring: turn on/],
    [{ on: true, testedAt: null }, /^This page does not ring before a test ring/],
    [{ on: true, testedAt: instant(1) }, /^This page does not ring now: it is within your quiet hours/],
  ])("says why not: %#", async (record, words) => {
    server.answers("standBy", { duty: null });
    const { uid } = await open();
    store.put(`onCall/${uid}`, record);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("says why not if three rings were missed", async () => {
    server.answers("standBy", { duty: null });
    const { uid } = await open();
    store.put(`onCall/${uid}`, { on: true, testedAt: instant(1), pausedAt: instant(2) });
    expect(
      await screen.findByText(/^Your phone no longer rings, because three rings in a row were missed\./),
    ).toBeTruthy();
  });

  it("is shown as being checked while the server is slow", async () => {
    server.isSlow("standBy", { duty: "awake" });
    await open();
    expect(screen.getByText("Checking whether you are on call…")).toBeTruthy();
  });

  it("is not claimed if the server can’t be reached", async () => {
    server.isUnreachable("standBy");
    await open();
    await waitFor(() => expect(server.asked("standBy")).toHaveLength(1));
    expect(screen.getByText("Checking whether you are on call…")).toBeTruthy();
  });

  it("is not claimed without a network, and shown again when that is back", async () => {
    await open();
    await screen.findByText("You are on call.");
    network.goes();
    expect(await screen.findByText("No connection. This page can’t ring until it is back.")).toBeTruthy();
    expect(screen.queryByText("You are on call.")).toBeNull();
    network.returns();
    expect(await screen.findByText("You are on call.")).toBeTruthy();
  });
});

describe("the screen", () => {
  it("stays on, which is said", async () => {
    await open();
    expect(await screen.findByText("The screen stays on while this page is open.")).toBeTruthy();
  });

  it("that the system turns off later to save power is reported too", async () => {
    const lock = new Lock();
    wakeLock(() => Promise.resolve(lock));
    await open();
    await screen.findByText("The screen stays on while this page is open.");
    act(() => void lock.dispatchEvent(new Event("release")));
    expect(screen.getByText(/^Your browser can’t keep the screen on, and/)).toBeTruthy();
  });

  it("that the browser turns off is reported, with what helps", async () => {
    wakeLock(() => Promise.reject(new Error("not allowed")));
    await open();
    expect(await screen.findByText(/^Your browser can’t keep the screen on, and/)).toBeTruthy();
  });
});

describe("a ring", () => {
  it("says that somebody needs a listener and nothing more, and tells the server that it was shown", async () => {
    const { uid } = await open();
    rings(uid);
    expect(await screen.findByRole("heading", { name: "Somebody needs a listener now" })).toBeTruthy();
    expect(document.body.textContent).not.toContain("asha");
    await waitFor(() => expect(server.asked("answerRing")).toEqual([{ ringId: "ring-1", answer: "shown" }]));
  });

  it("that is answered claims the person, and leads to the desk", async () => {
    server.answers("claimConversation", { claimId: "claim-1" });
    const { uid, user } = await open();
    rings(uid);
    await user.click(await screen.findByRole("button", { name: "Answer" }));
    await waitFor(() => expect(location.pathname).toBe("/volunteer-chat"));
    expect(server.asked("claimConversation")).toEqual([{ conversationId: "asha" }]);
  });

  it("for somebody in a crisis whose listener does not answer takes them over", async () => {
    server.answers("claimConversation", ({ takeOver }) => {
      if (takeOver !== true) server.answers("claimConversation", { claimId: "claim-1" });
      return { claimId: "claim-1" };
    });
    server.refuses("claimConversation", "TAKEN");
    const { uid, user } = await open();
    rings(uid);
    await user.click(await screen.findByRole("button", { name: "Answer" }));
    await waitFor(() =>
      expect(server.asked("claimConversation")).toEqual([
        { conversationId: "asha" },
        { conversationId: "asha", takeOver: true, reason: "crisis.unanswered" },
      ]),
    );
    expect(location.pathname).toBe("/standby");
  });

  it("that could not be answered says so, and goes on ringing", async () => {
    server.isUnreachable("claimConversation");
    const { uid, user } = await open();
    rings(uid);
    await user.click(await screen.findByRole("button", { name: "Answer" }));
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Answer" })).toBeTruthy();
  });

  it("that is declined is passed to somebody else", async () => {
    const { uid, user } = await open();
    rings(uid);
    await user.click(await screen.findByRole("button", { name: "Not now" }));
    await waitFor(() => expect(server.asked("answerRing")).toContainEqual({ ringId: "ring-1", answer: "not-now" }));
    rings(uid, { state: "declined" });
    expect(await screen.findByText("That is all right. We go on looking for somebody.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Answer" })).toBeNull();
  });

  it.each([
    ["answered", "You answered. Thank you for being there."],
    ["taken", "Answered. Thank you for being there."],
    ["expired", "This ring has ended. We go on looking for somebody."],
    ["over", "Nobody is waiting any more. Thank you for being there."],
  ])("says how it ended: %s", async (state, words) => {
    const { uid } = await open();
    rings(uid);
    await screen.findByRole("button", { name: "Answer" });
    rings(uid, { state });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("that ended before this page was opened is not mentioned", async () => {
    const uid = await isHere({ claims: { volunteer: true } });
    rings(uid, { state: "expired" });
    show(<StandbyScreen />);
    await screen.findByText("You are on call.");
    expect(screen.queryByText(/^This ring has ended\./)).toBeNull();
  });

  it("for a test says so, and claims nobody", async () => {
    const { uid, user } = await open();
    rings(uid, { customerId: null });
    expect(await screen.findByRole("heading", { name: "This is a test ring" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "I am here" }));
    await waitFor(() => expect(server.asked("answerRing")).toContainEqual({ ringId: "ring-1", answer: "here" }));
    expect(server.asked("claimConversation")).toEqual([]);
    expect(location.pathname).toBe("/standby");
  });
});

it("links to the on-call times, and lets the sound be tried", async () => {
  const vibrate = vi.fn(() => true);
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: true } });
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: vibrate });
  const { user } = await open();
  expect(screen.getByRole("link", { name: "Choose when you are on call" }).getAttribute("href")).toBe(
    "/volunteer-on-call",
  );
  await user.click(screen.getByRole("button", { name: "Try the sound" }));
  expect(vibrate).toHaveBeenCalledTimes(1);
});
