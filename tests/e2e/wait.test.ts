import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { violationsOf } from "../support/axe";
import { hydrated, SOON, type Visitor } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { overflowOf } from "../support/layout";
import { languages } from "../support/looks";
import { mailsTo } from "../support/mails";
import { quietPhones } from "../support/onCall";
import { account, database, listener } from "../support/people";
import { emptyDesk } from "../support/stories";

const open = devices({ keepsPages: true });
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  await emptyDesk();
  await quietPhones();
  visitor = await open({ viewport: { width: 360, height: 740 } });
  ({ page } = visitor);
});

const words = {
  en: { path: "/chat", ask: "Tell me when it is my turn", byEmail: "By email", promised: "We will tell you when" },
  te: {
    path: "/localized/te/chat",
    ask: "నా వంతు వచ్చినప్పుడు చెప్పండి",
    byEmail: "ఈమెయిల్‌లో చెప్పండి",
    promised: "మీ వంతు వచ్చినప్పుడు చెబుతాం.",
  },
  hi: {
    path: "/localized/hi/chat",
    ask: "मेरी बारी आने पर मुझे बताइए",
    byEmail: "ईमेल से बताइए",
    promised: "आपकी बारी आने पर हम बताएँगे।",
  },
} as const;

async function wait(path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page, ".composer");
  await page.getByRole("textbox").first().fill("I can not sleep");
  await page.locator(".composer__send").click();
  await page.locator('[data-delivery="sent"]').waitFor(SOON);
}

describe.each(languages)("whoever waits (%s)", (locale) => {
  const { path, ask, byEmail, promised } = words[locale];
  it("sees 14416 first while nobody is there, asks by an e-mail, closes the page, and is told of their turn", async () => {
    const address = `${randomUUID()}@thodu.example`;
    await wait(path);
    const [line, place] = [page.locator(".chat__help"), page.locator(".chat__place")];
    await page.getByRole("button", { name: ask }).waitFor(SOON);
    expect(await line.getByRole("link").first().getAttribute("href")).toBe("tel:14416");
    expect((await line.boundingBox())?.y).toBeLessThan((await place.boundingBox())?.y ?? 0);
    await page.getByRole("button", { name: ask }).click();
    await page.locator(".tell-me input").fill(address);
    expect(await violationsOf(page, { include: ".chat__waiting" })).toEqual([]);
    expect((await overflowOf(page)).aside).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: byEmail }).click();
    await page.getByText(promised).waitFor(SOON);

    const { docs } = await database().collection("conversations").where("status", "==", "waiting").get();
    const uid = docs[0]?.id ?? "";
    await page.goto("about:blank");
    const long = new Date(Date.now() - 120_000);
    await database()
      .doc(`conversations/${uid}`)
      .update({ waitSignAt: long, lastMessageAt: long, "tellMe.since": +long, waitingSince: long });
    const one = await listener(await account({ admin: true }));
    // Said again and again, as their desk does: on a slow machine a minute is soon over.
    const isThere = async (): Promise<void> =>
      void accepted(
        await call("setAvailability", { availability: "online", languages: ["en", "te", "hi"] }, one.token),
      );
    await isThere();
    await expect.poll(async () => (await mailsTo(address)).length, SOON).toBe(1);
    await page.goto(path);
    await expect
      .poll(async (): Promise<unknown> => {
        await isThere();
        return (await database().doc(`conversations/${uid}`).get()).get("offer.to");
      }, SOON)
      .toBe(one.uid);
    expect((await line.boundingBox())?.y ?? 0).toBeGreaterThan(0);
  });
});

it("on the page that asks for help, who changes their mind stays in the queue", async () => {
  await page.goto("/request-help");
  await hydrated(page, ".help-request");
  await page.getByRole("button", { name: "Request Now" }).click();
  await page.getByRole("button", { name: words.en.ask }).click(SOON);
  await page.getByRole("button", { name: "Choose a time later" }).waitFor(SOON);
  await page.getByLabel("Email, for this alone").waitFor();
  expect(await violationsOf(page, { include: ".help-request__outcome" })).toEqual([]);
  await page.getByRole("button", { name: words.en.byEmail }).click(SOON);
  await page.getByText("This does not look like an email address.").waitFor();
  await page.getByLabel("Email, for this alone").fill(`${randomUUID()}@thodu.example`);
  await page.getByRole("button", { name: words.en.byEmail }).click();
  await page.getByText(words.en.promised).waitFor(SOON);
  await page.getByRole("button", { name: "I will stay here" }).click();
  await page.getByRole("button", { name: words.en.ask }).waitFor(SOON);
  await page.getByText("You are next.").waitFor(SOON);
  const { docs } = await database().collection("conversations").where("status", "==", "waiting").get();
  expect(docs.map((doc): unknown => doc.get("tellMe"))).toEqual([null]);
});

it("a note of three steps works without a network, outlives a reload, and is read by nobody before it is sent", async () => {
  await wait("/chat");
  const note = page.locator("details.guided-note");
  await note.locator("summary").click(SOON);
  const field = note.getByRole("textbox");
  await visitor.cutNetwork(true);
  await field.fill("The exam");
  await note.getByRole("button", { name: "Next" }).click();
  await field.fill("Ten minutes of air");
  await visitor.cutNetwork(false);
  await page.reload();
  await note.locator("summary").click(SOON);
  expect(await field.inputValue()).toBe("The exam");
  await note.getByRole("button", { name: "Next" }).click();
  await note.getByRole("button", { name: "Next" }).click();
  await field.fill("After dinner");
  await note.getByRole("button", { name: "Next" }).click();
  expect(await violationsOf(page, { include: ".chat__waiting" })).toEqual([]);
  const texts = async () =>
    (await database().collectionGroup("chatMessages").get()).docs.map((doc) => String(doc.get("text")));
  expect((await texts()).filter((text) => text.includes("The exam"))).toEqual([]);
  await note.getByRole("button", { name: "Send it to the listener" }).click();
  await note.getByText("Sent. Your listener will read it in the chat.").waitFor();
  await expect
    .poll(texts, SOON)
    .toContain("What weighs most: The exam\nOne small thing: Ten minutes of air\nWhen: After dinner");
  expect(await page.evaluate(() => localStorage.getItem("thodu/note"))).toBeNull();
});
