import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerTalk, hydrated, launch, SOON, Visitor } from "../support/browser";
import { routes } from "./walk/routes";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Every page that is not a screen of the app. */
const STATIC = [
  "/",
  "/get-started",
  "/about",
  "/privacy-policy",
  "/terms-and-conditions",
  "/refund-policy",
  "/shipping-policy",
  "/contact-us",
  "/help-lines",
];
/** Screens that people search for by name, and that search engines may show. */
const DOORS = ["/login", "/signup", "/volunteer-login", "/volunteer-signup"];
const publicPages = routes.filter(({ path }) => STATIC.includes(path));

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Whether all of it can be seen without scrolling. */
const inSight = (page: Page, name: string): Promise<boolean> =>
  page
    .getByRole("link", { name })
    .first()
    .evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

async function writes(page: Page): Promise<void> {
  await page.waitForURL("**/chat");
  await hydrated(page, "main textarea");
  const { composer } = customerTalk(page);
  await composer.tap();
  await composer.pressSequentially("Hello");
  expect(await composer.inputValue()).toBe("Hello");
}

describe("a person on their first visit, on a phone", () => {
  it.each([
    ["at once", ["Talk to a listener"]],
    ["by way of the steps", ["Get Started", "Talk to a listener"]],
  ])("reaches a listener %s, each link visible", async (_, links) => {
    expect(links.length).toBeLessThanOrEqual(2);
    const visitor = await Visitor.open(browser, phone);
    const { page } = visitor;
    await page.goto("/");
    for (const name of links) {
      await page.getByRole("link", { name }).first().waitFor();
      expect([name, await inSight(page, name)]).toEqual([name, true]);
      await page.getByRole("link", { name }).first().tap();
    }
    await writes(page);
    await visitor.close();
    expect(visitor.troubles).toEqual([]);
  });
});

describe("with scripts off", () => {
  it("each public page is readable in full, and its menu leads to another", async () => {
    const visitor = await Visitor.open(browser, { ...phone, javaScriptEnabled: false });
    const { page } = visitor;
    for (const { path, words } of publicPages) {
      await page.goto(path);
      expect([path, await page.getByRole("heading", { level: 1 }).isVisible()]).toEqual([path, true]);
      const text = ((await page.locator("body").textContent()) ?? "").replaceAll(/\s+/g, " ");
      expect([path, words.filter((each) => !text.includes(each))]).toEqual([path, []]);
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(200);
      await page.getByRole("button", { name: "Menu" }).tap();
      const elsewhere = page.getByRole("navigation").getByRole("link", { name: path === "/about" ? "Home" : "About" });
      await elsewhere.waitFor();
    }
    await page.getByRole("navigation").getByRole("link", { name: "About" }).tap();
    await page.waitForURL("/about");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await visitor.close();
    expect(visitor.troubles).toEqual([]);
  });

  it("the list of pages has all public ones", async () => {
    const visitor = await Visitor.open(browser);
    const map = await (await visitor.page.request.get("/sitemap.xml")).text();
    const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(paths.filter((path) => path !== undefined && !DOORS.includes(path))).toEqual(STATIC);
    await visitor.close();
  });
});

describe("with the network off", () => {
  it("the help lines open after one visit of another page, and appear if a page can’t load", async () => {
    const visitor = await Visitor.open(browser, { ...phone, keepsPages: true });
    const { page } = visitor;
    await page.goto("/about");
    await expect
      .poll(
        () =>
          page.evaluate(
            async () =>
              navigator.serviceWorker.controller !== null && (await caches.match("/help-lines")) !== undefined,
          ),
        SOON,
      )
      .toBe(true);
    await visitor.cutNetwork(true);
    await page.goto("/help-lines");
    await page.getByRole("heading", { name: "Free help lines" }).waitFor();
    expect(await page.getByText("This page needs a connection.").isVisible()).toBe(false);
    await page.goto("/settings");
    await page.getByRole("heading", { name: "Free help lines" }).waitFor();
    await page.getByText("This page needs a connection.").waitFor();
    for (const number of ["14416", "1-800-891-4416", "112"]) {
      expect(await page.getByRole("link", { name: number }).first().getAttribute("href")).toBe(
        `tel:${number.replaceAll("-", "")}`,
      );
    }
    await visitor.close();
    expect(visitor.troubles).toEqual([]);
  });
});
