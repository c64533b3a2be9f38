import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { instant, network, store } from "../../test-support/store";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { NotificationsScreen } from "./NotificationsScreen";

const NOW = Date.now();

const note = (minutesAgo: number, changes: Record<string, unknown> = {}) => ({
  type: "Support",
  message: "A listener has answered you.",
  unread: true,
  createdAt: instant(NOW - minutesAgo * 60_000),
  link: null,
  ...changes,
});

async function open(notes: Readonly<Record<string, ReturnType<typeof note>>> = {}) {
  const uid = await isHere();
  for (const [id, fields] of Object.entries(notes)) store.put(`users/${uid}/notifications/${id}`, fields);
  return { uid, user: show(<NotificationsScreen />, { at: "/notifications" }) };
}

const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("lists the newest first, each titled with its type, and counts the unread ones", async () => {
  await open({
    old: note(90, { type: "General", message: "Old news.", unread: false }),
    new: note(1),
    middle: note(30, { type: "Therapy", message: "A time was found." }),
  });
  await screen.findByText("A listener has answered you.");
  expect(titles()).toEqual(["Support Alert", "Therapy Alert", "General Alert"]);
  expect(screen.getByText("2 new")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Mark as Read" })).toHaveLength(2);
});

it("marks one as read: it is stored, its button disappears, and the focus stays near", async () => {
  const { uid, user } = await open({ one: note(1) });
  await user.click(await screen.findByRole("button", { name: "Mark as Read" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Mark as Read" })).toBeNull());
  expect(store.read(`users/${uid}/notifications/one`)).toMatchObject({ unread: false });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Support Alert"));
  expect(screen.queryByText(/ new$/)).toBeNull();
});

it("marks one as read when its link is followed", async () => {
  const { uid, user } = await open({ one: note(1, { link: "/chat" }) });
  await user.click(await screen.findByRole("link", { name: "Open" }));
  await waitFor(() => expect(store.read(`users/${uid}/notifications/one`)).toMatchObject({ unread: false }));
  expect(location.pathname).toBe("/chat");
});

it("clears all of them, says so, and moves the focus to the next element", async () => {
  const { uid, user } = await open({ one: note(1), two: note(2, { unread: false }) });
  await user.click(await screen.findByRole("button", { name: "Clear All Notifications" }));
  expect(await screen.findByText("No new notifications.")).toBeTruthy();
  await screen.findByText("All notifications are cleared.");
  expect(store.ids(`users/${uid}/notifications`)).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Notifications" })));
});

it("shows what arrives while it is open", async () => {
  const { uid } = await open();
  await screen.findByText("No new notifications.");
  store.put(`users/${uid}/notifications/one`, note(0));
  expect(await screen.findByText("A listener has answered you.")).toBeTruthy();
});

it("leaves out a document that can’t be read, and shows the others", async () => {
  await open({ broken: note(1, { type: "Unheard of", message: "Broken." }), whole: note(2) });
  await screen.findByText("A listener has answered you.");
  expect(titles()).toEqual(["Support Alert"]);
});

describe("without an answer", () => {
  it("says that it is loading, claims nothing, and then shows what arrived", async () => {
    const answer = store.isSlow();
    await open({ one: note(1) });
    await screen.findByText("Loading your notifications…");
    expect(screen.queryByText("No new notifications.")).toBeNull();
    answer();
    expect(await screen.findByText("A listener has answered you.")).toBeTruthy();
  });

  it("says that there is no network, claims nothing, and shows them when it is back", async () => {
    network.goes();
    await open({ one: note(1) });
    await screen.findByText("You are offline. Your notifications appear as soon as the network is back.");
    expect(screen.queryByText("No new notifications.")).toBeNull();
    network.returns();
    expect(await screen.findByText("A listener has answered you.")).toBeTruthy();
  });

  it("says that reading was refused, and reads again on request", async () => {
    const uid = await isHere();
    store.refuses(`users/${uid}/notifications`);
    store.put(`users/${uid}/notifications/one`, note(1));
    const user = show(<NotificationsScreen />);
    await screen.findByText("Your notifications could not be loaded.");
    store.allows(`users/${uid}/notifications`);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("A listener has answered you.")).toBeTruthy();
  });
});

describe("a change that is not stored", () => {
  it("is reported, and nothing changes: mark as read", async () => {
    const { uid, user } = await open({ one: note(1) });
    const button = await screen.findByRole("button", { name: "Mark as Read" });
    network.goes();
    await user.click(button);
    const said = await screen.findByText("That did not work. Please check the network and try again.");
    expect(said.closest("[role=alert]")).not.toBeNull();
    expect(store.read(`users/${uid}/notifications/one`)).toMatchObject({ unread: true });
  });

  it("is reported, and nothing changes: clear", async () => {
    const { uid, user } = await open({ one: note(1) });
    const button = await screen.findByRole("button", { name: "Clear All Notifications" });
    network.goes();
    await user.click(button);
    await screen.findByText("That did not work. Please check the network and try again.");
    expect(store.ids(`users/${uid}/notifications`)).toEqual(["one"]);
    expect(within(screen.getByRole("list")).getByText("A listener has answered you.")).toBeTruthy();
  });
});

it("leads a visitor to a talk, or to their account", async () => {
  show(<NotificationsScreen />);
  const chat = await screen.findByRole("link", { name: "Write to a volunteer" });
  expect(chat.getAttribute("href")).toBe("/chat");
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login?from=/notifications");
});
