import { locales } from "@thodu/domain/locale";
import { beforeAll, describe, expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { overflowOf, placeOf } from "../support/layout";
import { WHOLE } from "../support/looks";
import { account, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";
import { seen, Writer } from "../support/writer";

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

/** If something fits in the longest words, it fits in every language. */
const longest = WHOLE ? locales : (["te"] as const);

const CRISIS = { en: "I want to kill myself tonight", te: "నాకు చావాలని ఉంది" } as const;

/** The smallest window in the longest words, and the lowest in English; with WHOLE each size in both. */
const looks = WHOLE
  ? sizes.flatMap((size) => [
      { ...size, locale: "en" as const },
      { ...size, locale: "te" as const },
    ])
  : [
      { width: 320, height: 420, locale: "te" as const },
      { width: 640, height: 360, locale: "en" as const },
    ];

describe.each(looks)("at $width × $height in $locale", ({ locale, ...viewport }) => {
  it("a person who waits sees their own last message and whether somebody is there", async () => {
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
    expect(await card.getAttribute("open")).toBeNull();
    expect(await page.locator('a[href="tel:14416"]').filter({ visible: true }).count()).toBe(1);
    // One row of 56 pixels; if there is no room beside it, a row of 44 with the help lines below.
    const head = await placeOf(page.locator(".chat__head"));
    expect(head.height).toBeLessThanOrEqual(57 + (viewport.width < 640 ? 44 : 0));
    expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });

    accepted(await call("claimConversation", { conversationId: uid }, helper.token));
    await page.locator(".chat__waiting").waitFor({ state: "detached" });
    await seen(writer);
    accepted(await call("releaseConversation", { conversationId: uid }, helper.token));
    const notice = page.locator(".chat__notice").last();
    await expect.poll(async () => (await placeOf(notice)).whole, SOON).toBe(true);
    await seen(writer);
    // Also while the text box has the focus, right after writing.
    await expect.poll(async () => (await placeOf(page.locator(".chat__place strong"))).whole, SOON).toBe(true);
    // The choices are back once the text box loses the focus.
    await page.locator(".composer__field").blur();
    await page.locator(".tell-me").first().waitFor(SOON);
    await seen(writer);

    await writer.say(CRISIS[locale]);
    await page.locator(".crisis").waitFor();
    expect(await card.count()).toBe(0);
    await seen(writer);
    await writer.say("I am still here");
    await seen(writer);
    // Once it was read: one row of numbers, which stand nowhere else.
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
    // After a reload it is the same.
    await page.reload();
    await hydrated(page);
    await seen(writer);
  });
});

describe.each(longest)("with letters of twice the size, in %s", (locale) => {
  it("the head takes a quarter of a phone, and one's own last message is visible above the keyboard", async () => {
    const { page } = await open({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    const writer = new Writer(page);
    await writer.open(`/localized/${locale}/chat`);
    for (let count = 1; count <= 3; count += 1) await writer.say(`Hello ${count}`);
    await seen(writer);
    expect((await placeOf(page.locator(".chat__head"))).height).toBeLessThanOrEqual(740 / 4);
    for (const control of await page.locator(".chat__head").locator("a, button").filter({ visible: true }).all())
      expect(await placeOf(control)).toMatchObject({ whole: true });
    await page.setViewportSize({ width: 360, height: 480 });
    await seen(writer);
  });
});

describe.each(
  [
    { width: 320, height: 420 },
    { width: 360, height: 740 },
  ].slice(0, WHOLE ? 2 : 1),
)("with more on the screen, at $width × $height", (viewport) => {
  it.each(longest)("what was written without a network is visible, and that there is none: %s", async (locale) => {
    const visitor = await open({ viewport });
    const writer = new Writer(visitor.page);
    await writer.open(`/localized/${locale}/chat`);
    for (let count = 1; count <= 4; count += 1) await writer.say(`Message ${count}`);
    await visitor.cutNetwork(true);
    await writer.write("Is anybody there?");
    const strip = visitor.page.locator(".chat__strip");
    await expect.poll(async () => (await placeOf(strip)).whole, SOON).toBe(true);
    await visitor.page.locator(".message--mine.message--latest").filter({ hasText: "Is anybody there?" }).waitFor();
    await seen(writer);
    await visitor.cutNetwork(false);
    await strip.waitFor({ state: "detached", ...SOON });
    await seen(writer);
  });

  it("the message that one replies to is visible, with the status line and the text box", async () => {
    const helper = await listener(admin);
    const { page } = await open({ viewport });
    const writer = new Writer(page);
    await writer.open("/chat");
    const first = `Answering at ${viewport.width} × ${viewport.height}`;
    await writer.say(first);
    const conversationId = await writer.uid(first);
    accepted(await call("claimConversation", { conversationId }, helper.token));
    const text = "What weighs most on you tonight? Take your time, I am here.";
    accepted(await call("sendMessage", { messageId: "reply", text, conversationId }, helper.token));
    const theirs = page.locator(".message").filter({ hasText: text });
    await theirs.hover(SOON);
    await theirs.getByRole("button", { name: "Reply to this message" }).click();
    for (const part of [".reply", ".chat__status", ".composer__field"])
      await expect.poll(async () => (await placeOf(page.locator(part))).whole, SOON).toBe(true);
    await writer.say("My exam");
    await seen(writer);
  });
});

describe("above a keyboard", () => {
  it.each(longest)("quick exit is beside the status line, not over it: %s", async (locale) => {
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

  it("languages, theme and help lines are in the menu, and quick exit is visible", async () => {
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
