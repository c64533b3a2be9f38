import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../support/axe";
import { customerTalk, hydrated, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { overflowOf, placeOf } from "../support/layout";
import { customerAccount, signInAs } from "../support/listeners";
import { WHOLE } from "../support/looks";
import { account, database, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

const open = devices();
let admin: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
});

/** Heights that a keyboard leaves of a phone's window, then the phone itself. */
const HEIGHTS = [420, 480, 560, 640, 740];

describe("a person in a crisis, writing on a phone", () => {
  it.each<readonly [string, string, string]>([
    ["/localized/te/chat", "నాకు చావాలని ఉంది", "ఇప్పుడు మీ కోసం సహాయ నంబర్లు"],
    ...(WHOLE ? ([["/chat", "I want to kill myself tonight", "Help lines for you now"]] as const) : []),
  ])("can read the messages, call with one tap and write: %s", async (path, text, label) => {
    // With nobody at the desk the texts about the wait are the longest.
    await emptyDesk();
    // The breathing circle would change its contrast all the time.
    const { page } = await open({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page, "main textarea");
    const field = page.getByRole("textbox").first();
    await field.fill(text);
    await field.press("Enter");
    const lines = page.getByRole("status", { name: label });
    await lines.waitFor();
    for (const height of HEIGHTS) {
      await page.setViewportSize({ width: 360, height });
      await expect
        .poll(() => page.getByRole("log").evaluate((log) => log.clientHeight), { ...SOON, message: `${height} px` })
        .toBeGreaterThanOrEqual(120);
      await expect.poll(async () => (await placeOf(page.locator(".composer__row"))).whole, SOON).toBe(true);
      expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });
    }
    await page.setViewportSize({ width: 360, height: 420 });
    for (const link of await lines.getByRole("link").all()) {
      await link.scrollIntoViewIfNeeded();
      const place = await placeOf(link);
      expect(place.whole).toBe(true);
      expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(43.5);
    }
    const words = lines.getByRole("button");
    await words.evaluate((button) => button.scrollIntoView());
    expect(await placeOf(words)).toMatchObject({ whole: true });
    for (const isOpen of ["false", "true"]) {
      await words.click();
      await lines.locator(`[aria-expanded="${isOpen}"]`).waitFor();
    }
    expect(await placeOf(page.locator(".composer__row"))).toMatchObject({ whole: true });
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe("a message", () => {
  it("is not marked as read if its list is lower than a line", async () => {
    const { page } = await open({ viewport: { width: 360, height: 740 } });
    const [login, one] = [await customerAccount(), await listener(admin)];
    const { uid, token } = login.person;
    accepted(await call("sendMessage", { messageId: randomUUID(), text: "Hello" }, token));
    accepted(await call("claimConversation", { conversationId: uid }, one.token));
    await signInAs(page, login);
    await page.goto("/chat");
    const talk = customerTalk(page);
    await talk.message("Hello").waitFor();
    await talk.log.evaluate(({ parentElement }) => parentElement?.style.setProperty("flex", "0 0 0px"));
    await expect.poll(() => talk.log.evaluate((log) => log.clientHeight), SOON).toBe(0);
    // The page is notified in a later frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    accepted(await call("sendMessage", { messageId: randomUUID(), text: "I am here", conversationId: uid }, one.token));
    // The line above what arrived while nobody was looking.
    await talk.log.locator("[data-unread]").waitFor({ state: "attached" });
    await talk.message("I am here").waitFor({ state: "attached" });
    const unread = async (): Promise<unknown> =>
      (await database().doc(`conversations/${uid}`).get()).get("unreadByCustomer");
    expect(await unread()).toBe(1);
    await talk.log.evaluate(({ parentElement }) => parentElement?.style.removeProperty("flex"));
    await expect.poll(unread, SOON).toBe(0);
  });
});

describe("a dialog during a conversation, above an open keyboard", () => {
  const dialog = (page: Page) => page.getByRole("dialog");
  const isWhole = (found: Locator) => expect.poll(async () => (await placeOf(found)).whole, SOON).toBe(true);
  const keyboardOpens = (page: Page) => page.setViewportSize({ width: 360, height: 420 });
  const keyboardCloses = (page: Page) => page.setViewportSize({ width: 360, height: 740 });

  /** On /settings, in a conversation in which nothing is new; the result sends a message of the listener. */
  async function inSettings(page: Page): Promise<() => Promise<void>> {
    const [login, one] = [await customerAccount(), await listener(admin)];
    const { uid, token } = login.person;
    accepted(await call("sendMessage", { messageId: randomUUID(), text: "Hello" }, token));
    accepted(await call("claimConversation", { conversationId: uid }, one.token));
    await database()
      .doc(`conversations/${uid}`)
      .update({ claimedAt: new Date(Date.now() - 3_600_000) });
    await signInAs(page, login);
    await page.goto("/chat");
    await customerTalk(page).message("Hello").waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("thodu.openTalk")), SOON).toBe("yes");
    await page.goto("/settings");
    await page.getByText("Your conversation with a listener is open.").waitFor(SOON);
    const text = "I am here";
    return async () =>
      void accepted(await call("sendMessage", { messageId: randomUUID(), text, conversationId: uid }, one.token));
  }

  it("shows what one writes, the numbers after it, and that the listener has written", async () => {
    const { page } = await open({ viewport: { width: 360, height: 740 } });
    const listenerWrites = await inSettings(page);
    await page.getByRole("button", { name: "Submit Feedback" }).click();
    const field = dialog(page).getByRole("textbox");
    await field.click();
    await keyboardOpens(page);
    await field.pressSequentially("I want to kill myself tonight. ".repeat(6));
    await isWhole(field);
    expect(await dialog(page).locator(".talk-bar").count()).toBe(0);
    await listenerWrites();
    const toChat = dialog(page).getByRole("link", { name: "Open the chat" });
    await isWhole(toChat);
    await field.press("End");
    await field.press(".");
    // Two lines of small text, or a button.
    expect((await placeOf(dialog(page).locator(".talk-bar"))).height).toBeLessThanOrEqual(52);
    await isWhole(field);
    const send = dialog(page).getByRole("button", { name: "Send feedback" });
    await send.focus();
    await isWhole(send);
    await send.click();
    await page.locator(".toast").filter({ hasText: "Thank you. We read everything." }).waitFor(SOON);
    await isWhole(dialog(page).getByRole("link", { name: "14416" }));
    await keyboardCloses(page);
    await isWhole(toChat);
  });

  it("has the whole password field and the button below it before an account is deleted", async () => {
    const { page } = await open({ viewport: { width: 360, height: 740 } });
    const listenerWrites = await inSettings(page);
    await page.getByRole("button", { name: "Manage Privacy" }).click();
    await dialog(page).getByRole("button", { name: "Delete my account" }).click();
    const field = dialog(page).getByLabel("Your password", { exact: true });
    const yes = dialog(page).getByRole("button", { name: "Yes, delete it" });
    await field.click();
    await keyboardOpens(page);
    const toChat = dialog(page).getByRole("link", { name: "Open the chat" });
    const areInReach = async (): Promise<void> => {
      await field.press("a");
      // As a phone does when its keyboard opens.
      await field.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
      await isWhole(field);
      await yes.focus();
      await isWhole(yes);
      await field.focus();
    };
    await areInReach();
    expect(await toChat.count()).toBe(0);
    await listenerWrites();
    await isWhole(toChat);
    await areInReach();
  });
});
