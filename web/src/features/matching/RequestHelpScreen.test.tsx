import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { accounts, guestIsHere } from "../../test-support/people";
import { aQueue } from "../../test-support/queue";
import { isIdle, show } from "../../test-support/render";
import { pageIs } from "../../test-support/screen";
import { server, someId } from "../../test-support/server";
import { network, store } from "../../test-support/store";
import { changeConversation, putConversation } from "../../test-support/stored";
import { forgetReader } from "../../lib/sessionEnd";
import { RequestHelpScreen } from "./RequestHelpScreen";

const open = () => show(<RequestHelpScreen />, { at: "/request-help" });
const request = () => screen.getByRole("button", { name: "Request Now" });
const asked = aQueue({ position: 3 });

beforeEach(() => server.answers("readQueue", asked));

async function ask(position = 3) {
  const uid = await guestIsHere();
  server.answers("requestHelp", () => {
    // Stored with the first request; reading the place again changes nothing.
    if (store.read(`conversations/${uid}`) === undefined)
      queueMicrotask(() => putConversation(uid, { ownMessageCount: 0 }));
    return { position };
  });
  const user = open();
  await user.click(request());
  await isIdle(await screen.findByRole("button", { name: "Leave the queue" }));
  return { uid, user };
}

const comes = (uid: string, changes: Parameters<typeof changeConversation>[1] = {}): void =>
  changeConversation(uid, {
    status: "active",
    volunteerId: "meera",
    claimId: "claim-1",
    waitingSince: null,
    ...changes,
  });

describe("before a request", () => {
  it("says what happens next, and does not request anybody by itself", () => {
    open();
    expect(screen.getByText("They see a made-up name, never your email or your number.")).toBeTruthy();
    expect(screen.getByText(/^By asking you confirm/).textContent).toBe(
      "By asking you confirm that you are 18 or older and accept the terms and the privacy policy.",
    );
    expect(server.asked("requestHelp")).toEqual([]);
  });

  it("makes a visitor without an account a guest", async () => {
    server.answers("requestHelp", { position: 1 });
    const user = open();
    await user.click(request());
    await screen.findByText("Your request has been submitted!");
    expect(accounts.whoIsHere()).toMatch(/^guest-/);
    expect(server.asked("requestHelp")[0]).toEqual({ requestId: someId, locale: "en" });
  });
});

