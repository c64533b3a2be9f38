import { MINUTE } from "@thodu/domain/time";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { TalkBar } from "../../app/TalkBar";
import { NONE, put } from "../../calls/state";
import { kept, OPEN_TALK } from "../../lib/storage";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { network, store } from "../../test-support/store";
import { changeConversation, putConversation, putMessage, stored } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const WORDS =
  "Your listener has not answered yet. We are looking for another one as well. Tele-MANAS 14416 answers day and night.";
const HEAD = "We are looking for another listener for you now";
const HERE = "A listener is with you";
/** In the log, at the place where they came. */
const CAME = /^A listener is here\./;
const ago = (ms: number) => Date.now() - ms;
const offered = () => ({ to: "ravi", expiresAt: Date.now() + 25_000, handOver: false });

/** A person in a crisis who wrote `waited` ago, while the page of their listener stays in front. */
async function writes(waited: number, changes: Parameters<typeof putConversation>[1] = {}): Promise<string> {
  const uid = await guestIsHere();
  const at = ago(waited);
  putConversation(uid, {
    status: "active",
    volunteerId: "meera",
    waitingSince: null,
    claimedAt: ago(10 * MINUTE),
    risk: "crisis",
    crisisSince: at,
    lastSender: "customer",
    lastMessageAt: at,
    unansweredSince: at,
    ...changes,
  });
  putMessage(uid, "first", { text: "I can’t go on" });
  store.put(
    `conversations/${uid}/presence/meera`,
    stored({ typing: false, active: true, at: Date.now(), since: Date.now() }),
  );
  return uid;
}

describe("a person in a crisis whose listener does not answer", () => {
  it("is told so after 90 seconds, and no longer that a listener is with them", async () => {
    const uid = await writes(91_000);
    show(<ChatScreen />, { at: "/chat" });
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect(screen.getByText(HEAD)).toBeTruthy();
    expect(screen.queryByText(HERE)).toBeNull();
    changeConversation(uid, { lastSender: "volunteer", lastMessageAt: Date.now(), unansweredSince: null });
    expect(await screen.findByText(HERE)).toBeTruthy();
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it("does not read in the log that a listener is here until that one has answered", async () => {
    const uid = await writes(20_000);
    putMessage(uid, "before", { text: "Hello?", timestamp: ago(11 * MINUTE) });
    show(<ChatScreen />, { at: "/chat" });
    const came = await screen.findByText(CAME);
    changeConversation(uid, { offer: offered() });
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect([came.isConnected, screen.queryByText(CAME)]).toEqual([false, null]);
    changeConversation(uid, { lastSender: "volunteer", lastMessageAt: Date.now(), unansweredSince: null, offer: null });
    expect(await screen.findByText(CAME)).toBeTruthy();
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it("is told so as soon as another listener is asked", async () => {
    const uid = await writes(20_000);
    show(<ChatScreen />, { at: "/chat" });
    expect(await screen.findByText(HERE)).toBeTruthy();
    expect(screen.queryByText(WORDS)).toBeNull();
    changeConversation(uid, { offer: offered() });
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect(screen.queryByText(HERE)).toBeNull();
    // Their own listener asks a colleague instead.
    changeConversation(uid, { offer: { ...offered(), handOver: true } });
    expect(await screen.findByText(/^Your listener is asking a colleague to go on with you\./)).toBeTruthy();
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it("is not told so during a call, nor without a network", async () => {
    await writes(91_000);
    put({ phase: "talking" });
    show(<ChatScreen />, { at: "/chat" });
    expect(await screen.findByText(HERE)).toBeTruthy();
    put(NONE);
    expect(await screen.findByText(WORDS)).toBeTruthy();
    network.goes();
    await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
  });

  it("is told so on other pages", async () => {
    const uid = await writes(91_000);
    kept.set(OPEN_TALK, "yes");
    show(<TalkBar pathname="/therapy" />);
    const words = "Your listener has not answered yet. We are looking for another one as well.";
    expect(await screen.findByText(words)).toBeTruthy();
    changeConversation(uid, { lastSender: "volunteer", lastMessageAt: Date.now(), unansweredSince: null });
    expect(await screen.findByText("Your conversation with a listener is open.")).toBeTruthy();
  });
});
