import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerTalk, SOON, type Talk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { overflowOf, placeOf } from "../support/layout";
import { customerAccount, signInAs } from "../support/listeners";
import { account, database, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

const open = devices();
let admin: Person;
let helper: Person;
let page: Page;
let talk: Talk;
let uid: string;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  helper = await listener(admin);
  await database()
    .doc(`volunteers/${helper.uid}`)
    .update({ languages: ["te", "en"] });
  ({ page } = await open({ viewport: { width: 360, height: 740 } }));
  talk = customerTalk(page);
  const login = await customerAccount();
  uid = login.person.uid;
  await signInAs(page, login);
});

/** Opens the chat with one message written, and counts tones and vibrations. */
async function waiting(): Promise<void> {
  await page.addInitScript(() => {
    // The document itself does not exist yet.
    const mark = (name: string, value: (before: string) => string): void => {
      const { dataset } = document.documentElement;
      dataset[name] = value(dataset[name] ?? "");
    };
    const start = Reflect.get(OscillatorNode.prototype, "start");
    OscillatorNode.prototype.start = function count(...when) {
      mark("tones", (before) => String(Number(before) + 1));
      Reflect.apply(start, this, when);
    };
    Object.defineProperty(navigator, "vibrate", {
      value: () => {
        mark("vibrated", () => "yes");
        return true;
      },
    });
  });
  await page.goto("/chat");
  await talk.say("Is anybody there?");
  await talk.reaches("Is anybody there?", "sent");
  await page.getByText("You are next.").waitFor();
}

const claim = async (): Promise<void> => {
  accepted(await call("claimConversation", { conversationId: uid }, helper.token));
};
const signs = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
const COME = "A listener is here. They speak English, Telugu.";

describe("the arrival of a listener", () => {
  it("is shown in the conversation, in the tab’s title, by a soft sound and a vibration", async () => {
    await waiting();
    const title = await page.title();
    // The title says so for ten seconds.
    const told = page.waitForFunction(() => document.title === "A listener is here · Thodu", null, SOON);
    await claim();
    await talk.log.getByText(COME).waitFor();
    await told;
    await expect.poll(signs, SOON).toMatchObject({ tones: "2", vibrated: "yes" });
    await expect.poll(() => page.title(), SOON).toBe(title);
    // The line stays at its place; a later visit makes no sound.
    await talk.say("Hello");
    await talk.reaches("Hello", "sent");
    await page.reload();
    await talk.message("Hello").waitFor();
    // On a slow network the tab first shows the stored part of the talk, which has no such line.
    await talk.log.getByText(COME).waitFor();
    const order = await talk.log.locator("[data-message] .bubble__text, .log__arrival").allTextContents();
    expect(order).toEqual(["Is anybody there?", COME, "Hello"]);
    expect(await signs()).not.toHaveProperty("tones");
  });
});

describe("on another page", () => {
  it("is shown by a bar that leads to the chat, and the place is kept until then", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await waiting();
    await page.goto("/therapy");
    const bar = page.getByRole("complementary", { name: "Your chat" });
    await bar.getByText("You are waiting for a listener.").waitFor();
    // Also on a page that is not part of the app.
    await page.goto("/help-lines");
    await bar.getByText("You are waiting for a listener.").waitFor();
    await claim();
    await bar.getByText("A listener is with you.").waitFor();
    accepted(
      await call("sendMessage", { messageId: "hello", text: "Hello, I am here.", conversationId: uid }, helper.token),
    );
    await bar.getByText("Your listener has written to you.").waitFor();
    expect(await placeOf(bar)).toMatchObject({ whole: true });
    expect((await overflowOf(page)).aside).toBe(0);
    await bar.getByRole("link", { name: "Open the chat" }).click();
    await talk.log.getByText("Hello, I am here.").waitFor();
    expect(await bar.count()).toBe(0);
  });
});
