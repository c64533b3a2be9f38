import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { kept, OPEN_TALK } from "../../lib/storage";
import { accounts, guestIsHere, isHere, someUid } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, network, store } from "../../test-support/store";
import { putConversation } from "../../test-support/stored";
import { TopBar } from "../bars/TopBar";
import { TalkBar } from "../TalkBar";
import { Dashboard } from "./Dashboard";

/** The parts as the app combines them. */
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

it("shows an account's talk that was opened on another device", async () => {
  putConversation(await isHere());
  open();
  expect(await screen.findByText("You are waiting for a listener.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the chat" }).getAttribute("href")).toBe("/chat");
});

it("says nothing of a talk if none is open, and remembers that", async () => {
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

it("does not look for one of a guest, who is sent to the login", async () => {
  await guestIsHere();
  open();
  await waitFor(() => expect(location.pathname).toBe("/login"));
  expect(kept.get(OPEN_TALK)).toBeNull();
});

it("links to the notifications, with the number of new ones, outside of the menu", async () => {
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

it("leads a listener to the desk", async () => {
  await isHere({ claims: { volunteer: true } });
  open();
  const link = await screen.findByRole("link", { name: "Volunteer Chat" });
  expect(link.getAttribute("href")).toBe("/volunteer-chat");
  expect(screen.getByText("You are a listener:")).toBeTruthy();
});

it.each([
  ["a listener", { volunteer: true }, "Volunteer Chat"],
  ["an admin", { admin: true }, "Admin"],
  ["an admin for a part of it", { safety: true }, "Admin"],
] as const)("leads somebody to their work who became %s after they had signed in", async (_, claims, name) => {
  const email = `${someUid()}@example.com`;
  const uid = await isHere({ email });
  accounts.has({ uid, email, claims });
  show(
    <>
      <TopBar kind="dashboard" />
      <Dashboard />
    </>,
    { at: "/dashboard" },
  );
  const menu = await screen.findByRole("navigation", { name: "Main", hidden: true });
  expect(await within(menu).findByRole("link", { name, hidden: true })).toBeTruthy();
});

it("leads a customer to no desk", async () => {
  await isHere();
  open();
  await screen.findByRole("link", { name: "Chat Now" });
  expect(screen.queryByRole("link", { name: "Volunteer Chat" })).toBeNull();
});
