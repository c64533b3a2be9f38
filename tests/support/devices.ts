import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Locale } from "@thodu/domain/locale";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, expect } from "vitest";
import { workCache } from "../../tools/src/lib/paths";
import { launch, Visitor, type DeviceOptions } from "./browser";
import { adminAuth, PASSWORD } from "./people";
import { signInAt } from "./signedIn";
import { suite } from "./suite";

interface Settings {
  /** Command-line flags of the browser. */
  readonly flags?: readonly string[];
  /** The browser shows notices, which the headless shell can't. */
  readonly showsNotices?: boolean;
  /** Its pages have their service worker. */
  readonly keepsPages?: boolean;
  /** Whether the test caused what went wrong in a page. */
  readonly onPurpose?: (trouble: string) => boolean;
}

const launched = new Map<string, Promise<Browser>>();

/** A browser that all tests of this process with the same needs share; it ends with the process. */
function sharedBrowser(flags: readonly string[], showsNotices: boolean): Promise<Browser> {
  const key = JSON.stringify([flags, showsNotices]);
  const browser = launched.get(key) ?? launch(flags, showsNotices);
  launched.set(key, browser);
  return browser;
}

/** The text that the page shows, for the report of a failed test. */
const shownOn = async (page: Page): Promise<string> =>
  `${page.url()} showed: ${(await page.locator("body").innerText({ timeout: 5_000 })).replaceAll(/\s+/g, " ").slice(0, 800)}`;

/** Where the trace of a device of a failed test is kept. */
const traceOf = (test: string, nth: number): string =>
  join(
    workCache,
    "traces",
    `${test
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .slice(0, 80)} ${nth + 1}.zip`,
  );

/**
 * Opens devices for each test, closes them after it, and fails it if something went wrong in one that is not
 * `onPurpose`.
 */
export function devices({
  flags = [],
  showsNotices = false,
  keepsPages = false,
  onPurpose = () => false,
}: Settings = {}): (options?: DeviceOptions) => Promise<Visitor> {
  let browser: Browser;
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    browser = await sharedBrowser(flags, showsNotices);
  });
  afterEach(async ({ task }) => {
    const troubles = visitors.flatMap((each) => each.troubles).filter((trouble) => !onPurpose(trouble));
    const failed = task.result?.state === "fail" || troubles.length > 0;
    if (failed) {
      const pages = visitors.flatMap(({ context }) => context.pages());
      troubles.push(...(await Promise.all(pages.map((page) => shownOn(page).catch(() => "A page that is gone.")))));
    }
    await Promise.all(visitors.map((each, nth) => each.close(failed ? traceOf(task.name, nth) : null)));
    visitors = [];
    expect(troubles).toEqual([]);
  });
  return async (options) => {
    const opened = await Visitor.open(browser, { keepsPages, ...options });
    visitors.push(opened);
    return opened;
  };
}

/** An account with a confirmed address and {@link PASSWORD}. */
export async function emailAccount(claims: object = {}): Promise<{ readonly uid: string; readonly email: string }> {
  const email = `${randomUUID()}@people.example`;
  const { uid } = await adminAuth().createUser({ email, password: PASSWORD, emailVerified: true });
  await adminAuth().setCustomUserClaims(uid, claims);
  return { uid, email };
}

/** Signs a person in and opens a page. */
export async function signInTo(page: Page, email: string, to: string, password = PASSWORD): Promise<void> {
  await signInAt(page, email, password);
  await page.goto(to);
  await page.waitForURL(({ pathname }) => pathname === to);
}

/**
 * Chooses a language for the next pages, as a person did before. The page is left first: one whose start sees a newly
 * chosen language loads again, and would end the next `goto`.
 */
export async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  await page.goto("about:blank");
  await page.context().addCookies([{ name: "firebase-language-override", value: locale, url: suite().webOrigin }]);
}
