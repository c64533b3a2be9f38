import { AxeBuilder } from "@axe-core/playwright";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices, emailAccount, logIn } from "../support/devices";
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
    await logIn(page, office.email, "/admin");

    await expect
      .poll(() => page.getByText("Waiting, all others").locator("xpath=following-sibling::dd").textContent(), SOON)
      .not.toBe("0");
    await page.getByRole("table").getByRole("rowheader", { name: "Today" }).waitFor();
    for (const name of ["Crisis flags", "Listeners’ hours"])
      await page.getByRole("table").getByRole("columnheader", { name }).waitFor();
    const item = page.getByRole("listitem").filter({ hasText: note });
    await item.getByRole("button", { name: "Close the case" }).click();
    await item.getByText("Please write a reason.").waitFor();
    const options = (of: typeof item) => of.getByLabel("Decision").getByRole("option").allTextContents();
    expect(await options(item)).toEqual(["No action", "Warned", "Removed from Thodu"]);
    expect(await options(page.getByRole("listitem").filter({ hasText: hard }))).toEqual(["No action", "Warned"]);
    await item.getByLabel("Decision").selectOption("Warned");
    await item.getByLabel("Reason").fill("Talked to them.");
    await item.getByRole("button", { name: "Close the case" }).click();
    await item.waitFor({ state: "detached" });
    expect((await database().doc(`reports/${reportId}`).get()).data()).toMatchObject({
      status: "decided",
      decision: "warned",
      decidedBy: office.uid,
    });
    await page.getByRole("button", { name: "Closed" }).click();
    await item.getByText("Warned: Talked to them.").waitFor();

    await page.getByLabel("About whom or what (id)").fill(reportId);
    await page.getByRole("button", { name: "Show", exact: true }).click();
    const log = page.getByRole("region", { name: "Audit log" });
    await log.getByRole("list").getByText("case.decide").waitFor();
    await log.getByRole("list").getByText("report.make").waitFor();
    await page.getByLabel("About whom or what (id)").fill("");
    await page.getByLabel("Who did it (id)").fill(office.uid);
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await log.getByRole("list").getByText("warned: Talked to them.").waitFor();
    await expect.poll(() => log.getByRole("listitem").count(), SOON).toBe(1);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
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
    await logIn(page, office.email, "/admin");
    for (const width of [1_280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const chart = page.locator(".oversight__figure").first();
      await chart.waitFor();
      await expect.poll(() => chart.locator(".oversight__lower").count(), SOON).toBe(count);
      const { height } = await chart.evaluate((each) => each.getBoundingClientRect());
      expect(height).toBeLessThan(200);
      expect(
        await chart
          .locator(".oversight__lower")
          .first()
          .evaluate((bar) => bar.getBoundingClientRect().width),
      ).toBeLessThan(24);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    const named = page.getByRole("figure", { name: "Answered, and left before" });
    for (const day of ["7 June", ...(count > 1 ? [count === 3 ? "5 June" : "25 May"] : [])])
      await named.getByText(day).waitFor();
  });
});
