import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { NOBODY } from "../../conversation/drafts";
import { outboxOf } from "../../conversation/outboxes";
import { accounts, guestIsHere, resetPeople } from "../../test-support/people";
import { show } from "../../test-support/render";
import { pageIs } from "../../test-support/screen";
import { server, someId } from "../../test-support/server";
import { network } from "../../test-support/store";
import { putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
const log = () => within(screen.getByRole("log", { name: "Your conversation" }));
const sent = { messageId: "any", remaining: 18, locked: false };

async function open() {
  const uid = await guestIsHere();
  putConversation(uid);
  putMessage(uid, "first", { text: "I can’t sleep" });
  const user = show(<ChatScreen />, { at: "/chat" });
  await screen.findByText("I can’t sleep");
  return user;
}

it("an unsent message is shown as waiting without a network, not as failed, and sent once it is back", async () => {
  server.isUnreachable("sendMessage");
  const user = await open();
  await user.type(field(), "second{Enter}");
  expect(await log().findByText("Not sent")).toBeTruthy();
  network.goes();
  expect(await log().findByText("Waiting for the network")).toBeTruthy();
  expect(log().queryByText("Not sent")).toBeNull();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  server.answers("sendMessage", sent);
  network.returns();
  await waitFor(() => expect(server.asked("sendMessage").at(-1)).toMatchObject({ text: "second" }));
  await waitFor(() => expect(log().queryByText("Waiting for the network")).toBeNull());
});

describe("the hint that calling works without the internet", () => {
  const free = /Calls to 14416 and 112 need no internet\.$/;

  it("is shown beside a message that was written without a network", async () => {
    const user = await open();
    network.goes();
    expect(await screen.findByText(/^You are offline/)).toBeTruthy();
    expect(screen.queryByText(free)).toBeNull();
    await user.type(field(), "second{Enter}");
    expect(await screen.findByText(free)).toBeTruthy();
  });

  it("is shown once a message has been on its way for long, until it has arrived", async () => {
    const late = /^What you wrote has not been sent yet\. Calls to 14416 and 112 need no internet\.$/;
    const arrive = server.isSlow("sendMessage", sent);
    await open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      fireEvent.change(field(), { target: { value: "second" } });
      fireEvent.keyDown(field(), { key: "Enter" });
      act(() => void vi.advanceTimersByTime(9_000));
      expect(screen.queryByText(late)).toBeNull();
      act(() => void vi.advanceTimersByTime(1_000));
      expect(screen.getByText(late)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
    arrive();
    await waitFor(() => expect(screen.queryByText(late)).toBeNull());
  });

  it("is shown beside the help lines of a crisis too", async () => {
    const uid = await guestIsHere();
    putConversation(uid, { risk: "crisis" });
    putMessage(uid, "first", { text: "I can’t sleep" });
    const user = show(<ChatScreen />, { at: "/chat" });
    expect(await screen.findByRole("link", { name: /14416/ })).toBeTruthy();
    network.goes();
    await user.type(field(), "second{Enter}");
    expect(await screen.findByText(free)).toBeTruthy();
  });
});

it("the note of a waiting person is sent as a message", async () => {
  server.answers("sendMessage", sent);
  const user = await open();
  await user.click(await screen.findByText("A small note for yourself"));
  await user.type(await screen.findByRole("textbox", { name: "What weighs most on you right now?" }), "My exam");
  for (let step = 0; step < 3; step += 1) await user.click(screen.getByRole("button", { name: "Next" }));
  await user.click(screen.getByRole("button", { name: "Send it to the listener" }));
  await waitFor(() => expect(server.asked("sendMessage")).toMatchObject([{ text: "What weighs most: My exam" }]));
});

it("a message is sent also if the browser forbids storage, and with it locks", async () => {
  const request = () => Promise.reject(new DOMException("The request was denied.", "SecurityError"));
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  server.answers("sendMessage", sent);
  const user = await open();
  await user.type(field(), "second{Enter}");
  await waitFor(() => expect(server.asked("sendMessage")).toMatchObject([{ text: "second" }]));
  await user.type(field(), "third{Enter}");
  await waitFor(() => expect(server.asked("sendMessage").at(-1)).toMatchObject({ text: "third" }));
});

it("a message is shown as not sent if the sign-in is refused, and is sent by a retry that is let in", async () => {
  accounts.refuse("auth/too-many-requests");
  server.answers("sendMessage", sent);
  const user = show(<ChatScreen />, { at: "/chat" });
  await user.type(field(), "I want to die tonight{Enter}");
  expect(await log().findByText("Not sent", {}, { timeout: 10_000 })).toBeTruthy();
  accounts.answerAgain();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() =>
    expect(server.asked("sendMessage")).toMatchObject([{ messageId: someId, text: "I want to die tonight" }]),
  );
  await waitFor(() => expect(log().queryByText("Not sent")).toBeNull());
});

describe("a message that is refused at a limit", () => {
  /** Delays the refusal until `refuse` is called; until then a message is on its way. */
  function refusesLate() {
    const { fetch } = globalThis;
    const { promise, resolve } = Promise.withResolvers<void>();
    const sending = vi.fn<() => Promise<void>>(() => promise);
    server.refuses("sendMessage", "CHAT_LIMIT");
    vi.stubGlobal("fetch", async (address: string, asked?: RequestInit) => {
      const answer = await fetch(address, asked);
      if (address.endsWith("/sendMessage")) await sending();
      return answer;
    });
    return { sending, refuse: resolve };
  }
  /** Resolves once the present try has ended, because a try holds the lock of the outbox. */
  const tried = (uid: string): Promise<unknown> =>
    navigator.locks.request(`thodu outbox ${uid} ${uid}`, () => Promise.resolve());
  const textsOf = (uid: string): readonly string[] =>
    outboxOf(uid, uid)
      .list()
      .map(({ text }) => text);

  it("after its writer has left the chat is put back when they come again", async () => {
    const user = await open();
    const uid = accounts.whoIsHere() ?? expect.fail();
    const { sending, refuse } = refusesLate();
    await user.type(field(), "I want to die tonight{Enter}");
    await waitFor(() => expect(sending).toHaveBeenCalled());
    cleanup();
    refuse();
    await tried(uid);
    expect(textsOf(uid)).toEqual(["I want to die tonight"]);
    show(<ChatScreen />, { at: "/chat" });
    await waitFor(() => expect(field().value).toBe("I want to die tonight"));
    expect(textsOf(uid)).toEqual([]);
  });

  it("after its writer’s session has ended is put into nobody’s composer, and waits for them", async () => {
    const user = await open();
    const uid = accounts.whoIsHere() ?? expect.fail();
    const { sending, refuse } = refusesLate();
    await user.type(field(), "I want to die tonight{Enter}");
    await waitFor(() => expect(sending).toHaveBeenCalled());
    act(resetPeople);
    await waitFor(() => expect(screen.queryByText("I can’t sleep")).toBeNull());
    refuse();
    await tried(uid);
    expect(textsOf(uid)).toEqual(["I want to die tonight"]);
    expect(field().value).toBe("");
  });
});

describe("a message written on this device before its writer was signed in", () => {
  const early = (tab: string): void =>
    outboxOf(NOBODY, NOBODY).put({ id: "early", text: "I want to die tonight", at: 5, tries: 0, refused: null, tab });

  it("in another tab is not sent as the next person", async () => {
    server.answers("sendMessage", sent);
    early("another tab");
    const user = await open();
    await user.type(field(), "second{Enter}");
    await waitFor(() => expect(server.asked("sendMessage")).toHaveLength(1));
    expect(server.asked("sendMessage")).toMatchObject([{ text: "second" }]);
    expect(screen.queryByText("I want to die tonight")).toBeNull();
  });

  it("in another tab is shown while nobody is signed in, and sent on request", async () => {
    server.answers("sendMessage", sent);
    early("another tab");
    const user = show(<ChatScreen />, { at: "/chat" });
    expect(await screen.findByText("I want to die tonight")).toBeTruthy();
    expect(log().getByText("Not sent")).toBeTruthy();
    // This does not count as consent yet.
    expect(screen.getByText(/^By writing/)).toBeTruthy();
    expect(accounts.whoIsHere()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(server.asked("sendMessage")).toMatchObject([{ messageId: "early" }]));
  });

  it("in this tab is sent as the person who signs in, across a reload too", async () => {
    accounts.refuse("auth/network-request-failed");
    network.goes();
    const user = show(<ChatScreen />, { at: "/chat" });
    await user.type(field(), "I want to die tonight{Enter}");
    expect(await screen.findByText("I want to die tonight")).toBeTruthy();
    cleanup();
    accounts.answerAgain();
    server.answers("sendMessage", sent);
    network.returns();
    show(<ChatScreen />, { at: "/chat" });
    await waitFor(() =>
      expect(server.asked("sendMessage")).toMatchObject([{ messageId: someId, text: "I want to die tonight" }]),
    );
  });
});

it("a message refused at the limit is not put into the composer of a hidden window", async () => {
  server.refuses("sendMessage", "CHAT_LIMIT");
  const user = await open();
  pageIs("hidden");
  await user.type(field(), "second{Enter}");
  expect(await log().findByText("Not sent")).toBeTruthy();
  expect(field().value).toBe("");
});

it("a person with no message left after a talk with an alarm is not promised to write again", async () => {
  const uid = await guestIsHere();
  putConversation(uid, { ownMessageCount: 25, alarm: { since: Date.now(), answer: "no" }, risk: "concern" });
  putMessage(uid, "first", { text: "I can’t sleep" });
  const user = show(<ChatScreen />, { at: "/chat" });
  await screen.findByText("I can’t sleep");
  await user.click(screen.getByRole("button", { name: "Leave the queue" }));
  const asked = within(await screen.findByRole("dialog"));
  expect(await asked.findByText(/What you wrote stays here, and you can still read it\.$/)).toBeTruthy();
  expect(asked.queryByText(/whenever you want/)).toBeNull();
});
