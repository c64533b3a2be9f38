import type { Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const CRISIS = "I want to kill myself tonight";

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
const entry = (page: Page, alias: string) =>
  page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias });
/** Waits for the mark as read, which would be refused once the conversation is released. */
const isRead = ({ person }: { readonly person: Person }) =>
  expect
    .poll(async () => (await database().doc(`conversations/${person.uid}`).get()).data(), SOON)
    .toMatchObject({ unreadByVolunteer: 0 });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
const active = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name") ?? "");

describe("with the keyboard alone", () => {
  it("a listener goes through the list, writes, notes, finds, hands back, and asks for a supervisor", async () => {
    const [one, two, crisis] = [await someone("from one"), await someone("from two"), await someone(CRISIS)];
    for (const each of [one, two, crisis]) await claim(each);
    const { page } = await open();
    await toDesk(page, login);
    for (const { alias } of [one, two, crisis]) await entry(page, alias).waitFor();
    const talk = volunteerTalk(page);
    // Newest first: the crisis, then two, then one.
    await page.keyboard.press("j");
    await expect.poll(() => focused(page), SOON).toContain(crisis.alias);
    await page.keyboard.press("j");
    await expect.poll(() => focused(page), SOON).toContain(two.alias);
    await page.keyboard.press("k");
    await page.keyboard.press("Enter");
    await talk.message(CRISIS).waitFor();
    await page.keyboard.press("r");
    await expect.poll(() => talk.composer.evaluate((field) => field === document.activeElement), SOON).toBe(true);
    // No shortcut works while typing.
    await page.keyboard.type("jkrn/? I am here");
    expect(await talk.composer.inputValue()).toBe("jkrn/? I am here");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.keyboard.press("Enter");
    await talk.reaches("I am here", "sent");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("n");
    await expect.poll(() => active(page), SOON).toBe("note");
    await page.keyboard.type("Her sister is with her.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("list", { name: "Private notes" }).getByText("Her sister is with her.").waitFor();

    await page.getByRole("button", { name: "Call a supervisor" }).focus();
    await page.keyboard.press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /^Phone a supervisor: \+91/ })
      .waitFor();
    await page.getByRole("button", { name: "Tell the team now" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText(/^The team was told that you need a supervisor \(.+\)\.$/).waitFor();
    const { docs } = await database().collection("reports").where("reporterId", "==", login.person.uid).get();
    expect(docs.map((doc): unknown => [doc.get("category"), doc.get("status")])).toEqual([["supervisor", "open"]]);

    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "What do you want to do?" });
    await field.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type(`open ${two.alias}`);
    await page.keyboard.press("Enter");
    await talk.message("from two").waitFor();
    await isRead(two);
    await page.keyboard.press("Control+k");
    await field.waitFor();
    await page.keyboard.type("return to");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Return to queue" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("The conversation is back in the queue.").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type(one.alias);
    await expect.poll(() => page.locator(".desk__entry").count(), SOON).toBe(1);
  });

  it("a listener's focus is in the conversation once they have accepted somebody, and still there once they have left", async () => {
    accepted(await call("agreeToConduct", {}, login.person.token));
    const { page } = await open({ viewport: { width: 1_280, height: 800 } });
    await toDesk(page, login);
    const online = page.getByRole("group", { name: "Your availability" }).getByRole("button", { name: "Online" });
    await online.click();
    await expect.poll(() => online.getAttribute("aria-pressed"), SOON).toBe("true");
    const one = await someone();
    accepted(await call("readQueue", {}, one.person.token));
    const offer = page.getByRole("region", { name: `Offer: ${one.alias}` });
    await offer.getByRole("button", { name: "Accept" }).focus();
    await page.keyboard.press("Enter");
    await volunteerTalk(page).message("Hello").waitFor();
    await offer.waitFor({ state: "detached" });
    await expect.poll(() => focused(page), SOON).toBe(`Chat with ${one.alias}`);
    await isRead(one);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "What do you want to do?" }).waitFor();
    await page.keyboard.type("return to");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Return to queue" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("The conversation is back in the queue.").waitFor();
    await expect.poll(() => focused(page), SOON).toBe(`Chat with ${one.alias}`);
  });
});
