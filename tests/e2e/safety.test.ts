import { ELSEWHERE } from "../../web/src/ui/elsewhere";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { customerTalk, hydrated, type Visitor } from "../support/browser";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { WHOLE } from "../support/looks";
import { database } from "../support/people";
import { emptyDesk } from "../support/stories";

const open = devices();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  await emptyDesk();
  visitor = await open();
  page = visitor.page;
});

describe("quick exit", () => {
  const elsewhere = `${new URL(ELSEWHERE).origin}/**`;

  beforeEach(async () => {
    await visitor.context.route(elsewhere, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
    );
  });

  it.each(WHOLE ? ["/", "/help-lines", "/login", "/chat", "/call", "/support", "/request-help"] : ["/", "/chat"])(
    "leaves with one tap, at once and for good: %s",
    async (path) => {
      await page.goto("/about");
      await page.goto(path);
      await page.evaluate(() => sessionStorage.setItem("thodu.note", "mine"));
      await page.locator('[data-tool="exit"]').click();
      await page.waitForURL(ELSEWHERE);
      await page.goBack();
      // The page that was left is not in the history: going back skips it.
      expect(new URL(page.url()).pathname).toBe("/about");
      expect(await page.evaluate(() => sessionStorage.getItem("thodu.note"))).toBeNull();
    },
  );

  it("leaves with one tap from a dialog on a phone too, and never with Enter alone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/chat");
    await hydrated(page);
    const talk = customerTalk(page);
    await talk.say("Hello there");
    await talk.reaches("Hello there", "sent");
    await page.getByRole("button", { name: "Leave the queue" }).click();
    const dialog = page.getByRole("dialog");
    const exit = dialog.getByRole("link", { name: "Quick exit" });
    await exit.waitFor();
    expect(await exit.evaluate((link) => link === document.activeElement)).toBe(false);
    const { whole, width, height } = await placeOf(exit);
    expect(whole).toBe(true);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
    await page.evaluate(() => (document.documentElement.dataset["exit"] = "off"));
    expect(await exit.isVisible()).toBe(false);
    await page.evaluate(() => delete document.documentElement.dataset["exit"]);
    await exit.click();
    await page.waitForURL(ELSEWHERE);
  });

  it("leaves with Esc three times, while writing, and ends no conversation", async () => {
    const talk = customerTalk(page);
    await page.goto("/chat");
    await hydrated(page);
    const words = `Hello there ${randomUUID()}`;
    await talk.say(words);
    await talk.reaches(words, "sent");
    await talk.composer.focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(new URL(page.url()).pathname).toBe("/chat");
    // Three within two seconds, even if the machine pauses after the first two.
    await Promise.all([1, 2, 3].map(() => page.keyboard.press("Escape")));
    await page.waitForURL(ELSEWHERE);
    const written = await database().collectionGroup("chatMessages").where("text", "==", words).limit(2).get();
    const [message] = written.docs;
    expect(written.size).toBe(1);
    expect((await message?.ref.parent.parent?.get())?.get("status")).toBe("waiting");
  });

  it("is off if its reader chose so", async () => {
    await page.goto("/chat");
    await page.evaluate(() => localStorage.setItem("thodu.quickExit", "off"));
    await page.reload();
    await hydrated(page);
    expect(await page.locator('[data-tool="exit"]').isVisible()).toBe(false);
    for (let n = 0; n < 4; n += 1) await page.keyboard.press("Escape");
    expect(new URL(page.url()).pathname).toBe("/chat");
  });
});
