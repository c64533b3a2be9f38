import type { Page } from "playwright-core";

export interface Shift {
  /** As in CLS. */
  readonly value: number;
  /** What moved, from which top and height to which, in pixels, for a reader to understand. */
  readonly what: string;
}

/** What browsers say of one thing that moved. */
interface Source {
  readonly node?: Node;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Lets pages opened from here on write down all that moves on them, also right after a tap, which browsers don't count. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let found = "";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("value" in entry)) continue;
        const sources: readonly Source[] = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const names = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : "?";
          return `${name} ${from.top}+${from.height} to ${to.top}+${to.height}`;
        });
        found += `${Number(entry.value)} ${names.join(" ")}\n`;
        document.documentElement.dataset["shifts"] = found;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** All that has moved on this page so far. */
export async function shifts(page: Page): Promise<readonly Shift[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const found = await page.evaluate(() => document.documentElement.dataset["shifts"] ?? "");
  const lines = found.split("\n").filter((line) => line !== "");
  return lines.map((line) => ({ value: Number.parseFloat(line), what: line.slice(line.indexOf(" ") + 1) }));
}