describe("a talk that was begun elsewhere", () => {
  it("shows its place here, can be left, and its listener is announced", async () => {
    const uid = await guestIsHere();
    putConversation(uid);
    server.answers("readQueue", { ...asked, position: 2 });
    open();
    expect(await screen.findByRole("heading", { name: "You are in the queue" })).toBeTruthy();
    expect(await screen.findByText("There is one person before you.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Leave the queue" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Request Now" })).toBeNull();
    comes(uid);
    expect(await screen.findByRole("heading", { name: "Somebody is here for you" })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("A listener is here · Thodu"));
    changeConversation(uid, { status: "closed" });
    expect(await screen.findByRole("button", { name: "Request Now" })).toBeTruthy();
    expect(server.asked("requestHelp")).toEqual([]);
  });
});

it.each([
  [1, "You come first."],
  [3, "You are among the first."],
])("in a crisis at the place %i reads no number, and whether a listener is being asked", async (position, words) => {
  const uid = await guestIsHere();
  putConversation(uid, { risk: "crisis" });
  server.answers("readQueue", { ...asked, position });
  open();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(await screen.findByText("We ask the next listener who is free.")).toBeTruthy();
  expect(screen.queryByText(/people before you/)).toBeNull();
  changeConversation(uid, { offer: { to: "meera", expiresAt: Date.now() + 60_000 } });
  expect(await screen.findByText("We are asking a listener now.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Tele-MANAS 14416" })).toBeTruthy();
});

describe("a request", () => {
  it.each([
    [1, "You are next."],
    [2, "There is one person before you."],
    [5, "There are 4 people before you."],
  ])("shows the place that the server gave: %i", async (position, words) => {
    await ask(position);
    expect(screen.getByText(words)).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "You are in the queue" })),
    );
    expect(screen.getByRole("link", { name: "Open the chat" }).getAttribute("href")).toBe("/chat");
  });

  it("keeps its place after a reload", async () => {
    await ask();
    cleanup();
    open();
    expect(await screen.findByRole("heading", { name: "You are in the queue" })).toBeTruthy();
    expect(await screen.findByText("There are 2 people before you.")).toBeTruthy();
    // Repeated under the same id, which changes nothing.
    expect(new Set(server.asked("requestHelp").map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it("belongs to one person: the next one in this tab is not put into the queue", async () => {
    await ask();
    cleanup();
    const other = await guestIsHere();
    putConversation(other, { status: "closed", waitingSince: null });
    const before = server.asked("requestHelp").length;
    const user = open();
    expect(request()).toBeTruthy();
    server.answers("requestHelp", { position: 1 });
    await user.click(request());
    await screen.findByRole("heading", { name: "You are in the queue" });
    const [first, ...later] = server.asked("requestHelp").slice(before - 1);
    expect(later.length).toBeGreaterThan(0);
    expect(later).not.toContainEqual(first);
  });

  it("is deleted with its person's talk", async () => {
    await ask();
    expect(sessionStorage.getItem("thodu.help")).not.toBeNull();
    forgetReader();
    expect(sessionStorage.getItem("thodu.help")).toBeNull();
  });

  it("that is refused for good is not shown as a place in the queue", async () => {
    const { uid } = await ask();
    cleanup();
    store.remove(`conversations/${uid}`);
    server.refuses("requestHelp", "NOT_PERMITTED");
    open();
    expect(await screen.findByText("You are not allowed to do this.")).toBeTruthy();
    expect(request()).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "You are in the queue" })).toBeNull();
  });

  it("is shown as stored only when it is", async () => {
    await guestIsHere();
    server.isSlow("requestHelp", { position: 1 });
    const user = open();
    await user.click(request());
    expect(screen.queryByText("Your request has been submitted!")).toBeNull();
    expect(request()).toBeTruthy();
  });

  it.each([
    ["the network is gone", () => server.isUnreachable("requestHelp"), /^No connection right now\./],
    ["the server has too many", () => server.refuses("requestHelp", "BUSY"), /^Many people are here right now\./],
  ])("that was not stored says why: %s", async (_why, given, words) => {
    given();
    await guestIsHere();
    const user = open();
    await user.click(request());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(request()).toBeTruthy();
  });

  it("keeps its id when it is tried again after the network was lost", async () => {
    server.isUnreachable("requestHelp");
    await guestIsHere();
    const user = open();
    await user.click(request());
    await screen.findByText(/^No connection right now\./);
    server.answers("requestHelp", { position: 1 });
    await user.click(request());
    await screen.findByText("Your request has been submitted!");
    const [first, second] = server.asked("requestHelp");
    expect(second).toEqual(first);
  });

  it("shows no place without a network", async () => {
    await ask();
    expect(screen.getByText("There are 2 people before you.")).toBeTruthy();
    network.goes();
    expect(await screen.findByText("Checking your place in the queue …")).toBeTruthy();
    expect(screen.queryByText("There are 2 people before you.")).toBeNull();
  });
});

