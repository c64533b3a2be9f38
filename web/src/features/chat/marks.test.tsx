import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { store } from "../../test-support/store";
import { changeConversation, putConversation, putMessage, stored } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const openChat = () => show(<ChatScreen />, { at: "/chat" });

/** A person with one message, in the chat with a listener. */
async function talking(): Promise<string> {
  const uid = await guestIsHere();
  putConversation(uid, { status: "active", volunteerId: "meera", waitingSince: null });
  putMessage(uid, "first", { text: "I can’t sleep" });
  openChat();
  return uid;
}

const meeraIsHere = (uid: string): void =>
  store.put(
    `conversations/${uid}/presence/meera`,
    stored({ typing: false, active: true, at: Date.now() + 2_000, since: Date.now() }),
  );

it("messages show how far they got: sent, delivered, read", async () => {
  const uid = await talking();
  expect(await screen.findByText("Sent")).toBeTruthy();
  meeraIsHere(uid);
  expect(await screen.findByText("Delivered")).toBeTruthy();
  changeConversation(uid, { volunteerReadAt: Date.now() + 3_000 });
  expect(await screen.findByText("Read")).toBeTruthy();
});

it("messages are delivered for good, also if their listener is gone and the page is loaded again", async () => {
  const uid = await talking();
  meeraIsHere(uid);
  await screen.findByText("Delivered");
  changeConversation(uid, { status: "waiting", volunteerId: null, notice: "listener-left" });
  expect(await screen.findByText(/^Your listener had to leave/)).toBeTruthy();
  expect(screen.getByText("Delivered")).toBeTruthy();
  cleanup();
  openChat();
  expect(await screen.findByText("Delivered")).toBeTruthy();
});
