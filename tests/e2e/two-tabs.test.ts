import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { customerTalk, SOON } from "../support/browser";
import { devices } from "../support/devices";

const open = devices();

it("two tabs in which a new visitor writes at the same moment belong to one guest, with one conversation", async () => {
  const visitor = await open();
  const pages = [visitor.page, await visitor.window()];
  await Promise.all(pages.map((page) => page.goto("/chat")));
  await Promise.all(pages.map((page, nth) => customerTalk(page).say(`Written in tab ${nth}`)));
  for (const page of pages)
    for (const nth of pages.keys()) await customerTalk(page).message(`Written in tab ${nth}`).waitFor();
  await expect.poll(() => customerTalk(visitor.page).ids(), SOON).toHaveLength(2);
});

/**
 * Opens a page on which firebase/auth pauses while it starts: it has read that nobody is signed in, and would delete
 * the stored user next. That is its third change of the storage; the first two try it out. Resolves when the pause
 * begins.
 */
async function slowStart(page: Page): Promise<void> {
  const started = page.waitForEvent("console", (line) => line.text() === "starting");
  await page.addInitScript(() => {
    const begin = Reflect.get(IDBDatabase.prototype, "transaction");
    let changes = 0;
    IDBDatabase.prototype.transaction = function slowly(...given) {
      if (given[1] === "readwrite" && (changes += 1) === 3) {
        console.log("starting");
        const until = performance.now() + 700;
        while (performance.now() < until);
      }
      return begin.apply(this, given);
    };
  });
  await page.goto("/chat", { waitUntil: "commit" });
  await started;
}

it("a tab that is opened while somebody writes in another one does not sign them out", async () => {
  const visitor = await open();
  const talk = customerTalk(visitor.page);
  const other = await visitor.window();
  await visitor.page.goto("/chat");
  await talk.composer.fill("I opened a second tab");
  await slowStart(other);
  await talk.composer.press("Enter");
  await customerTalk(other).message("I opened a second tab").waitFor();
  expect(await talk.texts()).toEqual(["I opened a second tab"]);
});
