import type { Page } from "playwright-core";

export interface Shift {
  /** As in CLS. */
  readonly value: number;
  /** What moved, with its top and height before and after in pixels, for the report. */
  readonly what: string;
}

/** A browser's entry for one element that moved. */
interface Source {
  readonly node?: Node;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/**
 * Makes pages that are opened from now on record all layout shifts, also right after a tap, which browsers leave out.
 */
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

/** All layout shifts on this page so far. */
export async function shifts(page: Page): Promise<readonly Shift[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const found = await page.evaluate(() => document.documentElement.dataset["shifts"] ?? "");
  const lines = found.split("\n").filter((line) => line !== "");
  return lines.map((line) => ({ value: Number.parseFloat(line), what: line.slice(line.indexOf(" ") + 1) }));
}
