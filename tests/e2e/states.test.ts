import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { chooseLanguage, devices, signInTo } from "../support/devices";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, listener, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";
import { longest, reflow } from "./walk/reflow";
import { makeFixture, states, type State, type Fixture } from "./walk/states";
import { settle } from "./walk/visit";

const open = devices();
const narrow = { viewport: { width: 320, height: 640 }, reducedMotion: "reduce" } as const;
/** Where to store a picture of each state; without it none is taken. */
const SCREENS = process.env["THODU_SCREENS"];

let admin: Person;
let customer: Person;
let login: Login;
let fixture: Fixture;

beforeAll(async () => {
  await emptyDesk();
  admin = await account({ admin: true });
  [customer, login] = [await account(), await approvedListener(admin)];
  await makeFixture(customer, admin);
  fixture = { customer };
});

/** A page on which the person is logged in. */
async function pageOf(who: State["who"]): Promise<Page> {
  const { page } = await open(narrow);
  if (who === "listener") await toDesk(page, login);
  else if (who === "admin") await signInTo(page, admin.email, "/admin/now");
  else await signInTo(page, customer.email, "/dashboard");
  return page;
}

/** What is out of reach on the page now; takes a screenshot if THODU_SCREENS is set. */
async function look(page: Page, called: string): Promise<readonly string[]> {
  const found = await reflow(page);
  if (SCREENS !== undefined) await page.screenshot({ path: `${SCREENS}/${called.replaceAll(/\W+/g, "-")}.png` });
  return found.map((each) => `${called}: ${each}`);
}

describe("320 pixels and 400 % leave nothing out of reach", () => {
  it.each(["customer", "listener", "admin"] as const)("of what a %s opens", { timeout: 240_000 }, async (who) => {
    const page = await pageOf(who);
    const found: string[] = [];
    for (const locale of longest) {
      await chooseLanguage(page, locale);
      for (const { name, path, open: act, shows } of states.filter((each) => each.who === who)) {
        await page.goto(typeof path === "string" ? path : path(fixture));
        await settle(page);
        await hydrated(page, "main :is(button, a)");
        await act?.(page);
        await page.locator(shows).first().waitFor(SOON);
        found.push(...(await look(page, `${name}, ${locale}`)));
      }
    }
    expect(found).toEqual([]);
  });

  it.each(longest)("of the page that asks for help, until somebody has come: %s", async (locale) => {
    const { page } = await open(narrow);
    await page.goto(`/localized/${locale}/request-help`);
    await hydrated(page, ".help-request");
    await page.locator(".help-request__button").click();
    await page.locator(".tell-me .button").first().click(SOON);
    await page.locator(".tell-me--open input").waitFor(SOON);
    const found = [...(await look(page, `waiting, ${locale}`))];
    const { docs } = await database().collection("conversations").where("status", "==", "waiting").get();
    const [waits] = docs;
    const one = await listener(admin);
    accepted(await call("claimConversation", { conversationId: waits?.id ?? "" }, one.token));
    await page.locator(".tell-me").waitFor({ state: "detached" });
    found.push(...(await look(page, `somebody came, ${locale}`)));
    expect(found).toEqual([]);
  });

  it.each(longest)("of a desk with an offer: %s", async (locale) => {
    await emptyDesk();
    const { page } = await open(narrow);
    const { person } = login;
    accepted(await call("agreeToConduct", {}, person.token));
    await toDesk(page, login);
    const { person: waits } = await someone("Is anybody there?");
    await page.goto(`/localized/${locale}/volunteer-chat`);
    await page.locator(".desk__entry").waitFor(SOON);
    await page.locator(".desk__availability .desk__tab").first().click();
    await page.locator('.desk__availability .desk__tab[aria-pressed="true"] .dot--online').waitFor(SOON);
    accepted(await call("readQueue", {}, waits.token));
    await page.locator(".offer").waitFor(SOON);
    expect(await look(page, `offer, ${locale}`)).toEqual([]);
  });
});
