import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../support/axe";
import { SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices, emailAccount, signInTo } from "../support/devices";
import { cutIn } from "../support/layout";
import { account, database, guest, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

const open = devices();
let admin: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
  await emptyDesk();
});

describe("an admin", () => {
  it.each([
    { width: 1_280, height: 800 },
    { width: 360, height: 740 },
  ])("sees the queue, decides a case and finds it in the log, $width", async (viewport) => {
    const [person, one] = [await guest(), await listener(admin)];
    accepted(await call("sendMessage", { messageId: randomUUID(), text: "hello" }, person.token));
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    const reportId = randomUUID();
    const note = `They were rude to me (${reportId.slice(0, 8)}).`;
    accepted(
      await call(
        "reportConversation",
        { reportId, conversationId: person.uid, category: "harassment", note, block: true },
        person.token,
      ),
    );

    const hard = `It stays with me (${reportId.slice(0, 8)}).`;
    accepted(
      await call(
        "reportConversation",
        { reportId: randomUUID(), conversationId: person.uid, category: "hard", note: hard },
        one.token,
      ),
    );

    const [{ page }, office] = [await open({ viewport }), await emailAccount({ admin: true })];
    await signInTo(page, office.email, "/admin/now");

    await expect
      .poll(() => page.getByText("Waiting, all others").locator("xpath=following-sibling::dd").textContent(), SOON)
      .not.toBe("0");
    await page.getByRole("link", { name: "The last 14 days" }).click();
    await page.getByText("All figures as a table").click();
    const table = page.getByRole("group", { name: "The last 14 days" });
    await table.getByRole("rowheader", { name: "Today" }).waitFor();
    for (const name of ["Crisis flags", "Listeners’ hours"]) await table.getByRole("columnheader", { name }).waitFor();
    const sections = page.getByRole("navigation", { name: "Admin area" });
    if (viewport.width < 960) await sections.getByRole("button", { name: "Sections" }).click();
    await sections.getByRole("link", { name: /^Safety/ }).click();
    const item = page.getByRole("listitem").filter({ hasText: note });
    const dialog = page.getByRole("dialog");
    const options = () => dialog.getByLabel("Decision").getByRole("option").allTextContents();
    await page.getByRole("listitem").filter({ hasText: hard }).getByRole("button", { name: "Decide" }).click();
    expect(await options()).toEqual(["No action", "Warned"]);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await item.getByRole("button", { name: "Decide" }).click();
    expect(await options()).toEqual(["No action", "Warned", "Removed from Thodu"]);
    await dialog.getByRole("button", { name: "Close the case" }).click();
    await dialog.getByText("Please write a reason.").waitFor();
    await dialog.getByLabel("Decision").selectOption("Warned");
    await dialog.getByText("talk to them yourself", { exact: false }).waitFor();
    await dialog.getByLabel("Reason").fill("Talked to them.");
    await dialog.getByRole("button", { name: "Close the case" }).click();
    await item.waitFor({ state: "detached" });
    expect((await database().doc(`reports/${reportId}`).get()).data()).toMatchObject({
      status: "decided",
      decision: "warned",
      decidedBy: office.uid,
    });
    await page.getByRole("link", { name: "Closed" }).click();
    await item.getByText("Warned: Talked to them.").waitFor();

    await page.goto("/admin/safety?list=blocks");
    const block = page.getByRole("listitem").filter({ has: page.locator(`a[href$="/${one.uid}"]`) });
    await block.getByRole("button", { name: "Lift the block" }).click();
    await dialog.getByLabel("Reason").fill("They asked for it.");
    await dialog.getByRole("button", { name: "Lift the block" }).click();
    await block.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("The block is back.").waitFor();
    await block.waitFor();

    await page.goto(`/admin/audit?person=${reportId}`);
    const log = page.getByRole("region", { name: "Audit log" });
    await log.getByText("decided the case", { exact: false }).waitFor(SOON);
    await log.getByText("reported somebody: case", { exact: false }).waitFor();
    await page.getByLabel("Person, case or other ID").fill(office.uid);
    await page.getByLabel("What was done").selectOption("… decided the case …");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await log.getByText("warned: Talked to them.").waitFor();
    await expect.poll(() => log.getByRole("listitem").count(), SOON).toBe(1);
    expect(new URL(page.url()).searchParams.get("action")).toBe("case.decide");
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  it.each([1, 3, 14])("sees %s counted days as bars of one width, low, and named", async (count) => {
    const { docs } = await database().collection("statistics").get();
    await Promise.all(docs.map((each) => each.ref.delete()));
    // Days gone by, so that nothing else counts into them; the newest is the seventh of June.
    const days = Array.from({ length: count }, (_, ago) =>
      new Date(Date.UTC(2026, 5, 7 - ago)).toISOString().slice(0, 10),
    );
    await Promise.all(
      days.map((day, ago) =>
        database()
          .doc(`statistics/${day}`)
          .set({ day, taken: 3 + ago, left: 1, crisis: 1, deskTime: 3_600_000 }),
      ),
    );
    const [{ page }, office] = [
      await open({ viewport: { width: 1_280, height: 800 } }),
      await emailAccount({ admin: true }),
    ];
    await signInTo(page, office.email, "/admin/now");
    await page.goto("/admin/now?list=days");
    for (const width of [1_280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const chart = page.locator(".chart").first();
      await chart.waitFor();
      await expect.poll(() => chart.locator(".chart__bar--good").count(), SOON).toBe(count);
      const { height } = await chart.evaluate((each) => each.getBoundingClientRect());
      expect(height).toBeLessThan(width < 400 ? 420 : 400);
      expect(
        await chart
          .locator(".chart__bar--good")
          .first()
          .evaluate((bar) => bar.getBoundingClientRect().width),
      ).toBeLessThan(32);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    const named = page.getByRole("figure", { name: "Answered, and left before" });
    for (const day of ["7 June", ...(count > 1 ? [count === 3 ? "5 June" : "25 May"] : [])])
      await named.getByRole("paragraph").getByText(day).waitFor();
  });

  it("sees waits by hour and risk, on a phone as well", async () => {
    const { docs } = await database().collection("statistics").get();
    await Promise.all(docs.map((each) => each.ref.delete()));
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    const hourWaits = Object.fromEntries(
      hours.flatMap((hour) => [
        [`taken-crisis-${hour}`, { [hour % 7]: 1 + (hour % 4) }],
        [`taken-none-${hour}`, { [3 + (hour % 9)]: 8 + ((hour * 7) % 90) }],
        [`left-none-${hour}`, { [hour % 5]: hour % 6 }],
        [`lost-concern-${hour}`, { 9: hour % 3 }],
      ]),
    );
    await database().doc("statistics/2026-06-07").set({ day: "2026-06-07", hourWaits });
    const [{ page }, office] = [
      await open({ viewport: { width: 1_280, height: 800 } }),
      await emailAccount({ admin: true }),
    ];
    await signInTo(page, office.email, "/admin/now");
    await page.getByRole("link", { name: "By hour and risk" }).click();
    for (const width of [1_280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const night = page.getByRole("figure", { name: "How waits ended: Crisis, by hour" });
      await expect.poll(() => night.locator(".chart__bar--good").count(), SOON).toBe(24);
      const text = night.locator("svg text").first();
      expect(await cutIn(night)).toEqual([]);
      expect(await text.evaluate((each) => each.getBoundingClientRect().height)).toBeGreaterThanOrEqual(12);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await violationsOf(page)).toEqual([]);
    }
  });

  it("sees alarms by week, with what listeners and people made of them", async () => {
    const { docs } = await database().collection("statistics").get();
    await Promise.all(docs.map((each) => each.ref.delete()));
    const days = {
      "2026-06-07": { alarms: { certain: 2, unsure: 5, yes: 1, no: 2, waits: { 0: 4 } } },
      "2026-06-01": { alarms: { certain: 1, lowered: 1, confirmed: 1 } },
      // From before alarms were counted.
      "2026-05-31": { taken: 4 },
    };
    await Promise.all(
      Object.entries(days).map(([day, record]) =>
        database()
          .doc(`statistics/${day}`)
          .set({ day, ...record }),
      ),
    );
    const [{ page }, office] = [await open(), await emailAccount({ admin: true })];
    await signInTo(page, office.email, "/admin/safety");
    const rows = page.getByRole("group", { name: "Alarms by week" }).getByRole("row");
    await expect.poll(() => rows.count(), SOON).toBe(3);
    expect(await rows.nth(1).getByRole("cell").allInnerTexts()).toEqual([
      "3",
      "5",
      "1",
      "1",
      "1",
      "2",
      "2",
      "1 min",
      "1 min",
    ]);
    expect(await rows.nth(2).getByRole("cell").allInnerTexts()).toEqual(["0", "0", "0", "0", "0", "0", "0", "–", "–"]);
    const group = page.getByRole("group", { name: "Alarms by week" });
    for (const width of [1_280, 820, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => group.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
});
