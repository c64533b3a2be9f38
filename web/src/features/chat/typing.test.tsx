import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { network, store } from "../../test-support/store";
import { putConversation, putMessage, stored } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const hint = () => screen.queryByText("Volunteer is typing...");
const isShown = () => waitFor(() => expect(hint()).not.toBeNull());

/** A talk whose listener is there; `sign` says what they do now, and `answers` stores a message of theirs. */
async function talk() {
  const uid = await guestIsHere();
  putConversation(uid, { status: "active", volunteerId: "meera", claimId: "claim-1", waitingSince: null });
  putMessage(uid, "first", { text: "I can’t sleep", timestamp: Date.now() - 60_000 });
  const sign = (typing: boolean): void =>
    store.put(
      `conversations/${uid}/presence/meera`,
      stored({ typing, active: true, at: Date.now(), since: Date.now() }),
    );
  const answers = (id: string): void =>
    putMessage(uid, id, { text: `Answer ${id}`, sender: "volunteer", timestamp: Date.now() + 1 });
  const user = show(<ChatScreen />, { at: "/chat" });
  await screen.findByText("I can’t sleep");
  return { sign, answers, user };
}

it("ends at once with their message, although they have not said that they stopped", async () => {
  const { sign, answers } = await talk();
  sign(true);
  await isShown();
  answers("one");
  await screen.findByText("Answer one");
  expect(hint()).toBeNull();
});

it("after an own message ends at once with theirs", async () => {
  server.answers("sendMessage", { messageId: "any", remaining: 18, locked: false });
  const { sign, answers, user } = await talk();
  sign(false);
  await user.type(screen.getByRole("textbox", { name: "Your message" }), "Hello{Enter}");
  await isShown();
  answers("one");
  await screen.findByText("Answer one");
  expect(hint()).toBeNull();
});

it("is not claimed without a network, since their next sign would not arrive", async () => {
  const { sign } = await talk();
  sign(true);
  await isShown();
  network.goes();
  await screen.findByText("No connection. A listener was with you.");
  expect(hint()).toBeNull();
});
