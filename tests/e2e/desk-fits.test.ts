import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SOON, type Visitor } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { overflowOf, placeOf } from "../support/layout";
import { approvedListener, goOnline, toDesk, type Login } from "../support/listeners";
import { WHOLE } from "../support/looks";
import { account, database, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const CRISIS = "I want to kill myself tonight";
const PHONE = { width: 320, height: 640 };

/** Telugu has the longest words: if they fit, so do the others. */
const longest = WHOLE ? (["en", "te"] as const) : (["te"] as const);

const open = devices();
let admin: Person;
let login: Login;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  login = await approvedListener(admin);
  accepted(await call("agreeToConduct", {}, login.person.token));
});

/** A conversation that is open on the desk in a language; the listener is online. */
async function inRoom(locale: string, text: string, viewport: typeof PHONE): Promise<Visitor> {
  const { person } = await someone(text);
  for (let line = 0; line < 8; line += 1)
    accepted(await call("sendMessage", { messageId: randomUUID(), text: `Line ${line}` }, person.token));
  accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
  const visitor = await open({ viewport });
  const { page } = visitor;
  await toDesk(page, login);
  await page.goto(`/localized/${locale}/volunteer-chat`);
  await goOnline(page);
  await page.locator(".desk__entry").first().click();
  await page.locator("[data-message]").filter({ hasText: "Line 7" }).waitFor();
  await page.locator(".desk__more-actions").waitFor();
  return visitor;
}

const logHeight = (page: Page): Promise<number> => page.getByRole("log").evaluate((log) => log.clientHeight);

describe("the messages on the smallest phone", () => {
  // In Telugu the levels of risk and the link to help each need a row in a crisis.
  it.each(longest)("have their share of the window in %s, also in a crisis", async (locale) => {
    const share = locale === "te" ? 0.53 : 0.6;
    for (const text of ["Hello", CRISIS]) {
      await emptyDesk();
      const visitor = await inRoom(locale, text, PHONE);
      const { page } = visitor;
      expect(await logHeight(page)).toBeGreaterThanOrEqual(share * PHONE.height);
      await visitor.cutNetwork(true);
      await page.locator(".chat__strip").waitFor();
      expect(await logHeight(page)).toBeGreaterThanOrEqual(0.4 * PHONE.height);
      await page.close();
    }
  });
});

describe("a tablet", () => {
  it.each([[768, 1_024] as const, [820, 1_180] as const].slice(0, WHOLE ? 2 : 1))(
    "of %s pixels shows the list beside the conversation",
    async (width, height) => {
      const { page } = await inRoom("en", "Hello", { width, height });
      const [list, room] = await Promise.all(
        [".desk__side", ".desk__room"].map((pane) => page.locator(pane).boundingBox()),
      );
      await page.locator(".desk__entry").first().waitFor();
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(room?.x ?? 0);
      expect(room?.width).toBeGreaterThanOrEqual(400);
      expect(await page.locator(".desk__back:visible").count()).toBe(0);
      expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });
      await page.locator(".desk__context-open").click();
      await page.locator(".desk__notes-panel summary").waitFor();
      await page.locator(".desk__context-back").click();
      await page.getByRole("log").waitFor();
    },
  );
});

describe("an offer", () => {
  it.each(longest)("is whole and readable from a tablet up in %s", async (locale) => {
    const { person } = await someone(CRISIS);
    accepted(
      await call("claimConversation", { conversationId: person.uid }, (await approvedListener(admin)).person.token),
    );
    const { page } = await open({ viewport: { width: 1_280, height: 800 } });
    await toDesk(page, login);
    await page.goto(`/localized/${locale}/volunteer-chat`);
    await goOnline(page);
    const stored = database().doc(`conversations/${person.uid}`);
    await stored.update({ priority: 1, notice: "listener-left", alias: "Morning Tamarind 999" });
    const words = page.locator(".offer__words");
    for (const width of [768, 820, 1_024, 1_200, 1_280, 1_440, 1_600, 1_760, 2_560]) {
      await page.setViewportSize({ width, height: 800 });
      // A run of the queue may withdraw an offer that it has not made; it offers again.
      const isWhole = async () => {
        await stored.update({ offer: { to: login.person.uid, expiresAt: Date.now() + 600_000 } });
        return words.evaluateAll((all) =>
          all.map((each) => {
            const slot = each.closest(".desk__slot")?.getBoundingClientRect() ?? new DOMRect();
            const { top, bottom } = each.getBoundingClientRect();
            return each.scrollHeight <= each.clientHeight + 1 && top >= slot.top && bottom <= slot.bottom;
          }),
        );
      };
      await expect.poll(isWhole, { ...SOON, message: `${width} pixels` }).toEqual([true]);
    }
    expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });
  });
});

