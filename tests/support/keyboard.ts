import type { Locator, Page } from "playwright-core";
import { SOON } from "./browser";

/** More than any page has to stop at. */
const STOPS = 120;

/** Goes on by Tab alone until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor(SOON);
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** Goes there by Tab alone, and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
