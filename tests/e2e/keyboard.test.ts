import { randomUUID } from "node:crypto";
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

/** What a keyboard leaves of a phone's window, then the phone itself. */
const HEIGHTS = [420, 480, 560, 640, 740];

describe("somebody in a crisis, writing on a phone", () => {
  it.each<readonly [string, string, string]>([
    ["/localized/te/chat", "నాకు చావాలని ఉంది", "ఇప్పుడు మీ కోసం సహాయ నంబర్లు"],
    ...(WHOLE ? ([["/chat", "I want to kill myself tonight", "Help lines for you now"]] as const) : []),
  ])("reads what is said, calls by one tap and writes: %s", async (path, text, label) => {
    // With nobody at the desk the words about the wait are at their longest.
    await emptyDesk();
    // A breath that grows and fades has another contrast at each moment.
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
  it("is not read where the history is lower than a line", async () => {
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
    // The page is told of it with a later frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    accepted(await call("sendMessage", { messageId: randomUUID(), text: "I am here", conversationId: uid }, one.token));
    // The line above what nobody was looking at.
    await talk.log.locator("[data-unread]").waitFor({ state: "attached" });
    await talk.message("I am here").waitFor({ state: "attached" });
    const unread = async (): Promise<unknown> =>
      (await database().doc(`conversations/${uid}`).get()).get("unreadByCustomer");
    expect(await unread()).toBe(1);
    await talk.log.evaluate(({ parentElement }) => parentElement?.style.removeProperty("flex"));
    await expect.poll(unread, SOON).toBe(0);
  });
});