describe("a notice that a listener may rest", () => {
  it.each(longest)("is whole on every screen in %s, with both buttons", async (locale) => {
    const { page } = await open({ viewport: { width: 1_280, height: 800 } });
    await toDesk(page, login);
    await page.goto(`/localized/${locale}/volunteer-chat`);
    await goOnline(page);
    const words = page.locator(".desk__pause");
    await database()
      .doc(`volunteers/${login.person.uid}`)
      .update({ pausedUntil: Date.now() + 600_000 });
    await words.waitFor(SOON);
    for (const width of [320, 768, 1_024, 1_280]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await words.evaluateAll((all) =>
        all.flatMap((each) => {
          const slot = each.closest(".desk__slot");
          const bottom = slot?.getBoundingClientRect().bottom ?? 0;
          const parts = [each, ...(slot?.querySelectorAll(".button") ?? [])].map((part) =>
            part.getBoundingClientRect(),
          );
          const isOut = parts.some((part) => part.bottom > bottom + 1 || part.right > innerWidth || part.left < 0);
          return each.scrollHeight > each.clientHeight + 1 || isOut ? [`${innerWidth}`] : [];
        }),
      );
      await words.waitFor();
      expect(cut).toEqual([]);
    }
    await page.locator(".desk__slot .button").last().click();
    await words.waitFor({ state: "detached" });
  });
});

describe("the note that a listener is on a break", () => {
  it.each(longest)("is whole on the smallest phone beside the people who wait for them in %s", async (locale) => {
    const { person } = await someone(CRISIS);
    accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
    await database().doc(`conversations/${person.uid}`).update({ alias: "Morning Tamarind 999" });
    const { page } = await open({ viewport: PHONE });
    await toDesk(page, login);
    await page.goto(`/localized/${locale}/volunteer-chat`);
    await page.locator(".desk__stands").waitFor(SOON);
    const cut = await page.locator(".desk__owed").evaluate((words) => {
      const slot = words.closest(".desk__slot")?.getBoundingClientRect() ?? new DOMRect();
      const { top, bottom } = words.getBoundingClientRect();
      return words.scrollHeight > words.clientHeight + 1 || top < slot.top || bottom > slot.bottom;
    });
    expect(cut).toBe(false);
    expect(await overflowOf(page)).toEqual({ down: 0, aside: 0 });
  });
});

describe("what is said to a listener who is away", () => {
  const said = { "that nobody is offered": null, "that the desk gave no sign": new Date("2024-12-27T20:58:00+05:30") };
  const cases = Object.entries(said).flatMap(([what, seenAt]) => longest.map((locale) => ({ what, locale, seenAt })));

  it.each(cases)("is whole beside the list on a phone: $what, in $locale", async ({ locale, seenAt }) => {
    const { page } = await open({ viewport: PHONE });
    await toDesk(page, login);
    await page.goto(`/localized/${locale}/volunteer-chat`);
    if (seenAt) await database().doc(`volunteers/${login.person.uid}`).update({ availability: "away", seenAt });
    const words = page.locator(".desk__rest");
    await expect.poll(() => words.textContent(), SOON).toContain(seenAt ? "2024" : ".");
    for (const viewport of [PHONE, { width: 360, height: 740 }, { width: 240, height: 640 }]) {
      await page.setViewportSize(viewport);
      expect(await words.isVisible()).toBe(true);
      const cut = await words.evaluate((each) => {
        const slot = each.closest(".desk__slot")?.getBoundingClientRect() ?? new DOMRect();
        const { top, bottom } = each.getBoundingClientRect();
        return each.scrollHeight > each.clientHeight + 1 || top < slot.top || bottom > slot.bottom;
      });
      expect([viewport.width, cut]).toEqual([viewport.width, false]);
    }
  });
});

