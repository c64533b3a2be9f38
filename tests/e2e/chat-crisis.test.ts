import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../support/axe";
import { SOON } from "../support/browser";
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

const CRISIS = { en: "I want to kill myself tonight", te: "నాకు చావాలని ఉంది" } as const;
const NUMBERS = ['.crisis a[href="tel:14416"]', '.crisis a[href="tel:112"]'];
/** The texts that say what the numbers are. */
const NAMES = NUMBERS.map((number) => `${number} > span`);

const whole = async (page: Page, selectors: readonly string[]): Promise<void> => {
  for (const selector of selectors)
    await expect
      .poll(async () => (await placeOf(page.locator(selector))).whole, { ...SOON, message: selector })
      .toBe(true);
};

/** Checks that the place in the queue, at least its first words, is visible above the text box. */
const placeInSight = async (page: Page): Promise<void> => {
  const isInSight = async (): Promise<boolean> => {
    const place = await placeOf(page.locator(".chat__place strong"));
    return place.height > 0 && place.bottom <= (await placeOf(page.locator(".composer"))).top;
  };
  await expect.poll(isInSight, { ...SOON, message: "place" }).toBe(true);
};

const groundOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => getComputedStyle(each).backgroundColor);

/** Whether a part of it can be seen only by scrolling inside of it. */
const isCut = (page: Page): Promise<boolean> =>
  page.locator(".crisis").evaluate((panel) => panel.scrollHeight > panel.clientHeight);

const toItsEnd = (page: Page): Promise<void> =>
  page.locator(".crisis").evaluate((panel) => panel.scrollTo({ top: panel.scrollHeight }));

/** The lowest windows, and the narrowest in the longest words; with WHOLE each in both languages. */
const looks = WHOLE
  ? [
      [320, 420],
      [320, 568],
      [320, 640],
      [360, 420],
      [360, 640],
      [360, 700],
      [360, 740],
      [640, 360],
      [1_280, 800],
    ].flatMap(([width = 0, height = 0]) => [
      { width, height, locale: "en" as const },
      { width, height, locale: "te" as const },
    ])
  : [
      { width: 320, height: 420, locale: "te" as const },
      { width: 320, height: 420, locale: "en" as const },
      { width: 320, height: 640, locale: "te" as const },
      { width: 640, height: 360, locale: "en" as const },
    ];

describe.each(looks)("the help lines of a crisis, at $width × $height in $locale", ({ locale, width, height }) => {
  it("show their text at first, keep the numbers visible, and leave the room to the messages", async () => {
    const helper = await listener(admin);
    const { page } = await open({ viewport: { width, height }, reducedMotion: "reduce" });
    const writer = new Writer(page);
    await writer.open(`/localized/${locale}/chat`);
    const first = `In danger at ${width} × ${height} in ${locale}`;
    await writer.say(first);
    const uid = await writer.uid(first);
    // One row of 56 pixels; on a phone one of 44 with the two numbers below it.
    const head = await placeOf(page.locator(".chat__head"));
    expect(head.height).toBeLessThanOrEqual(57 + (width < 640 ? 44 : 0));
    await writer.say(CRISIS[locale]);
    await whole(page, [".crisis__title", ...NUMBERS, ...NAMES]);
    // Nobody in danger is invited to pay.
    expect(await groundOf(page, ".bar__link--highlight")).toBe("rgba(0, 0, 0, 0)");
    await placeInSight(page);
    await seen(writer);
    expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });
    expect(await violationsOf(page, { include: ".chat__head" })).toEqual([]);
    if (height >= 640) expect(await isCut(page)).toBe(false);
    await toItsEnd(page);
    await whole(page, NUMBERS);

    // Their listener releases them before they have read it: they are still shown their place.
    accepted(await call("claimConversation", { conversationId: uid }, helper.token));
    await page.locator(".chat__waiting").waitFor({ state: "detached" });
    accepted(await call("releaseConversation", { conversationId: uid }, helper.token));
    await whole(page, [".chat__notice", ...NUMBERS]);
    await placeInSight(page);
    await seen(writer);

    await writer.say("I am still here");
    await expect.poll(async () => (await placeOf(page.locator(".crisis"))).height, SOON).toBeLessThanOrEqual(56);
    await whole(page, [...NUMBERS, ...NAMES]);
    await page.locator(".crisis__fold").click();
    await page.locator(".crisis__text").waitFor();
    await whole(page, NUMBERS);
    await toItsEnd(page);
    await whole(page, [...NUMBERS, '.crisis a[href="tel:18008914416"]']);
  });
});

