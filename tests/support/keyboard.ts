import type { Locator, Page } from "playwright-core";
import { SOON } from "./browser";

/** More tab stops than any page has. */
const STOPS = 120;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor(SOON);
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** Reaches the target by Tab, and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
