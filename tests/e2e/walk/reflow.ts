import { locales } from "@thodu/domain/locale";
import type { Page } from "playwright-core";
import { WHOLE } from "../../support/looks";

/** The languages in which only the room is checked: with every change Telugu, whose words are the longest. */
export const longest = WHOLE ? locales : (["te"] as const);

/** 1280 × 1024 at 400 % (WCAG 1.4.10), and the narrowest phone. */
const sizes = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
] as const;

/** Frames within which a page must have settled, on a machine with other work. */
const FRAMES = 20;

/**
 * What can't be used in a window of 320 pixels without scrolling sideways: the page, a part of it, or a control that is
 * cut off or covered. Tables may scroll.
 */
export async function reflow(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  // What appears only under the mouse pointer does not count.
  await page.mouse.move(0, 0);
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
    found.push(...(await lasting(page)).map((each) => `${size.width} × ${size.height}: ${each}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** What is still out of reach once the page has had time to settle in its new size. */
async function lasting(page: Page): Promise<string[]> {
  let found: string[] = [];
  for (let frames = 0; frames < FRAMES; frames += 1) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    found = await unreachable(page);
    if (found.length === 0) break;
  }
  return found;
}

const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const words = element.getAttribute("aria-label") ?? element.textContent;
      return `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").split(" ")[0] ?? ""} "${words.replaceAll(/\s+/g, " ").trim().slice(0, 40)}"`;
    };
    const faults = new Set<string>();
    const { documentElement: html } = document;
    if (html.scrollWidth > html.clientWidth)
      faults.add(`the page is ${html.scrollWidth - html.clientWidth} px too wide`);

    for (const card of document.querySelectorAll(".card")) {
      const over = card.getBoundingClientRect().right - (card.parentElement?.getBoundingClientRect().right ?? Infinity);
      if (over > 1) faults.add(`${nameOf(card)} is ${Math.round(over)} px wider than where it stands`);
    }

    const modal = document.querySelector("dialog:modal");
    const controls = (modal ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const focused = document.activeElement;
    for (const control of controls) {
      if (
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        control.matches('[type="hidden"], .bar__skip')
      )
        continue;
      if (control.clientWidth <= 1 && control.getBoundingClientRect().width <= 1) continue;
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: "center", inline: "nearest" });
      for (let parent = control.parentElement; parent && parent !== html; parent = parent.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(parent);
        const aside = parent.scrollWidth > parent.clientWidth + 1;
        if (overflowX !== "visible" && aside && !parent.querySelector(":scope > table"))
          faults.add(`${nameOf(control)} is in a part that goes on sideways`);
        if (overflowY === "hidden" && parent.scrollTop !== 0) faults.add(`${nameOf(control)} is cut off`);
      }
      const box = control.getClientRects()[0];
      if (!box) continue;
      if (box.left < -1 || box.right > innerWidth + 1) faults.add(`${nameOf(control)} is cut off at the side`);
      const hit = document.elementFromPoint(
        (box.left + box.right) / 2,
        Math.min((box.top + box.bottom) / 2, innerHeight - 1),
      );
      const own =
        hit !== null &&
        (control.contains(hit) || hit.contains(control) || hit.closest("label")?.contains(control) === true);
      if (!own && !control.matches(":disabled"))
        faults.add(`${nameOf(control)} lies under ${hit ? nameOf(hit) : "nothing"}`);
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    return [...faults];
  });
