import { locales } from "@thodu/domain/locale";
import type { Locator, Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hydrated, SOON, type Visitor } from "../support/browser";
import { devices } from "../support/devices";
import { overflowOf, placeOf } from "../support/layout";
import { WHOLE } from "../support/looks";
import { emptyDesk } from "../support/stories";

const open = devices();
let visitor: Visitor;
let page: Page;

const words = {
  en: {
    path: "/chat",
    choose: "Choose an exercise",
    names: ["Breath", "Senses", "Body", "Counting"],
    next: "Next",
    back: "Back",
    again: "Start again",
    done: "That was all.",
  },
  te: {
    path: "/localized/te/chat",
    choose: "ఒక అభ్యాసం ఎంచుకోండి",
    names: ["శ్వాస", "చుట్టూ", "శరీరం", "లెక్క"],
    next: "తర్వాత",
    back: "వెనక్కి",
    again: "మళ్లీ మొదటి నుంచి",
    done: "ఇది పూర్తయింది.",
  },
  hi: {
    path: "/localized/hi/chat",
    choose: "कोई एक अभ्यास चुनिए",
    names: ["साँस", "आसपास", "शरीर", "गिनती"],
    next: "आगे",
    back: "पीछे",
    again: "फिर शुरू से",
    done: "बस इतना ही।",
  },
} as const;
type Words = (typeof words)[keyof typeof words];

/** The number of steps of each exercise, in the order in which they are offered. */
const STEPS = [0, 5, 7, 11];

/** The exercise card of a person who waits. */
class Card {
  constructor(
    private readonly at: Page,
    private readonly its: Words,
  ) {}

  get card(): Locator {
    return this.at.locator("details.breathe");
  }

  get circle(): Locator {
    return this.card.locator(".breathe__circle");
  }

  get names(): Locator {
    return this.card.getByRole("group", { name: this.its.choose }).getByRole("button");
  }

  get step(): Locator {
    return this.card.locator('[aria-live="polite"]');
  }

  button(which: "next" | "back" | "again"): Locator {
    return this.card.getByRole("button", { name: this.its[which], exact: true });
  }

  async say(text: string): Promise<void> {
    await this.at.getByRole("textbox").first().fill(text);
    await this.at.locator(".composer__send").click();
    await this.at.locator('[data-delivery="sent"]').filter({ hasText: text }).waitFor();
  }

  /** Opens the chat, with one message written and the exercises shown. */
  async wait(): Promise<void> {
    await this.at.goto(this.its.path);
    await hydrated(this.at);
    await this.say("Is anybody there?");
    await this.unfold();
    await this.names.first().waitFor();
  }

  async unfold(): Promise<void> {
    await this.card.locator("summary").click();
  }

  /**
   * Presses what has the focus until the exercise is over; returns the steps that were shown, and the text at the end.
   */
  async through(): Promise<readonly string[]> {
    const read = [await this.step.innerText()];
    while ((await this.button("again").count()) === 0) {
      await this.at.keyboard.press("Enter");
      await expect.poll(() => this.step.innerText(), SOON).not.toBe(read.at(-1));
      read.push(await this.step.innerText());
    }
    return read;
  }

  /** By how many pixels the card is too wide at 320 pixels with text of twice the size. */
  async largeText(): Promise<number> {
    await this.at.setViewportSize({ width: 320, height: 740 });
    const wide = await this.card.evaluate((card) => {
      const { documentElement: html } = document;
      html.style.fontSize = "200%";
      const found = Math.max(card.scrollWidth - card.clientWidth, html.scrollWidth - innerWidth);
      html.style.fontSize = "";
      return found;
    });
    await this.at.setViewportSize({ width: 360, height: 740 });
    return wide;
  }

  async chosen(): Promise<readonly (string | null)[]> {
    return this.names.and(this.card.locator('[aria-pressed="true"]')).allTextContents();
  }
}

