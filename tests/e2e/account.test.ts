import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { customerTalk, hydrated, SOON } from "../support/browser";
import { devices, emailAccount, logIn, PASSWORD } from "../support/devices";
import { adminAuth, database } from "../support/people";
import { suite } from "../support/suite";

const open = devices();
const device = async (): Promise<Page> => (await open({ acceptDownloads: true })).page;

const says = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words }).first().waitFor();

/** How far down an element reaches on the screen. */
const bottomOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return box === null ? Infinity : box.y + box.height;
};

describe("what people tell the team", () => {
  it("is asked by a guest, answered by an admin, and the answer finds them", async () => {
    const asker = await device();
    await asker.goto("/support");
    await hydrated(asker, 'input[type="search"]');
    await asker.getByRole("button", { name: "Contact Support" }).click();
    const question = `I paid twice ${randomUUID()}`;
    await asker.getByLabel("Your message").fill(question);
    await asker.getByRole("button", { name: "Send to the team" }).click();
    await says(asker, "Your question is with our team.");
    await asker.getByText("Not answered yet.").waitFor();

    const office = await device();
    await logIn(office, (await emailAccount({ admin: true })).email, "/admin/messages");
    const row = office.getByRole("listitem").filter({ hasText: question });
    await row.getByText("Write an answer").click();
    await row.getByLabel("Your answer").fill("We sent it back.");
    await row.getByRole("button", { name: "Answer" }).click();
    await says(office, "Answered. The person has been notified.");

    await asker.getByText("We sent it back.").waitFor();
    await asker.reload();
    await asker.getByText("We sent it back.").waitFor();
    await asker.goto("/notifications");
    await expect.poll(() => asker.getByText("Our team answered your question.").count(), SOON).toBe(1);
  });

  it("as feedback stands before the admins", async () => {
    const person = await device();
    await logIn(person, (await emailAccount()).email, "/settings");
    await person.getByRole("button", { name: "Submit Feedback" }).click();
    await person.getByRole("button", { name: "Send feedback" }).click();
    await person.getByRole("link", { name: /Please fill this in/ }).waitFor();
    const words = `It helped ${randomUUID()}`;
    await person.getByLabel("Your feedback").fill(words);
    // As long as a finger presses: what was wrong goes away before it, so that nothing moves under it.
    await person.getByRole("button", { name: "Send feedback" }).click({ delay: 300 });
    await says(person, "Thank you. We read everything.");

    const office = await device();
    await logIn(office, (await emailAccount({ admin: true })).email, "/admin/messages");
    await office.getByRole("link", { name: "Feedback" }).click();
    await expect.poll(() => office.getByText(words).count(), SOON).toBe(1);
  });
});

describe("Manage Privacy", () => {
  it("hands over a copy, takes the consent back, and deletes a guest for good", async () => {
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

const phones = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
];
it.each(phones)("an account ends by its password alone, all in sight at $width", async (viewport) => {
  const { uid, email } = await emailAccount();
  const visitor = await open({ viewport });
  const { page } = visitor;
  visitor.expectTrouble(/status of 400/);
  await logIn(page, email, "/settings");
  await hydrated(page, "main button");
  await page.getByRole("button", { name: "Manage Privacy" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  const yes = page.getByRole("button", { name: "Yes, delete it" });
  await expect.poll(async () => bottomOf(yes)).toBeLessThanOrEqual(viewport.height);
  await expect
    .poll(async () => bottomOf(page.getByRole("button", { name: "Keep my account" })))
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

describe("how long the conversation is kept", () => {
  const openPrivacy = (page: Page): Promise<void> => page.getByRole("button", { name: "Manage Privacy" }).click();

  it("is the same on a second device", async () => {
    const { uid, email } = await emailAccount();
    const first = await device();
    await logIn(first, email, "/settings");
    await openPrivacy(first);
    const keep = (page: Page) => page.getByLabel("Keep my conversation");
    await expect.poll(() => keep(first).isEnabled(), SOON).toBe(true);
    expect(await keep(first).inputValue()).toBe("always");
    await keep(first).selectOption("90 days");
    await says(first, "Saved.");
    expect((await database().doc(`users/${uid}`).get()).data()).toMatchObject({ keepConversation: "90-days" });
    const second = await device();
    await logIn(second, email, "/settings");
    await openPrivacy(second);
    await expect.poll(() => keep(second).inputValue(), SOON).toBe("90-days");
  });
});

describe("a forgotten password", () => {
  /** What the identity service's stand-in would have mailed. */
  const codes = async (email: string) => {
    const answer: unknown = await (
      await fetch(`http://${suite().auth}/emulator/v1/projects/${suite().project}/oobCodes`)
    ).json();
    return z
      .object({ oobCodes: z.array(z.object({ email: z.string(), requestType: z.string() })) })
      .parse(answer)
      .oobCodes.filter((code) => code.email === email);
  };

  it("is set anew by a link to the address, and nobody learns whether there is an account", async () => {
    const { email } = await emailAccount();
    const { page } = await open();
    await page.goto("/login");
    await hydrated(page);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await page.getByRole("link", { name: /Please write your email first/ }).waitFor();
    for (const address of [email, `${randomUUID()}@people.example`]) {
      await page.getByLabel("Email", { exact: true }).fill(address);
      await page.getByRole("button", { name: "Forgot your password?" }).click();
      await says(page, `If ${address} has an account`);
    }
    expect(await codes(email)).toMatchObject([{ requestType: "PASSWORD_RESET" }]);
  });

  it("and a new account is asked to confirm its address", async () => {
    const email = `${randomUUID()}@people.example`;
    const page = await device();
    await page.goto("/signup");
    await hydrated(page);
    await page.getByText("By signing up you confirm that you are 18 or older").waitFor();
    await page.getByLabel("Full Name").fill("Asha");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.waitForURL("**/login");
    expect(await codes(email)).toMatchObject([{ requestType: "VERIFY_EMAIL" }]);
  });
});
