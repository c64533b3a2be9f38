import { DAY, kolkataDay } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { violationsOf } from "../support/axe";
import { SOON } from "../support/browser";
import { devices, emailAccount, signInTo } from "../support/devices";
import { cutIn, overflowOf, placeOf } from "../support/layout";
import { database } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const open = devices();
const WIDE = { viewport: { width: 1_280, height: 800 } };

async function nothingCounted(): Promise<void> {
  const { docs } = await database().collection("statistics").get();
  await Promise.all(docs.map((each) => each.ref.delete()));
}

describe("an admin", () => {
  it("sees each of the last 14 days, however many were counted, as low bars of one width with labels", async () => {
    const [{ page }, admin] = [await open(WIDE), await emailAccount({ admin: true })];
    await signInTo(page, admin.email, "/admin/now");
    const dayAgo = (ago: number): string => kolkataDay(Date.now() - ago * DAY);
    for (const count of [1, 3, 13]) {
      await nothingCounted();
      // Not today, so that nothing else is counted in them.
      await Promise.all(
        Array.from({ length: count }, (_, nth) => dayAgo(nth + 1)).map((day, nth) =>
          database()
            .doc(`statistics/${day}`)
            .set({ day, taken: 3 + nth, left: 1, crisis: 1, deskTime: 3_600_000 }),
        ),
      );
      await page.goto("/admin/now?list=days");
      for (const width of [1_280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const chart = page.locator(".chart").first();
        const bars = chart.locator(".chart__bar--good");
        await expect.poll(() => bars.count(), SOON).toBe(14);
        const { height } = await chart.evaluate((each) => each.getBoundingClientRect());
        expect(height).toBeLessThan(width < 400 ? 420 : 400);
        expect(await bars.first().evaluate((bar) => bar.getBoundingClientRect().width)).toBeLessThan(32);
        expect((await overflowOf(page)).aside).toBeLessThanOrEqual(0);
      }
      const figure = page.getByRole("figure", { name: "A listener came, or they left before" });
      const oldest = new Intl.DateTimeFormat("en", { day: "numeric", timeZone: "Asia/Kolkata" });
      await figure
        .getByRole("paragraph")
        .getByText(`${oldest.format(Date.now() - 13 * DAY)} `)
        .waitFor();
    }
  });

  it("sees all figures of the last 14 days in a whole table", async () => {
    await nothingCounted();
    const day = kolkataDay(Date.now() - DAY);
    await database()
      .doc(`statistics/${day}`)
      .set({ day, taken: 12, left: 1, ended: 9, crisis: 1, concern: 2, deskTime: 3_600_000, waits: { 4: 12 } });
    const [{ page }, admin] = [await open(WIDE), await emailAccount({ admin: true })];
    await signInTo(page, admin.email, "/admin/now");
    for (const language of ["en", "hi", "te"]) {
      await page.goto(`/localized/${language}/admin/now?list=days`);
      await page.locator("summary").last().click(SOON);
      const table = page.locator(".monitoring__table--weeks");
      for (const width of [1_280, 820, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => table.evaluate((each) => each.scrollWidth - each.clientWidth), SOON)
          .toBeLessThanOrEqual(0);
      }
    }
  });

  it("sees waits by hour and risk, on a phone as well", async () => {
    await nothingCounted();
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    const hourWaits = Object.fromEntries(
      hours.flatMap((hour) => [
        [`taken-crisis-${hour}`, { [hour % 7]: 1 + (hour % 4) }],
        [`taken-none-${hour}`, { [3 + (hour % 9)]: 8 + ((hour * 7) % 90) }],
        [`left-none-${hour}`, { [hour % 5]: hour % 6 }],
        [`lost-concern-${hour}`, { 9: hour % 3 }],
      ]),
    );
    const day = kolkataDay(Date.now() - DAY);
    await database().doc(`statistics/${day}`).set({ day, hourWaits });
    const [{ page }, admin] = [await open(WIDE), await emailAccount({ admin: true })];
    await signInTo(page, admin.email, "/admin/now");
    await page.getByRole("link", { name: "By hour and risk" }).click();
    await page.getByRole("link", { name: "Crisis, by hour" }).click(SOON);
    for (const width of [1_280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const night = page.getByRole("figure", { name: "How waits ended: Crisis, by hour" });
      await expect.poll(() => night.locator(".chart__bar--good").count(), SOON).toBe(24);
      const text = night.locator("svg text").first();
      expect(await cutIn(night)).toEqual([]);
      expect(await text.evaluate((each) => each.getBoundingClientRect().height)).toBeGreaterThanOrEqual(12);
      expect((await overflowOf(page)).aside).toBeLessThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);
    }
  });

  it("sees alarms by week, with the answers of listeners and people", async () => {
    await nothingCounted();
    const today = kolkataDay(Date.now());
    const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * DAY;
    const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
    const days = {
      [dayOf(monday - DAY)]: { alarms: { certain: 2, unsure: 5, yes: 1, no: 2, waits: { 0: 4 }, leftWaits: { 5: 4 } } },
      [dayOf(monday - 7 * DAY)]: { alarms: { certain: 1, lowered: 1, confirmed: 1 } },
      // From before alarms were counted.
      [dayOf(monday)]: { taken: 4 },
    };
    await Promise.all(
      Object.entries(days).map(([day, record]) =>
        database()
          .doc(`statistics/${day}`)
          .set({ day, ...record }),
      ),
    );
    const [{ page }, admin] = [await open(), await emailAccount({ admin: true })];
    await signInTo(page, admin.email, "/admin/safety");
    await page.getByRole("link", { name: "Alarms by week" }).click(SOON);
    const rows = page.getByRole("group", { name: "Alarms by week" }).getByRole("row");
    await expect.poll(() => rows.count(), SOON).toBe(3);
    expect(await rows.nth(2).getByRole("cell").allInnerTexts()).toEqual([
      "3",
      "5",
      "1 of 2 judged",
      "1",
      "1",
      "2",
      "2",
      "4",
      "1 min",
      // Half of them left before.
      "–",
    ]);
    expect(await rows.nth(1).getByRole("cell").allInnerTexts()).toEqual([
      "0",
      "0",
      "0",
      "0",
      "0",
      "0",
      "0",
      "0",
      "–",
      "–",
    ]);
    const group = page.getByRole("group", { name: "Alarms by week" });
    for (const width of [1_280, 820, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => group.evaluate((each) => each.scrollWidth - each.clientWidth), SOON)
        .toBeLessThanOrEqual(0);
    }
  });

  it("sees on the first screen of a small phone who waits in a crisis, in each language", async () => {
    await emptyDesk();
    const { alias } = await someone("I want to kill myself tonight");
    const [{ page }, admin] = [
      await open({ viewport: { width: 320, height: 568 } }),
      await emailAccount({ admin: true }),
    ];
    await signInTo(page, admin.email, "/admin/now");
    for (const language of ["en", "hi", "te"]) {
      await page.goto(`/localized/${language}/admin/now`);
      const person = page.getByRole("link", { name: alias }).first();
      await person.waitFor();
      const { top, bottom } = await placeOf(person);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(568);
      expect((await overflowOf(page)).aside).toBeLessThanOrEqual(0);
    }
  });
});
