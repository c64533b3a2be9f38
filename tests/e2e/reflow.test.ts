import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { approvedListener, customerAccount, signInAs, toDesk, type Login } from "../support/listeners";
import { WHOLE } from "../support/looks";
import { account, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";
import { longest, reflow } from "./walk/reflow";

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

const narrow = { viewport: { width: 320, height: 640 }, reducedMotion: "reduce" } as const;
const CRISIS = "I want to kill myself tonight";

/** A person with an account, in their chat, who has written. */
async function inChat(locale: string, text: string): Promise<{ readonly page: Page; readonly uid: string }> {
  const { page } = await open(narrow);
  const customer = await customerAccount();
  await signInAs(page, customer);
  await page.goto(`/localized/${locale}/chat`);
  await hydrated(page);
  await page.getByRole("textbox").first().fill(text);
  await page.locator(".composer__send").click();
  await page.locator('[data-delivery="sent"]').filter({ hasText: text }).waitFor();
  return { page, uid: customer.person.uid };
}

/** By its button, as pressing Escape three times leaves the site. */
async function closeDialog(page: Page): Promise<void> {
  await page.locator("dialog[open] .dialog__head .icon-button").last().click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

async function inRoom(locale: string, text: string): Promise<Page> {
  const { person } = await someone(text);
  accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
  const { page } = await open(narrow);
  await toDesk(page, login);
  await page.goto(`/localized/${locale}/volunteer-chat`);
  await page.locator(".desk__entry").first().click();
  await page.locator("[data-message]").filter({ hasText: text }).waitFor();
  await page.locator(".desk__context-open").waitFor();
  return page;
}

describe.each(longest)("320 pixels and 400 % leave nothing out of reach in %s", (locale) => {
  it("of a chat: waiting, asked before leaving, with a listener, in a crisis, ended", async () => {
    const { page, uid } = await inChat(locale, "Is anybody there?");
    await page.locator(".chat__place strong").waitFor();
    expect(await reflow(page)).toEqual([]);
    const [leave, report] = [
      page.locator(".chat__actions button").nth(0),
      page.locator(".chat__actions button").nth(1),
    ];
    for (const button of [leave, report]) {
      await button.click();
      await page.getByRole("dialog").waitFor();
      expect(await reflow(page)).toEqual([]);
      await closeDialog(page);
    }
    accepted(await call("claimConversation", { conversationId: uid }, login.person.token));
    accepted(
      await call(
        "sendMessage",
        { messageId: randomUUID(), text: "I am here with you.", conversationId: uid },
        login.person.token,
      ),
    );
    await page.locator(".message--theirs").waitFor();
    expect(await reflow(page)).toEqual([]);
    accepted(await call("setRisk", { conversationId: uid, level: "crisis" }, login.person.token));
    await page.locator(".crisis").waitFor();
    expect(await reflow(page)).toEqual([]);
    await page.locator(".crisis__fold").click();
    expect(await reflow(page)).toEqual([]);
    accepted(
      await call("endConversation", { conversationId: uid, wrapUp: { outcome: "listened" } }, login.person.token),
    );
    await page.locator(".chat__notice").waitFor();
    expect(await reflow(page)).toEqual([]);
  });

  /** The room in a crisis has everything that a calm one has. */
  it.each(WHOLE ? [CRISIS, "Is anybody there?"] : [CRISIS])("of a listener’s desk: %s", async (text) => {
    const page = await inRoom(locale, text);
    expect(await reflow(page)).toEqual([]);
    await page.locator(".desk__context-open").click();
    expect(await reflow(page)).toEqual([]);
    for (const panel of await page.locator(".desk__tools summary").all()) {
      await panel.click();
      expect(await reflow(page)).toEqual([]);
    }
    await page.locator(".desk__context-back").click();
    await page.locator(".desk__more-actions").waitFor();
    const menu = page.locator(".desk__more-actions");
    const actions = page.locator(".desk__actions button");
    // The widths of a phone, and of a laptop's window at 200 % and 400 %.
    for (const viewport of [
      { width: 320, height: 256 },
      { width: 640, height: 400 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      for (const at of [0, 1, 2]) {
        if (await menu.isVisible()) await menu.click();
        await actions.nth(at).scrollIntoViewIfNeeded();
        await expect.poll(() => placeOf(actions.nth(at)), SOON).toMatchObject({ whole: true });
        await actions.nth(at).click();
        await page.getByRole("dialog").waitFor();
        expect(await page.locator(".desk__actions:popover-open").count()).toBe(0);
        if (viewport.height === 640) expect(await reflow(page)).toEqual([]);
        await closeDialog(page);
      }
    }
  });
});
