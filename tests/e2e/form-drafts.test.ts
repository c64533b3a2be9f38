import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { devices } from "../support/devices";
import { database, PASSWORD } from "../support/people";

const open = devices();
const device = async (): Promise<Page> => (await open()).page;

/** Chooses a language in the bar and waits until the page works in it. */
async function speak(page: Page, language: "te" | "hi" | "en", alive = "form"): Promise<void> {
  await page.locator('[popovertarget="languages"]').click();
  await page.locator(`[data-language="${language}"]:visible`).click();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await hydrated(page, alive);
}

const valueOf = (page: Page, id: string) => () => page.locator(`#${id}`).inputValue();
const keptInTab = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

describe("a half-filled form", () => {
  it("survives a change of the language at sign-up, without its password", async () => {
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
    // Stored only for the change of language.
    expect(await keptInTab(page)).not.toContain("Asha Rao");
    await page.reload();
    await hydrated(page);
    expect(await page.locator("#fullName").inputValue()).toBe("");
  });
});

describe("the page that one came from", () => {
  it("is kept from Go Premium over login, sign-up and the login after it, with the address; therapy has the name", async () => {
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
    // The sign-up has a field of the same name, which is there until the login has replaced it.
    await expect.poll(() => keptInTab(page), SOON).not.toContain(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Login" }).click();
    // A pattern would also match the login's address, which ends like this.
    await page.waitForURL(({ pathname }) => pathname === "/go-premium", SOON);

    const named = database().collection("users").where("email", "==", email).where("displayName", "==", "Asha Rao");
    await expect.poll(async () => (await named.get()).size, SOON).toBe(1);
    await page.goto("/therapy");
    await expect.poll(valueOf(page, "name"), SOON).toBe("Asha Rao");
    await expect.poll(valueOf(page, "email"), SOON).toBe(email);
  });
});
