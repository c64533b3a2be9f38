import { aliasFor } from "@thodu/domain/chat/alias";
import { ALARM_OPEN_MAX } from "@thodu/domain/matching/position";
import { MINUTE } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ELSEWHERE } from "../../web/src/ui/elsewhere";
import { violationsOf } from "../support/axe";
import { customerTalk, hydrated, SOON } from "../support/browser";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { approvedListener, toDesk } from "../support/listeners";
import { WHOLE } from "../support/looks";
import { account, database } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const open = devices();

const words = {
  en: { path: "/chat", question: "Are you thinking of ending your life?", yes: "Yes", no: "No" },
  te: { path: "/localized/te/chat", question: "మీ ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా?", yes: "అవును", no: "లేదు" },
  hi: { path: "/localized/hi/chat", question: "क्या आप अपनी जान लेने के बारे में सोच रहे हैं?", yes: "हाँ", no: "नहीं" },
} as const;

const stored = async (uid: string) => (await database().doc(`conversations/${uid}`).get()).data();

/** A guest who waits and whose message was unsure. */
async function waiting(
  locale: keyof typeof words,
  viewport = { width: 360, height: 740 },
): Promise<{ page: Page; uid: string }> {
  await emptyDesk();
  const { page } = await open({ viewport });
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
  return { page, uid: own.id };
}

const question = (page: Page, locale: keyof typeof words) => page.getByRole("region", { name: words[locale].question });

it.each(WHOLE ? (["en", "te", "hi"] as const) : (["te"] as const))(
  "a person who waits and may be in danger is asked, and yes is a crisis: %s",
  async (locale) => {
    const { yes, no } = words[locale];
    const { page, uid } = await waiting(locale);
    const asked = question(page, locale);
    for (const name of [yes, no]) {
      const { whole, height } = await placeOf(asked.getByRole("button", { name }));
      expect([whole, height >= 48]).toEqual([true, true]);
    }
    expect(await violationsOf(page, { include: ".chat" })).toEqual([]);
    await asked.getByRole("button", { name: yes }).click();
    await page.locator(".crisis").waitFor(SOON);
    await expect.poll(() => asked.count(), SOON).toBe(0);
    expect(await stored(uid)).toMatchObject({ risk: "crisis", alarm: null, saidYes: true });
  },
);

it("a person who gives no answer for 30 seconds is listed among the crises, and nothing is stored for it", async () => {
  const { page } = await open({ viewport: { width: 1_280, height: 800 } });
  const login = await approvedListener(await account({ admin: true }));
  const { page: asked, uid } = await waiting("en");
  // Somebody else has a concern as well, and has waited longer.
  const earlier = await someone();
  const longer = Timestamp.fromMillis(Date.now() - 30 * MINUTE);
  await database().doc(`conversations/${earlier.person.uid}`).update({ risk: "concern", waitingSince: longer });
  await toDesk(page, login);
  const rows = page.locator(".desk__entry");
  const silent = aliasFor(uid);
  const order = async () =>
    (await rows.allInnerTexts()).flatMap((text) => [silent, earlier.alias].filter((alias) => text.includes(alias)));
  await expect.poll(() => rows.count(), SOON).toBe(2);
  // The question is asked again, as opening the list may have taken a while.
  await database()
    .doc(`conversations/${uid}`)
    .update({ alarm: { since: Date.now(), answer: null } });
  await expect.poll(order, SOON).toEqual([earlier.alias, silent]);
  await database()
    .doc(`conversations/${uid}`)
    .update({ alarm: { since: Date.now() - ALARM_OPEN_MAX, answer: null } });
  await expect.poll(order, SOON).toEqual([silent, earlier.alias]);
  expect(await question(asked, "en").count()).toBe(1);
  expect(await stored(uid)).toMatchObject({ risk: "concern", alarm: { answer: null }, saidYes: false });
  await question(asked, "en").getByRole("button", { name: "No" }).click();
  await expect.poll(order, SOON).toEqual([earlier.alias, silent]);
});