it("leave the place in the queue whole above the keyboard of the smallest phone", async () => {
  const { page } = await open({ viewport: { width: 320, height: 568 }, reducedMotion: "reduce" });
  const writer = new Writer(page);
  await writer.open("/chat");
  await writer.say(CRISIS.en);
  await whole(page, NUMBERS);
  await page.locator(".composer__field").focus();
  await page.setViewportSize({ width: 320, height: 340 });
  await expect(placeInSight(page)).resolves.toBeUndefined();
});

describe("with large text, in a crisis", () => {
  it.each([
    { text: 24, width: 360, height: 740 },
    { text: 32, width: 360, height: 740 },
    { text: 16, width: 180, height: 370 },
  ])("shows whole numbers, and who is there: $text px at $width × $height", async ({ text, width, height }) => {
    const { page, context } = await open({ viewport: { width, height }, reducedMotion: "reduce" });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: text, fixed: text } });
    const writer = new Writer(page);
    await writer.open("/chat");
    await writer.say(CRISIS.en);
    await page.locator(".crisis").waitFor();
    await whole(page, NUMBERS);
    await writer.say("I am still here");
    await page.locator(".crisis:not(.crisis--open)").waitFor();
    await whole(page, [...NUMBERS, ".chat__status", ".composer__field"]);
    await placeInSight(page);
    expect((await overflowOf(page)).aside).toBe(0);
    await page.locator(".crisis__fold").click();
    await page.locator(".crisis__text").waitFor();
    await whole(page, NUMBERS);
    // The keyboard leaves little more than half of it.
    await page.setViewportSize({ width, height: Math.round(height * 0.57) });
    await whole(page, [".composer__field", ".composer__send"]);
  });
});

it("after the end, shows every number whole on a usual phone, without scrolling, and the last message", async () => {
  const { page } = await open({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  const writer = new Writer(page);
  await writer.open("/chat");
  await writer.say("Over at 360 × 740");
  await writer.say(CRISIS.en);
  await page.locator(".crisis").waitFor();
  await page.locator(".chat__actions").getByRole("button", { name: "Leave the queue" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave the queue" }).click();
  await whole(page, [...NUMBERS, '.crisis a[href="tel:18008914416"]', ".chat__notice"]);
  await seen(writer);
  expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });
});

describe.each([
  { width: 320, height: 568 },
  { width: 320, height: 420 },
  { width: 640, height: 400 },
])("while nobody is there, at $width × $height", (viewport) => {
  it.each(WHOLE ? (["en", "te"] as const) : (["te"] as const))(
    "that is said beside the text box, the choice to be told is reached by scrolling, and the dialog has its buttons: %s",
    async (locale) => {
      await emptyDesk();
      const { page } = await open({ viewport, reducedMotion: "reduce" });
      const writer = new Writer(page);
      await writer.open(`/localized/${locale}/chat`);
      await writer.say(CRISIS[locale]);
      await page.locator(".crisis--open").waitFor();
      const said = page.locator(viewport.height < 560 ? ".chat__alone" : ".chat__place > span");
      const tell = page.locator(".tell-me button").first();
      await page.locator(".composer__field:focus").waitFor();
      await expect.poll(async () => (await placeOf(said)).whole, SOON).toBe(true);
      await seen(writer);
      await tell.scrollIntoViewIfNeeded();
      await whole(page, [".tell-me button"]);
      await writer.say("I am still here");
      await whole(page, [".chat__place > span"]);
      await seen(writer);
      await tell.scrollIntoViewIfNeeded();
      await whole(page, [".tell-me button"]);
      await page.locator(".chat__actions button").first().click();
      await whole(page, [".dialog__actions button:first-child", ".dialog__actions button:last-child"]);
      await whole(page, ['.crisis-box a[href="tel:14416"]']);
    },
  );
});