describe("a listener who comes", () => {
  it("is announced at once, by screen readers too, and waits in the chat", async () => {
    const { uid } = await ask();
    changeConversation(uid, { status: "active", volunteerId: "meera", waitingSince: null });
    const title = await screen.findByRole("heading", { name: "Somebody is here for you" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.queryByRole("button", { name: "Leave the queue" })).toBeNull();
    expect(screen.getByRole("link", { name: "Open the chat" })).toBeTruthy();
  });

  it("is announced in the tab’s title and by a sound, with the languages they speak", async () => {
    const sounds = vi.fn();
    vi.stubGlobal("AudioContext", sounds);
    Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: true } });
    const { uid } = await ask();
    // A first listener had to leave, so the page knows the conversation by then.
    comes(uid);
    await screen.findByRole("heading", { name: "Somebody is here for you" });
    changeConversation(uid, { status: "waiting", volunteerId: null, claimId: "claim-2", waitingSince: Date.now() });
    await screen.findByRole("heading", { name: "You are in the queue" });
    sounds.mockClear();
    const { title } = document;
    comes(uid, { claimId: "claim-3", listenerLanguages: ["en", "te"] });
    expect(await screen.findByText(/^A listener is here\. They speak English, Telugu\. /)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("A listener is here · Thodu"));
    expect(sounds).toHaveBeenCalledTimes(1);
    cleanup();
    await waitFor(() => expect(document.title).toBe(title));
  });

  it("is not shown as waiting while that can’t be known", async () => {
    const { uid } = await ask();
    comes(uid);
    await screen.findByText(/They are waiting for you in the chat\.$/);
    network.goes();
    expect(await screen.findByRole("heading", { name: "Somebody came for you" })).toBeTruthy();
    expect(screen.getByText(/^A volunteer had opened your conversation\./)).toBeTruthy();
    expect(screen.queryByText(/waiting for you/)).toBeNull();
    network.returns();
    expect(await screen.findByText(/They are waiting for you in the chat\.$/)).toBeTruthy();
  });
});

describe("a person whose free messages are used up", () => {
  const WRITE = /You can already write there/;

  it("is told that they can read but not write, and what else they can do", async () => {
    const { uid } = await ask();
    changeConversation(uid, { locked: true, ownMessageCount: 19 });
    expect(await screen.findByText(/^A volunteer will write to you in the chat, where you can read it\./)).toBeTruthy();
    expect(screen.queryByText(WRITE)).toBeNull();
    expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe("/go-premium");
    changeConversation(uid, { status: "active", volunteerId: "meera", waitingSince: null });
    await screen.findByRole("heading", { name: "Somebody is here for you" });
    expect(screen.getByText(/Your free messages are used up/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "See the plans" })).toBeTruthy();
  });

  it("is told of their free call while they have one", async () => {
    const { uid } = await ask();
    changeConversation(uid, { locked: true, ownMessageCount: 19 });
    expect((await screen.findByRole("link", { name: "To your free call" })).getAttribute("href")).toBe("/call");
    store.put(`freeCalls/${uid}`, { callId: "c1" });
    await waitFor(() => expect(screen.queryByRole("link", { name: "To your free call" })).toBeNull());
  });

  it("can write all the same in a crisis, and is told so", async () => {
    const { uid } = await ask();
    changeConversation(uid, { locked: true, ownMessageCount: 19 });
    await waitFor(() => expect(screen.queryByText(WRITE)).toBeNull());
    changeConversation(uid, { risk: "crisis" });
    expect(await screen.findByText(WRITE)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "See the plans" })).toBeNull();
  });
});

describe("leaving", () => {
  it("gives up the place, says so, and another request can be made", async () => {
    const { uid, user } = await ask();
    server.answers("endConversation", () => {
      queueMicrotask(() => changeConversation(uid, { status: "closed", waitingSince: null }));
      return {};
    });
    await user.click(screen.getByRole("button", { name: "Leave the queue" }));
    expect(await screen.findByText("You left the queue. You can come back whenever you want.")).toBeTruthy();
    expect(server.asked("endConversation")).toEqual([{ conversationId: uid }]);
    // The page may not know its place from the conversation yet; the server knows of none.
    server.answers("requestHelp", { position: 0 });
    pageIs("hidden");
    pageIs("visible");
    expect(await screen.findByRole("button", { name: "Request Now" })).toBeTruthy();
  });

  it("that failed keeps the place, and says so", async () => {
    const { user } = await ask();
    server.isUnreachable("endConversation");
    await user.click(screen.getByRole("button", { name: "Leave the queue" }));
    expect(await screen.findByText(/^No connection right now\./)).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "You are in the queue" })).toBeTruthy();
  });
});
