import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TalkBar } from "../../app/TalkBar";
import { kept, OPEN_TALK } from "../../lib/storage";
import { guestIsHere } from "../../test-support/people";
import { aQueue } from "../../test-support/queue";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import { changeConversation, putConversation, putMessage } from "../../test-support/stored";
import { watchUnspoken } from "../../test-support/unspoken";
import { ChatScreen } from "./ChatScreen";
import { Waiting } from "./Waiting";

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });

it("changes in the chat appear in regions that a screen reader announces", async () => {
  mediaIs("(height >= 44rem)", true);
  server.answers("readQueue", aQueue());
  const uid = await guestIsHere();
  putConversation(uid, { ownMessageCount: 14 });
  putMessage(uid, "first", { text: "I can’t sleep" });
  const user = show(<ChatScreen />, { at: "/chat" });
  await screen.findByText("I can’t sleep");
  await screen.findByText("You are next.");
  const unspoken = watchUnspoken();

  await user.click(screen.getByRole("button", { name: "Reply to this message" }));
  await screen.findByText("Reply to your own message:");
  server.answers("sendMessage", { messageId: "any", remaining: 4, locked: false });
  await user.type(field(), "Call me on 98490 12345");
  await screen.findByText(/^You don’t need to give a phone number\./);
  await user.type(field(), "{Enter}");
  await screen.findByText("4 free messages left");
  network.goes();
  await screen.findByText(/^You are offline\./);
  network.returns();

  changeConversation(uid, { alarm: { since: Date.now(), answer: null } });
  await screen.findByRole("region", { name: "Are you thinking of ending your life?" });
  changeConversation(uid, { risk: "concern", alarm: { since: Date.now(), answer: "no" } });
  await screen.findByText("Free, day and night:");
  changeConversation(uid, { risk: "crisis", alarm: null });
  await screen.findByRole("status", { name: "Help lines for you now" });
  changeConversation(uid, { risk: "none", ownMessageCount: 22 });
  await screen.findByText(/^You have used your free messages/);
  changeConversation(uid, { status: "closed", notice: "ended-by-listener", endedAt: Date.now() });
  await screen.findByText(/^Your listener has ended this conversation\./);
  expect(unspoken()).toEqual([]);
});

it("so do the lock and the free call that is left", async () => {
  server.refuses("sendMessage", "CHAT_LIMIT");
  const uid = await guestIsHere();
  putConversation(uid, { ownMessageCount: 22, status: "active", volunteerId: "meera" });
  putMessage(uid, "first", { text: "I can’t sleep" });
  const user = show(<ChatScreen />, { at: "/chat" });
  await screen.findByText("I can’t sleep");
  const unspoken = watchUnspoken();
  await user.type(field(), "One too many{Enter}");
  await screen.findByText(/^Your last message was not sent\./);
  await screen.findByText(/^You still have a free call/);
  expect(unspoken()).toEqual([]);
});

it("so does the place in the queue", async () => {
  server.answers("readQueue", aQueue());
  const unspoken = watchUnspoken();
  show(<Waiting crisis={false} calm={false} onHand={null} />);
  await screen.findByText("You are next.");
  expect(unspoken()).toEqual([]);
});

it("so does the talk on another page", async () => {
  const uid = await guestIsHere();
  putConversation(uid);
  kept.set(OPEN_TALK, "yes");
  server.answers("readQueue", aQueue());
  const unspoken = watchUnspoken();
  show(<TalkBar pathname="/therapy" />);
  const words = await screen.findByText("You are waiting for a listener.");
  expect(words.closest("[role=status]")).not.toBeNull();
  expect(unspoken()).toEqual([]);
});
