import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { pageIs } from "../../test-support/screen";
import { server } from "../../test-support/server";
import { network, store } from "../../test-support/store";
import { changeConversation, putConversation, putMessage, stored } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
const log = () => screen.getByRole("log", { name: "Your conversation" });
const sent = { messageId: "any", remaining: 18, locked: false };
const openChat = () => show(<ChatScreen />, { at: "/chat" });

/** A person with one message of their own. */
async function waiting(changes: Parameters<typeof putConversation>[1] = {}): Promise<string> {
  const uid = await guestIsHere();
  putConversation(uid, changes);
  putMessage(uid, "first", { text: "I can’t sleep" });
  return uid;
}

/** A person with one message of their own and a listener who has answered. */
async function talking(changes: Parameters<typeof putConversation>[1] = {}): Promise<string> {
  const uid = await waiting({
    status: "active",
    volunteerId: "meera",
    claimId: "claim-1",
    waitingSince: null,
    ...changes,
  });
  putMessage(uid, "answer", { text: "I am here.", sender: "volunteer", timestamp: Date.now() + 1_000 });
  return uid;
}

describe("somebody new", () => {
  it("is welcomed, told what writing means, and has no account yet", async () => {
    openChat();
    expect(screen.getByText("You are not alone")).toBeTruthy();
    expect(screen.getByText(/By writing you confirm that you are 18 or older/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "terms" }).getAttribute("href")).toBe("/terms-and-conditions");
    expect(await screen.findByText("Write when you are ready. A volunteer will read it.")).toBeTruthy();
    expect(server.asked("sendMessage")).toEqual([]);
  });

  it("becomes a guest with the first message, which is sent once", async () => {
    server.answers("sendMessage", sent);
    const user = openChat();
    await user.type(field(), "Hello{Enter}");
    await waitFor(() => expect(server.asked("sendMessage")).toHaveLength(1));
    expect(server.asked("sendMessage")[0]).toMatchObject({ text: "Hello", locale: "en" });
    expect(await within(log()).findByText("Hello")).toBeTruthy();
    expect(await within(log()).findByText("Sent")).toBeTruthy();
  });
});

describe("messages", () => {
  it("are shown in order, each with who wrote it", async () => {
    await talking();
    openChat();
    const rows = await screen.findAllByText(/^(You|Volunteer):$/);
    expect(rows.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      expect.stringMatching(/^You: I can’t sleep/),
      expect.stringMatching(/^Volunteer: I am here\./),
    ]);
  });

  it("arrive while the page is open", async () => {
    const uid = await talking();
    openChat();
    await within(await screen.findByRole("log")).findByText("I am here.");
    putMessage(uid, "more", { text: "Take your time.", sender: "volunteer", timestamp: Date.now() + 5_000 });
    expect(await within(log()).findByText("Take your time.")).toBeTruthy();
  });

  it("have a line above the first unread one, which stays while the person reads on", async () => {
    const uid = await talking({ unreadByCustomer: 1 });
    openChat();
    const line = await screen.findByText("New messages");
    const words = log().textContent;
    expect(words.indexOf("New messages")).toBeGreaterThan(words.indexOf("I can’t sleep"));
    expect(words.indexOf("New messages")).toBeLessThan(words.indexOf("I am here."));
    changeConversation(uid, { unreadByCustomer: 0 });
    expect(line.isConnected).toBe(true);
  });

  it("are marked read only while the page is visible", async () => {
    pageIs("hidden");
    const uid = await talking({ unreadByCustomer: 1 });
    server.answers("markConversationRead", {});
    openChat();
    await screen.findByText("I am here.");
    expect(server.asked("markConversationRead")).toEqual([]);
    pageIs("visible");
    await waitFor(() => expect(server.asked("markConversationRead")).toEqual([{ conversationId: uid }]));
  });

  it("from before are read by pages, on request", async () => {
    const uid = await guestIsHere();
    const at = Date.now() - 60_000;
    putConversation(uid);
    for (let nth = 0; nth < 30; nth += 1) putMessage(uid, `m${nth}`, { text: `line ${nth}`, timestamp: at + nth });
    server.answers("readHistory", {
      messages: [{ messageId: "older", text: "long ago", sender: uid, receiver: "volunteer", timestamp: at - 5_000 }],
      more: false,
    });
    const user = openChat();
    await user.click(await screen.findByRole("button", { name: "Show older messages" }));
    expect(await screen.findByText("long ago")).toBeTruthy();
    expect(server.asked("readHistory")).toEqual([{ conversationId: uid, limit: 30, before: "m0" }]);
    expect(screen.queryByRole("button", { name: "Show older messages" })).toBeNull();
  });

  it("from before that could not be read say so, and are read again on request", async () => {
    const uid = await guestIsHere();
    putConversation(uid);
    for (let nth = 0; nth < 30; nth += 1)
      putMessage(uid, `m${nth}`, { text: `line ${nth}`, timestamp: Date.now() + nth });
    server.isUnreachable("readHistory");
    const user = openChat();
    await user.click(await screen.findByRole("button", { name: "Show older messages" }));
    await screen.findByText("Older messages could not be loaded.");
    server.answers("readHistory", { messages: [], more: false });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText("Older messages could not be loaded.")).toBeNull());
  });
});

