import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { customerTalk, hydrated, SOON } from "../support/browser";
import { devices } from "../support/devices";
import { listenersOf } from "../support/firestoreTargets";
import { customerAccount, signInAs } from "../support/listeners";
import { database } from "../support/people";
import { longTalk } from "../support/stories";

const DAY = 24 * 60 * 60_000;

const open = devices();
let page: Page;
let uid: string;

/** A person with an account who has written once. */
beforeEach(async () => {
  const customer = await customerAccount();
  uid = customer.person.uid;
  page = (await open()).page;
  await longTalk(uid, 1);
  await signInAs(page, customer);
});

const givePlan = () =>
  database()
    .doc(`premiumUsers/${uid}`)
    .set({
      userId: uid,
      planId: "unlimited-support",
      item: null,
      status: "active",
      validUntil: Timestamp.fromMillis(Date.now() + 20 * DAY),
    });

async function visit(path: string, ready: string): Promise<void> {
  await page.goto(path);
  await hydrated(page, ready);
}

it("a person who is signed in is not told on the first pages that it takes no account", async () => {
  const note = page.getByText("No account, no name.").filter({ visible: true });
  const stranger = await open();
  for (const path of ["/", "/get-started"]) {
    await page.goto(path);
    expect([path, await note.count()]).toEqual([path, 0]);
    await stranger.page.goto(path);
    await stranger.page.getByText("No account, no name.").first().waitFor();
  }
});

it("the chat's menu reads the plan when it is opened", async () => {
  await givePlan();
  await page.setViewportSize({ width: 360, height: 740 });
  const asked = listenersOf(page);
  await visit("/chat", ".composer");
  await customerTalk(page).messages.first().waitFor(SOON);
  expect(asked.map(({ what }) => what)).not.toContain(`premiumUsers/${uid}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Your plan", exact: true }).waitFor(SOON);
});

it("a person with a monthly plan is asked nowhere to go premium", async () => {
  await givePlan();
  for (const [path, ready] of [
    ["/profile", ".profile"],
    ["/settings", "main"],
    ["/support", "main"],
    ["/call", ".call"],
  ] as const) {
    await visit(path, ready);
    await page
      .getByRole("navigation")
      .getByRole("link", { name: "Your plan", exact: true })
      .waitFor({ ...SOON, state: "attached" });
    if (path === "/profile") await page.getByText("Active until").first().waitFor(SOON);
    await expect.poll(() => page.getByText("Go Premium").count(), SOON).toBe(0);
  }
  await visit("/go-premium", ".plan button");
  await page.getByRole("heading", { name: "Your plan is running" }).waitFor(SOON);
  await page.getByRole("heading", { level: 1, name: "Plans", exact: true }).waitFor(SOON);
});
