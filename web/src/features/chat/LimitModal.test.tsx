import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { accounts, guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, network, store } from "../../test-support/store";
import { changeConversation, putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
const openChat = () => show(<ChatScreen />, { at: "/chat" });

async function waiting(changes: Parameters<typeof putConversation>[1]): Promise<void> {
  const uid = await guestIsHere();
  putConversation(uid, changes);
  putMessage(uid, "first", { text: "I can’t sleep" });
}

describe("the limit of free messages", () => {
  it("puts a refused message back, opens the plans, and locks the field", async () => {
    await waiting({ ownMessageCount: 18 });
    server.refuses("sendMessage", "CHAT_LIMIT");
    const user = openChat();
    await screen.findByText("I can’t sleep");
    await user.type(field(), "One too many{Enter}");
    const plans = await screen.findByRole("dialog", { name: "Go Premium to continue chatting" });
    expect(within(plans).getByRole("link", { name: "14416" })).toBeTruthy();
    expect(within(plans).getByText(/^You are still in the queue: a listener will come/)).toBeTruthy();
    expect(within(plans).getByRole("link", { name: "Go Premium Now" }).getAttribute("href")).toBe("/go-premium");
    expect(within(plans).getAllByRole("heading", { level: 3 })).toHaveLength(4);
    await user.click(within(plans).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(field().readOnly).toBe(true);
    expect(field().value).toBe("One too many");
    expect(field().placeholder).toBe("Go Premium to continue chatting...");
    expect(screen.getByText("Your last message was not sent. It is kept in the box below.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByRole("dialog", { name: "Go Premium to continue chatting" })).toBeTruthy();
  });

  it("says in the window of the plans that a listener is here, and leads back to the chat", async () => {
    await waiting({ ownMessageCount: 19, locked: true });
    const user = openChat();
    const plans = await screen.findByRole("dialog", { name: "Go Premium to continue chatting" });
    expect(within(plans).queryByText("Your listener can read what you wrote.")).toBeNull();
    changeConversation(accounts.whoIsHere() ?? "", { status: "active", volunteerId: "meera", waitingSince: null });
    await within(plans).findByText("Your listener can read what you wrote.");
    expect(within(plans).queryByText(/^You are still in the queue/)).toBeNull();
    await user.click(within(plans).getByRole("button", { name: "Back to the chat" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is replaced by the question whether somebody is in danger, and by the messages that this allows", async () => {
    await waiting({ ownMessageCount: 19, locked: true });
    openChat();
    await screen.findByRole("dialog", { name: "Go Premium to continue chatting" });
    const alarm = { since: Date.now(), answer: null };
    const id = accounts.whoIsHere() ?? "";
    changeConversation(id, { risk: "concern", alarm });
    expect(await screen.findByRole("region", { name: "Are you thinking of ending your life?" })).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    changeConversation(id, { locked: false });
    await waitFor(() => expect(field().readOnly).toBe(false));
    changeConversation(id, { alarm: { ...alarm, answer: "no" } });
    await waitFor(() => expect(screen.queryByRole("region", { name: /^Are you thinking/ })).toBeNull());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("opens the plans once in a tab when a locked chat is opened, not at each reload", async () => {
    await waiting({ ownMessageCount: 19, locked: true });
    const user = openChat();
    const plans = await screen.findByRole("dialog", { name: "Go Premium to continue chatting" });
    await user.click(within(plans).getByRole("button", { name: "Close" }));
    cleanup();
    openChat();
    await waitFor(() => expect(field().readOnly).toBe(true));
    await act(async () => Promise.resolve());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("neither locks the field nor opens the plans under a running plan, also before that is loaded", async () => {
    const uid = await isHere();
    putConversation(uid, { ownMessageCount: 19, locked: true });
    putMessage(uid, "first", { text: "I can’t sleep" });
    const answer = store.isSlow(`premiumUsers/${uid}`);
    const daily = { ...aPlan({ userId: uid, planId: "daily-care" }), validUntil: instant(Date.now() + 3_600_000) };
    store.put(`premiumUsers/${uid}`, daily);
    openChat();
    await screen.findByText("I can’t sleep");
    expect(field().readOnly).toBe(false);
    expect(screen.queryByRole("dialog")).toBeNull();
    answer();
    await act(async () => Promise.resolve());
    expect(field().readOnly).toBe(false);
    expect(screen.queryByRole("dialog")).toBeNull();
    store.remove(`premiumUsers/${uid}`);
    await waitFor(() => expect(field().readOnly).toBe(true));
  });

  describe("with a free call left", () => {
    const CALL = { name: "To your free call" };
    const used = (uid: string) => store.put(`freeCalls/${uid}`, { callId: "c1", at: instant(Date.now()) });

    it("shows it beside the field, until it is used", async () => {
      const uid = await guestIsHere();
      putConversation(uid, { ownMessageCount: 19, locked: true });
      openChat();
      expect((await screen.findByRole("link", CALL)).getAttribute("href")).toBe("/call");
      expect(screen.getByText(/^You still have a free call with a volunteer, up to 15 minutes\./)).toBeTruthy();
      used(uid);
      await waitFor(() => expect(screen.queryByRole("link", CALL)).toBeNull());
    });

    it("shows it above the plans", async () => {
      await waiting({ ownMessageCount: 18 });
      server.refuses("sendMessage", "CHAT_LIMIT");
      const user = openChat();
      await screen.findByText("I can’t sleep");
      await user.type(field(), "One too many{Enter}");
      const plans = await screen.findByRole("dialog", { name: "Go Premium to continue chatting" });
      expect((await within(plans).findByRole("link", CALL)).getAttribute("href")).toBe("/call");
    });

    it("does not show it if a plan pays for calls and its chat minutes are used up", async () => {
      const uid = await isHere();
      putConversation(uid, { ownMessageCount: 19, locked: true });
      putMessage(uid, "first", { text: "I can’t sleep" });
      const daily = { ...aPlan({ userId: uid, planId: "daily-care" }), validUntil: instant(Date.now() + 3_600_000) };
      store.put(`premiumUsers/${uid}`, daily);
      server.refuses("sendMessage", "QUOTA_USED", { retryAfterSeconds: 60 });
      const user = openChat();
      await screen.findByText("I can’t sleep");
      await waitFor(() => expect(field().readOnly).toBe(false));
      await user.type(field(), "One too many{Enter}");
      const plans = await screen.findByRole("dialog", { name: "No chat minutes are left today" });
      expect(plans.textContent).toContain("Daily Care gives calls or chat each day");
      expect(screen.queryByRole("link", CALL)).toBeNull();
    });
  });

  it("shows how many messages are left when they are few", async () => {
    await waiting({ ownMessageCount: 14 });
    server.answers("sendMessage", { messageId: "any", remaining: 4, locked: false });
    const user = openChat();
    await screen.findByText("I can’t sleep");
    await user.type(field(), "Still awake{Enter}");
    expect(await screen.findByText("4 free messages left")).toBeTruthy();
  });

  it("counts without a network the messages that will be sent when it is back", async () => {
    await waiting({ ownMessageCount: 14 });
    server.answers("sendMessage", { messageId: "any", remaining: 4, locked: false });
    const user = openChat();
    await screen.findByText("I can’t sleep");
    await user.type(field(), "Still awake{Enter}");
    await screen.findByText("4 free messages left");
    network.goes();
    await user.type(field(), "And still{Enter}");
    expect(await screen.findByText(/; 3 are left for your talk\.$/)).toBeTruthy();
    for (const nth of [1, 2, 3, 4]) await user.type(field(), `More ${nth}{Enter}`);
    expect(await screen.findByText(/; 0 are left for your talk\.$/)).toBeTruthy();
    network.returns();
  });

  it("adds twenty messages after an alarm, and shows no number in a crisis", async () => {
    const uid = await guestIsHere();
    putConversation(uid, { ownMessageCount: 34, alarm: { since: Date.now(), answer: "no" } });
    putMessage(uid, "first", { text: "I can’t sleep" });
    server.answers("sendMessage", { messageId: "any", remaining: 4, locked: false });
    const user = openChat();
    await screen.findByText("I can’t sleep");
    await user.type(field(), "Still awake{Enter}");
    expect(await screen.findByText("4 free messages left")).toBeTruthy();
    changeConversation(uid, { risk: "crisis", alarm: null, ownMessageCount: 35 });
    await waitFor(() => expect(screen.queryByText(/free messages? left/)).toBeNull());
  });

  it("is lifted without a reload, by a plan and in a crisis", async () => {
    const uid = await guestIsHere();
    putConversation(uid, { ownMessageCount: 19, locked: true });
    openChat();
    const isLocked = (locked: boolean) => waitFor(() => expect(field().readOnly).toBe(locked));
    await isLocked(true);
    changeConversation(uid, { risk: "crisis" });
    await isLocked(false);
    changeConversation(uid, { risk: "none" });
    await isLocked(true);
    store.put(`premiumUsers/${uid}`, {
      ...aPlan({ userId: uid, planId: "daily-care" }),
      validUntil: instant(Date.now() + 3_600_000),
    });
    await isLocked(false);
    store.remove(`premiumUsers/${uid}`);
    await isLocked(true);
  });

  it("does not apply in a crisis", async () => {
    await waiting({ ownMessageCount: 19, locked: true, risk: "crisis" });
    openChat();
    await screen.findByText("I can’t sleep");
    await waitFor(() => expect(field().readOnly).toBe(false));
  });

  describe("used up in a crisis that is over", () => {
    const USED = /^You have used your free messages, so another one may not go out\./;
    const spent = { ownMessageCount: 22, locked: false, status: "active", volunteerId: "meera" } as const;

    it("is said before the next message, after a reload too, and opens nothing", async () => {
      const uid = await guestIsHere();
      putConversation(uid, { ...spent, risk: "crisis" });
      putMessage(uid, "first", { text: "I can’t sleep" });
      openChat();
      await screen.findByText("I can’t sleep");
      expect(screen.queryByText(USED)).toBeNull();
      changeConversation(uid, { risk: "none", alarm: { since: 1, answer: "listener" } });
      expect((await screen.findByText(USED)).textContent).toContain(
        "Your conversation with your listener is still open",
      );
      cleanup();
      openChat();
      expect(await screen.findByText(USED)).toBeTruthy();
      expect(screen.queryByRole("dialog")).toBeNull();
      // A message that tells of danger is still sent: the server decides.
      expect(field().readOnly).toBe(false);
    });

    it("puts a refused message back without showing prices in the middle of the talk", async () => {
      await waiting(spent);
      server.refuses("sendMessage", "CHAT_LIMIT");
      const user = openChat();
      await screen.findByText(USED);
      await user.type(field(), "One more{Enter}");
      await waitFor(() => expect(field().readOnly).toBe(true));
      expect(field().value).toBe("One more");
      expect(screen.getByText("Your last message was not sent. It is kept in the box below.")).toBeTruthy();
      expect(screen.getByText(USED)).toBeTruthy();
      expect(screen.queryByRole("dialog")).toBeNull();
      await user.click(screen.getByRole("button", { name: "Send" }));
      expect(await screen.findByRole("dialog", { name: "Go Premium to continue chatting" })).toBeTruthy();
    });

    it("is not said to a person whose plan covers the chat", async () => {
      const uid = await isHere();
      putConversation(uid, spent);
      putMessage(uid, "first", { text: "I can’t sleep" });
      const answer = store.isSlow(`premiumUsers/${uid}`);
      const daily = { ...aPlan({ userId: uid, planId: "daily-care" }), validUntil: instant(Date.now() + 3_600_000) };
      store.put(`premiumUsers/${uid}`, daily);
      openChat();
      await screen.findByText("I can’t sleep");
      expect(screen.queryByText(USED)).toBeNull();
      answer();
      await act(async () => Promise.resolve());
      expect(screen.queryByText(USED)).toBeNull();
    });
  });
});
