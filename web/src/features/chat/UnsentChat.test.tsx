import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
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

it("what did not go is said to wait, not to have failed, once the network is gone; and goes out when it is back", async () => {
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

it("the note of somebody who waits goes out as a message", async () => {
  server.answers("sendMessage", sent);
  const user = await open();
  await user.click(await screen.findByText("A small note for yourself"));
  await user.type(await screen.findByRole("textbox", { name: "What weighs most on you right now?" }), "My exam");
  for (let step = 0; step < 3; step += 1) await user.click(screen.getByRole("button", { name: "Next" }));
  await user.click(screen.getByRole("button", { name: "Send it to the listener" }));
  await waitFor(() => expect(server.asked("sendMessage")).toMatchObject([{ text: "What weighs most: My exam" }]));
});
