import { asSent } from "@thodu/domain/chat/outbox";
import { HOUR } from "@thodu/domain/time";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { TalkBar } from "../../app/TalkBar";
import { keepDraft, readDraft, writeEarly } from "../../conversation/drafts";
import { outboxOf } from "../../conversation/outboxes";
import { ALARM_ANSWER, kept, OPEN_TALK } from "../../lib/storage";
import { accounts, guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import { changeConversation, putConversation, putMessage } from "../../test-support/stored";
import { Dialog } from "../../ui/Dialog";
import { ChatScreen } from "./ChatScreen";

const place = { position: 1, anyone: true, expected: null, onCall: false, usually: [] };
const nothingChosen = { toldUntil: null, later: null, laterTime: null };
const held = { status: "active", volunteerId: "meera", claimId: "claim-1", waitingSince: null } as const;
const bar = () => screen.queryByRole("complementary", { name: "Your chat" });

beforeEach(() => server.answers("readQueue", { ...place, ...nothingChosen }));

/** The chat was opened in this tab before; the talk is stored with these fields. */
async function seen(changes: Parameters<typeof putConversation>[1] = {}): Promise<string> {
  const uid = await guestIsHere();
  putConversation(uid, changes);
  kept.set(OPEN_TALK, "yes");
  return uid;
}

describe("on a page that is not the chat", () => {
  it("says that the person waits, and keeps their place", async () => {
    await seen();
    show(<TalkBar pathname="/therapy" />);
    expect(await screen.findByText("You are waiting for a listener.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the chat" }).getAttribute("href")).toBe("/chat");
    await waitFor(() => expect(server.asked("readQueue").length).toBeGreaterThan(0));
  });

  it("says during a hand-over that a colleague is asked", async () => {
    const offer = { to: "ravi", expiresAt: Date.now() + 60_000, handOver: true };
    const uid = await seen({ status: "active", volunteerId: "meera", waitingSince: null, claimedAt: 1, offer });
    show(<TalkBar pathname="/therapy" />);
    const words = "Your listener is asking a colleague to go on with you. They stay with you until then.";
    expect(await screen.findByText(words)).toBeTruthy();
    changeConversation(uid, { offer: null });
    expect(await screen.findByText("Your listener stays with you.")).toBeTruthy();
    changeConversation(uid, { lastSender: "volunteer", lastMessageAt: Date.now() + 1000 });
    expect(await screen.findByText("Your conversation with a listener is open.")).toBeTruthy();
  });

  it("goes on sending what was written in the chat without a network", async () => {
    const uid = await seen();
    outboxOf(uid, uid).write("kept-1", "I want to die tonight", Date.now());
    network.goes();
    show(<TalkBar pathname="/therapy" />);
    server.answers("sendMessage", { messageId: "kept-1", remaining: 18, locked: false });
    network.returns();
    await waitFor(() =>
      expect(server.asked("sendMessage")).toMatchObject([{ messageId: "kept-1", conversationId: uid }]),
    );
    await waitFor(() => expect(outboxOf(uid, uid).list()).toEqual([]));
  });

  it("goes on sending the answer that somebody thinks of ending their life, given without a network", async () => {
    const uid = await seen();
    kept.set(ALARM_ANSWER, `yes ${uid}`);
    server.answers("answerAlarm", {});
    show(<TalkBar pathname="/therapy" />);
    await waitFor(() => expect(server.asked("answerAlarm")).toEqual([{ inDanger: true }]));
    await waitFor(() => expect(kept.get(ALARM_ANSWER)).toBeNull());
  });

  it("says that a listener came, in the tab's title too, and that they wrote", async () => {
    const uid = await seen();
    show(<TalkBar pathname="/therapy" />);
    await screen.findByText("You are waiting for a listener.");
    changeConversation(uid, held);
    expect(await screen.findByText("A listener is with you.")).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("A listener is here · Thodu"));
    changeConversation(uid, { unreadByCustomer: 1 });
    expect((await screen.findByText("Your listener has written to you.")).closest("[role=status]")).not.toBeNull();
  });

  /** With a dialog over the page. */
  async function underDialog() {
    show(
      <>
        <Dialog open title="Booked" onClose={() => undefined}>
          <p>On Sunday</p>
        </Dialog>
        <TalkBar pathname="/therapy" />
      </>,
    );
    return within(await screen.findByRole("dialog", { name: "Booked" }));
  }

  it("is inside the dialog that lies over the page once a listener came", async () => {
    const uid = await seen();
    const dialog = await underDialog();
    await screen.findByText("You are waiting for a listener.");
    expect(dialog.queryByRole("complementary")).toBeNull();
    changeConversation(uid, held);
    expect(await dialog.findByText("A listener is with you.")).toBeTruthy();
  });

  it("takes no room from a dialog while nothing is new, until the listener writes", async () => {
    const uid = await seen({ ...held, claimedAt: Date.now() - HOUR });
    const dialog = await underDialog();
    await screen.findByText("Your conversation with a listener is open.");
    expect(dialog.queryByRole("complementary")).toBeNull();
    changeConversation(uid, { unreadByCustomer: 1 });
    expect(await dialog.findByText("Your listener has written to you.")).toBeTruthy();
    network.goes();
    await screen.findByText("No connection. What you wrote in the chat is kept.");
    expect(dialog.queryByRole("complementary")).toBeNull();
  });

  it("makes no claims without a network", async () => {
    await seen(held);
    show(<TalkBar pathname="/therapy" />);
    await screen.findByText("A listener is with you.");
    network.goes();
    expect(await screen.findByText("No connection. What you wrote in the chat is kept.")).toBeTruthy();
    expect(screen.queryByText("A listener is with you.")).toBeNull();
  });

  it("disappears when the talk ends, and stays away", async () => {
    const uid = await seen(held);
    show(<TalkBar pathname="/therapy" />);
    await screen.findByText("A listener is with you.");
    changeConversation(uid, { status: "closed" });
    await waitFor(() => expect(bar()).toBeNull());
    expect(kept.get(OPEN_TALK)).toBeNull();
  });
});

