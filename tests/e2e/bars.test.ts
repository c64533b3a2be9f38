import { locales } from "@thodu/domain/locale";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { customerAccount, signInAs } from "../support/listeners";
import { languages, WHOLE } from "../support/looks";
import { database } from "../support/people";

const open = devices();
const small = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };
/** A little less than 44 pixels, as browsers round sizes. */
const TARGET = 43.5;
/** One row of targets, with its space and its line. */
const ONE_ROW = 66;

const words = {
  en: { language: "English", short: "En", help: "Help", exit: "Exit" },
  te: { language: "తెలుగు", short: "తె", help: "సహాయం", exit: "బయటకు" },
  hi: { language: "हिन्दी", short: "हि", help: "मदद", exit: "बाहर" },
} as const;

const bar = (page: Page) => page.getByRole("banner");
const heightOf = (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().height);

/** The links and buttons in the bar, by their visible texts. */
const controls = (page: Page) => bar(page).locator(".bar__row").locator("a, button").filter({ visible: true });

const linksOf = async (page: Page) =>
  bar(page).getByRole("navigation").locator("a, button").filter({ visible: true }).allInnerTexts();

describe("the bar on a small phone", () => {
  // Telugu has the longest words.
  describe.each(WHOLE ? locales : (["te"] as const))("in %s", (locale) => {
    it.each(["/", "/login", "/chat", "/go-premium", "/volunteer-login"])(
      "%s has labels, in one row in which nothing is cut off",
      async (path) => {
        const { page } = await open({ viewport: small });
        await page.goto(`/localized/${locale}${path === "/" ? "" : path}`);
        const { language, short, help, exit } = words[locale];
        const row = controls(page);
        expect((await row.allInnerTexts()).map((text) => text.trim())).toEqual([
          ...(path === "/go-premium" ? [] : ["Thodu"]),
          expect.stringMatching(new RegExp(`^(${language}|${short})$`)),
          help,
          exit,
          "",
        ]);
        expect(await heightOf(page)).toBeLessThanOrEqual(ONE_ROW);
        for (const control of await row.all()) {
          const { whole, width, height } = await placeOf(control);
          expect([whole, width >= TARGET, height >= TARGET]).toEqual([true, true, true]);
        }
        // With text of twice the size it may take more rows, and still shows everything.
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        for (const control of await row.all()) expect(await placeOf(control)).toMatchObject({ whole: true });
      },
    );
  });

  it.each(["/about", "/login"])("closes its menu when the window gets wide: %s", async (path) => {
    const { page } = await open({ viewport: small });
    await page.goto(path);
    // Pages without a form need not wait for their script.
    if (path === "/login") await hydrated(page);
    await bar(page).getByRole("button", { name: "Menu" }).click();
    const isOpen = () => page.locator("#menu").evaluate((menu) => menu.matches(":popover-open"));
    expect(await isOpen()).toBe(true);
    await page.setViewportSize(wide);
    await expect.poll(isOpen, SOON).toBe(false);
    expect(await bar(page).getByRole("link", { name: "Sign Up" }).isVisible()).toBe(true);
  });

  it("opens the choice of languages from its button, and the theme from the menu", async () => {
    const { page } = await open({ viewport: small });
    await page.goto("/about");
    await bar(page).getByRole("button", { name: "Language: English" }).click();
    expect(await page.locator('[data-tool="language"]').filter({ visible: true }).allInnerTexts()).toEqual([
      "English",
      "తెలుగు",
      "हिन्दी",
    ]);
    for (const choice of await page.locator('[data-tool="language"]').filter({ visible: true }).all()) {
      const { whole, height } = await placeOf(choice);
      expect([whole, height >= TARGET]).toEqual([true, true]);
    }
    await Promise.all([page.waitForEvent("load"), page.getByRole("link", { name: "తెలుగు" }).click()]);
    await bar(page).getByRole("button", { name: "భాష: తెలుగు" }).waitFor();
    await page.getByRole("button", { name: "మెనూ" }).click();
    await bar(page).getByRole("navigation").locator('[data-tool="theme"]').click();
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toMatch(/light|dark/);
  });

  it("leads to another language without a script", async () => {
    const { page } = await open({ viewport: small, javaScriptEnabled: false });
    await page.goto("/about");
    await bar(page).getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("link", { name: "हिन्दी" }).click();
    await page.waitForURL("**/localized/hi/about");
    expect(await page.locator("html").getAttribute("lang")).toBe("hi");
  });
});

describe("the bar of a person who is signed in", () => {
  it("has Dashboard and Profile instead of Login and Sign Up, in one row", async () => {
    const { page } = await open({ viewport: wide });
    await page.goto("/");
    expect(await linksOf(page)).toEqual(["Home", "About", "Login", "Sign Up", "Volunteer Login"]);
    await signInAs(page, await customerAccount());
    for (const locale of languages) {
      await page.goto(`/localized/${locale}`);
      expect(await heightOf(page)).toBeLessThanOrEqual(ONE_ROW);
    }
    await page.goto("/");
    expect(await linksOf(page)).toEqual(["Home", "About", "Dashboard", "Profile", "Logout", "Volunteer Login"]);
  });

  it("leads from every screen to the dashboard and to logout; without an account to neither", async () => {
    const visitor = await open({ viewport: wide });
    const { page } = visitor;
    const login = await customerAccount();
    await signInAs(page, login);
    // A count of new notifications leaves the least room.
    const news = { type: "General", message: "Welcome.", unread: true, createdAt: new Date(), link: null };
    await database().doc(`users/${login.person.uid}/notifications/welcome`).set(news);
    await page.goto("/localized/te/settings");
    await bar(page).locator(".bar__count").waitFor();
    expect(await heightOf(page)).toBeLessThanOrEqual(ONE_ROW);
    for (const path of WHOLE ? ["/profile", "/settings", "/chat", "/call", "/support"] : ["/settings", "/chat"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
      expect([path, await linksOf(page)]).toEqual([
        path,
        ["Support", expect.stringContaining("Notifications"), "Go Premium", "Dashboard", "Logout"],
      ]);
      expect(await heightOf(page)).toBeLessThanOrEqual(ONE_ROW);
    }
    await page.goto("/volunteer-application");
    await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
    expect(await linksOf(page)).toEqual(["Dashboard", "Logout"]);
    await bar(page).getByRole("link", { name: "Dashboard" }).click();
    await page.waitForURL("**/dashboard");
    await page.goto("/profile");
    await hydrated(page, ".profile");
    // Requests of the profile may be on their way while its reader logs out.
    visitor.expectTrouble(/status of 401/);
    await bar(page).getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/login");
    await page.goto("/chat");
    await hydrated(page, "main textarea");
    expect(await linksOf(page)).toEqual(["Support", expect.stringContaining("Notifications"), "Go Premium"]);
  });
});