beforeAll(emptyDesk);
beforeEach(async () => {
  visitor = await open({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  ({ page } = visitor);
});

// If the longest words fit, so do shorter ones.
describe.each(WHOLE ? locales : (["te"] as const))("a person who waits: %s", (locale) => {
  const its = words[locale];

  it("goes through each exercise by the keyboard, at their own pace", async () => {
    const card = new Card(page, its);
    await card.wait();
    expect(await card.names.allTextContents()).toEqual(its.names);
    expect(await card.chosen()).toEqual([its.names[0]]);
    for (const [nth, count] of STEPS.entries()) {
      await card.names.nth(nth).focus();
      await page.keyboard.press("Space");
      await expect.poll(() => card.chosen(), SOON).toEqual([its.names[nth]]);
      expect(await card.circle.count()).toBe(count === 0 ? 1 : 0);
      if (count === 0) continue;
      // From the chosen name on, Tab passes the names that follow and then reaches the button to go on.
      for (let name = nth; name < its.names.length; name += 1) await page.keyboard.press("Tab");
      expect(await card.button("next").evaluate((button) => button === document.activeElement)).toBe(true);
      const read = await card.through();
      expect(new Set(read).size).toBe(count + 1);
      expect(read.at(-1)).toContain(its.done);
      expect(await card.button("again").evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press("Enter");
      await expect.poll(() => card.step.innerText(), SOON).toBe(read[0]);
    }
  });

  it("has buttons of 44 pixels, nothing cut off, and their own message above it, in one scroll", async () => {
    const card = new Card(page, its);
    await card.wait();
    // The texts of the queue appear above the card and move it.
    await page.locator(".tell-me").first().waitFor(SOON);
    for (const name of its.names) {
      await card.names.filter({ hasText: name }).click();
      if (name !== its.names[0]) await card.button("next").click();
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });
        expect(await card.card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
        for (const button of await card.card.getByRole("button").all()) {
          await button.scrollIntoViewIfNeeded();
          const place = await placeOf(button);
          expect(place.whole).toBe(true);
          expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(43.5);
        }
        const own = page.locator(".message--mine.message--latest .bubble");
        expect(await page.locator(".chat__waiting").evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
        await page.locator(".chat__room").evaluate((room) => room.scrollTo({ top: 0 }));
        await expect.poll(async () => (await placeOf(own)).whole, SOON).toBe(true);
      }
      expect(await card.largeText()).toBe(0);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await violationsOf(page)).toEqual([]);
      }
    }
  });
});

describe("the exercises", () => {
  const its = words.en;
  let card: Card;

  beforeEach(() => {
    card = new Card(page, its);
  });

  const choose = async (name: string): Promise<void> => card.names.filter({ hasText: name }).click();

  it("hide breathing if it can’t be loaded, show it once it can, and continue without a network", async () => {
    visitor.expectNetworkTrouble();
    // A service worker would fetch them without the route.
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
    });
    const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/Exercises-"));
    await page.route("**/assets/Exercises-*", (route) => route.abort());
    await page.goto(its.path);
    await hydrated(page);
    await card.say("Is anybody there?");
    await refused;
    await card.unfold();
    await card.circle.waitFor();
    expect(await card.names.count()).toBe(0);
    await page.unroute("**/assets/Exercises-*");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await card.names.first().waitFor();
    expect(await card.chosen()).toEqual(["Breath"]);
    await visitor.cutNetwork(true);
    await page.getByText("You are offline.").waitFor();
    for (const [nth, name] of its.names.entries()) {
      await choose(name);
      if (nth === 0) continue;
      await card.button("next").focus();
      expect(await card.through()).toHaveLength((STEPS[nth] ?? 0) + 1);
    }
    await choose("Breath");
    await card.circle.waitFor();
  });

  it("show the next step with what was chosen, also in little room", async () => {
    // A window with little room.
    await page.setViewportSize({ width: 320, height: 704 });
    await card.wait();
    // The texts of the queue appear above the card and leave it less room.
    await page.getByRole("button", { name: "Tell me when it is my turn" }).waitFor(SOON);
    await choose("Body");
    await expect.poll(async () => (await placeOf(card.button("next"))).whole, SOON).toBe(true);
  });

  it("have no motion except the breath", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await card.wait();
    const moving = () =>
      card.card.evaluate((element) =>
        element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().iterations),
      );
    expect(await moving()).toContain(Infinity);
    await choose("Counting");
    await expect.poll(moving, SOON).toEqual([]);
  });

  it("are one row from the first message on, keep their step, and disappear in a crisis", async () => {
    await page.goto(its.path);
    await hydrated(page);
    await card.say("Is anybody there?");
    await card.card.waitFor();
    expect(await card.card.getAttribute("open")).toBeNull();
    await card.unfold();
    await choose("Body");
    await card.button("next").click();
    await card.step.getByText("Feet", { exact: true }).waitFor();
    await card.say("I am still here");
    await card.step.getByText("Feet", { exact: true }).waitFor();
    await card.say("I want to kill myself tonight");
    await page.locator(".crisis").waitFor();
    expect(await card.card.count()).toBe(0);
  });
});
