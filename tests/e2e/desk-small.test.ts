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
// People in a crisis from other tests would be offered here as well.
beforeEach(emptyDesk);

const LINES = 8;
const PHONE = { width: 360, height: 740 };

/** A listener who is online, with a conversation open on a phone, in Telugu. */
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

/** Pairs of neighbouring parts of the room that overlap. */
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

describe("the listener's desk on a phone", () => {
  it("leaves most of the window to the messages, in a crisis too; notes and replies are a screen of their own", async () => {
    const { page } = await inRoom("I want to kill myself tonight");
    await openRoom(page);
    expect(await logHeight(page)).toBeGreaterThanOrEqual(0.6 * PHONE.height);
    expect(await overlaps(page)).toEqual([]);
    expect(await placeOf(page.locator(".composer__row"))).toMatchObject({ whole: true });
    await page.locator(".desk__context-open").click();
    // In a crisis the replies are among the other help.
    const replies = page.locator(".desk__context details").filter({ has: page.locator(".desk__reply") });
    for (const panel of [...(await page.locator(".desk__tools > details").all()), ...(await replies.all())]) {
      const title = panel.locator("summary").first();
      // Otherwise it has no mark that it opens.
      expect(await title.evaluate((each) => getComputedStyle(each).display)).toBe("list-item");
      if (!(await panel.evaluate((details) => details.hasAttribute("open")))) await title.click();
      await expect.poll(() => panel.evaluate((details) => details.hasAttribute("open")), SOON).toBe(true);
    }
    expect(await page.getByRole("log").count()).toBe(0);
    expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });
    await page.locator(".desk__reply").first().click();
    expect(await page.locator(".composer textarea").inputValue()).not.toBe("");
    await page.locator(".composer textarea").fill("");
    expect(await logHeight(page)).toBeGreaterThanOrEqual(0.6 * PHONE.height);
    // A keyboard opens.
    await page.setViewportSize({ width: 360, height: 420 });
    await expect.poll(async () => (await placeOf(page.locator(".composer__row"))).whole, SOON).toBe(true);
    expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });
    await expect.poll(() => logHeight(page), SOON).toBeGreaterThanOrEqual(90);
    expect(await overlaps(page)).toEqual([]);
  });

  it("stays at the end of the conversation when the window shrinks", async () => {
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

  it("begins the summary at the end of a crisis with its sentence", async () => {
    const { page } = await inRoom("I want to kill myself tonight");
    await openRoom(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.locator(".desk__more-actions").click();
    await page.getByRole("button", { name: "సంభాషణ ముగించండి" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("select[name=outcome]").selectOption("listened");
    const first = dialog.locator("textarea[name=agreed]");
    // The first press does nothing if the person has just written; the dialog says so.
    const goesOn = async (): Promise<boolean> => {
      if (!(await first.isVisible())) await dialog.locator("[type=submit]").click();
      return first.isVisible();
    };
    await expect.poll(goesOn, SOON).toBe(true);
    await expect.poll(() => first.evaluate((field) => field === document.activeElement), SOON).toBe(true);
    await expect.poll(() => placeOf(dialog.locator(".just-written").first()), SOON).toMatchObject({ whole: true });

    // On a desktop all three questions are visible at once, above the buttons.
    await page.setViewportSize({ width: 1_280, height: 800 });
    const last = dialog.locator("select[name=lines]");
    const below = async (): Promise<number> =>
      (await placeOf(dialog.locator(".dialog__actions"))).top - (await placeOf(last)).bottom;
    await expect.poll(below, SOON).toBeGreaterThanOrEqual(0);
    for (const field of [first, dialog.locator("textarea[name=whoKnows]"), last])
      expect(await placeOf(field)).toMatchObject({ whole: true });
  });

  it("has a place for an offer that covers nothing", async () => {
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

  it.each([
    ["en", ""],
    ["te", "/localized/te"],
  ])("has a whole row of a person in sight on a low phone in %s", async (_, address) => {
    const { page } = await inRoom("I want to kill myself tonight");
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`${address}/volunteer-chat`);
    const row = page.locator(".desk__entry").first();
    await row.waitFor();
    await expect.poll(() => placeOf(row), SOON).toMatchObject({ whole: true });
    await page.locator(".desk__unfold").click();
    const gap = async (): Promise<number> =>
      (await placeOf(page.locator(".desk__language-filter"))).top -
      (await placeOf(page.locator(".desk__search input"))).bottom;
    // Beside each other, or apart.
    const between = await gap();
    expect(between < -20 || between >= 3).toBe(true);
  });

  it("keeps the person's last words in sight above an open keyboard, also after a take-over with a note", async () => {
    const { page, login } = await inRoom("I want to kill myself tonight");
    const uid = await page.locator("[data-id]").first().getAttribute("data-id");
    if (uid === null) throw new Error("Nobody is in the list.");
    const note = "Has pills near. Alone? asked, no answer yet. Speaks English. Sister lives in the next street.";
    accepted(await call("releaseConversation", { conversationId: uid, note }, login.person.token));
    const second = await approvedListener(admin);
    accepted(await call("claimConversation", { conversationId: uid }, second.person.token));
    accepted(await call("agreeToConduct", {}, second.person.token));
    const { page: other } = await open({ viewport: PHONE });
    await toDesk(other, second);
    await openRoom(other);
    const shownNote = other.locator(".desk__room > .desk__for-next");
    await shownNote.waitFor();
    await other.locator(".composer textarea").click();
    await other
      .locator(".composer textarea")
      .fill("I am Kiran. I have read what you wrote. Can you put the pills away?");
    await other.setViewportSize({ width: 360, height: 420 });
    const latest = other.locator("[data-message]").filter({ hasText: `Line ${LINES}` });
    await expect.poll(() => placeOf(latest), SOON).toMatchObject({ whole: true });
    expect((await placeOf(shownNote)).bottom).toBeLessThanOrEqual((await placeOf(other.getByRole("log"))).top + 1);
    await expect.poll(async () => (await placeOf(other.locator(".composer__row"))).whole, SOON).toBe(true);
  });

  it.each([
    ["en", ""],
    ["te", "/localized/te"],
  ])(
    "shows the last message of a crisis above a keyboard, below a note and a call for a supervisor in %s",
    async (_, to) => {
      const { page, login } = await inRoom("I want to kill myself tonight");
      const uid = await page.locator("[data-id]").first().getAttribute("data-id");
      if (uid === null) throw new Error("Nobody is in the list.");
      const { token } = login.person;
      const about = { conversationId: uid };
      accepted(await call("reportConversation", { reportId: randomUUID(), ...about, category: "supervisor" }, token));
      const note = "Pills in the room. Asked to move them. Mother is asleep next door.";
      accepted(await call("releaseConversation", { ...about, note }, token));
      await page.close();
      const second = await approvedListener(admin);
      accepted(await call("claimConversation", about, second.person.token));
      accepted(await call("agreeToConduct", {}, second.person.token));
      const { page: other } = await open({ viewport: PHONE });
      await toDesk(other, second);
      await other.goto(`${to}/volunteer-chat`);
      await openRoom(other);
      const called = other.locator(".desk__room > .desk__called");
      await called.waitFor();
      await expect.poll(() => placeOf(called), SOON).toMatchObject({ whole: true });
      await other.setViewportSize({ width: 360, height: 420 });
      const latest = other.locator("[data-message]").filter({ hasText: `Line ${LINES}` });
      const isReadable = async (): Promise<void> => {
        await expect.poll(() => placeOf(latest), SOON).toMatchObject({ whole: true });
        await expect.poll(async () => (await placeOf(other.locator(".composer__row"))).whole, SOON).toBe(true);
        expect(await placeOf(other.locator(".desk__context-open"))).toMatchObject({ whole: true });
        expect(await overlaps(other)).toEqual([]);
        expect(await logHeight(other)).toBeGreaterThanOrEqual(90);
      };
      await isReadable();
      await other.locator(".composer textarea").click();
      await other.locator(".composer textarea").fill("I have taken over, and I have read everything.");
      await isReadable();
      expect(await other.locator(".desk__context-open").getAttribute("data-note")).toBe("true");
    },
  );

  it("cuts a note of a colleague at the end of a line on a small phone, and shows all of it on request", async () => {
    const { page, login } = await inRoom();
    const uid = await page.locator("[data-id]").first().getAttribute("data-id");
    if (uid === null) throw new Error("Nobody is in the list.");
    const note = "Lost their job in May. Sleeps badly. Speaks English. Sister lives in the next street, and knows.";
    accepted(await call("releaseConversation", { conversationId: uid, note }, login.person.token));
    const second = await approvedListener(admin);
    accepted(await call("claimConversation", { conversationId: uid }, second.person.token));
    accepted(await call("agreeToConduct", {}, second.person.token));
    const { page: other } = await open({ viewport: { width: 320, height: 568 } });
    await toDesk(other, second);
    await openRoom(other);
    const shown = other.locator(".desk__room > .desk__for-next");
    const lines = (): Promise<number> =>
      shown.evaluate((box) => {
        const { height } = box.getBoundingClientRect();
        const { lineHeight, paddingTop } = getComputedStyle(box);
        return (height - parseFloat(paddingTop)) / parseFloat(lineHeight);
      });
    await expect.poll(lines, SOON).toBeCloseTo(1, 1);
    const button = other.locator(".desk__room > .desk__for-next + .button");
    await button.click();
    await expect.poll(lines, SOON).toBeGreaterThan(3);
    await button.click();
    await expect.poll(lines, SOON).toBeCloseTo(1, 1);
  });

  it.each([
    { width: 320, height: 568 },
    { width: 360, height: 740 },
    { width: 740, height: 360 },
  ])("opens the menu of a conversation beside its button, which closes it: $width × $height", async (viewport) => {
    const { page } = await inRoom();
    await page.setViewportSize(viewport);
    await openRoom(page);
    const [button, menu] = [page.locator(".desk__more-actions"), page.locator(".desk__actions")];
    await button.click();
    await menu.waitFor();
    expect(await placeOf(menu)).toMatchObject({ whole: true });
    expect(await placeOf(button)).toMatchObject({ whole: true });
    await button.click();
    await menu.waitFor({ state: "hidden" });
  });
});
