import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { SOON } from "../support/browser";
import { devices, emailAccount, signInTo } from "../support/devices";
import { database } from "../support/people";

const open = devices();

async function device(email: string, to: string): Promise<Page> {
  const { page } = await open();
  await signInTo(page, email, to);
  return page;
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click({ delay: 300 });
/** What the bar says beside its link; empty when nothing is new. */
const inBar = async (page: Page) => (await page.getByRole("banner").locator(".bar__count").allTextContents()).join();
const titles = (page: Page) => page.locator(".note").getByRole("heading").allTextContents();

it("notifications come, are read and go on all devices at once, and the bar counts them", async () => {
  const { uid, email } = await emailAccount();
  const notes = database().collection(`users/${uid}/notifications`);
  const tell = (id: string, type: string, minutes: number) =>
    notes.doc(id).set({
      type,
      message: `News of ${type}.`,
      unread: true,
      link: null,
      createdAt: Timestamp.fromMillis(Date.now() - minutes * 60_000),
    });
  const list = await device(email, "/notifications");
  await list.getByText("No new notifications.").waitFor();
  expect(await list.getByRole("button", { name: "Clear All Notifications" }).count()).toBe(0);
  const elsewhere = await device(email, "/support");

  await tell("one", "Support", 3);
  await tell("two", "Therapy", 2);
  await tell("three", "General", 1);
  await expect.poll(() => titles(list), SOON).toEqual(["General Alert", "Therapy Alert", "Support Alert"]);
  await list.getByText("News of Therapy.").waitFor();
  for (const page of [list, elsewhere]) await expect.poll(() => inBar(page), SOON).toBe("3 new");

  await press(list, "Mark as Read");
  for (const page of [list, elsewhere]) await expect.poll(() => inBar(page), SOON).toBe("2 new");
  expect((await notes.doc("three").get()).data()).toMatchObject({ unread: false });
  expect(await list.getByRole("button", { name: "Mark as Read" }).count()).toBe(2);
  await list.reload();
  await expect.poll(() => list.getByRole("button", { name: "Mark as Read" }).count(), SOON).toBe(2);

  await press(list, "Clear All Notifications");
  await list.getByRole("status").filter({ hasText: "All notifications are cleared." }).first().waitFor();
  await list.getByText("No new notifications.").waitFor();
  await expect.poll(() => inBar(elsewhere), SOON).toBe("");
  expect((await notes.get()).size).toBe(0);
});
