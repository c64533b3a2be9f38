import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { violationsOf } from "../support/axe";
import { hydrated, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { overflowOf } from "../support/layout";
import { mailsTo } from "../support/mails";
import { quietPhones } from "../support/onCall";
import { account, database, listener } from "../support/people";
import { emptyDesk } from "../support/stories";
import { longest } from "./walk/reflow";

const open = devices({ keepsPages: true });
let page: Page;

beforeEach(async () => {
  await emptyDesk();
  await quietPhones();
  ({ page } = await open({ viewport: { width: 360, height: 740 } }));
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

describe.each(longest)("a person who waits (%s)", (locale) => {
  const { path, ask, byEmail, promised } = words[locale];
  it("sees 14416 first while nobody is there, asks to be told by e-mail, closes the page, and is told of their turn", async () => {
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
    // Repeated: a request that the page made as it was closed may arrive later and count as a sign.
    const hasLeft = async (): Promise<void> =>
      void (await database()
        .doc(`conversations/${uid}`)
        .update({ waitSignAt: long, lastMessageAt: long, "tellMe.since": +long, waitingSince: long }));
    const one = await listener(await account({ admin: true }));
    // Repeated, as their desk does: on a slow machine a minute is soon over.
    const isThere = async (): Promise<void> =>
      void accepted(
        await call("setAvailability", { availability: "online", languages: ["en", "te", "hi"] }, one.token),
      );
    await expect
      .poll(async () => {
        await hasLeft();
        await isThere();
        return (await mailsTo(address)).length;
      }, SOON)
      .toBe(1);
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

it("a person who waits sees how long by the server's clock, not by that of a phone which is wrong", async () => {
  await page.addInitScript(() => {
    const rightly = Date.now;
    Date.now = () => rightly() + 4_920_000;
  });
  await wait("/chat");
  await expect
    .poll(() => page.locator(".chat__status").innerText(), SOON)
    .toMatch(/^Waiting for a listener( · [0-3] min)?$/);
});
