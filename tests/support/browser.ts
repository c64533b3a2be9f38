import { existsSync } from "node:fs";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from "playwright-core";
import { suite } from "./suite";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];
const SYSTEM = "/usr/bin/chromium";

/** How long a condition may take on a busy machine. */
export const SOON = { timeout: 60_000 };

/** Firestore's client reports this after ten seconds; tests judge only what the page shows. */
const OF_A_BUSY_MACHINE = /Could not reach Cloud Firestore backend/;

/** The suite's Chromium, else Debian's, else Playwright's; `whole`: one that shows notices. */
export function launch(more: readonly string[] = [], whole = false): Promise<Browser> {
  const debian = existsSync(SYSTEM) ? SYSTEM : undefined;
  const named = process.env["THODU_CHROMIUM"];
  const executablePath = whole ? (debian ?? named) : (named ?? debian);
  return chromium.launch({ args: [...FLAGS, ...more], ...(executablePath === undefined ? {} : { executablePath }) });
}

/**
 * What a browser logs by itself without a network. The last is Firestore's own probe, a picture of another site, which
 * the content policy blocks.
 */
const OF_THE_NETWORK = /net::ERR_|Could not reach Cloud Firestore backend|status of 5\d\d|cleardot\.gif/;

/** The options of a visitor's device, in addition to Playwright's. */
export interface DeviceOptions extends BrowserContextOptions {
  /**
   * Its pages have their service worker, which fetches and stores every file once more; for what works without a
   * network.
   */
  readonly keepsPages?: boolean;
}

/** Makes a page like one of a browser in which service workers are forbidden. */
export const withoutWorker = (): void => {
  if ("serviceWorker" in navigator)
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("Forbidden", "SecurityError"));
};

/** Reports errors of a page, and what its console logs as errors. */
export function listen(page: Page, onTrouble: (words: string) => void): void {
  page.on("pageerror", ({ message }) => onTrouble(message));
  page.on("console", (said) => {
    if (said.type() !== "error" || OF_A_BUSY_MACHINE.test(said.text())) return;
    onTrouble(`${said.text()} (${said.location().url})`);
  });
}

/** One person at one device: a page, and what went wrong in it. */
export class Visitor {
  readonly troubles: string[] = [];
  readonly #expected: RegExp[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async open(browser: Browser, { keepsPages = false, ...options }: DeviceOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: suite().webOrigin,
      locale: "en-IN",
      timezoneId: "Asia/Kolkata",
      viewport: { width: 1_280, height: 800 },
      // The breathing circle is drawn sixty times a second, on processors that three suites share.
      reducedMotion: "reduce",
      ...options,
    });
    context.setDefaultTimeout(SOON.timeout);
    // Records actions, requests and console; a picture of each step would take a tenth longer.
    await context.tracing.start();
    if (!keepsPages) await context.addInitScript(withoutWorker);
    const visitor = new Visitor(context, await context.newPage());
    visitor.#listen(visitor.page);
    return visitor;
  }

  /** Another window of the same device. */
  async window(): Promise<Page> {
    const page = await this.context.newPage();
    this.#listen(page);
    return page;
  }

  #listen(page: Page): void {
    listen(page, (trouble) => {
      if (!this.#expected.some((words) => words.test(trouble))) this.troubles.push(trouble);
    });
  }

  /** From now on console messages that match are expected: the test causes them. */
  expectTrouble(words: RegExp): void {
    this.#expected.push(words);
  }

  /** From now on errors of the network are expected. */
  expectNetworkTrouble(): void {
    this.expectTrouble(OF_THE_NETWORK);
  }

  async cutNetwork(cut: boolean): Promise<void> {
    this.expectNetworkTrouble();
    await this.context.setOffline(cut);
  }

  /** `trace`: the file for what its pages did, for `npx playwright-core show-trace`; null for none. */
  async close(trace: string | null = null): Promise<void> {
    if (trace !== null) await this.context.tracing.stop({ path: trace }).catch(() => undefined);
    await this.context.close();
  }
}

/**
 * Waits until React has taken over the page that the build rendered; before that the browser itself would send a form.
 */
export async function hydrated(page: Page, selector = "form"): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith("__react")),
    selector,
  );
}

/** A conversation on the screen, of either side. */
export class Talk {
  constructor(
    readonly page: Page,
    private readonly field: string,
  ) {}

  get composer(): Locator {
    return this.page.getByRole("textbox", { name: this.field });
  }

  get log(): Locator {
    return this.page.getByRole("log");
  }

  get messages(): Locator {
    return this.log.locator("[data-message]");
  }

  message(text: string): Locator {
    return this.messages.filter({ hasText: text });
  }

  /** Writes and sends with Enter, once the field is enabled. */
  async say(text: string): Promise<void> {
    await hydrated(this.page, "main textarea");
    await this.composer.fill(text);
    await this.composer.press("Enter");
  }

  /** Waits until an own message has reached this state. */
  async reaches(text: string, delivery: "sending" | "failed" | "sent" | "delivered" | "read"): Promise<void> {
    await this.message(text)
      .and(this.page.locator(`[data-delivery="${delivery}"]`))
      .waitFor();
  }

  /**
   * Waits until an own message is visible and not sent. After some tries, which a busy machine may need for one load of a
   * page, it reads 'Not sent' and is tried again all the same.
   */
  async isUnsent(text: string): Promise<void> {
    await this.message(text).and(this.page.locator(`[data-delivery="sending"], [data-delivery="failed"]`)).waitFor();
  }

  /** The texts on the screen, from top to bottom. */
  async texts(): Promise<readonly string[]> {
    return this.messages.locator(".bubble__text").allTextContents();
  }

  async ids(): Promise<readonly string[]> {
    return this.messages.evaluateAll((rows) => rows.map((row) => row.getAttribute("data-message") ?? ""));
  }
}

export const customerTalk = (page: Page): Talk => new Talk(page, "Your message");
export const volunteerTalk = (page: Page): Talk => new Talk(page, "Your reply");
