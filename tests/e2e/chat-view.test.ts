import type { Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { beforeEach, describe, expect, it } from "vitest";
import { customerTalk, hydrated, type Talk, type Visitor, SOON } from "../support/browser";
import { devices } from "../support/devices";
import { customerAccount, signInAs } from "../support/listeners";
import { database } from "../support/people";
import { shifts, watchShifts } from "../support/shifts";
import { longTalk } from "../support/stories";

const COUNT = 130;

const open = devices();
let visitor: Visitor;
let page: Page;
let talk: Talk;
let uid: string;

beforeEach(async () => {
  visitor = await open({ viewport: { width: 360, height: 740 } });
  page = visitor.page;
  talk = customerTalk(page);
  const login = await customerAccount();
  uid = login.person.uid;
  await signInAs(page, login);
});

const openChat = async (): Promise<void> => {
  await page.goto("/chat");
  await hydrated(page);
};

describe("a long conversation", () => {
  it("loads older messages on scrolling up without moving the view, up to the first", async () => {
    await longTalk(uid, COUNT);
    await openChat();
    await talk.message(`Line ${COUNT} of ${COUNT}`).waitFor();
    for (let shown = 30; shown < COUNT;) {
      const [id] = await talk.ids();
      const top = talk.log.locator(`[data-message="${id}"]`);
      await top.evaluate((row) => row.scrollIntoView({ block: "start" }));
      const before = await top.evaluate((row) => row.getBoundingClientRect().top);
      await expect.poll(() => talk.messages.count(), SOON).toBeGreaterThan(shown);
      expect(Math.abs((await top.evaluate((row) => row.getBoundingClientRect().top)) - before)).toBeLessThan(2);
      shown = await talk.messages.count();
    }
    const texts = await talk.texts();
    expect(texts).toEqual(Array.from({ length: COUNT }, (_, index) => `Line ${index + 1} of ${COUNT}`));
  });

  it("scrolls along only for a reader at the end, and says what arrived below", async () => {
    await longTalk(uid, 29);
    await openChat();
    await talk.message("Line 29 of 29").waitFor();
    const below = () => talk.log.evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
    await expect.poll(below, SOON).toBeLessThan(4);
    await talk.log.evaluate((log) => (log.scrollTop = 200));
    await page.getByRole("button", { name: "Go to the latest message" }).waitFor();
    const write = (text: string) =>
      database().collection(`conversations/${uid}/chatMessages`).doc(text).set({
        text,
        sender: "volunteer",
        receiver: uid,
        timestamp: new Date(),
        volunteerId: null,
        claimId: "claim-0",
        ownMessageNumber: null,
      });
    const first = talk.messages.first();
    const before = await first.evaluate((row) => row.getBoundingClientRect().top);
    await write("one");
    await write("two");
    const pill = page.getByRole("button", { name: "2 new messages" });
    await pill.waitFor();
    expect(await first.evaluate((row) => row.getBoundingClientRect().top)).toBe(before);
    await pill.click();
    await pill.waitFor({ state: "detached" });
    await write("three");
    await talk.message("three").waitFor();
    expect(await below()).toBeLessThan(4);
  });
});

describe("the screen", () => {
  it("has no accessibility violation in either theme, and fits 320 pixels", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await longTalk(uid, 35);
    await openChat();
    await talk.message("Line 35 of 35").waitFor();
    await talk.say("And now");
    await talk.reaches("And now", "sent");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await violationsOf(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const small = await page.locator(".chat button, .chat a").evaluateAll((targets) =>
      targets
        .filter((each) => !each.closest("p.chat__consent"))
        .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
  });

  it("says when to breathe in and out also without motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openChat();
    await talk.say("Hello");
    await page.locator("details.breathe summary").click();
    const shown = (part: "in" | "out") =>
      page.locator(`.breathe__${part}`).evaluate((words) => getComputedStyle(words).opacity);
    for (const [part, other] of [
      ["in", "out"],
      ["out", "in"],
      ["in", "out"],
    ] as const) {
      await expect.poll(() => Promise.all([shown(part), shown(other)]), SOON).toEqual(["1", "0"]);
    }
    expect(await page.locator(".breathe__circle").evaluate((circle) => getComputedStyle(circle).animationName)).toBe(
      "none",
    );
  });

  it("keeps everything where it is while the conversation arrives", async () => {
    await longTalk(uid, 35);
    // The first visit makes this device known as one whose person has written.
    await openChat();
    await talk.message("Line 35 of 35").waitFor();
    await watchShifts(page);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector(".chat__consent--asks")?.checkVisibility()) document.body.dataset["asked"] = "";
      }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-written"] });
    });
    // The conversation's script loads before it is known who the visitor is.
    await page.route(/accounts:lookup/, async (route) => {
      await page.locator(".typing").waitFor({ state: "attached" });
      await route.continue();
    });
    await openChat();
    await talk.message("Line 35 of 35").waitFor();
    const moved = await shifts(page);
    expect(await page.evaluate(() => "asked" in document.body.dataset)).toBe(false);
    // A list, so that a failure names what moved.
    expect(moved.filter(({ value }) => value >= 0.005)).toEqual([]);
  });
});
