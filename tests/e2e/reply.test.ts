import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { customerTalk, hydrated, SOON, type Talk, type Visitor } from "../support/browser";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { customerAccount, signInAs } from "../support/listeners";
import { database } from "../support/people";
import { longTalk } from "../support/stories";

const open = devices();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The text of the message that a stored one answers; undefined if it answers none. */
async function answeredOf(uid: string, text: string): Promise<unknown> {
  const messages = database().collection(`conversations/${uid}/chatMessages`);
  const replyTo: unknown = (await messages.where("text", "==", text).get()).docs[0]?.get("replyTo");
  return typeof replyTo === "string" ? (await messages.doc(replyTo).get()).get("text") : undefined;
}

/** Sends with the button, as on a phone the Enter key makes a new line. */
async function send(page: Page, talk: Talk, text: string): Promise<void> {
  await talk.composer.fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

const replyBar = (page: Page) => page.locator(".reply");

/** Swipes with a finger from the middle of a message to the right by this many pixels. */
async function swipe(page: Page, talk: Talk, text: string, by: number, down = 0): Promise<void> {
  await talk.message(text).scrollIntoViewIfNeeded();
  const box = await talk.message(text).locator(".bubble__text").boundingBox();
  if (!box) throw new Error("No such message.");
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + by * part, y: y + down * part }],
    });
  await touch("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", part);
  await touch("touchEnd", 1);
  await cdp.detach();
}

describe("on a phone", () => {
  let visitor: Visitor;
  let page: Page;
  let talk: Talk;
  let uid: string;

  beforeEach(async () => {
    visitor = await open(phone);
    page = visitor.page;
    talk = customerTalk(page);
    const login = await customerAccount();
    uid = login.person.uid;
    await longTalk(uid, 130);
    await signInAs(page, login);
    await page.goto("/chat");
    await hydrated(page);
    await talk.message("Line 130 of 130").waitFor(SOON);
    await page.locator('.message__reply[tabindex="0"]').waitFor({ state: "attached", ...SOON });
  });

  it("the keyboard reaches each message from the composer; a swipe to the right replies, a scroll does not", async () => {
    await talk.composer.focus();
    const focused = () => page.evaluate(() => document.activeElement?.closest("[data-message]")?.textContent ?? "");
    for (let stops = 0; stops < 6 && (await focused()) === ""; stops += 1) await page.keyboard.press("Shift+Tab");
    expect(await focused()).toContain("Line 130 of 130");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toContain("Line 129 of 130");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toContain("Line 130 of 130");
    await page.keyboard.press("Enter");
    await replyBar(page).getByText("Reply to the volunteer: Line 130 of 130").waitFor(SOON);
    expect(await talk.composer.evaluate((field) => field === document.activeElement)).toBe(true);
    await replyBar(page).getByRole("button", { name: "Cancel the reply" }).click();
    await expect.poll(() => replyBar(page).count(), SOON).toBe(0);

    await swipe(page, talk, "Line 128 of 130", 30, 120);
    expect(await replyBar(page).count()).toBe(0);
    await swipe(page, talk, "Line 129 of 130", 30);
    expect(await replyBar(page).count()).toBe(0);
    await swipe(page, talk, "Line 129 of 130", 100);
    await replyBar(page).getByText("Reply to your own message: Line 129 of 130").waitFor(SOON);
    await replyBar(page).getByRole("button", { name: "Cancel the reply" }).click();
    await expect.poll(() => replyBar(page).count(), SOON).toBe(0);
    await swipe(page, talk, "Line 128 of 130", 100);
    await expect.poll(async () => (await placeOf(replyBar(page))).whole, SOON).toBe(true);
    await send(page, talk, "About that");
    await expect.poll(() => answeredOf(uid, "About that"), SOON).toBe("Line 128 of 130");
  });

  it("is sent after the network is back and after a reload, and links to the message it answers", async () => {
    await swipe(page, talk, "Line 104 of 130", 100);
    await replyBar(page).waitFor(SOON);
    await visitor.cutNetwork(true);
    await send(page, talk, "I still think of this");
    await talk
      .message("I still think of this")
      .getByRole("button", { name: /Line 104 of 130$/ })
      .waitFor(SOON);
    await visitor.cutNetwork(false);
    await page.reload();
    await expect.poll(() => answeredOf(uid, "I still think of this"), SOON).toBe("Line 104 of 130");
    const quoted = talk.message("I still think of this").getByRole("button", { name: /Line 104 of 130$/ });
    await quoted.click();
    const target = talk.messages.filter({ hasText: "Line 104 of 130" }).first();
    await expect.poll(async () => (await placeOf(target)).whole, SOON).toBe(true);
  });
});
