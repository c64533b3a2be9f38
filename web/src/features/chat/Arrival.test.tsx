import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { changeConversation, putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const sounds = vi.fn();
const vibrate = vi.fn(() => true);
const queue = { position: 1, anyone: true, expected: null, onCall: false, usually: [] };
const held = { status: "active", volunteerId: "meera", waitingSince: null } as const;

beforeEach(() => {
  sounds.mockClear();
  vibrate.mockClear();
  vi.stubGlobal("AudioContext", sounds);
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: vibrate });
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: true } });
  server.answers("readQueue", { ...queue, toldUntil: null, later: null, laterTime: null });
});

afterEach(() => void vi.useRealTimers());

/** A person whose listener had to leave while the page was open, so that the page knows of an earlier claim. */
async function waitsAgain(): Promise<string> {
  const uid = await guestIsHere();
  putConversation(uid, { ...held, claimId: "claim-1" });
  putMessage(uid, "first", { text: "Is anybody there?" });
  show(<ChatScreen />, { at: "/chat" });
  await screen.findByText("A listener is with you");
  changeConversation(uid, {
    status: "waiting",
    volunteerId: null,
    waitingSince: Date.now(),
    notice: "listener-left",
  });
  await screen.findByText(/^Your listener had to leave\./);
  return uid;
}

const comes = (uid: string): void =>
  changeConversation(uid, {
    ...held,
    volunteerId: "ravi",
    claimId: "claim-2",
    claimedAt: Date.now(),
    notice: "listener-changed",
    listenerLanguages: ["en", "te"],
  });

const HANDED = /^Your listener is asking a colleague to go on with you\. They stay with you until then\./;
const STAYS = "Your listener stays with you.";

it("a person who is handed over keeps their listener, is told so, and of the colleague once they are here", async () => {
  const uid = await guestIsHere();
  putConversation(uid, { ...held, claimId: "claim-1", claimedAt: Date.now() });
  putMessage(uid, "first", { text: "Is anybody there?" });
  show(<ChatScreen />, { at: "/chat" });
  await screen.findByText("A listener is with you");
  changeConversation(uid, { offer: { to: "ravi", expiresAt: Date.now() + 60_000, handOver: true } });
  expect(await screen.findByText(HANDED)).toBeTruthy();
  expect(screen.getByText("A listener is with you")).toBeTruthy();
  expect(screen.queryByText(/had to leave|You are next/)).toBeNull();
  expect(screen.getByRole("textbox")).toBeTruthy();
  changeConversation(uid, { offer: null });
  expect((await screen.findByText(STAYS)).closest("[role]")?.getAttribute("role")).toBe("status");
  expect(screen.queryByText(HANDED)).toBeNull();
  changeConversation(uid, { offer: { to: "ravi", expiresAt: Date.now() + 90_000, handOver: true } });
  expect(await screen.findByText(HANDED)).toBeTruthy();
  comes(uid);
  changeConversation(uid, { offer: null });
  expect(await screen.findByText(/^Another listener is here now/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(HANDED)).toBeNull());
  expect(screen.queryByText(STAYS)).toBeNull();
});

describe("a person whose listener stays, since the colleague did not take over", () => {
  /** Someone who was told of a hand-over and is told that it came to nothing. */
  async function isKept(): Promise<string> {
    const uid = await guestIsHere();
    putConversation(uid, { ...held, claimId: "claim-1", claimedAt: Date.now() });
    putMessage(uid, "first", { text: "Is anybody there?" });
    show(<ChatScreen />, { at: "/chat" });
    await screen.findByText("A listener is with you");
    changeConversation(uid, { offer: { to: "ravi", expiresAt: Date.now() + 60_000, handOver: true } });
    await screen.findByText(HANDED);
    // What the listener writes meanwhile says nothing of the outcome.
    changeConversation(uid, { lastSender: "volunteer", lastMessageAt: Date.now() + 1000 });
    changeConversation(uid, { offer: null });
    await screen.findByText(STAYS);
    return uid;
  }

  it("is told so until the listener writes, and not again after that", async () => {
    const uid = await isKept();
    changeConversation(uid, { lastSender: "customer", lastMessageAt: Date.now() + 2000 });
    expect(screen.getByText(STAYS)).toBeTruthy();
    changeConversation(uid, { lastSender: "volunteer", lastMessageAt: Date.now() + 3000 });
    await waitFor(() => expect(screen.queryByText(STAYS)).toBeNull());
    changeConversation(uid, { lastSender: "customer", lastMessageAt: Date.now() + 4000 });
    expect(screen.queryByText(STAYS)).toBeNull();
  });

  it("is told so for some minutes", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], shouldAdvanceTime: true });
    await isKept();
    await act(() => vi.advanceTimersByTimeAsync(150_000));
    expect(screen.getByText(STAYS)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(150_000));
    expect(screen.queryByText(STAYS)).toBeNull();
  });

  it("is told so by a page that was loaded only after that, as long as the hand-over is stored", async () => {
    const uid = await guestIsHere();
    const offer = { to: "ravi", expiresAt: Date.now() - 1000, handOver: true };
    putConversation(uid, { ...held, claimId: "claim-1", claimedAt: 1, lastMessageAt: Date.now() - 30_000, offer });
    putMessage(uid, "first", { text: "Is anybody there?" });
    show(<ChatScreen />, { at: "/chat" });
    expect(await screen.findByText(STAYS)).toBeTruthy();
    changeConversation(uid, { offer: null });
    expect(screen.getByText(STAYS)).toBeTruthy();
  });

  it("is no longer told so once that listener has left after all", async () => {
    const uid = await isKept();
    changeConversation(uid, {
      status: "waiting",
      volunteerId: null,
      waitingSince: Date.now(),
      notice: "listener-left",
    });
    expect(await screen.findByText(/^Your listener had to leave\./)).toBeTruthy();
    expect(screen.queryByText(STAYS)).toBeNull();
  });
});

