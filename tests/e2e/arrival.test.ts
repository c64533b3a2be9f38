import { FREE_MESSAGES } from "@thodu/domain/chat/limits";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerTalk, SOON, type Talk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { customerAccount, toDashboard } from "../support/listeners";
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
  await toDashboard(page, login);
});

/** In the chat, with a count of tones and vibrations, and one message written. */
async function waiting(): Promise<void> {
  await page.addInitScript(() => {
    // The document itself is not there yet.
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

const claim = async (by = helper): Promise<void> => {
  accepted(await call("claimConversation", { conversationId: uid }, by.token));
};
const signs = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
const COME = "A listener is here. They speak English, Telugu.";

describe("a listener who comes", () => {
  it("is told of in the conversation, in the tab’s title, by a soft sound and a vibration", async () => {
    await waiting();
    const title = await page.title();
    await claim();
    await talk.log.getByText(COME).waitFor();
    await expect.poll(() => page.title(), SOON).toBe("A listener is here · Thodu");
    await expect.poll(signs, SOON).toMatchObject({ tones: "2", vibrated: "yes" });
    await expect.poll(() => page.title(), SOON).toBe(title);
    // It stays where it happened, and a visit later makes no sound.
    await talk.say("Hello");
    await talk.reaches("Hello", "sent");
    await page.reload();
    await talk.message("Hello").waitFor();
    const order = await talk.log.locator("[data-message] .bubble__text, .log__arrival").allTextContents();
    expect(order).toEqual(["Is anybody there?", COME, "Hello"]);
    expect(await signs()).not.toHaveProperty("tones");
  });

  it("makes no sound where that is not wanted, and shows nothing in a title that is hidden", async () => {
    await page.evaluate(() => localStorage.setItem("thodu.neutralTitle", "Notes"));
    await waiting();
    const sounds = page.getByRole("switch", { name: "Tell me with a soft sound and a short vibration" });
    expect(await sounds.isChecked()).toBe(false);
    await claim();
    await talk.log.getByText(COME).waitFor();
    await expect.poll(() => page.title(), SOON).toBe("(1) Notes");
    expect(await signs()).not.toHaveProperty("tones");
    expect(await signs()).not.toHaveProperty("vibrated");
  });

  it("after another had to leave is told of as another", async () => {
    await waiting();
    await claim();
    await talk.log.getByText(COME).waitFor();
    accepted(await call("releaseConversation", { conversationId: uid }, helper.token));
    await page.getByText("Your listener had to leave.").waitFor();
    await claim(await listener(admin));
    await talk.log.getByText("Another listener is here now. They speak English, Telugu, Hindi.").waitFor();
    expect(await page.getByText("Your listener had to leave.").count()).toBe(0);
  });
});

describe("whoever writes while nobody is there", () => {
  const enough = (left: number) =>
    page.getByText(`One message is enough until someone is here; ${left} are left for your talk.`);

  it("is told from the third message on that one is enough, and how many are left", async () => {
    await waiting();
    await talk.say("Two");
    await talk.reaches("Two", "sent");
    expect(await page.getByText("One message is enough").count()).toBe(0);
    await talk.say("Three");
    await enough(FREE_MESSAGES - 3).waitFor();
    await talk.say("Four");
    await enough(FREE_MESSAGES - 4).waitFor();
    expect((await database().doc(`conversations/${uid}`).get()).get("ownMessageCount")).toBe(4);
    // Also for whoever comes back.
    await page.reload();
    await enough(FREE_MESSAGES - 4).waitFor();
    await claim();
    await enough(FREE_MESSAGES - 4).waitFor({ state: "detached" });
  });
});
