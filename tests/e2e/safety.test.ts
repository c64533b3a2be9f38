import { aliasFor } from "@thodu/domain/chat/alias";
import { ELSEWHERE } from "../../web/src/ui/elsewhere";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { customerTalk, hydrated, SOON, type Visitor, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { approvedListener, toDesk } from "../support/listeners";
import { account, database, guest, listener } from "../support/people";
import { emptyDesk } from "../support/stories";

const open = devices();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  await emptyDesk();
  visitor = await open();
  page = visitor.page;
});

describe("somebody who tells of a crisis", () => {
  it.each([
    ["/chat", "I want to kill myself tonight", "Help lines for you now"],
    ["/localized/te/chat", "నాకు చావాలని ఉంది", "ఇప్పుడు మీ కోసం సహాయ నంబర్లు"],
  ])("is shown the help lines within the chat, which goes on: %s", async (path, text, label) => {
    await page.goto(path);
    await hydrated(page);
    const composer = page.getByRole("textbox").first();
    await composer.fill(text);
    await composer.press("Enter");
    const lines = page.getByRole("status", { name: label });
    await lines.waitFor();
    const links = await lines.getByRole("link").evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(links).toEqual(["tel:14416", "tel:18008914416", "tel:112"]);
    expect(await composer.isDisabled()).toBe(false);
    await composer.fill("I am still here");
    await composer.press("Enter");
    await page.locator("[data-message]").filter({ hasText: "I am still here" }).waitFor();
    await lines.waitFor();
  });

  it("is told once more whom they can call when the talk ends, also on the page loaded anew", async () => {
    const helper = await listener(await account({ admin: true }));
    const talk = customerTalk(page);
    await page.goto("/chat");
    await hydrated(page);
    await talk.say("I want to kill myself tonight");
    const lines = page.getByRole("status", { name: "Help lines for you now" });
    await lines.getByText("You matter").click();
    await lines.getByText("This chat stays open.").waitFor({ state: "hidden" });
    const { docs } = await database().collection("conversations").where("status", "==", "waiting").get();
    const conversationId = docs[0]?.id ?? "";
    const wrapUp = { outcome: "listened", crisis: { agreed: "a", whoKnows: "b", linesGiven: true } } as const;
    accepted(await call("claimConversation", { conversationId }, helper.token));
    accepted(await call("endConversation", { conversationId, wrapUp }, helper.token));
    const words = lines.getByText("If it gets worse, call now: free, day and night.");
    await words.waitFor(SOON);
    await page.reload();
    await words.waitFor(SOON);
    expect(await lines.getByRole("link").count()).toBe(3);
  });

  it("is offered whom they trust, whom only this device knows", async () => {
    await page.goto("/support");
    await hydrated(page, "main button");
    await page.getByRole("button", { name: "Add somebody" }).click();
    const form = page.getByRole("form", { name: "Somebody you trust" });
    await form.getByLabel("Name").fill("Amma");
    await form.getByLabel("Phone number").fill("amma");
    await form.getByRole("button", { name: "Save" }).click();
    await form
      .getByRole("link", { name: "Phone number: Please write a phone number, with digits only." })
      .waitFor(SOON);
    await form.getByLabel("Phone number").fill("98480 22338");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.postData() ?? ""));
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "Amma 98480 22338" }).waitFor(SOON);

    await page.goto("/chat");
    await hydrated(page);
    const talk = customerTalk(page);
    await talk.say("I want to kill myself tonight");
    const link = page
      .getByRole("status", { name: "Help lines for you now" })
      .getByRole("link", { name: "Amma 98480 22338" });
    await link.waitFor(SOON);
    expect(await link.getAttribute("href")).toBe("tel:9848022338");
    expect(asked.join("\n")).not.toMatch(/Amma|98480/);

    await page.goto("/support");
    await hydrated(page, "main button");
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Add somebody" }).waitFor(SOON);
    expect(await page.evaluate(() => localStorage.getItem("thodu.trusted"))).toBeNull();
  });

  it("alone is shown them", async () => {
    const talk = customerTalk(page);
    await page.goto("/chat");
    await hydrated(page);
    await talk.say("The traffic is killing me today");
    await talk.reaches("The traffic is killing me today", "sent");
    expect(await page.getByRole("status", { name: "Help lines for you now" }).count()).toBe(0);
  });
});

