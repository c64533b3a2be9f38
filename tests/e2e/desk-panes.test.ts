import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, type Person } from "../support/people";
import { shifts, watchShifts } from "../support/shifts";
import { crowdedDesk, emptyDesk, someone } from "../support/stories";

const CRISIS = "I want to kill myself tonight";
const GUIDE = "What helps now";
const open = devices();
let admin: Person;
let login: Login;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  login = await approvedListener(admin);
});

const claim = async ({ person }: { readonly person: Person }): Promise<void> =>
  void accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
const goOnline = async (page: Page): Promise<void> => {
  const online = page.getByRole("group", { name: "Your availability" }).getByRole("button", { name: "Online" });
  await online.click();
  await expect.poll(() => online.getAttribute("aria-pressed"), SOON).toBe("true");
};
const entry = (page: Page, alias: string) =>
  page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

describe("three panes", () => {
  it("are side by side on a desktop and on a wide screen, each with its own scroll", async () => {
    const talk = await someone(CRISIS);
    await claim(talk);
    const { page } = await open({ viewport: { width: 1_280, height: 800 } });
    await toDesk(page, login);
    await entry(page, talk.alias).click();
    await volunteerTalk(page).message(CRISIS).waitFor();
    const context = page.getByRole("complementary", { name: `About ${talk.alias}` });
    await context.getByText(GUIDE).waitFor();
    for (const name of ["List of people", "Conversation"]) await page.getByRole("region", { name }).waitFor();
    for (const width of [1_280, 2_560]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => (await page.getByRole("log").boundingBox())?.height, SOON)
        .toBeGreaterThan(0.5 * 800);
      const sides = await page.evaluate(() =>
        [".desk__side", ".desk__room", ".desk__context"].map(
          (pane) => document.querySelector(pane)?.getBoundingClientRect().left ?? -1,
        ),
      );
      expect(sides).toEqual(sides.toSorted((a, b) => a - b));
      expect(new Set(sides).size).toBe(3);
    }
    expect(await violationsOf(page)).toEqual([]);
  });

  it("scroll the help into sight when a crisis begins, unless the listener writes a note", async () => {
    for (const writes of [false, true]) {
      const talk = await someone();
      await claim(talk);
      const { page } = await open({ viewport: { width: 1_280, height: 800 } });
      await toDesk(page, login);
      await entry(page, talk.alias).click();
      await volunteerTalk(page).message("Hello").waitFor();
      const context = page.getByRole("complementary", { name: `About ${talk.alias}` });
      await context.getByText("Private notes").click();
      const note = context.getByRole("textbox", { name: "New note" });
      await note.waitFor();
      const body = page.locator(".desk__context-body");
      await body.evaluate((each) => each.scrollTo({ top: each.scrollHeight }));
      expect(await body.evaluate((each) => each.scrollTop)).toBeGreaterThan(0);
      if (writes) await note.fill("Her sister");
      accepted(await call("sendMessage", { messageId: randomUUID(), text: CRISIS }, talk.person.token));
      if (writes) {
        await page.keyboard.type(" is near");
        const help = context.getByRole("button", { name: GUIDE });
        await expect.poll(async () => (await placeOf(help)).whole, SOON).toBe(true);
        expect(await note.inputValue()).toBe("Her sister is near");
        expect((await placeOf(note)).whole).toBe(true);
        await help.click();
        await help.waitFor({ state: "detached" });
      }
      for (const help of [context.getByRole("button", { name: "Call a supervisor" }), context.getByText(GUIDE)])
        await expect.poll(async () => (await placeOf(help)).whole, SOON).toBe(true);
      await page.close();
    }
  });

  it.each([
    { width: 1_280, height: 800 },
    { width: 1_024, height: 700 },
  ])("keep a supervisor in sight, whatever is opened and read below: $width", async (viewport) => {
    const talk = await someone();
    await claim(talk);
    const { page } = await open({ viewport });
    await toDesk(page, login);
    await entry(page, talk.alias).click();
    await page.getByRole("region", { name: "Conversation" }).getByRole("textbox").waitFor();
    if (viewport.width < 1_200) await page.getByRole("button", { name: "Notes, replies and details" }).click();
    const context = page.getByRole("complementary", { name: `About ${talk.alias}` });
    await context.getByText("Saved replies").click();
    await context.getByText("Private notes").click();
    const body = page.locator(".desk__context-body");
    await body.evaluate((each) => each.scrollTo({ top: each.scrollHeight }));
    expect(await body.evaluate((each) => each.scrollTop)).toBeGreaterThan(0);
    expect((await placeOf(context.getByRole("button", { name: "Call a supervisor" }))).whole).toBe(true);
    for (const level of ["Concern", "Crisis"])
      expect((await placeOf(page.getByRole("button", { name: level, exact: true }))).whole).toBe(true);
    await page.close();
  });

  it("collapse the context on a tablet, and are three screens with a back button on a phone", async () => {
    const talk = await someone();
    await claim(talk);
    const { page } = await open({ viewport: { width: 1_024, height: 768 } });
    await toDesk(page, login);
    await entry(page, talk.alias).click();
    const notes = page.getByText("Private notes");
    await page.getByRole("button", { name: "Notes, replies and details" }).click();
    await notes.waitFor();
    await entry(page, talk.alias).waitFor();
    await page.getByRole("button", { name: "Back to the conversation" }).click();
    await notes.waitFor({ state: "hidden" });
    await page.setViewportSize({ width: 360, height: 740 });
    await entry(page, talk.alias).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Notes, replies and details" }).click();
    await notes.waitFor();
    expect(await page.getByRole("log").count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    // The browser's own Back does the same.
    await page.goBack();
    await page.getByRole("log").waitFor();
    await page.goBack();
    await entry(page, talk.alias).waitFor();
  });

  it("keep the scroll position of the list while a conversation is open on a phone", async () => {
    await crowdedDesk(20);
    const talk = await someone();
    await claim(talk);
    // In the middle of the others.
    const crowd = await database()
      .collection("conversations")
      .where("status", "==", "waiting")
      .orderBy("lastMessageAt", "desc")
      .limit(20)
      .get();
    const tenth: unknown = crowd.docs[9]?.get("lastMessageAt");
    await database().doc(`conversations/${talk.person.uid}`).update({ lastMessageAt: tenth, unreadByVolunteer: 0 });
    const { page } = await open({ viewport: { width: 360, height: 740 } });
    await toDesk(page, login);
    await page.getByRole("button", { name: "All", exact: true }).click();
    await expect.poll(() => page.locator(".desk__entry").count(), SOON).toBe(21);
    const place = () => page.locator(".desk__list").evaluate((list) => list.scrollTop);
    await page.locator(".desk__list").evaluate((list) => list.scrollTo({ top: 400 }));
    await entry(page, talk.alias).click();
    const before = await place();
    expect(before).toBeGreaterThan(0);
    await volunteerTalk(page).message("Hello").waitFor();
    await page.getByRole("button", { name: "Back to the list" }).click();
    await expect.poll(() => focused(page), SOON).toContain(talk.alias);
    expect(await place()).toBe(before);
  });
});

