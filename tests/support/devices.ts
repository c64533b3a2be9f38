import { randomUUID } from "node:crypto";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { hydrated, launch, Visitor } from "./browser";
import { adminAuth } from "./people";

/** Of everybody whom a browser test makes. */
export const PASSWORD = "a long password of these tests";

interface Settings {
  /** Of the browser itself. */
  readonly flags?: readonly string[];
  /** The browser shows notices, which the headless shell can't. */
  readonly showsNotices?: boolean;
  /** Whether what went wrong in a page was brought about by the test. */
  readonly onPurpose?: (trouble: string) => boolean;
}

/** Opens browsers of their own, closes them after each test, and fails one in which something went wrong that is not `onPurpose`. */
export function devices({ flags = [], showsNotices = false, onPurpose = () => false }: Settings = {}): (
  options?: BrowserContextOptions,
) => Promise<Visitor> {
  let browser: Browser;
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    browser = await launch(flags, showsNotices);
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const troubles = visitors.flatMap((each) => each.troubles).filter((trouble) => !onPurpose(trouble));
    await Promise.all(visitors.map((each) => each.close()));
    visitors = [];
    // As one text, which the message of a failure holds whole.
    expect(troubles.join("\n")).toBe("");
  });
  return async (options) => {
    const opened = await Visitor.open(browser, options);
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
export async function logIn(page: Page, email: string, to: string): Promise<void> {
  await page.goto(`/login?from=${to}`);
  await hydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(({ pathname }) => pathname === to);
}