describe("the listener", () => {
  it("is shown a guide, and sets and lifts the level", async () => {
    const admin = await account({ admin: true });
    const person = await guest();
    accepted(await call("sendMessage", { messageId: randomUUID(), text: "I took all the tablets" }, person.token));
    const login = await approvedListener(admin);
    await toDesk(page, login);
    await page
      .getByRole("list", { name: "Customers" })
      .getByRole("button", { name: aliasFor(person.uid) })
      .click();
    await volunteerTalk(page).message("I took all the tablets").waitFor();
    await page.getByText("What helps now").waitFor();
    const levels = page.getByRole("group", { name: "How serious is it?" });
    const risk = async () => (await database().doc(`conversations/${person.uid}`).get()).get("risk") as unknown;
    expect(await risk()).toBe("crisis");
    await levels.getByRole("button", { name: "None" }).click();
    await expect.poll(risk, SOON).toBe("none");
    await page.getByText("What helps now").waitFor({ state: "detached" });
    await levels.getByRole("button", { name: "Concern" }).click();
    await expect.poll(risk, SOON).toBe("concern");
    await expect
      .poll(() => levels.getByRole("button", { name: "Concern" }).getAttribute("aria-pressed"), SOON)
      .toBe("true");
  });
});

describe("quick exit", () => {
  const elsewhere = `${new URL(ELSEWHERE).origin}/**`;

  beforeEach(async () => {
    await visitor.context.route(elsewhere, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
    );
  });

  it.each(["/", "/help-lines", "/login", "/chat", "/call", "/support", "/request-help"])(
    "leaves by one tap, at once and for good: %s",
    async (path) => {
      await page.goto("/about");
      await page.goto(path);
      await page.evaluate(() => sessionStorage.setItem("thodu.note", "mine"));
      await page.locator('[data-tool="exit"]').click();
      await page.waitForURL(ELSEWHERE);
      await page.goBack();
      // What was left is not in the history: going back passes it by.
      expect(new URL(page.url()).pathname).toBe("/about");
      expect(await page.evaluate(() => sessionStorage.getItem("thodu.note"))).toBeNull();
    },
  );

  it("leaves by one tap from a dialog on a phone too, and never by Enter alone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/chat");
    await hydrated(page);
    const talk = customerTalk(page);
    await talk.say("Hello there");
    await talk.reaches("Hello there", "sent");
    await page.getByRole("button", { name: "Leave the queue" }).click();
    const dialog = page.getByRole("dialog");
    const exit = dialog.getByRole("link", { name: "Quick exit" });
    await exit.waitFor();
    expect(await exit.evaluate((link) => link === document.activeElement)).toBe(false);
    const { whole, width, height } = await placeOf(exit);
    expect(whole).toBe(true);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
    await page.evaluate(() => (document.documentElement.dataset["exit"] = "off"));
    expect(await exit.isVisible()).toBe(false);
    await page.evaluate(() => delete document.documentElement.dataset["exit"]);
    await exit.click();
    await page.waitForURL(ELSEWHERE);
  });

  it("leaves by Esc three times, while writing, and ends no conversation", async () => {
    const talk = customerTalk(page);
    await page.goto("/chat");
    await hydrated(page);
    const words = `Hello there ${randomUUID()}`;
    await talk.say(words);
    await talk.reaches(words, "sent");
    await talk.composer.focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(new URL(page.url()).pathname).toBe("/chat");
    await page.keyboard.press("Escape");
    await page.waitForURL(ELSEWHERE);
    const written = await database().collectionGroup("chatMessages").where("text", "==", words).limit(2).get();
    const [message] = written.docs;
    expect(written.size).toBe(1);
    expect((await message?.ref.parent.parent?.get())?.get("status")).toBe("waiting");
  });

  it("is off where its reader wants it so", async () => {
    await page.goto("/chat");
    await page.evaluate(() => localStorage.setItem("thodu.quickExit", "off"));
    await page.reload();
    await hydrated(page);
    expect(await page.locator('[data-tool="exit"]').isVisible()).toBe(false);
    for (let n = 0; n < 4; n += 1) await page.keyboard.press("Escape");
    expect(new URL(page.url()).pathname).toBe("/chat");
  });
});
