import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useLocation, useNavigate } from "../../lib/router";
import { guestIsHere, isHere } from "../../test-support/people";
import { aQueue } from "../../test-support/queue";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { server } from "../../test-support/server";
import { network, store } from "../../test-support/store";
import { changeConversation, putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
const log = () => screen.getByRole("log", { name: "Your conversation" });
const sent = { messageId: "any", remaining: null, locked: false };
const open = () => show(<ChatScreen />, { at: "/chat" });

async function waiting(changes: Parameters<typeof putConversation>[1] = {}): Promise<string> {
  const uid = await guestIsHere();
  putConversation(uid, changes);
  putMessage(uid, "first", { text: "I can’t sleep" });
  return uid;
}

describe("the help lines", () => {
  it("are there at once, signed out and without a network", () => {
    network.goes();
    open();
    const numbers = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(numbers.slice(0, 2)).toEqual(["tel:14416", "tel:112"]);
    expect(field().readOnly).toBe(false);
  });
});

/** The end of a listener's sign-up, which leads to this page (spec section 4). */
function SignedUp() {
  const navigate = useNavigate();
  if (useLocation().note === "applied") return <ChatScreen />;
  return (
    <button type="button" onClick={() => void navigate("/chat", { note: "applied" })}>
      Sign Up
    </button>
  );
}

it("tells who has just signed up as a listener that their application is still to be sent, and where", async () => {
  const user = show(<SignedUp />);
  await user.click(screen.getByRole("button", { name: "Sign Up" }));
  const told = await screen.findByText(/^Thank you for offering to listen\./);
  expect(told.textContent).toContain("Your application is not sent yet");
  expect(told.textContent).not.toContain("approval");
  const link = await screen.findByRole("link", { name: "Tell us about yourself, and see what comes next" });
  expect(link.getAttribute("href")).toBe("/volunteer-application");
});

describe("a phone number", () => {
  it("leads to a gentle hint that it is not needed, before it is sent, and may be sent all the same", async () => {
    server.answers("sendMessage", sent);
    const user = open();
    const words = () => screen.queryByText(/^You don’t need to give a phone number\./);
    await user.type(field(), "I am 19, call me");
    expect(words()).toBeNull();
    await user.type(field(), " on 98490 12345");
    await waitFor(() => expect(words()).not.toBeNull());
    await user.type(field(), "{Enter}");
    await waitFor(() => expect(words()).toBeNull());
    await waitFor(() => expect(server.asked("sendMessage")).toHaveLength(1));
  });
});

it("shows text that looks like code as text", async () => {
  server.answers("sendMessage", sent);
  await waiting();
  const user = open();
  await screen.findByText("I can’t sleep");
  await user.type(field(), "<img src=x onerror=alert(1)>{Enter}");
  expect(await within(log()).findByText("<img src=x onerror=alert(1)>")).toBeTruthy();
  expect(log().querySelector("img")).toBeNull();
});

it("keeps a half-written message for the next visit, in this conversation only", async () => {
  const uid = await waiting();
  const user = open();
  await screen.findByText("I can’t sleep");
  await user.type(field(), "What if");
  cleanup();
  await isHere({ uid });
  open();
  await waitFor(() => expect(field().value).toBe("What if"));
  cleanup();
  await waiting();
  open();
  await screen.findByText("I can’t sleep");
  expect(field().value).toBe("");
});

describe("danger", () => {
  it("is asked about while no listener is there, in place of something calm to do", async () => {
    server.answers("answerAlarm", {});
    const uid = await waiting();
    open();
    await screen.findByText("Something calm to do");
    store.change(`conversations/${uid}`, { alarm: { since: Date.now(), answer: null } });
    expect(await screen.findByRole("region", { name: "Are you thinking of ending your life?" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("Something calm to do")).toBeNull());
  });

  it.each([
    ["once answered", { since: 1, answer: "no" as const }],
    ["that is a concern and no more", null],
  ])("%s shows one row of help lines, until a listener has ruled danger out", async (_what, alarm) => {
    const uid = await waiting({ risk: "concern", alarm });
    open();
    expect(await screen.findByRole("status", { name: "Help lines" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Are you thinking of ending your life?" })).toBeNull();
    expect(screen.queryByRole("status", { name: "Help lines for you now" })).toBeNull();
    store.change(`conversations/${uid}`, { risk: "none", alarm: { since: Date.now(), answer: "listener" } });
    await waitFor(() => expect(screen.queryByRole("status", { name: "Help lines" })).toBeNull());
  });

  it("that is certain shows its help lines in the head, and the chat goes on", async () => {
    mediaIs("(height >= 44rem)", true);
    server.answers("sendMessage", sent);
    const uid = await waiting();
    const user = open();
    await screen.findByText("I can’t sleep");
    changeConversation(uid, { risk: "crisis" });
    const lines = await screen.findByRole("status", { name: "Help lines for you now" });
    expect(await within(lines).findAllByRole("link")).toHaveLength(3);
    expect(within(lines).getByRole("button", { expanded: true })).toBeTruthy();
    await user.type(field(), "I am here{Enter}");
    await waitFor(() => expect(server.asked("sendMessage")).toHaveLength(1));
    await within(lines).findByRole("button", { expanded: false });
  });
});

describe("the end of a talk", () => {
  it.each(["", "/chatMessages"])(
    "is there with what was said, so that nothing moves later: slow conversations/…%s",
    async (under) => {
      const uid = await waiting({ status: "closed", waitingSince: null, endedAt: Date.now() });
      const comes = store.isSlow(`conversations/${uid}${under}`);
      open();
      await screen.findByText(under === "" ? "Opening your conversation…" : "This conversation has ended");
      putMessage(uid, "second", { text: "Still awake" });
      expect(screen.queryByText("I can’t sleep")).toBeNull();
      expect(screen.queryByText("May the next listener read a short summary?")).toBeNull();
      comes();
      expect(await screen.findByText("I can’t sleep")).toBeTruthy();
      expect(screen.getByText("May the next listener read a short summary?")).toBeTruthy();
    },
  );

  it("says who ended it, and lets the person share it with the next listener", async () => {
    server.answers("shareSummary", {});
    await waiting({ status: "closed", waitingSince: null, endedAt: Date.now(), notice: "ended-by-listener" });
    const user = open();
    expect(
      await screen.findByText("Your listener has ended this conversation. You can write again whenever you want."),
    ).toBeTruthy();
    const shown = vi.spyOn(Element.prototype, "scrollIntoView");
    await user.click(screen.getByText("May the next listener read a short summary?"));
    await waitFor(() => expect(shown.mock.contexts).toEqual([screen.getByRole("switch").closest("details")]));
    await user.click(await screen.findByRole("switch", { name: "The next listener may read a short summary" }));
    await waitFor(() => expect(server.asked("shareSummary")).toEqual([{ agreed: true }]));
    expect(field().readOnly).toBe(false);
  });
});

it("says after leaving the queue that the person may come back", async () => {
  await waiting({ status: "closed", waitingSince: null, notice: "left-queue" });
  open();
  expect(await screen.findByText("You left the queue. You can write again whenever you want.")).toBeTruthy();
  expect(screen.queryByText(/^You ended this conversation/)).toBeNull();
});

it("says after leaving the queue that the person may come back, also if nothing was written", async () => {
  putConversation(await guestIsHere(), { status: "closed", waitingSince: null, notice: "left-queue" });
  open();
  expect(await screen.findByText("You left the queue")).toBeTruthy();
  expect(screen.getByText("You left the queue. You can write again whenever you want.")).toBeTruthy();
  expect(field().readOnly).toBe(false);
});

it("says lastingly that the person asked for another listener, not that theirs had to leave", async () => {
  await waiting({ notice: "listener-left", askedToPart: true });
  open();
  expect(await screen.findByText(/^You asked not to be matched with this listener again\. Another one/)).toBeTruthy();
  expect(screen.queryByText(/^Your listener had to leave/)).toBeNull();
});

it("does not promise that they can write again to a person whose free messages are used up", async () => {
  await waiting({
    status: "closed",
    waitingSince: null,
    endedAt: Date.now(),
    notice: "ended-by-listener",
    locked: true,
    ownMessageCount: 19,
  });
  open();
  const said = "Your listener has ended this conversation. What you wrote stays here, and you can still read it.";
  expect(await screen.findByText(said)).toBeTruthy();
});

describe("the queue", () => {
  const queue = aQueue({ anyone: false });

  it("shows the place and who is there; leaving it keeps the messages", async () => {
    server.answers("readQueue", { ...queue, position: 1 });
    await waiting();
    open();
    expect(await screen.findByText("You are next.")).toBeTruthy();
    expect(screen.getByText(/No listener is free at the moment\./)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Leave the queue" })).toBeTruthy();
    expect(screen.getByText("I can’t sleep")).toBeTruthy();
  });

  it("disappears once a listener has come", async () => {
    server.answers("readQueue", { ...queue, position: 1 });
    const uid = await waiting();
    open();
    await screen.findByText("You are next.");
    changeConversation(uid, { status: "active", volunteerId: "meera", waitingSince: null });
    await waitFor(() => expect(screen.queryByText("You are next.")).toBeNull());
    expect(await screen.findByText("A listener is with you")).toBeTruthy();
    expect(screen.getByRole("button", { name: "End conversation" })).toBeTruthy();
  });
});