it("is shown after the chat has shown an open talk, and no more once that ended", async () => {
  const uid = await guestIsHere();
  putConversation(uid);
  show(<ChatScreen />, { at: "/chat" });
  await waitFor(() => expect(kept.get(OPEN_TALK)).toBe("yes"));
  changeConversation(uid, { status: "closed" });
  await waitFor(() => expect(kept.get(OPEN_TALK)).toBeNull());
});

describe("unsent messages from the chat", () => {
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
  const log = () => within(screen.getByRole("log", { name: "Your conversation" }));
  const sent = { messageId: "any", remaining: 18, locked: false };
  const closed = { status: "closed", waitingSince: null, endedAt: Date.now() } as const;
  const isKept = "No connection. What you wrote in the chat is kept.";
  const goesOut = "What you wrote in the chat will be sent as soon as possible.";

  it("are sent from another page, also the first message of somebody without an account", async () => {
    accounts.refuse("auth/network-request-failed");
    network.goes();
    const user = show(<ChatScreen />, { at: "/chat" });
    await user.type(field(), "I want to die tonight{Enter}");
    await screen.findByText("I want to die tonight");
    cleanup();
    show(<TalkBar pathname="/help-lines" />);
    expect(await screen.findByText(isKept)).toBeTruthy();
    network.returns();
    expect(await screen.findByText(goesOut)).toBeTruthy();
    server.answers("sendMessage", sent);
    accounts.answerAgain();
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(server.asked("sendMessage")).toMatchObject([{ text: "I want to die tonight" }]));
    await waitFor(() => expect(bar()).toBeNull());
  });

  it("are sent from another page if the chat had not loaded before it was left", async () => {
    server.answers("sendMessage", sent);
    writeEarly("I want to die tonight");
    show(<TalkBar pathname="/help-lines" />);
    await waitFor(() => expect(server.asked("sendMessage")).toMatchObject([{ text: "I want to die tonight" }]));
  });

  it("are sent from another page after the last talk has ended", async () => {
    const uid = await guestIsHere();
    putConversation(uid, closed);
    putMessage(uid, "first", { text: "I can’t sleep" });
    const user = show(<ChatScreen />, { at: "/chat" });
    await screen.findByText("I can’t sleep");
    network.goes();
    await user.type(field(), "I want to die tonight{Enter}");
    cleanup();
    show(<TalkBar pathname="/therapy" />);
    expect(await screen.findByText(isKept)).toBeTruthy();
    server.answers("sendMessage", sent);
    network.returns();
    await waitFor(() => expect(server.asked("sendMessage").at(-1)).toMatchObject({ text: "I want to die tonight" }));
    await waitFor(() => expect(outboxOf(uid, uid).list()).toEqual([]));
  });

  it("are reported as kept if refused at the limit, and wait in the chat beside a half-written text", async () => {
    const uid = await seen(closed);
    keepDraft(uid, uid, "And my");
    outboxOf(uid, uid).write("kept-1", "I can’t go on", Date.now());
    server.refuses("sendMessage", "CHAT_LIMIT");
    show(<TalkBar pathname="/therapy" />);
    expect(await screen.findByText("What you wrote in the chat was not sent. It is kept there.")).toBeTruthy();
    expect(readDraft(uid, uid)).toBe("And my");
    cleanup();
    const user = show(<ChatScreen />, { at: "/chat" });
    expect(await screen.findByText("Not sent")).toBeTruthy();
    expect(field().value).toBe("And my");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(field().value).toBe("I can’t go on\nAnd my"));
  });

  it("that another tab sends are in their place in the chat, and not again at its end", async () => {
    const uid = await seen();
    show(<TalkBar pathname="/therapy" />);
    await screen.findByText("You are waiting for a listener.");
    const old = { id: "old", text: "of an hour ago", at: Date.now() - 3_600_000, tries: 0, refused: null };
    outboxOf(uid, uid).onStorageEvent(asSent(old));
    expect(outboxOf(uid, uid).view().accepted).toEqual([old]);
    // Since then a whole page of messages was written.
    for (let n = 0; n < 30; n += 1) putMessage(uid, `m${n}`, { text: `later ${n}`, timestamp: Date.now() - 1_000 + n });
    cleanup();
    show(<ChatScreen />, { at: "/chat" });
    await screen.findByText("later 29");
    await waitFor(() => expect(log().queryByText("of an hour ago")).toBeNull());
  });
});