describe("offers", () => {
  it.each([
    ["desktop", { width: 1_280, height: 800 }],
    ["phone", { width: 360, height: 740 }],
  ])("appear and disappear in their slot and move nothing on a %s", async (_, viewport) => {
    const talk = await someone();
    await claim(talk);
    const { page } = await open({ viewport });
    await watchShifts(page);
    accepted(await call("agreeToConduct", {}, login.person.token));
    await toDesk(page, login);
    await goOnline(page);
    await entry(page, talk.alias).click();
    await volunteerTalk(page).message("Hello").waitFor();
    const composer = volunteerTalk(page).composer;
    await composer.fill("I am writing");
    const before = (await shifts(page)).length;
    for (let round = 0; round < 2; round += 1) {
      const { person, alias } = await someone();
      accepted(await call("readQueue", {}, person.token));
      const offer = page.getByRole("region", { name: `Offer: ${alias}` });
      await offer.waitFor();
      expect(await composer.evaluate((field) => field === document.activeElement)).toBe(true);
      if (round === 0) await page.keyboard.press("Alt+KeyP");
      else accepted(await call("endConversation", { conversationId: person.uid }, person.token));
      await offer.waitFor({ state: "detached" });
    }
    const list = /desk__(list|entry|facts|tail|time|unread|place|ended)/;
    const moved = (await shifts(page)).slice(before);
    // In the list the two who came stand first; no pane moves, and nothing in the conversation does.
    expect(moved.filter(({ what }) => !list.test(what) && !what.startsWith("LI."))).toEqual([]);
  });
});
