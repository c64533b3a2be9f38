import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { overflowOf, placeOf } from "../support/layout";
import { approvedListener, toDesk } from "../support/listeners";
import { account, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const open = devices();
let admin: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
});
// Who is left of another test in a crisis would be offered here as well.
beforeEach(emptyDesk);

const LINES = 8;
const PHONE = { width: 360, height: 740 };

/** A listener who is online, with somebody's conversation open on a phone, in Telugu. */
async function inRoom(first = "Line 1") {
  const login = await approvedListener(admin);
  const { person } = await someone(first);
  for (let line = 2; line <= LINES; line += 1)
    accepted(await call("sendMessage", { messageId: randomUUID(), text: `Line ${line}` }, person.token));
  accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
  accepted(await call("agreeToConduct", {}, login.person.token));
  const { page } = await open({ viewport: PHONE });
  await toDesk(page, login);
  await page.goto("/localized/te/volunteer-chat");
  await page.locator(".desk__entry").first().waitFor();
  return { page, login };
}

const openRoom = async (page: Page): Promise<void> => {
  await page.locator(".desk__entry").first().click();
  await page
    .locator("[data-message]")
    .filter({ hasText: `Line ${LINES}` })
    .waitFor();
  await page.locator(".desk__context-open").waitFor();
};

const logHeight = (page: Page): Promise<number> => page.getByRole("log").evaluate((log) => log.clientHeight);

/** Nothing is drawn over another: each part of the room begins where the one before it ends. */
const overlaps = (page: Page) =>
  page.locator(".desk__room").evaluate((room) =>
    [...room.children]
      .filter((part) => part.clientHeight > 0)
      .map((part) => ({
        name: part.className,
        box: part.getBoundingClientRect(),
        cut: part.scrollHeight - part.clientHeight,
      }))
      .flatMap(({ name, box, cut }, index, all) => {
        const next = all[index + 1];
        const over = next !== undefined && box.bottom > next.box.top + 1;
        return over || (name === "desk__head" && cut > 1) ? [name] : [];
      }),
  );

describe("a listener’s room on a phone", () => {
  it("leaves most of the window to what was written, in a crisis too; notes and replies are a screen of their own", async () => {
    const { page } = await inRoom("I want to kill myself tonight");
    await openRoom(page);
    expect(await logHeight(page)).toBeGreaterThanOrEqual(0.6 * PHONE.height);
    expect(await overlaps(page)).toEqual([]);
    expect(await placeOf(page.locator(".composer__row"))).toMatchObject({ whole: true });
    await page.locator(".desk__context-open").click();
    // In a crisis the replies stand with what helps in one.
    const replies = page.locator(".desk__context details").filter({ has: page.locator(".desk__reply") });
    for (const panel of [...(await page.locator(".desk__tools > details").all()), ...(await replies.all())]) {
      if (!(await panel.evaluate((details) => details.hasAttribute("open"))))
        await panel.locator("summary").first().click();
      await expect.poll(() => panel.evaluate((details) => details.hasAttribute("open")), SOON).toBe(true);
    }
    expect(await page.getByRole("log").count()).toBe(0);
    expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });
    await page.locator(".desk__reply").first().click();
    expect(await page.locator(".composer textarea").inputValue()).not.toBe("");
    await page.locator(".composer textarea").fill("");
    expect(await logHeight(page)).toBeGreaterThanOrEqual(0.6 * PHONE.height);
    // A keyboard.
    await page.setViewportSize({ width: 360, height: 420 });
    await expect.poll(async () => (await placeOf(page.locator(".composer__row"))).whole, SOON).toBe(true);
    expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });
    await expect.poll(() => logHeight(page), SOON).toBeGreaterThanOrEqual(90);
    expect(await overlaps(page)).toEqual([]);
  });

  it("follows the end of the conversation when the window shrinks", async () => {
    const { page } = await inRoom();
    await openRoom(page);
    const latest = page.locator("[data-message]").filter({ hasText: `Line ${LINES}` });
    for (const viewport of [
      PHONE,
      { width: 320, height: 568 },
      { width: 568, height: 320 },
      { width: 320, height: 420 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => placeOf(latest), SOON).toMatchObject({ whole: true });
      expect(await page.locator(".pill").count()).toBe(0);
    }
  });

  it("begins the second look at the end of a crisis with its sentence", async () => {
    const { page } = await inRoom("I want to kill myself tonight");
    await openRoom(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.locator(".desk__more-actions").click();
    await page.getByRole("button", { name: "సంభాషణ ముగించండి" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("select[name=outcome]").selectOption("listened");
    await dialog.locator("[type=submit]").click();
    const first = dialog.locator("textarea[name=agreed]");
    await expect.poll(() => first.evaluate((field) => field === document.activeElement), SOON).toBe(true);
    await expect.poll(() => placeOf(dialog.locator(".dialog__sheet > p").first()), SOON).toMatchObject({ whole: true });

    // On a desktop all three questions are in sight at once, above what one presses.
    await page.setViewportSize({ width: 1_280, height: 800 });
    const last = dialog.locator("select[name=lines]");
    const below = async (): Promise<number> =>
      (await placeOf(dialog.locator(".dialog__actions"))).top - (await placeOf(last)).bottom;
    await expect.poll(below, SOON).toBeGreaterThanOrEqual(0);
    for (const field of [first, dialog.locator("textarea[name=whoKnows]"), last])
      expect(await placeOf(field)).toMatchObject({ whole: true });
  });

  it("has a place for an offer, which lies over nothing", async () => {
    const { page } = await inRoom();
    const shown = page.getByRole("group", { name: "మీరు అందుబాటులో ఉన్నారా" });
    await shown.getByRole("button", { name: "అందుబాటులో" }).click();
    await expect
      .poll(() => shown.getByRole("button", { name: "అందుబాటులో" }).getAttribute("aria-pressed"), SOON)
      .toBe("true");
    await openRoom(page);
    const before = await logHeight(page);
    expect(before).toBeGreaterThanOrEqual(0.6 * PHONE.height);
    const { person } = await someone("Is anybody there?");
    accepted(await call("readQueue", {}, person.token));
    const card = page.locator(".offer");
    await card.waitFor();
    const [offer, room] = [await placeOf(card), await placeOf(page.locator(".desk__room"))];
    expect(offer.bottom).toBeLessThanOrEqual(room.top + 1);
    expect(await logHeight(page)).toBe(before);
    expect(await overlaps(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 420 });
    await expect.poll(async () => (await placeOf(page.locator(".composer__row"))).whole, SOON).toBe(true);
    expect(await overlaps(page)).toEqual([]);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 420 });
      for (const button of await card.getByRole("button").all())
        await expect.poll(() => placeOf(button), SOON).toMatchObject({ whole: true });
    }
  });
});
