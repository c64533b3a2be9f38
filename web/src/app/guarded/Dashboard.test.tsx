import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { kept, OPEN_TALK } from "../../lib/storage";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, network, store } from "../../test-support/store";
import { putConversation } from "../../test-support/stored";
import { TalkBar } from "../TalkBar";
import { Dashboard } from "./Dashboard";

/** As the app has them. */
const open = () =>
  show(
    <>
      <TalkBar pathname="/dashboard" />
      <Dashboard />
    </>,
    { at: "/dashboard" },
  );
const bar = () => screen.queryByRole("complementary", { name: "Your chat" });

beforeEach(() =>
  server.answers("readQueue", {
    position: 1,
    anyone: true,
    expected: null,
    onCall: false,
    usually: [],
    toldUntil: null,
    later: null,
    laterTime: null,
  }),
);

it("shows the talk of an account that was opened on another device", async () => {
  putConversation(await isHere());
  open();
  expect(await screen.findByText("You are waiting for a listener.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the chat" }).getAttribute("href")).toBe("/chat");
});

it("says nothing of a talk where none is open, and knows so from then on", async () => {
  putConversation(await isHere(), { status: "closed", waitingSince: null });
  open();
  await waitFor(() => expect(kept.get(OPEN_TALK)).toBeNull());
  expect(bar()).toBeNull();
});

it("shows it once the network is back", async () => {
  putConversation(await isHere());
  network.goes();
  open();
  network.returns();
  expect(await screen.findByText("You are waiting for a listener.")).toBeTruthy();
});

it("looks for none of a guest, who is sent to the login", async () => {
  await guestIsHere();
  open();
  await waitFor(() => expect(location.pathname).toBe("/login"));
  expect(kept.get(OPEN_TALK)).toBeNull();
});

it("leads to the notifications, with how many are new, without a menu before it", async () => {
  const uid = await isHere();
  store.put(`users/${uid}/notifications/one`, {
    type: "Therapy",
    message: "Your appointment is confirmed.",
    unread: true,
    createdAt: instant(Date.now()),
    link: "/therapy",
  });
  open();
  const link = await screen.findByRole("link", { name: "Notifications 1 new" });
  expect(link.getAttribute("href")).toBe("/notifications");
  expect(
    link.closest(`#${screen.getByRole("button", { name: "Your account" }).getAttribute("aria-controls")}`),
  ).toBeNull();
});
