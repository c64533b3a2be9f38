import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { customerTalk, hydrated, SOON, type Visitor } from "../support/browser";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { database } from "../support/people";
import { emptyDesk } from "../support/stories";

const open = devices();

const words = {
  en: { path: "/chat", question: "Are you thinking of ending your life?", yes: "Yes", no: "No" },
  te: { path: "/localized/te/chat", question: "మీ ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా?", yes: "అవును", no: "లేదు" },
  hi: { path: "/localized/hi/chat", question: "क्या आप अपनी जान लेने के बारे में सोच रहे हैं?", yes: "हाँ", no: "नहीं" },
} as const;

const stored = async (uid: string) => (await database().doc(`conversations/${uid}`).get()).data();

/** A guest who waits, and whose words were found to be unsure. */
async function waiting(
  locale: keyof typeof words,
  viewport = { width: 360, height: 740 },
): Promise<{ visitor: Visitor; page: Page; uid: string }> {
  await emptyDesk();
  const visitor = await open({ viewport });
  const { page } = visitor;
  await page.goto(words[locale].path);
  await hydrated(page, "main textarea");
  await page.locator("main textarea").fill("Is anyone there?");
  await page.locator(".composer__send").click();
  await page.locator('[data-delivery="sent"]').waitFor(SOON);
  const { docs } = await database().collection("conversations").where("status", "==", "waiting").get();
  const [own] = docs.toSorted((a, b) => b.createTime.toMillis() - a.createTime.toMillis());
  if (!own) throw new Error("Nobody waits.");
  await own.ref.update({ risk: "concern", alarm: { since: Date.now(), answer: null } });
  await question(page, locale).waitFor(SOON);
  return { visitor, page, uid: own.id };
}

const question = (page: Page, locale: keyof typeof words) => page.getByRole("region", { name: words[locale].question });

describe.each(["en", "te", "hi"] as const)("somebody who waits and may be in danger is asked, in %s", (locale) => {
  const { yes, no } = words[locale];

  it("and yes is a crisis", async () => {
    const { page, uid } = await waiting(locale);
    const asked = question(page, locale);
    for (const name of [yes, no]) {
      const { whole, height } = await placeOf(asked.getByRole("button", { name }));
      expect([whole, height >= 48]).toEqual([true, true]);
    }
    expect((await new AxeBuilder({ page }).include(".chat").analyze()).violations).toEqual([]);
    await asked.getByRole("button", { name: yes }).click();
    await page.locator(".crisis").waitFor(SOON);
    await expect.poll(() => asked.count(), SOON).toBe(0);
    expect(await stored(uid)).toMatchObject({ risk: "crisis", alarm: null });
  });

  it("and no ends the question, also over a reload", async () => {
    const { page, uid } = await waiting(locale);
    await page.reload();
    const asked = question(page, locale);
    await asked.waitFor(SOON);
    await asked.getByRole("button", { name: no }).click();
    await expect.poll(() => asked.count(), SOON).toBe(0);
    expect(await stored(uid)).toMatchObject({ risk: "concern", alarm: { answer: "no" } });
    expect(await page.locator(".crisis").count()).toBe(0);
  });
});

it("an answer without a network reaches the server once it is back", async () => {
  const { visitor, page, uid } = await waiting("en");
  await visitor.cutNetwork(true);
  await question(page, "en").getByRole("button", { name: "Yes" }).click();
  await visitor.cutNetwork(false);
  await expect.poll(() => stored(uid), SOON).toMatchObject({ risk: "crisis" });
  await page.locator(".crisis").waitFor(SOON);
});

it.each([
  { width: 320, height: 420 },
  { width: 1_280, height: 800 },
])("the question, its answers and what one wrote are in sight at $width × $height", async (viewport) => {
  const { page } = await waiting("te", viewport);
  const { yes, no } = words.te;
  for (const name of [yes, no])
    await expect
      .poll(async () => (await placeOf(question(page, "te").getByRole("button", { name }))).whole, SOON)
      .toBe(true);
  await expect.poll(async () => (await placeOf(customerTalk(page).message("Is anyone there?"))).whole, SOON).toBe(true);
});
