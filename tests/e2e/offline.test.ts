import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { customerTalk, hydrated, type Visitor, type Talk, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { customerAccount, signInAs } from "../support/listeners";
import { account, database, listener } from "../support/people";
import { emptyDesk } from "../support/stories";

const open = devices({ keepsPages: true });
let visitor: Visitor;
let page: Page;
let talk: Talk;

beforeEach(async () => {
  visitor = await open();
  page = visitor.page;
  talk = customerTalk(page);
});

const openChat = async (on: Page = page): Promise<void> => {
  await on.goto("/chat");
  await hydrated(on);
};

/** Somebody with an account, in their chat; answers with their uid. */
async function customer(): Promise<string> {
  const login = await customerAccount();
  await signInAs(page, login);
  await openChat();
  return login.person.uid;
}

const stored = async (uid: string): Promise<readonly unknown[]> => {
  const { docs } = await database().collection(`conversations/${uid}/chatMessages`).orderBy("timestamp").get();
  return docs.map((message) => String(message.get("text")));
};

describe("without a network", () => {
  it("takes messages, says that they wait, and sends them once and in order when it is back", async () => {
    const uid = await customer();
    await talk.say("first");
    await talk.reaches("first", "sent");
    await visitor.cutNetwork(true);
    await page.getByText("You are offline.").waitFor();
    for (const text of ["second", "third", "fourth"]) await talk.say(text);
    await talk.reaches("fourth", "sending");
    expect(await talk.texts()).toEqual(["first", "second", "third", "fourth"]);
    await visitor.cutNetwork(false);
    await talk.reaches("fourth", "sent");
    await page.getByText("You are offline.").waitFor({ state: "detached" });
    expect(await stored(uid)).toEqual(["first", "second", "third", "fourth"]);
  });

  it("keeps what waits over a reload that has no network either", async () => {
    const uid = await customer();
    await talk.say("first");
    await talk.reaches("first", "sent");
    // Twice with a network: the worker keeps what the pages it serves have asked for.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await talk.message("first").waitFor();
    await visitor.cutNetwork(true);
    await talk.say("written in the dark");
    await talk.reaches("written in the dark", "sending");
    await page.reload();
    await talk.message("written in the dark").waitFor();
    await visitor.cutNetwork(false);
    await talk.reaches("written in the dark", "sent");
    expect(await stored(uid)).toEqual(["first", "written in the dark"]);
    expect(await talk.texts()).toEqual(["first", "written in the dark"]);
  });

  it("outlives a reload without a network on the very first visit", async () => {
    await openChat();
    await talk.say("first");
    await talk.reaches("first", "sent");
    await expect.poll(() => page.evaluate(async () => (await caches.match("/chat")) !== undefined), SOON).toBe(true);
    await visitor.cutNetwork(true);
    await talk.say("written in the dark");
    await talk.reaches("written in the dark", "sending");
    await page.reload();
    await talk.message("written in the dark").waitFor();
    await visitor.cutNetwork(false);
    await talk.reaches("written in the dark", "sent");
    expect(await talk.texts()).toEqual(["first", "written in the dark"]);
  });

  it("makes nobody a guest, and sends what they wrote when it is back", async () => {
    visitor.expectNetworkTrouble();
    await openChat();
    await page.route("**/accounts:signUp*", (route) => route.abort());
    await talk.say("Is somebody there?");
    await talk.reaches("Is somebody there?", "sending");
    await page.reload();
    await hydrated(page);
    await talk.reaches("Is somebody there?", "sending");
    const request = page.waitForRequest("**/sendMessage");
    await page.unroute("**/accounts:signUp*");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await request;
    await talk.reaches("Is somebody there?", "sent");
    await page.reload();
    await talk.message("Is somebody there?").waitFor();
    expect(await talk.messages.count()).toBe(1);
  });

  it("offers to try again, under the same id", async () => {
    const uid = await customer();
    visitor.expectNetworkTrouble();
    await page.route("**/sendMessage", (route) => route.abort());
    await talk.say("Please go");
    await talk.reaches("Please go", "failed");
    const [id] = await talk.ids();
    await page.unroute("**/sendMessage");
    await page.getByRole("button", { name: "Retry" }).click();
    await talk.reaches("Please go", "sent");
    expect(await talk.ids()).toEqual([id]);
    expect((await database().doc(`conversations/${uid}/chatMessages/${id}`).get()).get("text")).toBe("Please go");
  });

  it("sends once when the answer was lost, and once with two windows open", async () => {
    const uid = await customer();
    visitor.expectNetworkTrouble();
    const other = await visitor.window();
    await openChat(other);
    await visitor.context.route("**/sendMessage", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await talk.say("Only once");
    await talk.reaches("Only once", "sent");
    await customerTalk(other).message("Only once").waitFor();
    await visitor.context.unrouteAll({ behavior: "ignoreErrors" });
    await customerTalk(other).say("And this");
    await talk.reaches("And this", "sent");
    expect(await stored(uid)).toEqual(["Only once", "And this"]);
    expect(await talk.ids()).toEqual(await customerTalk(other).ids());
  });
});

describe("what is said without a network", () => {
  it.each(["/chat", "/request-help"])("is no place in the queue, which may be another by now: %s", async (path) => {
    await emptyDesk();
    await page.goto(path);
    if (path === "/chat") await talk.say("Is anybody there?");
    else {
      await hydrated(page, ".help-request");
      await page.getByRole("button", { name: "Request Now" }).click();
    }
    const place = page.getByText("You are next.");
    await place.waitFor(SOON);
    await visitor.cutNetwork(true);
    await expect.poll(() => place.count(), SOON).toBe(0);
    await visitor.cutNetwork(false);
    await place.waitFor(SOON);
  });

  it("is no more than is known: of the listener, of who types, of a message that did not go", async () => {
    const uid = await customer();
    await talk.say("first");
    await talk.reaches("first", "sent");
    const helper = await listener(await account({ admin: true }));
    accepted(await call("claimConversation", { conversationId: uid }, helper.token));
    await page.getByText("A listener is with you").waitFor();
    visitor.expectNetworkTrouble();
    await page.route("**/sendMessage", (route) => route.abort());
    await talk.say("second");
    await talk.reaches("second", "failed");
    await visitor.cutNetwork(true);
    await page.getByText("No connection. A listener was with you.").waitFor();
    expect(await page.getByText("A listener is with you").count()).toBe(0);
    // It waits, as the banner says, and is not said to have failed.
    await talk.reaches("second", "sending");
    await talk.message("second").getByText("Waiting for the network").waitFor();
    expect(await page.getByRole("button", { name: "Retry" }).count()).toBe(0);
    await talk.say("third");
    await talk.reaches("third", "sending");
    expect(await page.getByText("Volunteer is typing...").count()).toBe(0);
    await page.unroute("**/sendMessage");
    await visitor.cutNetwork(false);
    await talk.reaches("third", "sent");
    await page.getByText("A listener is with you").waitFor();
    expect(await stored(uid)).toEqual(["first", "second", "third"]);
  });

  it("is what was last here, after a reload too, in this tab and until one logs out", async () => {
    await customer();
    await talk.say("first");
    await talk.reaches("first", "sent");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await talk.message("first").waitFor();
    await visitor.cutNetwork(true);
    await page.reload();
    await talk.message("first").waitFor();
    await page.getByText("Your last messages, as they were before the connection was lost.").waitFor();
    expect(await page.getByText("Opening your conversation").count()).toBe(0);
    await talk.say("written in the dark");
    await talk.reaches("written in the dark", "sending");
    await visitor.cutNetwork(false);
    await talk.reaches("written in the dark", "sent");
    expect(await talk.texts()).toEqual(["first", "written in the dark"]);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Logout" }).first().click();
    await page.waitForURL("**/login");
    expect(
      await page.evaluate(() =>
        Object.values(sessionStorage).some((value) => String(value).includes("written in the dark")),
      ),
    ).toBe(false);
  });
});

it("knows without a network too, after a reload, that one was read, and whom one can call in a crisis", async () => {
  const uid = await customer();
  const text = "I want to kill myself tonight";
  await talk.say(text);
  const number = page.locator('.crisis a[href="tel:14416"]');
  await number.waitFor();
  await database().doc(`conversations/${uid}`).update({ volunteerReadAt: Timestamp.now() });
  await talk.reaches(text, "read");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await talk.reaches(text, "read");
  await visitor.cutNetwork(true);
  await page.reload();
  await talk.reaches(text, "read");
  await number.waitFor();
  expect(await talk.texts()).toEqual([text]);
});

describe("what the server refuses", () => {
  const refusal = (reason: string, more: object = {}) => ({
    status: 429,
    headers: { "access-control-allow-origin": "*" },
    json: { error: { status: "RESOURCE_EXHAUSTED", message: reason, details: { reason, retryable: true, ...more } } },
  });

  it("waits the seconds that it names, then goes", async () => {
    const uid = await customer();
    visitor.expectTrouble(/status of 429/);
    let asked = 0;
    await page.route("**/sendMessage", async (route) => {
      asked += 1;
      await (asked === 1 ? route.fulfill(refusal("RATE_LIMITED", { retryAfterSeconds: 1 })) : route.continue());
    });
    await talk.say("Too fast");
    await talk.reaches("Too fast", "sent");
    expect(asked).toBe(2);
    expect(await stored(uid)).toEqual(["Too fast"]);
  });

  it("gives the text back at the limit, and keeps it over a reload", async () => {
    const uid = await customer();
    visitor.expectTrouble(/status of 400/);
    await talk.say("first");
    await talk.reaches("first", "sent");
    // Used up elsewhere, without this page having heard of it.
    await database().doc(`conversations/${uid}`).update({ ownMessageCount: 19 });
    await talk.say("one too many");
    await page.getByRole("dialog", { name: "Go Premium to continue chatting" }).waitFor();
    expect(await talk.composer.inputValue()).toBe("one too many");
    expect(await talk.composer.isDisabled()).toBe(true);
    expect(await talk.texts()).toEqual(["first"]);
    await page.reload();
    await expect.poll(() => talk.composer.inputValue(), SOON).toBe("one too many");
  });
});

describe("a draft", () => {
  it("survives navigation and reload, and is gone once it is sent", async () => {
    await customer();
    await talk.composer.fill("half a thought");
    await page.goto("/about");
    await openChat();
    await expect.poll(() => talk.composer.inputValue(), SOON).toBe("half a thought");
    await talk.composer.press("Enter");
    await talk.reaches("half a thought", "sent");
    await page.reload();
    await talk.message("half a thought").waitFor();
    expect(await talk.composer.inputValue()).toBe("");
  });
});
