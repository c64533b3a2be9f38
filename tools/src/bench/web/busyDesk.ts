import type { Firestore } from "firebase-admin/firestore";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";

import { crowdWrites, seedCrowd } from "./crowd";
import { CLS_MOST, line, type Line } from "./table";
import { cpus, type Cpu } from "./visits";
import { inTurn } from "./inTurn";
import { watch, type Watched } from "./watched";

const PATH = "/volunteer-chat";
const ROWS = 500;
const ROUNDS = 3;
/** So many changes a second, for so many seconds. */
const CHANGES = { aSecond: 5, seconds: 20 } as const;
const LAPTOP = { viewport: { width: 1_366, height: 768 }, locale: "en-IN" } as const;
const PATIENCE = { timeout: 120_000 };
/** Milliseconds in which what was done has settled, also on a cheap phone. */
const SETTLES = 1_000;

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** From input to paint: what a listener does to a person, and everything else. */
const OWN = { 4: 80, 13: 120 } as const;
const ELSE = { 4: 100, 13: 120 } as const;

const row = (page: Page, id: string) => page.locator(`[data-id="${id}"] .desk__entry`);
const tab = (page: Page, name: string) => page.locator(".desk__side > .desk__tabs").getByRole("button", { name });

/** Everything that a listener does with a long list, by its name; `id` is the person whom they take. */
const steps = {
  // By keys: what Playwright selects by itself is no input to the browser. The crowd speaks Hindi.
  "filter, language": (page: Page) => page.locator(".desk__language-filter").press("e"),
  "filter, none": (page: Page) => page.locator(".desk__language-filter").press("Home"),
  "tab, others": (page: Page) => tab(page, "With others").click(),
  "tab, all": (page: Page) => tab(page, "All").click(),
  scroll: async (page: Page) => {
    await page.locator(".desk__list").hover();
    for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 600);
    await page.locator(".desk__list").press("Home");
  },
  claim: async (page: Page, id: string) => {
    await row(page, id).click();
    await page.locator(".desk__room textarea").waitFor(PATIENCE);
  },
  typing: (page: Page) =>
    page.locator(".desk__room textarea").pressSequentially("I am here. Tell me about your day.", { delay: 60 }),
  send: (page: Page) => page.locator(".desk__room").getByRole("button", { name: "Send" }).click(),
} as const satisfies Readonly<Record<string, (page: Page, id: string) => Promise<unknown>>>;

const limitOf = (step: string): Readonly<Record<Cpu, number>> =>
  ["claim", "typing", "send"].includes(step) ? OWN : ELSE;

/** Opens all rows of the tab with everybody. */
async function openAll(page: Page): Promise<void> {
  await page.goto(PATH, PATIENCE);
  await tab(page, "All").click(PATIENCE);
  // Only the rows in sight are in the page; each says of how many it is.
  const rows = async () => Number(await page.locator("[aria-setsize]").first().getAttribute("aria-setsize"));
  await page.locator("[aria-setsize]").first().waitFor(PATIENCE);
  while ((await rows()) < ROWS) {
    const before = await rows();
    await page.getByRole("button", { name: "Show more" }).click(PATIENCE);
    await page.waitForFunction(
      (count) => Number(document.querySelector("[aria-setsize]")?.getAttribute("aria-setsize")) > count,
      before,
      PATIENCE,
    );
  }
}

const seenBy = async (page: Page): Promise<Watched> => {
  await sleep(SETTLES);
  return page.evaluate(() => watched);
};

/** The frames of the desk while people write. */
async function whileTheyWrite(page: Page, db: Firestore, ids: readonly string[]): Promise<Watched> {
  await page.evaluate(watch);
  await crowdWrites(db, ids, CHANGES.aSecond, CHANGES.seconds);
  return seenBy(page);
}

/** What the listener waits for while they use the list. */
async function whileUsed(page: Page, id: string): Promise<Watched> {
  await page.evaluate(watch);
  for (const [step, take] of Object.entries(steps)) {
    await page.evaluate((now) => (watched.step = now), step);
    await take(page, id);
    await sleep(SETTLES);
  }
  return seenBy(page);
}

interface Given {
  readonly browser: Browser;
  readonly origin: string;
  readonly db: Firestore;
  readonly state: State | undefined;
}

/** Measures one round, with a page of its own. */
async function round({ browser, origin, db, state }: Given, cpu: Cpu, ids: readonly string[], id: string) {
  const context = await browser.newContext({
    ...LAPTOP,
    baseURL: origin,
    ignoreHTTPSErrors: true,
    serviceWorkers: "block",
    ...(state && { storageState: state }),
  });
  try {
    const page = await context.newPage();
    // This bench's compiler wraps functions in it, and the page does not define it.
    await page.addInitScript({ content: "globalThis.__name = (it) => it;" });
    await page.addInitScript(inTurn);
    await openAll(page);
    const session: CDPSession = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    await sleep(SETTLES);
    const written = await whileTheyWrite(page, db, ids);
    // The person whom the listener takes has the topmost row.
    await crowdWrites(db, [id], 1, 1);
    return { written, used: await whileUsed(page, id) };
  } finally {
    await context.close();
  }
}

/** The desk with 500 people in its list, five of whom write each second: its frames, and what its listener waits for. */
export async function benchBusyDesk(given: Given): Promise<readonly Line[]> {
  const ids = await seedCrowd(given.db, ROWS);
  const lines: Line[] = [];
  let taken = 0;
  for (const cpu of cpus) {
    const rounds: Awaited<ReturnType<typeof round>>[] = [];
    for (let each = 0; each < ROUNDS; each += 1) {
      rounds.push(await round(given, cpu, ids, ids[taken] ?? ""));
      taken += 1;
    }
    const of = (what: string, value: (each: (typeof rounds)[number]) => number, limit?: number): Line =>
      line(`${ROWS} rows`, cpu, what, rounds.map(value), limit);
    const none = cpu === 4 ? 0 : undefined;
    lines.push(
      of("frames over 50 ms", ({ written }) => written.frames.length, none),
      of("longest frame", ({ written }) => Math.max(0, ...written.frames)),
      of("layout shift", ({ used }) => used.cls, CLS_MOST),
      of("layout shift, news", ({ written }) => written.cls),
      ...Object.keys(steps).map((step) => of(step, ({ used }) => used.inputs[step] ?? 0, limitOf(step)[cpu])),
    );
  }
  return lines;
}