it("a yes arrives although the page is left by quick exit at the same moment", async () => {
  const { page, uid } = await waiting("en");
  await page
    .context()
    .route(`${new URL(ELSEWHERE).origin}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
    );
  await question(page, "en")
    .getByRole("button", { name: "Yes" })
    .evaluate((yes: HTMLElement) => {
      yes.click();
      document.querySelector<HTMLElement>('[data-tool="exit"]')?.click();
    });
  await page.waitForURL(ELSEWHERE);
  await expect.poll(() => stored(uid), SOON).toMatchObject({ risk: "crisis", saidYes: true });
});

/** The smallest one, and with WHOLE the others too. */
const sizes = [
  { width: 320, height: 420 },
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 1_280, height: 800 },
].slice(0, WHOLE ? 4 : 1);

/** Checks that the question and both answers stand whole between the upper edge and the text box. */
const isWhole = async (page: Page): Promise<void> => {
  const covered = async (): Promise<number> => {
    const line = (await placeOf(page.locator(".composer"))).top;
    const parts = await page.locator(".alarm__question, .alarm__answers button").all();
    const places = await Promise.all(parts.map((part) => placeOf(part)));
    return places.filter(({ top, bottom }) => top < 0 || bottom > line).length;
  };
  await expect.poll(covered, SOON).toBe(0);
};

it.each(sizes)("the question, its answers and one's own message are visible at $width × $height", async (viewport) => {
  const { page } = await waiting("te", viewport);
  await isWhole(page);
  // What is said about who is there ends with a sentence.
  const said = page.locator(".chat__place");
  const end = async (): Promise<number> => (await placeOf(page.locator(".chat__room"))).bottom;
  await expect.poll(async () => (await placeOf(said)).bottom <= (await end()) + 4, SOON).toBe(true);
  await expect.poll(async () => (await placeOf(customerTalk(page).message("Is anyone there?"))).whole, SOON).toBe(true);
});

it.each(sizes)(
  "in a talk the answers to the listener’s question are visible with no messages left, at $width × $height",
  async (viewport) => {
    const { page, uid } = await waiting("en", viewport);
    const claim = { status: "active", volunteerId: "somebody", claimId: "a", claimedAt: Timestamp.now() };
    const alarm = { since: Date.now(), answer: null, asked: true, byListener: true };
    const left = { ownMessageCount: 19, locked: true };
    await database()
      .doc(`conversations/${uid}`)
      .update({ ...claim, ...left, risk: "none", alarm });
    await page.locator("main textarea[readonly]").waitFor(SOON);
    for (const name of ["Yes", "No"])
      await expect
        .poll(async () => (await placeOf(question(page, "en").getByRole("button", { name }))).whole, SOON)
        .toBe(true);
    await question(page, "en").getByRole("button", { name: "Yes" }).click();
    await expect.poll(() => stored(uid), SOON).toMatchObject({ risk: "crisis", locked: false, saidYes: true });
    await page.locator("main textarea:not([readonly])").waitFor(SOON);
  },
);

describe("a person who may be in danger, or is worried about somebody", () => {
  const row = (page: Page, name: string) => page.getByRole("region", { name }).or(page.getByRole("status", { name }));

  it("keeps a small row of help lines once the question is answered", async () => {
    const { page } = await waiting("en");
    await question(page, "en").getByRole("button", { name: "No" }).click();
    await row(page, "Help lines").waitFor(SOON);
    const { whole, height } = await placeOf(row(page, "Help lines"));
    expect([whole, height < 120]).toEqual([true, true]);
  });

  it("reads what helps the other person, and gets the room back for the messages once they write on", async () => {
    const { page, uid } = await waiting("en");
    const doc = database().doc(`conversations/${uid}`);
    await doc.update({ alarm: null, worried: true });
    const steps = row(page, "Worried about someone?").getByText("call 112");
    await steps.waitFor(SOON);
    expect(await question(page, "en").count()).toBe(0);
    expect(await page.locator(".crisis").count()).toBe(0);
    expect(await violationsOf(page, { include: ".chat" })).toEqual([]);
    await page.locator("main textarea").fill("It is about my brother");
    await page.locator(".composer__send").click();
    await expect.poll(() => steps.isVisible(), SOON).toBe(false);
    await page.setViewportSize({ width: 360, height: 420 });
    for (const each of [page.locator(".bubble").last(), page.locator("main textarea")])
      await expect.poll(async () => (await placeOf(each)).whole, SOON).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    // Also in a window that was opened later.
    await doc.update({ status: "active", volunteerId: "somebody", claimId: "a", claimedAt: Timestamp.now() });
    await page.reload();
    await row(page, "Worried about someone?").waitFor(SOON);
    await expect
      .poll(async () => (await placeOf(customerTalk(page).message("It is about my brother"))).whole, SOON)
      .toBe(true);
    expect(await steps.isVisible()).toBe(false);
  });

  it.each(sizes)("has the help lines once, visible, at $width × $height", async (viewport) => {
    const { page, uid } = await waiting("en", viewport);
    const lines = page.locator('a[href="tel:14416"]').filter({ visible: true });
    const once = async () => {
      await expect.poll(() => lines.count(), SOON).toBe(1);
      await expect.poll(async () => (await placeOf(lines)).whole, SOON).toBe(true);
    };
    await once();
    await question(page, "en").getByRole("button", { name: "No" }).click();
    await row(page, "Help lines").waitFor(SOON);
    await once();
    await database().doc(`conversations/${uid}`).update({ alarm: null, worried: true });
    await row(page, "Worried about someone?").waitFor(SOON);
    await once();
  });
});

it.each([
  { width: 320, height: 300 },
  { width: 640, height: 300 },
])("the answers are scrolled into sight where there is no room for them, at $width × $height", async (viewport) => {
  const { page } = await waiting("te", viewport);
  await expect(isWhole(page)).resolves.toBeUndefined();
});
