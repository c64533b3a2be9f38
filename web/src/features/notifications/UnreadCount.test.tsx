import { act, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { loadFirestore } from "../../lib/firebase";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { instant, store } from "../../test-support/store";
import { UnreadCount } from "./UnreadCount";

// The count never loads the database by itself.
beforeAll(async () => void (await loadFirestore()));

const put = (uid: string, id: string, changes: Readonly<Record<string, unknown>> = {}): void =>
  store.put(`users/${uid}/notifications/${id}`, {
    type: "Support",
    message: "News.",
    unread: true,
    createdAt: instant(Date.now()),
    link: null,
    ...changes,
  });

it("counts unread ones as they arrive and are read, and shows nothing for zero", async () => {
  const uid = await isHere();
  show(<UnreadCount />, { at: "/support" });
  put(uid, "one");
  put(uid, "two");
  put(uid, "old", { unread: false });
  expect(await screen.findByText("2 new")).toBeTruthy();
  put(uid, "one", { unread: false });
  expect(await screen.findByText("1 new")).toBeTruthy();
  put(uid, "two", { unread: false });
  await waitFor(() => expect(screen.queryByText(/ new$/)).toBeNull());
});

it("marks those as read that link to the present page", async () => {
  const uid = await isHere();
  put(uid, "here", { link: "/support" });
  put(uid, "elsewhere", { link: "/therapy" });
  show(<UnreadCount />, { at: "/support" });
  expect(await screen.findByText("1 new")).toBeTruthy();
  await waitFor(() => expect(store.read(`users/${uid}/notifications/here`)).toMatchObject({ unread: false }));
  expect(store.read(`users/${uid}/notifications/elsewhere`)).toMatchObject({ unread: true });
});

it("marks those that link to the chat as read there, and shows no number", async () => {
  const uid = await isHere();
  put(uid, "turn", { link: "/chat" });
  put(uid, "elsewhere", { link: "/therapy" });
  show(<UnreadCount />, { at: "/chat" });
  await waitFor(() => expect(store.read(`users/${uid}/notifications/turn`)).toMatchObject({ unread: false }));
  expect(screen.queryByText(/ new$/)).toBeNull();
  expect(store.read(`users/${uid}/notifications/elsewhere`)).toMatchObject({ unread: true });
});

it("marks those as read that link to a part of the present page", async () => {
  const uid = await isHere();
  put(uid, "here", { link: "/profile?show=payments" });
  put(uid, "elsewhere", { link: "/go-premium?show=payments" });
  show(<UnreadCount />, { at: "/profile" });
  await waitFor(() => expect(store.read(`users/${uid}/notifications/here`)).toMatchObject({ unread: false }));
  expect(await screen.findByText("1 new")).toBeTruthy();
  expect(store.read(`users/${uid}/notifications/elsewhere`)).toMatchObject({ unread: true });
});

it("leaves unread what arrives while the page is hidden, until it is visible", async () => {
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const uid = await isHere();
  put(uid, "here", { link: "/therapy" });
  put(uid, "elsewhere", { link: "/support" });
  show(<UnreadCount />, { at: "/therapy" });
  expect(await screen.findByText("1 new")).toBeTruthy();
  expect(store.read(`users/${uid}/notifications/here`)).toMatchObject({ unread: true });
  visible.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(store.read(`users/${uid}/notifications/here`)).toMatchObject({ unread: false }));
});
