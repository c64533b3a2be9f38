import { SECOND } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { devices } from "../support/devices";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, type Person } from "../support/people";
import { crowdedDesk, emptyDesk } from "../support/stories";

const ROWS = 500;
/** A frame of a list that is used, however many it holds. */
const PAINT = 100;
const CHANGES = 40;
/** Opening 500 rows keeps the database busy for longer than its client likes. */
const LOADED = { timeout: 120_000, interval: 200 };

declare global {
  interface Window {
    longTasks?: number[];
  }
}

const open = devices();
let admin: Person;
let login: Login;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  login = await approvedListener(admin);
});

/** The desk with all of them in its list. */
async function wholeList(): Promise<Page> {
  await crowdedDesk(ROWS);
  const { page } = await open();
  await toDesk(page, login);
  const rows = () => page.locator(".desk__entry").count();
  await expect.poll(rows, LOADED).toBeGreaterThan(0);
  while ((await rows()) < ROWS) {
    const before = await rows();
    await page.getByRole("button", { name: "Show more" }).click(LOADED);
    await expect.poll(rows, LOADED).toBeGreaterThan(before);
  }
  expect(await rows()).toBe(ROWS);
  return page;
}

/** Milliseconds of each stretch in which the page could draw nothing, from now on, as the browser says: those over 50. */
const watchLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks?.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });

describe("the desk's list", () => {
  it("of 500 people is drawn within a tenth of a second", async () => {
    const page = await wholeList();
    // Switching the filter draws all rows anew.
    const took = await page.evaluate(async () => {
      const filter = document.querySelector<HTMLInputElement>(".desk__find input[type=checkbox]");
      const drawn = () =>
        new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
      filter?.click();
      await drawn();
      const begin = performance.now();
      filter?.click();
      return (await drawn()) - begin;
    });
    expect(took).toBeLessThan(PAINT);
  });

  it("of 500 people takes five changes a second with no frame over 50 ms, on a processor of a quarter of the speed", async () => {
    const page = await wholeList();
    const { docs } = await database().collection("conversations").where("status", "==", "waiting").limit(ROWS).get();
    const slow = await page.context().newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await watchLongTasks(page);
    const last = docs.at(-1)?.ref;
    for (let change = 1; change <= CHANGES; change += 1) {
      const due = performance.now() + SECOND / 5;
      await docs[(change * 37) % ROWS]?.ref.update({ unreadByVolunteer: change, lastMessageAt: Timestamp.now() });
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    }
    await last?.update({ alias: "Final Change 1" });
    await page.getByText("Final Change 1").waitFor({ state: "attached", ...LOADED });
    const tasks = await page.evaluate(() => window.longTasks ?? []);
    console.info(`${CHANGES} changes: ${tasks.length} tasks over 50 ms: ${tasks.map(Math.round).join(", ")}`);
    expect(tasks).toEqual([]);
  });
});
