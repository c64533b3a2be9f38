import { beforeEach, describe, expect, it } from "vitest";
import { ELSEWHERE } from "../../web/src/ui/elsewhere";
import { hydrated, type Visitor } from "../support/browser";
import { devices, emailAccount } from "../support/devices";
import { PASSWORD } from "../support/people";
import { WHOLE } from "../support/looks";
import { signInAt } from "../support/signedIn";
import type { Page } from "playwright-core";

const open = devices();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  visitor = await open();
  ({ page } = visitor);
  await visitor.context.route(`${new URL(ELSEWHERE).origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
});

async function leave(): Promise<void> {
  await page.locator('[data-tool="exit"]').first().click();
  await page.waitForURL(ELSEWHERE);
}

/** What can be seen: text, and everything that takes room. */
const seen = () =>
  page.evaluate(() => ({
    words:
      document.documentElement.innerText.trim() && getComputedStyle(document.documentElement).display !== "none"
        ? document.body.innerText.trim()
        : "",
    room: document.documentElement.getClientRects().length,
    title: document.title,
    alive: Object.keys(document.querySelector("#root") ?? {}).some((key) => key.startsWith("__react")),
  }));
const BLANK = { words: "", room: 0, title: "", alive: false };

describe("Back after the quick exit", () => {
  it("shows nothing of a page of the app, however late its scripts load, until it is opened again", async () => {
    const { email } = await emailAccount();
    // In another window, so that nothing else is in this one's history.
    await signInAt(await visitor.window(), email, PASSWORD);
    await page.goto("/support");
    await page.goto("/dashboard");
    await page
      .getByRole("link", { name: /Chat now/i })
      .first()
      .click();
    await page.waitForURL("**/chat");
    await hydrated(page, "main textarea");
    await leave();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    expect(await seen()).toEqual(BLANK);
    await page.waitForLoadState("networkidle");
    expect(await seen()).toEqual(BLANK);
    await page.goBack();
    expect(await seen()).toEqual(BLANK);
    await page.goForward();
    expect(await seen()).toEqual(BLANK);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  it.each(WHOLE ? ["/", "/about", "/help-lines", "/login", "/chat"] : ["/", "/chat"])(
    "shows nothing of %s, and all of it when it is opened again",
    async (path) => {
      await page.goto(path);
      await page.goto("/contact-us");
      await leave();
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await seen()).toEqual(BLANK);
      await page.goto("/about");
      expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
      await page.goto("/help-lines");
      await page.goBack();
      // Nobody left since.
      expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    },
  );

  it("shows nothing of a page in the browser's back-forward cache", async () => {
    await page.goto("/about");
    await page.evaluate(() => {
      sessionStorage.setItem("thodu.left", "1");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    expect(await seen()).toMatchObject({ words: "", room: 0, title: "" });
  });

  it("does not change other tabs", async () => {
    const other = await visitor.window();
    await other.goto("/about");
    await other.goto("/help-lines");
    await page.goto("/about");
    await leave();
    await other.goBack();
    expect(await other.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });
});
