import type { Locator, Page } from "playwright-core";

/** Where an element is in its window, in CSS pixels; `whole`: all of it is inside and nothing covers its centre. */
export const placeOf = (found: Locator) =>
  found.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return { top, bottom, width, height, whole: inside && (hit === element || element.contains(hit)) };
  });

/** How far a page is taller and wider than its window, in CSS pixels. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => ({
    down: document.documentElement.scrollHeight - innerHeight,
    aside: document.documentElement.scrollWidth - innerWidth,
  }));

/** Labels and bars of a chart that are cut off at its edges. */
export const cutIn = (chart: Locator) =>
  chart.locator("svg").evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    const parts = [...svg.querySelectorAll("text, rect")].filter((each) => getComputedStyle(each).display !== "none");
    return parts.flatMap((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left < frame.left - 0.5 || right > Math.min(frame.right, innerWidth) + 0.5 ? [each.outerHTML] : [];
    });
  });
