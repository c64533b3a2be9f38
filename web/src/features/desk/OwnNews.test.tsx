import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { heldBy, somebodyWaits } from "../../test-support/desk";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { store } from "../../test-support/store";
import { changeConversation } from "../../test-support/stored";
import { leaveOut } from "../../lib/notMatched";
import { DESK_TALK, kept, NOT_MATCHED, stored } from "../../lib/storage";
import { OwnNews } from "./OwnNews";

async function open() {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put("desk/current", { epoch: "epoch-0" });
  somebodyWaits("own-news", { ...heldBy(uid), unreadByVolunteer: 0, lastSender: "volunteer" });
  somebodyWaits("others-news", { ...heldBy("ravi"), alias: "Kind River 2", unreadByVolunteer: 3, risk: "crisis" });
  return { uid, user: show(<OwnNews />, { at: "/volunteer-home" }) };
}

it("reports an offer to a listener who has left the desk, and puts a crisis before a new message", async () => {
  const { uid } = await open();
  const offer = { to: uid, expiresAt: Date.now() + 60_000 };
  somebodyWaits("offered-news", { alias: "Still Pond 3", offer });
  expect(await screen.findByText("Still Pond 3 is waiting for you.")).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("● Somebody is waiting for you"));
  changeConversation("own-news", { unreadByVolunteer: 1, lastSender: "customer" });
  expect(await screen.findByText("Calm Lotus 1 has written to you.")).toBeTruthy();
  changeConversation("offered-news", { risk: "crisis" });
  const words = await screen.findByText("Still Pond 3 is in a crisis and waits for your answer.");
  expect(words.getAttribute("role")).toBe("alert");
  expect(screen.getByRole("link", { name: "Volunteer Chat" }).getAttribute("href")).toBe("/volunteer-chat");
  changeConversation("offered-news", { offer: null });
  expect(await screen.findByText("Calm Lotus 1 has written to you.")).toBeTruthy();
});

it("says who waits for an answer although everything was read, and how many they are", async () => {
  const { uid } = await open();
  const waits = { unreadByVolunteer: 0, lastSender: "customer", lastMessageAt: Date.now() - 120_000 } as const;
  changeConversation("own-news", waits);
  expect((await screen.findByText("Calm Lotus 1 waits for your answer.")).getAttribute("role")).toBe("status");
  somebodyWaits("own-second", { alias: "Still Pond 3", ...heldBy(uid), ...waits });
  expect(await screen.findByText("2 people wait for your answer.")).toBeTruthy();
  changeConversation("own-second", { lastSender: "volunteer" });
  changeConversation("own-news", { lastSender: "volunteer" });
  await waitFor(() => expect(screen.queryByText(/your answer/)).toBeNull());
});

it("lists somebody again whose block was lifted, once they are offered", async () => {
  const { uid } = await open();
  leaveOut("lifted-news");
  somebodyWaits("lifted-news", { alias: "Still Pond 3", offer: { to: uid, expiresAt: Date.now() + 60_000 } });
  await screen.findByText("Still Pond 3 is waiting for you.");
  await waitFor(() => expect(stored.get(NOT_MATCHED + uid) ?? "").not.toContain("lifted-news"));
});

it("does not disturb a listener who is on a break", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  kept.set(`thodu.availability.${uid}`, "away");
  store.put("desk/current", { epoch: "epoch-0" });
  somebodyWaits("own-news", { ...heldBy(uid), unreadByVolunteer: 1 });
  somebodyWaits("offered-news", { alias: "Still Pond 3", offer: { to: uid, expiresAt: Date.now() + 60_000 } });
  show(<OwnNews />, { at: "/volunteer-home" });
  expect(await screen.findByText("Calm Lotus 1 has written to you.")).toBeTruthy();
  expect(document.title).not.toContain("waiting");
  kept.remove(`thodu.availability.${uid}`);
});

it("tells a listener on any page of a new message, and of somebody in a crisis who waits for an answer", async () => {
  const { user } = await open();
  expect(screen.queryByRole("link", { name: "Open the chat" })).toBeNull();
  changeConversation("own-news", { unreadByVolunteer: 1, lastSender: "customer" });
  expect((await screen.findByText("Calm Lotus 1 has written to you.")).getAttribute("role")).toBe("status");
  await waitFor(() => expect(document.title).toBe("● A new message for you"));
  changeConversation("own-news", { risk: "crisis" });
  const words = await screen.findByText("Calm Lotus 1 is in a crisis and waits for your answer.");
  expect(words.getAttribute("role")).toBe("alert");
  expect(screen.queryByText(/Kind River 2/)).toBeNull();
  const link = screen.getByRole("link", { name: "Open the chat" });
  expect(link.getAttribute("href")).toBe("/volunteer-chat");
  await user.click(link);
  // The desk opens with this conversation.
  expect(kept.get(DESK_TALK)).toBe("own-news");
});
