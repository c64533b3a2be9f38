import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TalkBar } from "../../app/TalkBar";
import { NONE, put, type Over } from "../../calls/state";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server, someId } from "../../test-support/server";
import { changeConversation, putConversation } from "../../test-support/stored";
import { CallBar } from "./CallBar";
import { CallScreen } from "./CallScreen";

const HELD = "No one can take a call right now";

/** The parts as the app combines them. */
const Page = () => (
  <>
    <CallScreen />
    <TalkBar pathname="/call" />
  </>
);
const open = () => show(<Page />, { at: "/call" });
const overBy = (over: Over): void => act(() => put({ ...NONE, phase: "over", over }));

beforeEach(() => act(() => put(NONE)));

describe("when no listener was free", () => {
  it("nothing was used up, and a listener can be asked to write", async () => {
    server.answers("requestHelp", { position: 1 });
    const uid = await isHere();
    overBy({ why: "missed" });
    const user = open();
    expect(await screen.findByText(/Nothing was used up\./)).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "Chat Now" })).toHaveLength(1);
    expect(screen.getByRole("link", { name: /^Or call by phone/ }).getAttribute("href")).toMatch(/^tel:/);
    await user.click(screen.getByRole("button", { name: "Ask a volunteer to write to me" }));
    const heading = await screen.findByRole("heading", { name: /^A volunteer will write to you in the chat/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByText("No one is free right now")).toBeNull();
    expect(screen.queryByRole("button", { name: "Ask a volunteer to write to me" })).toBeNull();
    expect(server.asked("requestHelp")).toEqual([{ requestId: someId, locale: "en" }]);
    putConversation(uid);
    expect(await screen.findByText("You are waiting for a listener.")).toBeTruthy();
  });

  it("nobody whose free messages are used is offered that, unless they are in a crisis", async () => {
    const uid = await guestIsHere();
    putConversation(uid, { locked: true });
    overBy({ why: "missed" });
    open();
    const ask = () => screen.queryByRole("button", { name: "Ask a volunteer to write to me" });
    await waitFor(() => expect(ask()).toBeNull());
    expect(screen.queryByRole("link", { name: "Chat Now" })).toBeNull();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    changeConversation(uid, { risk: "crisis" });
    await waitFor(() => expect(ask()).not.toBeNull());
  });

  it("leads to the listener who holds the chat, and asks for none", async () => {
    const uid = await isHere();
    putConversation(uid, { status: "active", volunteerId: "ravi", risk: "crisis" });
    overBy({ why: "missed" });
    open();
    const card = within((await screen.findByRole("heading", { name: HELD })).parentElement ?? document.body);
    expect(card.getByText(/^Nothing was used up\. You have a listener in the chat/)).toBeTruthy();
    expect(card.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Open the chat",
      expect.stringMatching(/^Or call by phone/),
    ]);
    expect(card.getByRole("link", { name: "Open the chat" }).getAttribute("href")).toBe("/chat");
    expect(card.queryByRole("button", { name: "Ask a volunteer to write to me" })).toBeNull();
    expect(screen.queryByText("No one is free right now")).toBeNull();
    changeConversation(uid, { status: "closed", volunteerId: null });
    expect(await card.findByRole("button", { name: "Ask a volunteer to write to me" })).toBeTruthy();
  });

  it("leads to the listener who came after one was asked for", async () => {
    server.answers("requestHelp", { position: 1 });
    const uid = await isHere();
    overBy({ why: "missed" });
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Ask a volunteer to write to me" }));
    await screen.findByRole("heading", { name: /^A volunteer will write to you in the chat/ });
    putConversation(uid, { status: "active", volunteerId: "ravi" });
    expect(await screen.findByRole("heading", { name: HELD })).toBeTruthy();
  });

  it("says that the request failed, and repeats it under the same id", async () => {
    server.isUnreachable("requestHelp");
    await isHere();
    overBy({ why: "missed" });
    const user = open();
    const ask = () => screen.getByRole("button", { name: "Ask a volunteer to write to me" });
    await user.click(ask());
    expect((await screen.findByRole("alert")).textContent).toBe(
      "No connection right now. Please check it and try again.",
    );
    await user.click(ask());
    await waitFor(() => expect(server.asked("requestHelp")).toHaveLength(2));
    const [first, second] = server.asked("requestHelp");
    expect(second).toEqual(first);
  });
});

describe("the bar after a call that nobody took", () => {
  const MISSED = "No one could take your call";
  const openAt = (at: string) => show(<CallBar hasOwn={() => false} onTitle={vi.fn()} />, { at });

  it("speaks of the call, not of the chat", async () => {
    putConversation(await isHere());
    overBy({ why: "missed" });
    openAt("/chat");
    expect(await screen.findByText(MISSED)).toBeTruthy();
    expect(screen.getByRole("link", { name: "What you can do now" }).getAttribute("href")).toBe("/call");
    expect(screen.queryByText("No one is free right now")).toBeNull();
  });

  it("goes for good in the chat with a listener, and stays on other pages", async () => {
    const uid = await isHere();
    putConversation(uid, { status: "active", volunteerId: "ravi" });
    overBy({ why: "missed" });
    openAt("/resources");
    expect(await screen.findByText(MISSED)).toBeTruthy();
    cleanup();
    openAt("/chat");
    await waitFor(() => expect(screen.queryByText(MISSED)).toBeNull());
    changeConversation(uid, { status: "waiting", volunteerId: null });
    expect(screen.queryByText(MISSED)).toBeNull();
  });
});
