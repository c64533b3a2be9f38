import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { customerTalk, hydrated, SOON } from "../support/browser";
import { devices, emailAccount, signInTo } from "../support/devices";
import { adminAuth, database, PASSWORD } from "../support/people";

const open = devices();
const device = async (): Promise<Page> => (await open({ acceptDownloads: true })).page;

const says = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words }).first().waitFor();

/** The lower edge of an element on the screen. */
const bottomOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return box === null ? Infinity : box.y + box.height;
};

it("what is typed and sent before the page is interactive is kept, and is sent once it is", async () => {
  const page = await device();
  const { email } = await emailAccount();
  const alive = Promise.withResolvers<void>();
  await page.route(/\/assets\/main-/, async (route) => {
    await alive.promise;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  alive.resolve();
  await page.waitForURL("**/dashboard");
  expect(new URL(page.url()).search).toBe("");
});

it("what is typed before the page is interactive stays in its fields", async () => {
  const page = await device();
  const alive = Promise.withResolvers<void>();
  await page.route(/\/assets\/main-/, async (route) => {
    await alive.promise;
    await route.continue();
  });
  await page.goto("/signup", { waitUntil: "commit" });
  const [name, email] = [page.getByLabel("Full Name"), page.getByLabel("Email", { exact: true })];
  await email.fill("asha@example.com");
  alive.resolve();
  await hydrated(page);
  await name.fill("Asha");
  expect(await email.inputValue()).toBe("asha@example.com");
});

describe("Manage Privacy", () => {
  it("exports a copy, withdraws the consent, and deletes a guest for good", async () => {
    const guest = await device();
    await guest.goto("/chat");
    await hydrated(guest);
    await guest.getByText("By writing you confirm that you are 18 or older").waitFor();
    const talk = customerTalk(guest);
    await talk.say("Nobody should keep this");
    await talk.reaches("Nobody should keep this", "sent");
    expect(await guest.getByText("By writing you confirm that you are 18 or older").count()).toBe(0);

    await guest.goto("/settings");
    await hydrated(guest, "main button");
    await guest.getByRole("button", { name: "Manage Privacy" }).click();
    const [download] = await Promise.all([
      guest.waitForEvent("download"),
      guest.getByRole("button", { name: "Download my data" }).click(),
    ]);
    const copy = z.object({
      account: z.object({ uid: z.string() }),
      documents: z.array(z.object({ path: z.string() })),
    });
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain("Nobody should keep this");
    const { uid } = copy.parse(JSON.parse(text)).account;
    const [page] = await Promise.all([
      guest.waitForEvent("download"),
      guest.getByRole("button", { name: "Download to read" }).click(),
    ]);
    expect(page.suggestedFilename()).toBe("my-data.html");
    const reader = await guest.context().newPage();
    await reader.setContent(await readFile(await page.path(), "utf8"));
    await reader.getByRole("heading", { name: "Conversation", exact: true }).waitFor();
    await reader.getByText("Nobody should keep this").waitFor();
    await reader.close();

    await guest.getByRole("button", { name: "Withdraw consent" }).click();
    await guest.getByRole("group").getByRole("button", { name: "Withdraw consent" }).click();
    await says(guest, "Your consent is withdrawn.");
    await guest.goto("/chat");
    await guest.getByText("By writing you confirm that you are 18 or older").waitFor();

    await guest.goto("/settings");
    await hydrated(guest, "main button");
    await guest.getByRole("button", { name: "Manage Privacy" }).click();
    await guest.getByRole("button", { name: "Delete my account" }).click();
    await guest.getByRole("button", { name: "Yes, delete it" }).click();
    await guest.waitForURL(({ pathname }) => pathname === "/");
    await says(guest, "Your account is deleted.");
    expect((await database().doc(`conversations/${uid}`).get()).exists).toBe(false);
    await expect(adminAuth().getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
    expect(await guest.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("thodu")))).toEqual([]);
  });
});

it("an account can be deleted with its password alone, all visible on the smallest phone", async () => {
  const viewport = { width: 320, height: 568 };
  const { uid, email } = await emailAccount();
  const visitor = await open({ viewport });
  const { page } = visitor;
  visitor.expectTrouble(/status of 400/);
  await signInTo(page, email, "/settings");
  await hydrated(page, "main button");
  await page.getByRole("button", { name: "Manage Privacy" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  const yes = page.getByRole("button", { name: "Yes, delete it" });
  await expect.poll(async () => bottomOf(yes), SOON).toBeLessThanOrEqual(viewport.height);
  await expect
    .poll(async () => bottomOf(page.getByRole("button", { name: "Keep my account" })), SOON)
    .toBeLessThanOrEqual(viewport.height);
  await yes.click();
  await page.getByRole("link", { name: "Your password: Please fill this in." }).waitFor();
  await page.getByLabel("Your password", { exact: true }).fill("not the password");
  await yes.click();
  await page.getByRole("link", { name: "Your password: This is not your password. Nothing was deleted." }).waitFor();
  expect((await adminAuth().getUser(uid)).disabled).toBe(false);
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await yes.click();
  await page.waitForURL(({ pathname }) => pathname === "/");
  await says(page, "Your account is deleted.");
  await expect(adminAuth().getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
});