describe("the dialog that ends a talk", () => {
  it.each(["en", "te"])("is seen as a whole on a laptop in %s", async (locale) => {
    const { page } = await inRoom(locale, "Hello", { width: 768, height: 800 });
    await page.setViewportSize({ width: 1_280, height: 800 });
    await page.locator(".desk__actions button").nth(2).click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator('input[name="hard"]').waitFor();
    expect(await dialog.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
  });
});

describe("the dialog that hands a crisis over while nobody is there", () => {
  it.each(["en", "te"])("has the note and the buttons in sight on a laptop in %s", async (locale) => {
    const { page } = await inRoom(locale, CRISIS, { width: 768, height: 800 });
    await page.setViewportSize({ width: 1_280, height: 800 });
    const dialog = page.locator("dialog[open]");
    const isInSight = async (): Promise<void> => {
      const note = dialog.locator("textarea[name=note]");
      await note.waitFor();
      const actions = await placeOf(dialog.locator(".dialog__actions"));
      expect((await placeOf(note)).bottom).toBeLessThanOrEqual(actions.top);
      expect(actions.whole).toBe(true);
    };
    // To the queue, and to a colleague.
    for (const nth of [0, 1]) {
      await page.locator(".desk__actions button").nth(nth).click();
      await isInSight();
      // The team is told, which adds a line.
      await dialog.locator("form button.button").first().click();
      await dialog.locator("form [role=status]:not(:empty)").first().waitFor();
      await isInSight();
      await dialog.locator(".dialog__head .icon-button").last().click();
    }
  });
});

describe("an offer in the dialog that ends a talk", () => {
  it.each(longest)("takes one row, and leaves the fields of the dialog whole in %s", async (locale) => {
    const { page } = await inRoom(locale, "Hello", { width: 768, height: 800 });
    await page.setViewportSize({ width: 1_280, height: 800 });
    await page.locator(".desk__actions button").nth(2).click();
    const hard = page.locator('dialog[open] input[name="hard"]');
    await hard.waitFor();
    const { person } = await someone("Can somebody hear me?");
    await database().doc(`conversations/${person.uid}`).update({ alias: "Morning Tamarind 999" });
    const offer = page.locator("dialog[open] > .offer");
    await offer.waitFor(SOON);
    const bottomOf = async (each: typeof offer): Promise<number> => {
      const box = await each.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const actions = await page.locator("dialog[open] .dialog__actions").boundingBox();
    expect((await offer.boundingBox())?.height).toBeLessThanOrEqual(66);
    expect(await bottomOf(page.locator("dialog[open] .checkbox"))).toBeLessThanOrEqual(actions?.y ?? 0);
    expect(await bottomOf(offer)).toBeLessThanOrEqual(800);
    expect(await page.locator("dialog[open]").evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
  });
});

describe("a dialog on the smallest phone", () => {
  it.each(longest)("shows its title whole in %s", async (locale) => {
    const { page } = await inRoom(locale, "Hello", PHONE);
    const cut = [];
    for (let nth = 0; nth < 4; nth += 1) {
      await page.locator(".desk__more-actions").click();
      await page.locator(".desk__actions button").nth(nth).click();
      const title = page.locator("dialog[open] h2").first();
      await title.waitFor();
      const place = await title.evaluate((each) => {
        const { left, right, height } = each.getBoundingClientRect();
        return { aside: each.scrollWidth - each.clientWidth, over: right - innerWidth, left, height };
      });
      if (place.aside > 0 || place.over > 0 || place.left < 0 || place.height > 80)
        cut.push(`${nth}: ${JSON.stringify(place)}`);
      await page.locator("dialog[open] .dialog__head .icon-button").last().click();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    expect(cut).toEqual([]);
  });
});
