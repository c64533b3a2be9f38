import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { overflowOf, placeOf } from "../support/layout";
import { account, database, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

const open = devices();
let admin: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
  await emptyDesk();
});

const sizes = [
  { width: 320, height: 420 },
  { width: 360, height: 420 },
  { width: 360, height: 740 },
  { width: 640, height: 360 },
  { width: 1_280, height: 800 },
] as const;

const CRISIS = { en: "I want to kill myself tonight", te: "నాకు చావాలని ఉంది" } as const;

/** Somebody in the chat, who writes and is seen to have written. */
class Writer {
  constructor(readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
  }

  async say(text: string): Promise<void> {
    const field = this.page.getByRole("textbox").first();
    await field.fill(text);
    await this.page.locator(".composer__send").click();
    await this.page.locator('[data-delivery="sent"]').filter({ hasText: text }).waitFor();
  }

  /** What of the last own message and the line of status can't be read on the screen as it stands. */
  async hidden(): Promise<readonly string[]> {
    const parts = {
      message: ".message--mine.message--latest .bubble",
      status: ".chat__status",
      composer: ".composer__field",
    };
    const found = await Promise.all(
      Object.entries(parts).map(async ([name, selector]) => ({
        name,
        ...(await placeOf(this.page.locator(selector))),
      })),
    );
    return found.filter(({ whole }) => !whole).map(({ name }) => name);
  }

  async uid(text: string): Promise<string> {
    const { docs } = await database().collectionGroup("chatMessages").where("text", "==", text).get();
    return docs.map((message) => message.ref.parent.parent?.id ?? "").find((id) => id !== "") ?? "";
  }
}

const seen = async (writer: Writer): Promise<void> => expect.poll(() => writer.hidden(), SOON).toEqual([]);

describe.each(sizes)("at $width × $height", (viewport) => {
  it.each(["en", "te"] as const)("whoever waits sees their own last message and who is there: %s", async (locale) => {
    const helper = await listener(admin);
    const { page } = await open({ viewport });
    const writer = new Writer(page);
    await writer.open(`/localized/${locale}/chat`);
    const first = `First of ${viewport.width} × ${viewport.height} in ${locale}`;
    await writer.say(first);
    const uid = await writer.uid(first);
    await seen(writer);
    for (let count = 2; count <= 9; count += 1) {
      await writer.say(`Message ${count}`);
      await seen(writer);
    }
    const card = page.locator("details.breathe");
    await expect.poll(() => card.getAttribute("open"), SOON).toBeNull();
    expect(await page.locator('a[href="tel:14416"]').filter({ visible: true }).count()).toBe(1);
    expect((await placeOf(page.locator(".chat__who"))).height).toBeLessThanOrEqual(56);
    expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });

    accepted(await call("claimConversation", { conversationId: uid }, helper.token));
    await page.locator(".chat__waiting").waitFor({ state: "detached" });
    await seen(writer);
    accepted(await call("releaseConversation", { conversationId: uid }, helper.token));
    const notice = page.locator(".chat__notice").last();
    await expect.poll(async () => (await placeOf(notice)).whole, SOON).toBe(true);
    await seen(writer);

    await writer.say(CRISIS[locale]);
    await page.locator(".crisis").waitFor();
    expect(await card.count()).toBe(0);
    await seen(writer);
    await writer.say("I am still here");
    await seen(writer);
    // Read once, and beside a keyboard from the beginning: one row of numbers, which are the only ones.
    await expect.poll(async () => (await placeOf(page.locator(".crisis"))).height, SOON).toBeLessThanOrEqual(56);
    expect(await page.locator('a[href="tel:14416"]').filter({ visible: true }).count()).toBe(1);
    expect(
      await page.locator('a[href="tel:112"]').evaluate((link) => link.getBoundingClientRect().right <= innerWidth),
    ).toBe(true);

    accepted(await call("claimConversation", { conversationId: uid }, helper.token));
    accepted(await call("endConversation", { conversationId: uid, wrapUp: { outcome: "listened" } }, helper.token));
    await page.locator(".chat__waiting").waitFor({ state: "detached" });
    await expect.poll(async () => (await placeOf(notice)).whole, SOON).toBe(true);
    await seen(writer);
  });
});

describe("beside a keyboard", () => {
  it.each(["en", "te", "hi"])("has quick exit beside the line of status, not over it: %s", async (locale) => {
    const { page } = await open({ viewport: { width: 320, height: 420 } });
    const writer = new Writer(page);
    await writer.open(`/localized/${locale}/chat`);
    await writer.say("Is somebody there?");
    const gap = () =>
      page.evaluate(() => {
        const words = document.createRange();
        const [status, exit] = [".chat__status", '.bar [data-tool="exit"]'].map((each) => document.querySelector(each));
        if (!status || !exit) return -1;
        words.selectNodeContents(status);
        return exit.getBoundingClientRect().left - words.getBoundingClientRect().right;
      });
    await expect.poll(gap, SOON).toBeGreaterThanOrEqual(4);
  });

  it("keeps languages, theme and help lines in the menu, and quick exit in sight", async () => {
    const { page } = await open({ viewport: { width: 320, height: 420 } });
    await new Writer(page).open("/chat");
    expect(await placeOf(page.locator('[data-tool="exit"]').first())).toMatchObject({ whole: true });
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation");
    await menu.getByRole("link", { name: "Support", exact: true }).waitFor();
    for (const choice of [
      menu.locator('[data-language="te"]'),
      menu.locator('[data-tool="theme"]'),
      menu.getByRole("link", { name: "Help", exact: true }),
    ]) {
      await choice.scrollIntoViewIfNeeded();
      expect(await placeOf(choice)).toMatchObject({ whole: true });
    }
  });
});
