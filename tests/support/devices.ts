import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { hydrated, launch, Visitor, type DeviceOptions } from "./browser";
import { adminAuth } from "./people";

/** Of everybody whom a browser test makes. */
export const PASSWORD = "a long password of these tests";

interface Settings {
  /** Of the browser itself. */
  readonly flags?: readonly string[];
  /** The browser shows notices, which the headless shell can't. */
  readonly showsNotices?: boolean;
  /** Its pages have their service worker. */
  readonly keepsPages?: boolean;
  /** Whether what went wrong in a page was brought about by the test. */
  readonly onPurpose?: (trouble: string) => boolean;
}

/** What a reader of a failed test would ask for first. */
const shownOn = async (page: Page): Promise<string> =>
  `${page.url()} showed: ${(await page.locator("body").innerText({ timeout: 5_000 })).replaceAll(/\s+/g, " ").slice(0, 800)}`;

/** Opens browsers of their own, closes them after each test, and fails one in which something went wrong that is not `onPurpose`. */
export function devices({
  flags = [],
  showsNotices = false,
  keepsPages = false,
  onPurpose = () => false,
}: Settings = {}): (options?: DeviceOptions) => Promise<Visitor> {
  let browser: Browser;
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    browser = await launch(flags, showsNotices);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    const troubles = visitors.flatMap((each) => each.troubles).filter((trouble) => !onPurpose(trouble));
    if (task.result?.state === "fail")
      troubles.push(
        ...(await Promise.all(visitors.map(({ page }) => shownOn(page).catch(() => "A page that is gone.")))),
      );
    await Promise.all(visitors.map((each) => each.close()));
    visitors = [];
    expect(troubles).toEqual([]);
  });
  return async (options) => {
    const opened = await Visitor.open(browser, { keepsPages, ...options });
    visitors.push(opened);
    return opened;
  };
}

/** An account with an address that was confirmed, and {@link PASSWORD}. */
export async function emailAccount(claims: object = {}): Promise<{ readonly uid: string; readonly email: string }> {
  const email = `${randomUUID()}@people.example`;
  const { uid } = await adminAuth().createUser({ email, password: PASSWORD, emailVerified: true });
  await adminAuth().setCustomUserClaims(uid, claims);
  return { uid, email };
}

/** Logs somebody in as they do themselves, on the way to a page. */
export async function logIn(page: Page, email: string, to: string, password = PASSWORD): Promise<void> {
  await page.goto(`/login?from=${to}`);
  await hydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(({ pathname }) => pathname === to);
}
