import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { devices, emailAccount, logIn, PASSWORD } from "../support/devices";
import { database } from "../support/people";

const open = devices();
const device = async (): Promise<Page> => (await open()).page;

/** Presses the language in the bar and waits until the page is alive in it. */
async function speak(page: Page, language: "te" | "hi" | "en", alive = "form"): Promise<void> {
  await page.locator('[popovertarget="languages"]').click();
  await page.locator(`[data-language="${language}"]:visible`).click();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await hydrated(page, alive);
}

const valueOf = (page: Page, id: string) => () => page.locator(`#${id}`).inputValue();
const keptInTab = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

describe("a form that is half written", () => {
  it("stays over a change of the language at sign-up, without its password", async () => {
    const page = await device();
    await page.goto("/signup");
    await hydrated(page);
    await page.getByLabel("Full Name").fill("Asha Rao");
    await page.getByLabel("Email", { exact: true }).fill("asha@people.example");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm Password").fill(PASSWORD);
    await page.evaluate(() => {
      addEventListener("pagehide", () => localStorage.setItem("test.kept", JSON.stringify({ ...sessionStorage })));
    });
    await speak(page, "te");
    await expect.poll(valueOf(page, "fullName"), SOON).toBe("Asha Rao");
    await expect.poll(valueOf(page, "email"), SOON).toBe("asha@people.example");
    expect(await page.locator("#password").inputValue()).toBe("");
    expect(await page.evaluate(() => localStorage.getItem("test.kept"))).not.toContain(PASSWORD);
    // Kept for the change alone.
    expect(await keptInTab(page)).not.toContain("Asha Rao");
    await page.reload();
    await hydrated(page);
    expect(await page.locator("#fullName").inputValue()).toBe("");
  });

  it.each([
    ["/login", { email: "asha@people.example" }],
    ["/volunteer-login", { email: "asha@people.example" }],
    ["/volunteer-signup", { email: "asha@people.example" }],
    ["/therapy", { name: "Asha", email: "asha@people.example", issue: "I sleep badly." }],
  ])("stays over a change of the language: %s", async (path, fields) => {
    const page = await device();
    await page.goto(path);
    await hydrated(page);
    for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
    await speak(page, "hi");
    for (const [id, text] of Object.entries(fields)) await expect.poll(valueOf(page, id), SOON).toBe(text);
  });

  it("opens again where it stood behind a button, and is gone once it was sent", async () => {
    const page = await device();
    await page.goto("/support");
    await hydrated(page, 'input[type="search"]');
    await page.getByRole("button", { name: "Contact Support" }).click();
    const question = `I paid twice ${randomUUID()}`;
    await page.getByLabel("Your message").fill(question);
    await speak(page, "te", 'input[type="search"]');
    await expect.poll(valueOf(page, "message"), SOON).toBe(question);
    await speak(page, "en", 'input[type="search"]');
    await expect.poll(valueOf(page, "message"), SOON).toBe(question);
    await page.getByRole("button", { name: "Send to the team" }).click();
    await page.getByRole("status").filter({ hasText: "Your question is with our team." }).first().waitFor();
    await speak(page, "hi", 'input[type="search"]');
    await page.getByText(question).waitFor();
    expect(await page.locator("#message").count()).toBe(0);
    expect(await keptInTab(page)).not.toContain(question);
  });

  it("stays for the name in the profile", async () => {
    const page = await device();
    await logIn(page, (await emailAccount()).email, "/profile");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByRole("form", { name: "Name and email" }).getByLabel("Name", { exact: true }).fill("Asha Rao");
    await speak(page, "te", "main");
    await expect.poll(valueOf(page, "fullName"), SOON).toBe("Asha Rao");
  });
});

describe("where one came from", () => {
  it("lasts from Go Premium over login, sign-up and the login after it, which has the address; therapy knows the name", async () => {
    const email = `${randomUUID()}@people.example`;
    const page = await device();
    await page.goto("/login?from=/go-premium");
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await page.waitForURL("**/signup?from=/go-premium");
    await page.getByRole("main").getByRole("link", { name: "Login" }).click();
    await page.waitForURL("**/login?from=/go-premium");
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await page.waitForURL("**/signup?from=/go-premium");
    await page.getByLabel("Full Name").fill("Asha Rao");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm Password").fill(PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
    await page.waitForURL("**/login?from=/go-premium", SOON);
    await expect.poll(valueOf(page, "email"), SOON).toBe(email);
    expect(page.url()).not.toContain(email);
    // The sign-up has a field of the same name, which is there until the login has taken its place.
    await expect.poll(() => keptInTab(page), SOON).not.toContain(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Login" }).click();
    // A pattern would match the address of the login too, which ends so.
    await page.waitForURL(({ pathname }) => pathname === "/go-premium", SOON);

    const named = database().collection("users").where("email", "==", email).where("displayName", "==", "Asha Rao");
    await expect.poll(async () => (await named.get()).size, SOON).toBe(1);
    await page.goto("/therapy");
    await expect.poll(valueOf(page, "name"), SOON).toBe("Asha Rao");
    await expect.poll(valueOf(page, "email"), SOON).toBe(email);
  });

  it("leads to no other site, by none of its links", async () => {
    const page = await device();
    for (const from of ["https://evil.example", "//evil.example", "/..//evil.example", "/%5Cevil.example"]) {
      await page.goto(`/login?from=${from}`);
      await hydrated(page);
      const link = page.getByRole("main").getByRole("link", { name: "Sign up" });
      expect(await link.getAttribute("href")).toBe("/signup");
    }
  });

  it("therapy knows the name of today, and what is being written stays", async () => {
    const { uid, email } = await emailAccount();
    await database().doc(`users/${uid}`).set({ displayName: "Meera", email });
    const page = await device();
    await logIn(page, email, "/therapy");
    await expect.poll(valueOf(page, "name"), SOON).toBe("Meera");
    await page.locator("#name").fill("Meera Iyer");
    await speak(page, "te");
    await expect.poll(valueOf(page, "name"), SOON).toBe("Meera Iyer");
  });
});
