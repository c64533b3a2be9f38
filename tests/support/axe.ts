import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

interface Scope {
  /** Selectors: this part of the page alone. */
  readonly include?: string;
  readonly exclude?: string;
  /** axe's tags of rules; every rule without them. */
  readonly tags?: readonly string[];
}

/** Whether something moves or fades that will come to its end; a circle that breathes never does. */
const moves = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(({ effect, playState }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime)),
  );

/** A colour half on its way is no fault of the page's: waits until nothing fades any more. */
export const animationsDone = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );

/** What axe finds on a page that stands still, as `rule: selectors`; read again when something began to move meanwhile. */
export async function violationsOf(page: Page, { include, exclude, tags }: Scope = {}): Promise<string[]> {
  for (let isFirst = true; ; isFirst = false) {
    await animationsDone(page);
    // Legacy mode spares a page of its own for each frame, and we have none.
    let builder = new AxeBuilder({ page }).setLegacyMode();
    if (include !== undefined) builder = builder.include(include);
    if (exclude !== undefined) builder = builder.exclude(exclude);
    if (tags !== undefined) builder = builder.withTags([...tags]);
    const { violations } = await builder.analyze();
    if (violations.length > 0 && (await moves(page))) continue;
    // What a live region says first is hidden from screen readers for a tenth of a second (ui/LiveRegion).
    if (isFirst && violations.some(({ id }) => id === "aria-hidden-focus")) continue;
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(" | ")}`);
  }
}
