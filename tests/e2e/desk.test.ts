import type { Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Visitor, volunteerTalk, type Talk, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { listenersOf } from "../support/firestoreTargets";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, type Person } from "../support/people";
import { crowdedDesk, emptyDesk, someone } from "../support/stories";

const open = devices();
let admin: Person;
let login: Login;
let visitor: Visitor;
let page: Page;
let talk: Talk;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  login = await approvedListener(admin);
  visitor = await open();
  page = visitor.page;
  talk = volunteerTalk(page);
});

/** Opens somebody's conversation, until it is marked as read: a mark under way is refused once the claim is over. */
async function opened({ person, alias }: { readonly person: Person; readonly alias: string }): Promise<void> {
  await toDesk(page, login);
  await entry(alias).click();
  await talk.message("Hello").waitFor();
  await expect.poll(() => summary(person.uid), SOON).toMatchObject({ unreadByVolunteer: 0 });
}

const entry = (alias: string) => page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias });
const summary = async (uid: string) => (await database().doc(`conversations/${uid}`).get()).data();

describe("the list", () => {
  it("asks for 28 of a crowd at a time, and for more when asked", async () => {
    // Many more are opened by tests/integration/reads.test.ts; here the crowd also leaves, one by one.
    const clear = await crowdedDesk(70);
    const asked = listenersOf(page);
    await toDesk(page, login);
    await expect.poll(() => page.locator(".desk__entry").count(), SOON).toBe(28);
    // The listener's own record is asked for by the login, and once more by the guard of the desk; the login also looks
    // at the account's address, which is no part of the inbox.
    const ofDesk = asked.filter(({ what }) => !what.startsWith("users/"));
    const inbox = new Map(ofDesk.map(({ what, reads }) => [`${what} ${reads}`, reads]));
    expect([...inbox.values()].reduce((sum, reads) => sum + reads, 0)).toBeLessThanOrEqual(31);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => page.locator(".desk__entry").count(), SOON).toBe(58);
    await clear();
    await expect.poll(() => page.locator(".desk__entry").count(), SOON).toBeLessThan(58);
  });

  it("shows whose each one is, and handles nobody by being looked at", async () => {
    const { person, alias } = await someone();
    await toDesk(page, login);
    await entry(alias).getByText("1 unread").waitFor();
    await page.getByLabel("Unread only").check();
    await entry(alias).waitFor();
    expect(await summary(person.uid)).toMatchObject({ status: "waiting", unreadByVolunteer: 1, volunteerReadAt: null });
    await entry(alias).click();
    await talk.message("Hello").waitFor();
    await expect
      .poll(() => summary(person.uid), SOON)
      .toMatchObject({ status: "active", volunteerId: login.person.uid, unreadByVolunteer: 0 });
  });
});

describe("picking", () => {
  it("says kindly that a listener holds as many as they can", async () => {
    await database().doc(`volunteers/${login.person.uid}`).update({ capacity: 1 });
    const [one, two] = [await someone("first of two"), await someone("second of two")];
    visitor.expectTrouble(/status of 400/);
    await toDesk(page, login);
    await entry(one.alias).click();
    await talk.message("first of two").waitFor();
    await page.getByRole("button", { name: "Waiting", exact: true }).click();
    await entry(two.alias).click();
    await page
      .getByRole("alert")
      .filter({ hasText: "You are already talking with as many people as you can at once." })
      .waitFor();
    await page.getByRole("heading", { name: "Select a customer" }).waitFor();
    expect(await summary(two.person.uid)).toMatchObject({ status: "waiting" });
  });

  it("of one of many: two listeners at once, one gets it, the other is told", async () => {
    const { person, alias } = await someone();
    const rival = await open();
    for (const each of [visitor, rival]) each.expectTrouble(/status of 400/);
    await toDesk(page, login);
    await toDesk(rival.page, await approvedListener(admin));
    const theirs = rival.page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias });
    await Promise.all([entry(alias).waitFor(), theirs.waitFor()]);
    await Promise.all([entry(alias).click(), theirs.click()]);
    await expect.poll(async () => (await talk.log.count()) + (await rival.page.getByRole("log").count()), SOON).toBe(1);
    expect(await summary(person.uid)).toMatchObject({ status: "active" });
  });

  it("keeps an unsent reply and a draft apart for each conversation", async () => {
    const [one, two] = [await someone("from one"), await someone("from two")];
    await toDesk(page, login);
    await entry(one.alias).click();
    await talk.message("from one").waitFor();
    await talk.composer.fill("for one");
    await page.getByRole("button", { name: "Waiting", exact: true }).click();
    await entry(two.alias).click();
    await talk.message("from two").waitFor();
    expect(await talk.composer.inputValue()).toBe("");
    await talk.say("for two");
    await talk.reaches("for two", "sent");
    // Both are the listener's own now, where the desk went with the second.
    await entry(one.alias).click();
    await talk.message("from one").waitFor();
    expect(await talk.composer.inputValue()).toBe("for one");
    expect(await talk.texts()).toEqual(["from one"]);
  });
});

describe("letting go", () => {
  it("gives a conversation back to the queue", async () => {
    const { person, alias } = await someone();
    await opened({ person, alias });
    await page.getByRole("button", { name: "Return to queue" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Return to queue" }).click();
    await page.getByText("The conversation is back in the queue.").waitFor();
    expect(await summary(person.uid)).toMatchObject({ status: "waiting", volunteerId: null, notice: "listener-left" });
  });

  it("closes the conversation when the person ends it", async () => {
    const { person, alias } = await someone();
    await opened({ person, alias });
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    await page.getByText("The conversation has ended.").waitFor();
    await entry(alias).waitFor({ state: "detached" });
    expect(await summary(person.uid)).toMatchObject({ status: "closed", volunteerId: null });
  });
});

describe("on a phone", () => {
  it.each(["light", "dark"] as const)("is the list or the conversation, without a barrier, %s", async (colorScheme) => {
    const { alias } = await someone();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await toDesk(page, login);
    await entry(alias).waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await entry(alias).press("Enter");
    await talk.message("Hello").waitFor();
    expect(await entry(alias).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")), SOON)
      .toBe("Back to the list");
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Back to the list" }).press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className), SOON).toBe("desk__entry");
  });
});
