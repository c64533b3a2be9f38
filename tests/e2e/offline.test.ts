import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { customerTalk, hydrated, type Visitor, type Talk, SOON } from "../support/browser";
import { devices } from "../support/devices";
import { customerAccount, signInAs } from "../support/listeners";
import { database } from "../support/people";

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

/** A person with an account, in their chat; returns their uid. */
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
  it("survives a reload without a network on the very first visit", async () => {
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

  it("survives it if the chat was opened within the app; without a cache, the page comes with the network", async () => {
    await customer();
    await talk.say("first");
    await talk.reaches("first", "sent");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto("/dashboard");
    await hydrated(page, "main :is(button, a)");
    const isKept = () => page.evaluate(async () => (await caches.match("/chat")) !== undefined);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete("/chat");
    });
    await page.getByText("Chat Now").first().click();
    await talk.message("first").waitFor();
    await expect.poll(isKept, SOON).toBe(true);
    await visitor.cutNetwork(true);
    await talk.say("written in the dark");
    await page.reload();
    await talk.reaches("written in the dark", "sending");
    await page.goto("/notifications");
    await page.getByText("This page needs a connection").waitFor();
    await visitor.cutNetwork(false);
    await page.getByRole("heading", { name: "Notifications" }).waitFor();
    await openChat();
    await talk.reaches("written in the dark", "sent");
  });

  it("is sent from the help lines too, opened without a network after one visit to the chat", async () => {
    const uid = await customer();
    await talk.say("first");
    await talk.reaches("first", "sent");
    // The page is cached before its scripts.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(await page.evaluate(async () => (await caches.match("/help-lines")) !== undefined)).toBe(true);
    await visitor.cutNetwork(true);
    await talk.say("written in the dark");
    await talk.reaches("written in the dark", "sending");
    await page.goto("/help-lines");
    await page.getByRole("link", { name: /14416/ }).first().waitFor();
    await visitor.cutNetwork(false);
    await expect.poll(() => stored(uid), SOON).toEqual(["first", "written in the dark"]);
  });

  it("makes no guest account, and sends the messages when it is back", async () => {
    visitor.expectNetworkTrouble();
    await openChat();
    await page.route("**/accounts:signUp*", (route) => route.abort());
    await talk.say("Is somebody there?");
    await talk.isUnsent("Is somebody there?");
    await page.reload();
    await hydrated(page);
    await talk.isUnsent("Is somebody there?");
    const request = page.waitForRequest("**/sendMessage");
    await page.unroute("**/accounts:signUp*");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await request;
    await talk.reaches("Is somebody there?", "sent");
    await page.reload();
    await talk.message("Is somebody there?").waitFor();
    expect(await talk.messages.count()).toBe(1);
  });

  it("sends once if the answer was lost, and once with two windows open", async () => {
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
  it("a dialog that can’t open is reported, and does not open by itself later", async () => {
    await openChat();
    await talk.say("Is somebody there?");
    await talk.reaches("Is somebody there?", "sent");
    // Shown together with the place in the queue.
    await page.getByRole("button", { name: "Leave the queue" }).waitFor(SOON);
    await visitor.cutNetwork(true);
    await page.getByRole("button", { name: "Leave the queue" }).click();
    await page.getByText("No connection right now. Please check it and try again.").waitFor();
    await visitor.cutNetwork(false);
    await talk.say("And this");
    await talk.reaches("And this", "sent");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.getByRole("button", { name: "Leave the queue" }).click();
    await page.getByRole("dialog").waitFor();
  });

  it("the last known state is shown, after a reload too: read receipts, crisis numbers; until one logs out", async () => {
    const uid = await customer();
    const text = "I want to kill myself tonight";
    await talk.say(text);
    const number = page.locator('.crisis a[href="tel:14416"]');
    await number.waitFor();
    await database().doc(`conversations/${uid}`).update({ volunteerReadAt: Timestamp.now() });
    await talk.reaches(text, "read");
    // Twice with a network: the worker stores what the pages that it serves have requested.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await talk.reaches(text, "read");
    await visitor.cutNetwork(true);
    await page.reload();
    await talk.reaches(text, "read");
    await number.waitFor();
    await page.getByText("Your last messages, as they were before the connection was lost.").waitFor();
    expect(await page.getByText("Opening your conversation").count()).toBe(0);
    await talk.say("written in the dark");
    await talk.reaches("written in the dark", "sending");
    await visitor.cutNetwork(false);
    await talk.reaches("written in the dark", "sent");
    expect(await talk.texts()).toEqual([text, "written in the dark"]);
    expect(await stored(uid)).toEqual([text, "written in the dark"]);
    await page.goto("/dashboard");
    await hydrated(page, ".bar__nav button");
    // Requests of the page at this moment may have no session.
    visitor.expectTrouble(/status of 401/);
    await page.getByRole("button", { name: "Logout" }).first().click();
    // Asked of somebody in a crisis.
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await page.waitForURL("**/login");
    expect(
      await page.evaluate(() =>
        Object.values(sessionStorage).some((value) => String(value).includes("written in the dark")),
      ),
    ).toBe(false);
  });
});
