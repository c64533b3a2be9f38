import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { callPages, inTalk, isWhole } from "../support/callPages";
import { ringsAt } from "../support/calls";
import { placeOf } from "../support/layout";
import { WHOLE } from "../support/looks";
import type { Login } from "../support/listeners";
import { emptyDesk, someone } from "../support/stories";
import { reflow } from "./walk/reflow";

const { takingCalls, calling } = callPages();

/** The desk of a listener in a conversation, in a language. */
async function inRoom(page: Page, { person: listener }: Login, locale: string): Promise<void> {
  const { person } = await someone("Is anybody there?");
  accepted(await call("claimConversation", { conversationId: person.uid }, listener.token));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/localized/${locale}/volunteer-chat`);
  await page.locator(".desk__entry").first().click();
  await page.locator("[data-message]").filter({ hasText: "Is anybody there?" }).waitFor();
  await page.locator(".desk__context-open").waitFor();
}

describe.each(WHOLE ? ["en", "te"] : ["te"])("a listener in a conversation has all of it in reach, in %s", (locale) => {
  beforeEach(emptyDesk);

  it("while a call rings", { timeout: 240_000 }, async () => {
    const { listener, login } = await takingCalls();
    const { page } = listener;
    await inRoom(page, login, locale);
    const end = await ringsAt(login.person.uid, locale);
    const card = page.locator(".listener-call");
    await card.waitFor(SOON);
    expect(await reflow(page)).toEqual([]);
    await page.locator(".desk__context-open").click();
    expect(await reflow(page)).toEqual([]);
    await page.locator(".desk__context-back").click();
    // The card is shown for 45 seconds, so another call gives the rest more time.
    await end();
    await ringsAt(login.person.uid, locale);
    const buttons = card.locator("button");
    for (const width of [360, 900, 1_280]) {
      await page.setViewportSize({ width, height: 740 });
      await isWhole(buttons.first(), buttons.last(), page.locator(".desk__room textarea"));
    }
  });

  it("while a call is held", { timeout: 240_000 }, async () => {
    const { listener, login } = await takingCalls();
    const { page } = listener;
    await inRoom(page, login, locale);
    await calling();
    await page.locator(".listener-call .button--warm").click(SOON);
    await inTalk(page);
    expect(await page.locator(".listener-call").count()).toBe(0);
    expect(await reflow(page)).toEqual([]);
    const hangUp = page.locator(".call-bar .button--danger");
    for (const viewport of [
      { width: 320, height: 256 },
      { width: 360, height: 740 },
      { width: 1_280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await isWhole(hangUp);
    }
    const field = page.locator(".desk__room textarea");
    await isWhole(field);
    // A phone's keyboard opens below.
    await page.setViewportSize({ width: 320, height: 740 });
    await field.focus();
    await page.setViewportSize({ width: 320, height: 420 });
    await isWhole(field, hangUp);
    // 720 pixels at 400 %: the bar stands above the page and scrolls with it, so it leaves the window to what is read.
    await page.setViewportSize({ width: 180, height: 400 });
    // The page scrolls to the focused field when it hears of the new size, which can be after the next line here.
    await isWhole(field);
    const top = async (): Promise<number> => (await placeOf(page.locator(".call-bar"))).top;
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(top, SOON).toBeGreaterThanOrEqual(0);
    await isWhole(hangUp);
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(top, SOON).toBeLessThan(-100);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await isWhole(field);
    await page.evaluate(() => scrollTo(0, 0));
    await hangUp.click();
    await page.locator(".call-bar__over").waitFor(SOON);
  });
});
