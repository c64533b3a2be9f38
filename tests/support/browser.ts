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

/** The database's client says so after ten seconds; what a page shows until then and after is what tests look at. */
const OF_A_BUSY_MACHINE = /Could not reach Cloud Firestore backend/;

/** The suite's Chromium, else Debian's, else the one that Playwright fetched; `whole` for one that shows notices. */
export function launch(more: readonly string[] = [], whole = false): Promise<Browser> {
  const debian = existsSync(SYSTEM) ? SYSTEM : undefined;
  const named = process.env["THODU_CHROMIUM"];
  const executablePath = whole ? (debian ?? named) : (named ?? debian);
  return chromium.launch({ args: [...FLAGS, ...more], ...(executablePath === undefined ? {} : { executablePath }) });
}

/**
 * What a browser writes to the console of itself while it has no network; the last is Firestore's own probe, a picture
 * of another site, which the policy keeps from being fetched.
 */
const OF_THE_NETWORK = /net::ERR_|Could not reach Cloud Firestore backend|status of 5\d\d|cleardot\.gif/;

/** What a visitor's device is, besides what Playwright knows of one. */
export interface DeviceOptions extends BrowserContextOptions {
  /** Its pages have their service worker, which fetches and keeps every file once more: for what works without a network. */
  readonly keepsPages?: boolean;
}

/** As in a browser whose reader has forbidden it. */
export const withoutWorker = (): void => {
  if ("serviceWorker" in navigator)
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("Forbidden", "SecurityError"));
};

/** Hears of what goes wrong in a page, and what its console says is an error. */
export function listen(page: Page, onTrouble: (words: string) => void): void {
  page.on("pageerror", ({ message }) => onTrouble(message));
  page.on("console", (said) => {
    if (said.type() !== "error" || OF_A_BUSY_MACHINE.test(said.text())) return;
    onTrouble(`${said.text()} (${said.location().url})`);
  });
}

/** One person at one device: a page of its own, and what went wrong in it. */
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
      // A circle that breathes is drawn sixty times a second, on processors that three suites share.
      reducedMotion: "reduce",
      ...options,
    });
    context.setDefaultTimeout(SOON.timeout);
    // What it did, asked and said; pictures of each step would take a tenth longer.
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

  /** From here on what the console says in these words is no trouble: the test brings it about. */
  expectTrouble(words: RegExp): void {
    this.#expected.push(words);
  }

  /** From here on the network fails on purpose. */
  expectNetworkTrouble(): void {
    this.expectTrouble(OF_THE_NETWORK);
  }

  async cutNetwork(cut: boolean): Promise<void> {
    this.expectNetworkTrouble();
    await this.context.setOffline(cut);
  }

  /** `trace`: the file that keeps what its pages did, for `npx playwright-core show-trace`; null keeps nothing. */
  async close(trace: string | null = null): Promise<void> {
    if (trace !== null) await this.context.tracing.stop({ path: trace }).catch(() => undefined);
    await this.context.close();
  }
}

/** Waits until React has taken over what the build rendered; before that a form would be sent by the browser itself. */
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

  /** Writes and sends with Enter, as at a keyboard, once the field is alive. */
  async say(text: string): Promise<void> {
    await hydrated(this.page, "main textarea");
    await this.composer.fill(text);
    await this.composer.press("Enter");
  }

  /** Waits until an own message has come as far as this. */
  async reaches(text: string, delivery: "sending" | "failed" | "sent" | "delivered" | "read"): Promise<void> {
    await this.message(text)
      .and(this.page.locator(`[data-delivery="${delivery}"]`))
      .waitFor();
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
