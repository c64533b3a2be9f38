import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { devices } from "../support/devices";

const VIOLATION = /Content Security Policy/;
/** Here a page is made to violate its policy; in every other browser test the same console message fails the test. */
const open = devices({ onPurpose: (trouble) => VIOLATION.test(trouble) });

const OTHER = "https://tracker.example/x";
const attempts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "an inline script": (page) =>
    page.evaluate(() =>
      document.head.append(Object.assign(document.createElement("script"), { textContent: "window.ran = true" })),
    ),
  "a script of another site": (page) =>
    page.evaluate((src) => document.head.append(Object.assign(document.createElement("script"), { src })), OTHER),
  "a picture of another site": (page) =>
    page.evaluate((src) => document.body.append(Object.assign(document.createElement("img"), { src })), OTHER),
  "a font or style of another site": (page) =>
    page.evaluate(
      (href) => document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href })),
      OTHER,
    ),
  "a call to another site": (page) => page.evaluate((url) => fetch(url).catch(() => undefined), OTHER),
  "a style in an attribute": (page) => page.evaluate(() => document.body.setAttribute("style", "color: red")),
  "a frame of another site": (page) =>
    page.evaluate((src) => document.body.append(Object.assign(document.createElement("iframe"), { src })), OTHER),
};

it("content that a page must not load or run is refused by the policy, and a test would notice", async () => {
  const { page, troubles } = await open();
  const asked: string[] = [];
  page.on("response", (response) => asked.push(response.url()));
  for (const [what, attempt] of Object.entries(attempts)) {
    // Each on a page of its own, so that a message about another one does not count here.
    await page.goto("/login");
    await hydrated(page);
    expect(troubles.filter((trouble) => !VIOLATION.test(trouble))).toEqual([]);
    troubles.length = 0;
    await attempt(page);
    await expect.poll(() => troubles.some((trouble) => VIOLATION.test(trouble)), { ...SOON, message: what }).toBe(true);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  }
  expect(asked.filter((url) => url.startsWith(OTHER))).toEqual([]);
});
