import { aliasFor } from "@thodu/domain/chat/alias";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerTalk, hydrated, launch, Visitor, volunteerTalk, type Talk } from "../support/browser";
import { approvedListener, customerAccount, signInAs, toDesk } from "../support/listeners";
import { account, database } from "../support/people";

const EACH = 250;
/** Messages that a person writes while their network is cut. */
const BLIND = 15;
const PATIENCE = { timeout: 240_000, interval: 1_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Writes message after message; the network is cut before those named in `cuts`, each time for the next fifteen. */
async function talkOn(visitor: Visitor, talk: Talk, name: string, cuts: readonly number[]): Promise<void> {
  for (let count = 1; count <= EACH; count += 1) {
    if (cuts.includes(count)) await visitor.cutNetwork(true);
    await talk.say(`${name} ${count}`);
    if (cuts.includes(count - BLIND)) await visitor.cutNetwork(false);
  }
}

/** Scrolls up until everything is loaded; returns the ids from top to bottom. */
async function readAll(talk: Talk, count: number): Promise<readonly string[]> {
  await expect
    .poll(async () => {
      await talk.log.evaluate((log) => {
        log.scrollTop = log.scrollHeight;
        log.scrollTop = 0;
      });
      return (await talk.ids()).length;
    }, PATIENCE)
    .toBe(count);
  return talk.ids();
}

describe("500 messages between two browsers, the network cut five times", () => {
  it("are seen by each side, once, in one order", async () => {
    const admin = await account({ admin: true });
    const [login, listener] = [await customerAccount(), await approvedListener(admin)];
    const { uid } = login.person;
    await database()
      .doc(`premiumUsers/${uid}`)
      .set({ planId: "unlimited-support", status: "active", validUntil: new Date(Date.now() + 86_400_000) });
    const [customer, volunteer] = [await Visitor.open(browser), await Visitor.open(browser)];
    const [mine, theirs] = [customerTalk(customer.page), volunteerTalk(volunteer.page)];

    await signInAs(customer.page, login);
    await customer.page.goto("/chat");
    await hydrated(customer.page);
    await mine.say("c 0");
    await mine.reaches("c 0", "sent");
    await toDesk(volunteer.page, listener);
    await volunteer.page.getByRole("button", { name: aliasFor(uid) }).click();
    await theirs.message("c 0").waitFor();

    await Promise.all([talkOn(customer, mine, "c", [40, 120, 200]), talkOn(volunteer, theirs, "v", [80, 160])]);

    const messages = database().collection(`conversations/${uid}/chatMessages`).orderBy("timestamp");
    await expect.poll(async () => (await messages.count().get()).data().count, PATIENCE).toBe(2 * EACH + 1);
    const { docs } = await messages.get();
    const order = docs.map(({ id }) => id);
    const texts = docs.map((message) => String(message.get("text")));
    for (const name of ["c", "v"]) {
      const own = texts.filter((text) => text.startsWith(`${name} `) && text !== "c 0");
      expect(own).toEqual(Array.from({ length: EACH }, (_, index) => `${name} ${index + 1}`));
    }
    expect(await readAll(mine, order.length)).toEqual(order);
    expect(await readAll(theirs, order.length)).toEqual(order);
    expect([...customer.troubles, ...volunteer.troubles]).toEqual([]);
  });
});
