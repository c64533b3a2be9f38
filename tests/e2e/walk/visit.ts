import type { Page } from "playwright-core";
import { animationsDone, violationsOf } from "../../support/axe";
import { SOON } from "../../support/browser";
import type { Route } from "./routes";

export const themes = ["light", "dark"] as const;

/** Waits until the page is at rest: its heading is there, and nothing on it moves or loads. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelectorAll("h1").length > 0 &&
      document.querySelector('.skeleton, .ghosts, .wait, [aria-busy="true"]') === null,
    undefined,
    { timeout: SOON.timeout, polling: 100 },
  );
  await animationsDone(page);
}

/** In light every rule is checked; in dark only those about colours, as a theme changes nothing else. */
const axe = (page: Page, theme: (typeof themes)[number]): Promise<string[]> =>
  violationsOf(page, theme === "light" ? {} : { tags: ["cat.color"] });

/** By how many pixels the page is wider than the window if its reader has set their text to this size. */
const overhang = (page: Page, text: string): Promise<number> =>
  page.evaluate(async (size) => {
    const { documentElement: html } = document;
    html.style.fontSize = size;
    // A size that is reached by a transition, however short, is not there before the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const wide = html.scrollWidth - html.clientWidth;
    html.style.fontSize = "";
    return wide;
  }, text);

/** What must hold on every page in every language, theme and size; returns the first findings in words. */
export async function faults(page: Page, seenIn: readonly (typeof themes)[number][]): Promise<string[]> {
  const found: string[] = [];
  const headings = await page.locator("h1").count();
  for (const text of ["100%", "200%"]) {
    const wide = await overhang(page, text);
    if (wide > 0) found.push(`scrolls sideways by ${wide} px with text at ${text}`);
  }
  if (headings !== 1) found.push(`${headings} headings of the first level`);
  for (const theme of seenIn) {
    await page.emulateMedia({ colorScheme: theme });
    await settle(page);
    found.push(...(await axe(page, theme)).map((each) => `${theme}: ${each}`));
  }
  return found;
}

/**
 * Words of almost any English sentence, and the name of the help line; names, addresses and figures have none of them.
 */
const ENGLISH = /\b(the|and|you|your|to|of|is|are|for|with|not|no|free|tele-manas)\b/gi;

/** English words that are left on a page in another language. */
export async function english(page: Page): Promise<string[]> {
  const found = (await page.locator("body").innerText()).match(ENGLISH) ?? [];
  return [...new Set(found)].map((word) => `says "${word}"`);
}

/** Words of the spec that are missing on the page. */
export async function missingWords(page: Page, { words }: Route): Promise<string[]> {
  const all = await page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label"));
    return [document.body.textContent, ...named].join("\n");
  });
  const text = all.replaceAll(/\s+/g, " ");
  return words.filter((each) => !text.includes(each));
}

const MOST_STEPS = 60;

/** Whether Tab reaches the page's action, with each stop in sight. */
export async function reachable(page: Page, name: string): Promise<boolean> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const { activeElement, body } = document;
      // After the last stop the focus is on the body, whose text contains every word of the page, so it does not count.
      if (activeElement === body) return [];
      const labels =
        activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
          ? [...(activeElement.labels ?? [])]
          : [];
      return [
        activeElement?.getAttribute("aria-label"),
        activeElement?.textContent,
        ...labels.map((label) => label.textContent),
      ];
    });
    if (here.some((each) => each?.replaceAll(/\s+/g, " ").trim().includes(name) === true)) return true;
  }
  return false;
}