describe("a message that could not be sent", () => {
  it("is shown as not sent, and a retry sends it under the same id", async () => {
    await waiting();
    server.refuses("sendMessage", "NOT_PERMITTED");
    const user = openChat();
    await screen.findByText("I can’t sleep");
    await user.type(field(), "Are you there?{Enter}");
    expect(await screen.findByText("Not sent")).toBeTruthy();
    server.answers("sendMessage", sent);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText("Not sent")).toBeNull());
    const [first, second] = server.asked("sendMessage");
    expect(second).toEqual(first);
  });

  it("waits without a network and is sent by itself when that is back", async () => {
    const uid = await waiting();
    server.answers("sendMessage", sent);
    const user = openChat();
    await screen.findByText("I can’t sleep");
    network.goes();
    expect(
      await screen.findByText("You are offline. What you write is kept and goes out when the network is back."),
    ).toBeTruthy();
    expect(screen.queryByText(/need no internet\.$/)).toBeNull();
    await user.type(field(), "Later then{Enter}");
    expect(await screen.findByText("Waiting for the network")).toBeTruthy();
    // Nobody knows what the message says, and calling is possible even so.
    expect(screen.getByText(/need no internet\.$/)).toBeTruthy();
    expect(screen.queryByText("Not sent")).toBeNull();
    network.returns();
    await waitFor(() =>
      expect(server.asked("sendMessage").at(-1)).toMatchObject({ text: "Later then", conversationId: uid }),
    );
    await waitFor(() => expect(screen.queryByText("Waiting for the network")).toBeNull());
  });

  it("is shown at once while the server is slow, and once when the open query has it", async () => {
    const uid = await waiting();
    const answer = server.isSlow("sendMessage", sent);
    const user = openChat();
    await screen.findByText("I can’t sleep");
    await user.type(field(), "Quick{Enter}");
    expect(within(log()).getByText("Quick")).toBeTruthy();
    expect(within(log()).getByText("Sending")).toBeTruthy();
    await waitFor(() => expect(server.asked("sendMessage")).toHaveLength(1));
    const [asked] = server.asked("sendMessage");
    const id = typeof asked === "object" && asked !== null && "messageId" in asked ? String(asked.messageId) : "";
    putMessage(uid, id, { text: "Quick", timestamp: Date.now() + 1 });
    await act(async () => Promise.resolve(answer()));
    await waitFor(() => expect(screen.queryByText("Sending")).toBeNull());
    expect(within(log()).getAllByText("Quick")).toHaveLength(1);
  });
});

