import { act, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { loadFirestore } from "../../lib/firebase";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { instant, store } from "../../test-support/store";
import { UnreadCount } from "./UnreadCount";

// It never loads the database by itself.
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

it("counts what is unread as it comes and is read, and says nothing of nothing", async () => {
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

it("has those read that lead to the page one is on", async () => {
  const uid = await isHere();
  put(uid, "here", { link: "/support" });
  put(uid, "elsewhere", { link: "/therapy" });
  show(<UnreadCount />, { at: "/support" });
  expect(await screen.findByText("1 new")).toBeTruthy();
  await waitFor(() => expect(store.read(`users/${uid}/notifications/here`)).toMatchObject({ unread: false }));
  expect(store.read(`users/${uid}/notifications/elsewhere`)).toMatchObject({ unread: true });
});

it("has those read that lead to a part of the page one is on", async () => {
  const uid = await isHere();
  put(uid, "here", { link: "/profile?show=payments" });
  put(uid, "elsewhere", { link: "/go-premium?show=payments" });
  show(<UnreadCount />, { at: "/profile" });
  await waitFor(() => expect(store.read(`users/${uid}/notifications/here`)).toMatchObject({ unread: false }));
  expect(await screen.findByText("1 new")).toBeTruthy();
  expect(store.read(`users/${uid}/notifications/elsewhere`)).toMatchObject({ unread: true });
});

it("leaves unread what comes while the page is not in front of anybody, until it is", async () => {
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