it("an offer by the queue after a listener left is not mentioned", async () => {
  const uid = await waitsAgain();
  changeConversation(uid, { claimId: "claim-2", offer: { to: "kavya", expiresAt: Date.now() + 60_000 } });
  putMessage(uid, "second", { text: "I am still here" });
  await screen.findByText("I am still here");
  expect(screen.getByText(/^Your listener had to leave\. You are in the queue again/)).toBeTruthy();
});

describe("a listener who comes", () => {
  it("after another had to leave is announced as another one", async () => {
    const uid = await waitsAgain();
    comes(uid);
    expect(await screen.findByText("Another listener is here now. They speak English, Telugu.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^Your listener had to leave\./)).toBeNull());
    expect(sounds).toHaveBeenCalledTimes(1);
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it("is said to speak the person's language a little if that is so", async () => {
    const uid = await waitsAgain();
    comes(uid);
    changeConversation(uid, { locale: "te", listenerLanguages: ["en", "hi"], listenerLittle: true });
    expect(
      await screen.findByText("Another listener is here now. They speak English, Hindi and a little Telugu."),
    ).toBeTruthy();
  });

  it("before the requested time changes what happens to that time, which is shown until the talk's end", async () => {
    const uid = await waitsAgain();
    const laterTime = { since: 1, at: Date.UTC(2026, 10, 26, 12, 30), state: "taken", reminded: false } as const;
    changeConversation(uid, { laterTime: { ...laterTime, by: "meera" } });
    comes(uid);
    const line =
      /They speak English, Telugu. The time you chose \(.*6:00 pm, India time\) is cancelled once they have written to you\.$/i;
    expect(await screen.findByText(line)).toBeTruthy();
    changeConversation(uid, { laterTime: null });
    putMessage(uid, "reply", { sender: "volunteer", text: "Hello, I am here." });
    await screen.findByText("Hello, I am here.");
    expect(
      screen.getByText(/The time you chose \(.*India time\) is cancelled, because a listener is here now\.$/i),
    ).toBeTruthy();
    // A colleague takes over, after whom nothing is cancelled any more.
    changeConversation(uid, { ...held, volunteerId: "kavya", claimId: "claim-3", notice: "listener-changed" });
    await waitFor(() => expect(screen.queryByText(/The time you chose/)).toBeNull());
  });

  it("at the requested time says nothing about it", async () => {
    const uid = await waitsAgain();
    const laterTime = { since: 1, at: Date.UTC(2026, 10, 26, 12, 30), state: "taken", reminded: true } as const;
    changeConversation(uid, { laterTime: { ...laterTime, by: "ravi" } });
    comes(uid);
    await screen.findByText("Another listener is here now. They speak English, Telugu.");
    expect(screen.queryByText(/Your time/)).toBeNull();
  });

  it("makes no sound if sounds are off, and does not change a hidden title", async () => {
    localStorage.setItem("thodu.neutralTitle", "Notes");
    document.title = "Notes";
    const uid = await waitsAgain();
    const wanted = screen.getByRole<HTMLInputElement>("switch", { name: /^Tell me with a soft sound/ });
    expect(wanted.checked).toBe(false);
    comes(uid);
    await screen.findByText("Another listener is here now. They speak English, Telugu.");
    await waitFor(() => expect(document.title).toBe("(1) Notes"));
    expect(sounds).not.toHaveBeenCalled();
    expect(vibrate).not.toHaveBeenCalled();
  });
});