describe("a reply to one message", () => {
  it("is shown above the field, sent with the message, and ends with it", async () => {
    await talking();
    server.answers("sendMessage", sent);
    const user = openChat();
    await screen.findByText("I am here.");
    await user.click(screen.getAllByRole("button", { name: "Reply to this message" }).at(-1) ?? log());
    expect(screen.getByText("Reply to the volunteer:").parentElement?.textContent).toContain("I am here.");
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await user.type(field(), "Thank you{Enter}");
    await waitFor(() => expect(server.asked("sendMessage")[0]).toMatchObject({ text: "Thank you", replyTo: "answer" }));
    expect(screen.queryByRole("button", { name: "Cancel the reply" })).toBeNull();
  });

  it("can be cancelled", async () => {
    await talking();
    server.answers("sendMessage", sent);
    const user = openChat();
    await screen.findByText("I am here.");
    await user.click(screen.getAllByRole("button", { name: "Reply to this message" })[0] ?? log());
    await user.click(screen.getByRole("button", { name: "Cancel the reply" }));
    await user.type(field(), "Thank you{Enter}");
    await waitFor(() => expect(server.asked("sendMessage")).toHaveLength(1));
    expect(server.asked("sendMessage")[0]).not.toHaveProperty("replyTo");
  });
});

describe("who is there", () => {
  it.each([
    [{ status: "active", volunteerId: "meera", waitingSince: null } as const, "A listener is with you"],
    [{ status: "closed", waitingSince: null } as const, "This conversation has ended"],
    [{ status: "waiting", waitingSince: Date.now() - 3 * 60_000 } as const, /^Waiting for a listener · [34] min$/],
  ])("is shown: %j", async (changes, words) => {
    await waiting(changes);
    openChat();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("is not shown without a network", async () => {
    await talking();
    openChat();
    await screen.findByText("A listener is with you");
    network.goes();
    expect(await screen.findByText("No connection. A listener was with you.")).toBeTruthy();
  });

  it("is shown as typing only while they do", async () => {
    const uid = await talking();
    openChat();
    await screen.findByText("I am here.");
    const presence = (typing: boolean) =>
      store.put(
        `conversations/${uid}/presence/meera`,
        stored({ typing, active: true, at: Date.now() + 2_000, since: Date.now() }),
      );
    presence(true);
    expect(await screen.findByText("Volunteer is typing...")).toBeTruthy();
    presence(false);
    await waitFor(() => expect(screen.queryByText("Volunteer is typing...")).toBeNull());
  });
});

describe("the queue that was left", () => {
  it("is no longer mentioned once the person waits again", async () => {
    const uid = await waiting();
    server.answers("endConversation", {});
    const user = openChat();
    await user.click(await screen.findByRole("button", { name: "Leave the queue" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Leave the queue" }));
    const said = "You left the queue. You can write again whenever you want.";
    changeConversation(uid, { status: "closed", waitingSince: null, notice: "left-queue" });
    await screen.findByText("You left the queue");
    await screen.findByText(said);
    expect(screen.queryByText("This conversation has ended")).toBeNull();
    // No listener came, so none has written a summary.
    expect(screen.queryByText("May the next listener read a short summary?")).toBeNull();
    changeConversation(uid, { status: "waiting", waitingSince: Date.now(), notice: null });
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });
});

describe("a conversation that can’t be opened", () => {
  it("says so after the rules have refused it repeatedly, and that nothing is lost", async () => {
    const uid = await isHere();
    store.refuses(`conversations/${uid}`);
    openChat();
    const said = await screen.findByRole("heading", { name: "Your conversation could not be opened." });
    expect(said.closest("[role=alert]")?.textContent).toContain("What you wrote is kept.");
  }, 20_000);

  it("says without a network when it will appear, and accepts messages", async () => {
    network.goes();
    await guestIsHere();
    const user = openChat();
    await screen.findByText("Your conversation appears once the network is back. You can already write.");
    await user.type(field(), "Hello?{Enter}");
    expect(await screen.findByText("Waiting for the network")).toBeTruthy();
  });
});
